"""The work that every simulator is given, as plain tuples; qubit 0 is the least significant.

A circuit is a list of ("h", q), ("u", q, theta, phi, lambda), ("cx", control, target), ("cz", a, b),
("cp", control, target, angle), ("swap", a, b) and ("rxx", a, b, angle), ("ryy", …), ("rzz", …). The shapes are those
of Sources/SimulatorBenchmarks.
"""
import cmath
import math
import random

import numpy

PLACES = {
    "hadamard": {"low": lambda n: (0,), "mid": lambda n: (n // 2,), "high": lambda n: (n - 1,)},
    "cnot": {"low-low": lambda n: (0, 1), "low-high": lambda n: (0, n - 1), "high-high": lambda n: (n - 2, n - 1)},
}
PLACES["collapse"] = PLACES["hadamard"]
PLACES["dense"] = PLACES["cnot"]


def random_bricks(n, depth=20):
    """Layers of arbitrary one-qubit gates, each followed by CZ on a brick pattern."""
    draw = random.Random(7)
    turn = lambda q: ("u", q, draw.uniform(0, math.pi), draw.uniform(0, 2 * math.pi), draw.uniform(0, 2 * math.pi))
    circuit = []
    for layer in range(depth):
        circuit += [turn(q) for q in range(n)]
        circuit += [("cz", q, q + 1) for q in range(layer % 2, n - 1, 2)]
    return circuit


def fourier(n):
    """The textbook quantum Fourier transform (Nielsen and Chuang, figure 5.1), swaps included."""
    circuit = []
    for target in reversed(range(n)):
        circuit.append(("h", target))
        circuit += [("cp", c, target, math.pi / 2 ** (target - c)) for c in reversed(range(target))]
    return circuit + [("swap", q, n - 1 - q) for q in range(n // 2)]


def heisenberg(n, steps=10):
    """Steps of a Heisenberg chain in a field: rotations about XX, YY and ZZ on every pair of neighbours."""
    circuit = []
    for _ in range(steps):
        for q in [*range(0, n - 1, 2), *range(1, n - 1, 2)]:
            circuit += [("rxx", q, q + 1, 0.2), ("ryy", q, q + 1, 0.2), ("rzz", q, q + 1, 0.3)]
        circuit += [("u", q, 0.1, -math.pi / 2, math.pi / 2) for q in range(n)]
    return circuit


def many_gates(n, count=1000):
    """Two arbitrary one-qubit gates, then a CX, and so on."""
    draw, circuit = random.Random(3), []
    for index in range(count):
        first = draw.randrange(n)
        if index % 3 == 2:
            circuit.append(("cx", first, (first + draw.randrange(1, n)) % n))
        else:
            circuit.append(("u", first, draw.uniform(0, 3), draw.uniform(0, 6), draw.uniform(0, 6)))
    return circuit


def spread(n):
    """A product state without a zero amplitude."""
    return [("u", q, 0.3 + q, 0.2, 0.1) for q in range(n)]


def pauli_strings(n, count=100):
    """Random strings; symbol k acts on qubit k."""
    draw = random.Random(5)
    return ["".join(draw.choice("IXYZ") for _ in range(n)) for _ in range(count)]


def u_matrix(theta, phi, lam):
    """The one-qubit gate of OpenQASM 2: U(theta, phi, lambda)."""
    c, s = math.cos(theta / 2), math.sin(theta / 2)
    return numpy.array([[c, -cmath.exp(1j * lam) * s], [cmath.exp(1j * phi) * s, cmath.exp(1j * (phi + lam)) * c]])


def rotation(axis, angle):
    """exp(-i angle/2 PP) for the Pauli matrix of the axis."""
    pauli = {"x": [[0, 1], [1, 0]], "y": [[0, -1j], [1j, 0]], "z": [[1, 0], [0, -1]]}[axis]
    return math.cos(angle / 2) * numpy.eye(4) - 1j * math.sin(angle / 2) * numpy.kron(pauli, pauli)


def dense_matrix():
    """An arbitrary unitary on two qubits."""
    draw = numpy.random.default_rng(11)
    q, r = numpy.linalg.qr(draw.normal(size=(4, 4)) + 1j * draw.normal(size=(4, 4)))
    return q * (numpy.diag(r) / abs(numpy.diag(r)))
