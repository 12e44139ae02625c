"""The matrices of all named gates and of some of their powers, as Qiskit has them.

A row holds a gate's canonical name, its parameters, the exponent, and the matrix as a list of [real,
imaginary], row after row, with the first qubit as the least significant bit.
"""

import numpy
from qiskit.circuit import library
from qiskit.quantum_info import Operator

from reference import main

PLAIN = {
    "I": library.IGate, "X": library.XGate, "Y": library.YGate, "Z": library.ZGate, "H": library.HGate,
    "S": library.SGate, "Sdg": library.SdgGate, "T": library.TGate, "Tdg": library.TdgGate,
    "SX": library.SXGate, "SXdg": library.SXdgGate, "CX": library.CXGate, "CY": library.CYGate,
    "CZ": library.CZGate, "CH": library.CHGate, "SWAP": library.SwapGate, "iSWAP": library.iSwapGate,
    "ECR": library.ECRGate, "CCX": library.CCXGate, "CCZ": library.CCZGate, "CSWAP": library.CSwapGate,
}
TURNED = {
    "Rx": library.RXGate, "Ry": library.RYGate, "Rz": library.RZGate, "P": library.PhaseGate,
    "CP": library.CPhaseGate, "CRx": library.CRXGate, "CRy": library.CRYGate, "CRz": library.CRZGate,
    "Rxx": library.RXXGate, "Ryy": library.RYYGate, "Rzz": library.RZZGate,
}
ANGLES = [0.0, 0.1, numpy.pi / 4, numpy.pi / 2, 2.0, numpy.pi, -1.0, -3 * numpy.pi / 8, 5.5, 2 * numpy.pi]
TRIPLES = [(0.3, 0.7, -1.1), (numpy.pi / 2, 0.0, numpy.pi), (2.5, -2.0, 4.0), (numpy.pi, 0.4, 0.4)]
# Qiskit takes the principal power except that it turns −1 either way; these have no eigenvalue −1, or an
# exponent that does not care.
POWERS = [("S", 0.3), ("T", -1.7), ("SX", 0.5), ("SXdg", 0.4), ("SY", 1.5), ("iSWAP", 0.5), ("iSWAP", -0.3)]


def row(name, matrix, parameters=(), exponent=1.0):
    flat = numpy.asarray(matrix).reshape(-1)
    return {
        "gate": name,
        "parameters": list(parameters),
        "exponent": exponent,
        "matrix": [[float(value.real), float(value.imag)] for value in flat],
    }


def principal_root(matrix):
    """(1 + i)/2 · 1 + (1 − i)/2 · A, the square root of an A with A² = 1 that takes −1 to i."""
    return (1 + 1j) / 2 * numpy.eye(len(matrix)) + (1 - 1j) / 2 * matrix


def rows():
    found = [row(name, gate().to_matrix()) for name, gate in PLAIN.items()]
    roots = {"SY": library.YGate, "sqrtSWAP": library.SwapGate}
    matrices = {name: gate().to_matrix() for name, gate in PLAIN.items()}
    for name, gate in roots.items():
        matrices[name] = principal_root(gate().to_matrix())
        found.append(row(name, matrices[name]))
    for name, gate in TURNED.items():
        found += [row(name, gate(angle).to_matrix(), [angle]) for angle in ANGLES]
    found += [row("U", library.UGate(*triple).to_matrix(), triple) for triple in TRIPLES]
    for name, exponent in POWERS:
        found.append(row(name, Operator(matrices[name]).power(exponent).data, exponent=exponent))
    return found


main("gates.json", rows(), tolerance=1e-14)
