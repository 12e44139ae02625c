"""What Qiskit finds for the programs of the folder `programs`: small ones of the kinds that people write, and the odd ways
in which they write them.

A program that Qiskit cannot read, such as one in OpenQASM 3 that computes, has a twin beside it, `NAME.peer.qasm`, which
does the same in words that Qiskit knows, worked out by hand. A row holds the program's name, the number of its qubits
and the probabilities, where they are not zero, of all qubits before the final measurements (of the mixture, where
outcomes decide what is done).
"""

import numpy
from qiskit import QuantumCircuit, qasm3

from qasmbench import branches, is_static
from reference import FOLDER, main


def probabilities(path):
    """The probabilities of a program."""
    text = path.read_text()
    circuit = qasm3.loads(text) if "OPENQASM 3" in text else QuantumCircuit.from_qasm_str(text)
    if is_static(circuit):
        bare = circuit.copy_empty_like()
        for item in circuit.data:
            if item.operation.name not in ("measure", "barrier"):
                bare.append(item.operation, item.qubits)
        circuit = bare
    return sum(numpy.abs(state) ** 2 for state, _ in branches(circuit))


def rows():
    for path in sorted((FOLDER / "programs").glob("*.qasm")):
        if path.name.endswith(".peer.qasm"):
            continue
        peer = path.with_suffix(".peer.qasm")
        found = probabilities(peer if peer.exists() else path)
        yield {
            "program": path.stem,
            "qubits": int(found.size).bit_length() - 1,
            "probabilities": [[int(index), round(float(found[index]), 13)] for index in numpy.flatnonzero(found > 1e-12)],
        }


if __name__ == "__main__":
    main("programs.json", list(rows()), tolerance=1e-11)
