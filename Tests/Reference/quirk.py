"""States of random circuits in Quirk's format, as Cirq reads and runs them.

A row holds the JSON of a circuit and the amplitudes as [real, imaginary] in index order, Quirk's topmost wire being the
least significant bit.
"""

import json
import random
from urllib.parse import quote

import cirq

from reference import main

POWERS = ["", "^½", "^-½", "^¼", "^-¼", "^⅛", "^-⅛", "^⅟₁₆", "^-⅟₁₆"]
FIXED = ["H"] + [letter + power for letter in "XYZ" for power in POWERS]
FORMULAS = ["X^ft", "Y^ft", "Z^ft", "Rxft", "Ryft", "Rzft"]
ARGUMENTS = ["pi/4", "1/3", "-0.7", "3*pi/8", "sqrt(2)/3", "2^-2", "cos(1)"]
CONTROLS = ["•", "◦", "⊕", "⊖", "⊗", "(/)"]
SQRT_ISWAP = "{{1,0,0,0},{0,√½,√½i,0},{0,√½i,√½,0},{0,0,0,1}}"


def circuit(seed: int) -> dict:
    """A random circuit on three or four wires."""
    chance = random.Random(seed)
    wires = chance.choice([3, 4])
    columns = []
    for _ in range(12):
        column = [1] * wires
        places = chance.sample(range(wires), wires)
        for place in places[: chance.choice([1, 1, 2])]:
            column[place] = (
                chance.choice(FIXED)
                if chance.random() < 0.6
                else {"id": chance.choice(FORMULAS), "arg": chance.choice(ARGUMENTS)}
            )
        for place in places[2 : 2 + chance.choice([0, 1, 2])]:
            column[place] = chance.choice(CONTROLS)
        if chance.random() < 0.15:
            column = [1] * wires
            a, b, c = chance.sample(range(wires), 3)
            column[a] = column[b] = "Swap"
            column[c] = chance.choice(CONTROLS + [1])
        if chance.random() < 0.1:
            column = ["~half", 1, chance.choice(CONTROLS + [1])]
        columns.append(column)
    start = [chance.choice([0, 1, "+", "-", "i", "-i"]) for _ in range(wires)]
    return {
        "cols": columns,
        "gates": [{"id": "~half", "name": "half a swap", "matrix": SQRT_ISWAP}],
        "init": start,
    }


def state(text: str) -> list[list[float]]:
    """The state that Cirq computes."""
    read = cirq.quirk_url_to_circuit("https://algassert.com/quirk#circuit=" + quote(text))
    wires = max(len(column) for column in json.loads(text)["cols"])
    # Cirq's first qubit is the most significant.
    order = cirq.LineQubit.range(wires)[::-1]
    amplitudes = cirq.Simulator(dtype=complex).simulate(read, qubit_order=order).final_state_vector
    return [[float(value.real), float(value.imag)] for value in amplitudes]


def rows() -> list:
    texts = [json.dumps(circuit(seed), ensure_ascii=False, separators=(",", ":")) for seed in range(24)]
    return [{"circuit": text, "state": state(text)} for text in texts]


main("quirk.json", rows(), tolerance=1e-12)
