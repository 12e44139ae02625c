"""Spins in fields, with and without relaxation, as QuTiP's mesolve has them.

A row of kind "spin" holds a field or a drive, the arrow at the start and the arrow at the end; one of kind
"spins" a Hamiltonian as Pauli strings, an optional drive, optional decays, and the elements of the density
matrix at the end, row after row. Qubit 0 is the rightmost symbol of a string. Solved with tolerances of
1e-11; compared to 1e-8.
"""

import numpy
import qutip

from reference import main

X, Y, Z, I = qutip.sigmax(), qutip.sigmay(), qutip.sigmaz(), qutip.qeye(2)
LOWER = qutip.Qobj([[0, 1], [0, 0]])
LETTERS = {"I": I, "X": X, "Y": Y, "Z": Z}
OPTIONS = {"atol": 1e-12, "rtol": 1e-11, "nsteps": 2_000_000, "max_step": 0.01}
GRID = 3


def solve(hamiltonian, state, duration, decays=(), breaks=()):
    """The density matrix after a time; the solver is restarted at breaks."""
    rho = state
    edges = [0.0, *breaks, duration]
    for start, end in zip(edges, edges[1:]):
        times = numpy.linspace(start, end, GRID)
        step = dict(OPTIONS, max_step=(end - start) / 50)
        rho = qutip.mesolve(hamiltonian(start, end), rho, times, list(decays), options=step).states[-1]
    return rho


def arrow(rho):
    return [float(qutip.expect(operator, rho)) for operator in (X, Y, Z)]


def density(start):
    return (I + start[0] * X + start[1] * Y + start[2] * Z) / 2


def relaxations(t1, t2, equilibrium):
    excited = (1 - equilibrium) / 2
    decays = [numpy.sqrt((1 - excited) / t1) * LOWER, numpy.sqrt(excited / t1) * LOWER.dag()]
    rate = 1 / t2 - 0.5 / t1
    return decays + [numpy.sqrt(rate / 2) * Z] if rate > 1e-12 else decays


def strength(drive, time):
    fraction = time / drive["duration"]
    offset = fraction - 0.5
    name, value = drive["envelope"], drive["shape"]
    if name == "square":
        return 1.0
    if name == "gaussian":
        return numpy.exp(-0.5 * (offset / value[0]) ** 2)
    return numpy.sinc(2 * value[0] * offset)


def drive_hamiltonian(drive, frame):
    resonance, carrier = drive["resonance"], drive["carrier"]
    amplitude, phase = drive["amplitude"], drive["phase"]

    def build(start, end):
        if drive["envelope"] == "samples":
            samples = drive["shape"]
            fixed = samples[int((start + end) / 2 / drive["duration"] * len(samples))]
            shape = lambda t: fixed
        else:
            shape = lambda t: strength(drive, t)
        if frame == "laboratory":
            return [resonance * Z / 2, [X, lambda t: amplitude * shape(t) * numpy.cos(carrier * t + phase)]]
        parts = [(resonance - carrier) * Z / 2]
        extra = (lambda t: numpy.exp(2j * carrier * t + 1j * phase)) if frame == "exact" else (lambda t: 0)
        parts.append([X / 2, lambda t: amplitude * shape(t) * (numpy.cos(phase) + numpy.real(extra(t)))])
        parts.append([Y / 2, lambda t: amplitude * shape(t) * (numpy.sin(phase) - numpy.imag(extra(t)))])
        return parts

    return build


def spin_rows():
    found = []
    starts = [[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.6, 0.0, 0.8], [0.1, -0.3, 0.2]]
    fields = [[0.0, 0.0, 2.0], [1.3, 0.0, 0.0], [0.7, -1.1, 2.2], [5.0, 3.0, -4.0]]
    for start, field in zip(starts, fields):
        for relaxation in (None, [3.0, 2.0, 1.0], [1.5, 3.0, 0.4], [4.0, 0.5, -0.2]):
            hamiltonian = (field[0] * X + field[1] * Y + field[2] * Z) / 2
            decays = relaxations(*relaxation) if relaxation else ()
            rho = solve(lambda a, b: hamiltonian, density(start), 2.7, decays)
            found.append({"kind": "spin", "field": field, "relaxation": relaxation, "duration": 2.7,
                          "start": start, "end": arrow(rho)})
    shapes = [("square", []), ("gaussian", [0.18]), ("sinc", [2.5]), ("samples", [0.2, 1.0, -0.5, 0.7, 0.0])]
    for number, (envelope, shape) in enumerate(shapes):
        for frame in ("laboratory", "exact", "neglected"):
            for relaxation in (None, [6.0, 4.0, 0.8]):
                drive = {"resonance": 12.0, "carrier": 12.0 + 0.4 * (number - 1), "amplitude": 1.7,
                         "phase": 0.3 * number, "envelope": envelope, "shape": shape, "duration": 4.0}
                breaks = [4.0 * k / len(shape) for k in range(1, len(shape))] if envelope == "samples" else []
                decays = relaxations(*relaxation) if relaxation else ()
                rho = solve(drive_hamiltonian(drive, frame), density(starts[number]), 4.0, decays, breaks)
                found.append({"kind": "spin", "drive": drive, "frame": frame, "relaxation": relaxation,
                              "duration": 4.0, "start": starts[number], "end": arrow(rho)})
    return found


def string(text):
    return qutip.tensor([LETTERS[letter] for letter in text])


def elements(rho):
    return [[float(value.real), float(value.imag)] for value in rho.full().reshape(-1)]


def spins_rows():
    cases = [
        ("exchange", {"XX": 0.25, "YY": 0.25, "ZZ": 0.25, "ZI": 0.9, "IZ": 0.4}, None, []),
        ("zz", {"ZZ": 0.4, "XI": 0.3}, None, []),
        ("xx", {"XX": 0.5, "IZ": 1.0, "ZI": 1.2, "II": 0.3}, None, []),
        ("driven exchange", {"XX": 0.1, "YY": 0.1, "ZZ": 0.1, "ZI": 2.0, "IZ": 2.5},
         {"string": "IX", "amplitude": 0.8, "frequency": 4.8}, []),
        ("damped pair", {"XX": 0.25, "YY": 0.25, "IZ": 0.5},
         None, [{"rate": 0.2, "lower": 0}, {"rate": 0.35, "lower": 1}]),
        ("three", {"ZZI": 0.4, "IXX": 0.2, "YIY": -0.3, "IIZ": 1.0, "XII": 0.7}, None, []),
    ]
    found = []
    for name, terms, drive, decays in cases:
        count = len(next(iter(terms)))
        constant = sum(value * string(text) for text, value in terms.items())
        pure = qutip.tensor([(qutip.basis(2, 0) + (0.5 + 0.2j * k) * qutip.basis(2, 1)).unit() for k in range(count)])
        hamiltonian = lambda a, b: constant
        if drive:
            hamiltonian = lambda a, b: [constant, [string(drive["string"]),
                                        lambda t: drive["amplitude"] * numpy.cos(drive["frequency"] * t)]]
        jumps = []
        for decay in decays:
            parts = [I] * count
            parts[count - 1 - decay["lower"]] = LOWER
            jumps.append(numpy.sqrt(decay["rate"]) * qutip.tensor(parts))
        rho = solve(hamiltonian, pure * pure.dag(), 3.2, jumps)
        found.append({"kind": "spins", "name": name, "terms": terms, "wobble": drive, "decays": decays,
                      "duration": 3.2, "amplitudes": elements(pure), "end": elements(rho)})
    return found


main("motion.json", spin_rows() + spins_rows(), tolerance=1e-9)
