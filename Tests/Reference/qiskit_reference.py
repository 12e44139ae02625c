#!/usr/bin/env python3
"""Writes qiskit_reference.json: random circuits and mixed states, with what Qiskit computes for them.

    pip install qiskit numpy
    python3 Tests/Reference/qiskit_reference.py           # write the file anew
    python3 Tests/Reference/qiskit_reference.py --check   # compare the committed file with Qiskit

Qubit 0 is the least significant bit, as in Qiskit. The circuits use every named gate of the library, with
and without further controls.
"""

import argparse
import json
import math
import pathlib
import random
import sys

import numpy as np
from qiskit import QuantumCircuit
from qiskit.circuit import library as gates
from qiskit.quantum_info import (
    DensityMatrix, Pauli, Statevector, concurrence, entropy, partial_trace, purity,
    random_density_matrix, state_fidelity,
)

FILE = pathlib.Path(__file__).with_name("qiskit_reference.json")

# name: (parameters, qubits, maker)
GATES = {
    "I": (0, 1, gates.IGate), "X": (0, 1, gates.XGate), "Y": (0, 1, gates.YGate),
    "Z": (0, 1, gates.ZGate), "H": (0, 1, gates.HGate), "S": (0, 1, gates.SGate),
    "Sdg": (0, 1, gates.SdgGate), "T": (0, 1, gates.TGate), "Tdg": (0, 1, gates.TdgGate),
    "SX": (0, 1, gates.SXGate), "SXdg": (0, 1, gates.SXdgGate),
    "SY": (0, 1, lambda: gates.YGate().power(0.5)),
    "Rx": (1, 1, gates.RXGate), "Ry": (1, 1, gates.RYGate), "Rz": (1, 1, gates.RZGate),
    "P": (1, 1, gates.PhaseGate), "U": (3, 1, gates.UGate),
    "CX": (0, 2, gates.CXGate), "CY": (0, 2, gates.CYGate), "CZ": (0, 2, gates.CZGate),
    "CH": (0, 2, gates.CHGate), "CP": (1, 2, gates.CPhaseGate), "CRx": (1, 2, gates.CRXGate),
    "CRy": (1, 2, gates.CRYGate), "CRz": (1, 2, gates.CRZGate), "SWAP": (0, 2, gates.SwapGate),
    "iSWAP": (0, 2, gates.iSwapGate), "sqrtSWAP": (0, 2, lambda: gates.SwapGate().power(0.5)),
    "ECR": (0, 2, gates.ECRGate), "Rxx": (1, 2, gates.RXXGate), "Ryy": (1, 2, gates.RYYGate),
    "Rzz": (1, 2, gates.RZZGate), "CCX": (0, 3, gates.CCXGate), "CCZ": (0, 3, gates.CCZGate),
    "CSWAP": (0, 3, gates.CSwapGate),
}


def numbers(values):
    """Complex numbers as pairs."""
    return [[float(v.real), float(v.imag)] for v in np.asarray(values).reshape(-1)]


def steps(rng, qubits, names):
    """A gate for each name, on random qubits, every third with controls where there is room."""
    result = []
    for place, name in enumerate(names):
        parameter_count, size, _ = GATES[name]
        order = rng.sample(range(qubits), qubits)
        targets, free = order[:size], order[size:]
        controls = [[q, rng.random() < 0.5] for q in free[: rng.randint(1, 2)]] if place % 3 == 0 else []
        parameters = [rng.uniform(-math.pi, math.pi) for _ in range(parameter_count)]
        result.append({"gate": name, "parameters": parameters, "targets": targets, "controls": controls})
    return result


def final_state(qubits, circuit_steps):
    circuit = QuantumCircuit(qubits)
    for step in circuit_steps:
        gate = GATES[step["gate"]][2](*step["parameters"])
        controls = [q for q, _ in step["controls"]]
        if controls:
            wanted = sum(1 << place for place, (_, on) in enumerate(step["controls"]) if on)
            gate = gate.control(len(controls), ctrl_state=wanted)
        circuit.append(gate, controls + step["targets"])
    return Statevector.from_instruction(circuit)


def circuit_case(rng, qubits, names):
    circuit_steps = steps(rng, qubits, names)
    state = final_state(qubits, circuit_steps)
    strings = ["".join(rng.choice("IXYZ") for _ in range(qubits)) for _ in range(4)]
    kept = sorted(rng.sample(range(qubits), max(1, qubits // 2)))
    density = partial_trace(state, [q for q in range(qubits) if q not in kept])
    case = {
        "qubits": qubits,
        "steps": circuit_steps,
        "amplitudes": numbers(state.data),
        "expectations": {s: float(np.real(state.expectation_value(Pauli(s)))) for s in strings},
        "kept": kept,
        "density": numbers(density.data),
        "purity": float(np.real(purity(density))),
        "entropyBits": float(entropy(density, base=2)),
    }
    if qubits >= 2:
        pair = sorted(rng.sample(range(qubits), 2))
        rest = [q for q in range(qubits) if q not in pair]
        case["pair"] = pair
        case["concurrence"] = float(concurrence(partial_trace(state, rest) if rest else state))
    return case


def mixed_case(seed, rank):
    a = random_density_matrix(4, rank=rank, seed=seed)
    b = random_density_matrix(4, rank=4, seed=seed + 1000)
    return {
        "density": numbers(a.data), "other": numbers(b.data), "rank": rank,
        "concurrence": float(concurrence(a)), "entropyBits": float(entropy(a, base=2)),
        "purity": float(np.real(purity(a))), "fidelity": float(state_fidelity(a, b)),
    }


def reference():
    rng = random.Random(2026)
    names = list(GATES)
    circuits = []
    for qubits in (1, 2, 2, 3, 3, 4, 4, 5, 5, 6):
        fitting = [name for name in names if GATES[name][1] <= qubits]
        rng.shuffle(fitting)
        circuits.append(circuit_case(rng, qubits, fitting))
    mixed = [mixed_case(seed, rank) for seed, rank in enumerate((1, 1, 2, 2, 2, 3, 3, 4, 4, 4))]
    # Werner states, on both sides of p = 1/3 where entanglement begins.
    bell = np.zeros((4, 4))
    bell[0, 0] = bell[0, 3] = bell[3, 0] = bell[3, 3] = 0.5
    for p in (0.2, 0.5, 0.9):
        a = DensityMatrix(p * bell + (1 - p) * np.eye(4) / 4)
        b = DensityMatrix(np.diag([0.4, 0.3, 0.2, 0.1]))
        mixed.append({
            "density": numbers(a.data), "other": numbers(b.data), "rank": 4,
            "concurrence": float(concurrence(a)), "entropyBits": float(entropy(a, base=2)),
            "purity": float(np.real(purity(a))), "fidelity": float(state_fidelity(a, b)),
        })
    return {"circuits": circuits, "mixed": mixed}


def differences(found, wanted, path=""):
    """Where two documents differ by more than rounding."""
    if isinstance(wanted, dict) and isinstance(found, dict) and wanted.keys() == found.keys():
        return [d for key in wanted for d in differences(found[key], wanted[key], f"{path}/{key}")]
    if isinstance(wanted, list) and isinstance(found, list) and len(wanted) == len(found):
        return [d for i, w in enumerate(wanted) for d in differences(found[i], w, f"{path}/{i}")]
    if isinstance(wanted, float) and isinstance(found, (int, float)):
        # A concurrence or fidelity of a matrix without full rank is good to the root of rounding only.
        tolerance = 1e-6 if path.endswith(("concurrence", "fidelity")) else 1e-11
        return [] if abs(found - wanted) <= tolerance else [f"{path}: {found} is not {wanted}"]
    return [] if found == wanted else [f"{path}: {found} is not {wanted}"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare the committed file, write nothing")
    arguments = parser.parse_args()
    document = reference()
    if not arguments.check:
        FILE.write_text(json.dumps(document, separators=(",", ":")).replace('{"', '\n{"') + "\n")
        return 0
    found = differences(json.loads(FILE.read_text()), document)
    print("\n".join(found) if found else f"{FILE.name} agrees with Qiskit")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
