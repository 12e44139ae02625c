"""The levels with mixed starts under Tests/QubitLevelsTests/Mechanics, their first solutions played by NumPy.

A row holds a level, one of its cases, the arrow of each qubit at the end of the board, qubit 0 first, the probability of
each basis state and the purity tr \u03c1\u00b2, averaged over what measurements find. Density matrices are multiplied out.
"""

import json
import re

import numpy

from reference import FOLDER, main

LEVELS = FOLDER.parent / "QubitLevelsTests" / "Mechanics"
I, X, Z = numpy.eye(2), numpy.array([[0, 1], [1, 0]]), numpy.diag([1, -1])
Y = 1j * X @ Z
GATES = {"X": X, "Z": Z, "H": (X + Z) / numpy.sqrt(2), "S": numpy.diag([1, 1j])}
NAMES = {"pi": numpy.pi, "sqrt": numpy.sqrt, "i": 1j}


def value(text):
    """A number, or a ket as a vector, as levels spell them."""
    if not isinstance(text, str):
        return text
    kets = re.sub(r"\|([01]+)>", lambda ket: f"ket('{ket[1]}')", text)
    return eval(kets, NAMES | {"ket": lambda bits: numpy.eye(1 << len(bits))[int(bits, 2)]})


def density(start):
    parts = start["density"]
    if isinstance(parts[0], list):
        return numpy.array([[value(element) for element in row] for row in parts], dtype=complex)
    kets = [(value(part["weight"]), value(part["ket"])) for part in parts]
    return sum(weight * numpy.outer(ket, ket.conj()) for weight, ket in kets)


def on(qubit, matrix, count):
    """The matrix on one qubit; qubit 0 is the rightmost factor."""
    product = numpy.eye(1)
    for place in reversed(range(count)):
        product = numpy.kron(product, matrix if place == qubit else I)
    return product


def play(move, ends, names):
    """What a move makes of the unnormalised states that go with each register of bits."""
    count = len(names)
    if measured := re.fullmatch(r"measure (\w+) -> c0", move):
        projectors = [on(names.index(measured[1]), (I + sign * Z) / 2, count) for sign in (1, -1)]
        return [(bit, p @ rho @ p) for _, rho in ends for bit, p in enumerate(projectors)]
    condition, gate, dial, name = re.fullmatch(r"(if c0=1: )?(\w+?)(?:\((.*)\))? (\w+)", move).groups()
    if gate == "Ry":
        half = value(dial) / 2
        matrix = numpy.cos(half) * I - 1j * numpy.sin(half) * Y
    else:
        matrix = GATES[gate]
    unitary = on(names.index(name), matrix, count)
    return [(bit, rho if condition and not bit else unitary @ rho @ unitary.conj().T) for bit, rho in ends]


def rows():
    for name in "cooling", "pale", "thermal", "werner":
        level = json.loads((LEVELS / f"{name}.json").read_text(encoding="utf-8"))
        for case in level.get("cases", [{}]):
            ends = [(0, density(case.get("start", level["start"])))]
            for move in level["solutions"][0]:
                ends = play(move, ends, level["qubits"])
            rho = sum(rho for _, rho in ends)
            count = len(level["qubits"])
            arrows = [[numpy.trace(on(q, p, count) @ rho).real for p in (X, Y, Z)] for q in range(count)]
            yield {
                "level": name, "case": case.get("id"), "arrows": arrows,
                "probabilities": list(numpy.diag(rho).real), "purity": numpy.trace(rho @ rho).real,
            }


if __name__ == "__main__":
    main("mixed_starts.json", list(rows()), 1e-12)
