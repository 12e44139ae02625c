"""The levels with dynamics under Tests/QubitLevelsTests/Mechanics, their first solutions played by QuTiP's mesolve.

A row holds a level, one of its cases, and the arrow of each qubit at the end of the board, qubit 0 first,
averaged over what measurements and noise do. Solved with tolerances of 1e-11; compared to 1e-8.
"""

import json
import math
import pathlib
import re

import numpy
import qutip

from reference import FOLDER, main

X, Y, Z, I = qutip.sigmax(), qutip.sigmay(), qutip.sigmaz(), qutip.qeye(2)
LETTERS = {"I": I, "X": X, "Y": Y, "Z": Z}
LOWER = qutip.Qobj([[0, 1], [0, 0]])
GATES = {"X": X, "Y": Y, "Z": Z, "H": (X + Z) / numpy.sqrt(2)}


def number(text):
    if isinstance(text, (int, float)):
        return text
    spelled = re.sub(r"(\d)(pi|sqrt)", r"\1*\2", text)
    return eval(spelled, {"pi": math.pi, "sqrt": math.sqrt})


class Board:
    def __init__(self, level, case):
        self.level, self.names = level, level["qubits"]
        self.count = len(self.names)
        self.dynamics = level.get("dynamics", {"frame": "rotating"})
        self.pieces = {piece["name"]: piece for piece in level.get("pieces", [])}
        terms = self.dynamics.get("hamiltonian", []) + case.get("hamiltonian", [])
        self.steady = sum((number(term["rate"]) / 2 * self.string(term["pauli"]) for term in terms),
                          0 * self.string("I" * self.count))
        self.decays = []
        for each in self.dynamics.get("relaxation", []):
            qubit = self.names.index(each["qubit"])
            t1 = number(each.get("t1", math.inf))
            t2 = number(each.get("t2", 2 * t1))
            excited = (1 - number(each.get("equilibrium", 1))) / 2
            rate = 1 / t2 - 0.5 / t1
            for size, operator in ((1 - excited) / t1, LOWER), (excited / t1, LOWER.dag()), (rate / 2, Z):
                if size > 1e-12:
                    self.decays.append(numpy.sqrt(size) * self.on(qubit, operator))

    def string(self, text):
        return qutip.tensor([LETTERS[letter] for letter in text])

    def on(self, qubit, operator):
        parts = [I] * self.count
        parts[self.count - 1 - qubit] = operator
        return qutip.tensor(parts)

    def move(self, rho, piece, dials):
        duration = dials[0]
        hamiltonian = [self.steady]
        if "pulse" in piece:
            pulse, phase = piece["pulse"], dials[1]
            size, carrier = number(pulse["amplitude"]), number(pulse.get("carrier", 0))
            width = number(pulse.get("shape", {}).get("gaussian", math.inf))
            shape = lambda t: math.exp(-0.5 * ((t / duration - 0.5) / width) ** 2)
            x, y = (self.on(self.names.index(pulse["qubit"]), operator) for operator in (X, Y))
            if self.dynamics["frame"] == "laboratory":
                hamiltonian.append([x, lambda t: size * shape(t) * math.cos(carrier * t + phase)])
            else:
                counter = 1 if self.dynamics["frame"] == "rotatingExact" else 0
                turned = lambda t: 2 * carrier * t + phase
                hamiltonian.append([x / 2, lambda t: size * shape(t) * (math.cos(phase) + counter * math.cos(turned(t)))])
                hamiltonian.append([y / 2, lambda t: size * shape(t) * (math.sin(phase) - counter * math.sin(turned(t)))])
        options = {"atol": 1e-12, "rtol": 1e-11, "nsteps": 2_000_000, "max_step": duration / 200}
        return qutip.mesolve(hamiltonian, rho, [0, duration], self.decays, options=options).states[-1]

    def flip(self, rho, kind, chance, qubit):
        letters = {"bitFlip": [X], "phaseFlip": [Z], "bitPhaseFlip": [Y], "depolarising": [X, Y, Z]}[kind]
        flipped = sum(self.on(qubit, letter) * rho * self.on(qubit, letter) for letter in letters)
        return (1 - chance) * rho + chance / len(letters) * flipped

    def play(self, rho, text):
        call = re.fullmatch(r"(\w+)\((.*)\)", text)
        words = text.split()
        if call and call[1] in self.pieces:
            return self.move(rho, self.pieces[call[1]], [number(dial) for dial in call[2].split(",")])
        if words[0] == "measure":
            qubit = self.names.index(words[1])
            parts = [(1 + sign * self.on(qubit, Z)) / 2 for sign in (1, -1)]
            return sum(part * rho * part for part in parts)
        qubits = [self.names.index(word) for word in words[1:]]
        if words[0] in self.pieces:
            noise = self.pieces[words[0]]["noise"]
            return self.flip(rho, noise["kind"], number(noise["probability"]), qubits[0])
        gate = self.on(qubits[-1], GATES[words[0].lstrip("C")])
        one = 1
        for control in qubits[:-1]:
            one = one * (1 - self.on(control, Z)) / 2
        if len(qubits) > 1:
            gate = 1 - one + one * gate
        rho = gate * rho * gate.dag()
        for noise in self.dynamics.get("gateNoise", []):
            for qubit in qubits:
                rho = self.flip(rho, noise["kind"], number(noise["probability"]), qubit)
        return rho


def start(level):
    ket = level["start"]["ket"]
    count = len(level["qubits"])
    single = {"0": qutip.basis(2, 0), "1": qutip.basis(2, 1)}
    single["+"] = (single["0"] + single["1"]).unit()
    if ket.startswith("|"):
        return qutip.tensor([single[symbol] for symbol in ket[1:-1]])
    assert ket == "(sqrt(3)|000> + i|001>)/2", ket
    return (math.sqrt(3) * qutip.basis([2] * count, [0, 0, 0]) + 1j * qutip.basis([2] * count, [0, 0, 1])) / 2


def rows():
    found = []
    for path in sorted((FOLDER.parent / "QubitLevelsTests" / "Mechanics").glob("*.json")):
        level = json.loads(path.read_text())
        hasNoise = any("noise" in piece for piece in level.get("pieces", []))
        if "dynamics" not in level and not hasNoise:
            continue
        moves = [move for move in level["solutions"][0] if not move.startswith("answer")]
        items = [item for item in level["board"]] or [{"gap": True}]
        for case in level.get("cases", [{}]):
            board = Board(level, case)
            psi = start(level)
            rho = psi * psi.dag()
            for item in items:
                for text in moves if "gap" in item else [item["gate"]]:
                    rho = board.play(rho, text)
            arrows = [[float(qutip.expect(board.on(qubit, letter), rho)) for letter in (X, Y, Z)]
                      for qubit in range(board.count)]
            found.append({"level": level["id"], "case": case.get("id"), "arrows": arrows})
    return found


if __name__ == "__main__":
    main("motion_levels.json", rows(), 1e-9)
