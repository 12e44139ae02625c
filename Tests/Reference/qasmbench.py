"""What Qiskit finds for the circuits of others: QASMBench's, and OpenQASM 3's examples that Qiskit can read.

The circuits are read where they lie and not copied; only numbers are kept. A row holds the file's name and, of
the probabilities of all qubits before the final measurements (of the mixture, where outcomes decide what is
done): the largest, each qubit's probability of 1, and four sums with signs that a hash of the basis state's
index gives, which no error in any probability leaves alone. For small circuits it also holds the most likely
contents of all classical bits, the first bit rightmost. A file that Qiskit refuses has only its name and
"refused": true.
"""

import pathlib

import numpy
from qiskit import QuantumCircuit, qasm3, transpile
from qiskit.circuit import IfElseOp
from qiskit.quantum_info import Operator

from reference import main

DATA = pathlib.Path(__file__).parents[3] / "shared" / "data"
QUBIT_LIMIT = 26
TOP = 16


def signs(count, number):
    """+1 or −1 for each basis state."""
    mask = numpy.uint64(0xFFFFFFFF)
    mixed = (numpy.arange(count, dtype=numpy.uint64) * numpy.uint64(2654435761) + numpy.uint64(number * 40503)) & mask
    mixed ^= mixed >> numpy.uint64(15)
    mixed = (mixed * numpy.uint64(2246822519)) & mask
    mixed ^= mixed >> numpy.uint64(13)
    return 1.0 - 2.0 * (mixed & numpy.uint64(1)).astype(float)


def holds(condition, circuit, bits):
    """Whether a condition, one bit or a register with a value, holds."""
    target, value = condition
    wanted = [target] if target in circuit.clbits else list(target)
    found = sum(bits[circuit.find_bit(bit).index] << place for place, bit in enumerate(wanted))
    return found == int(value)


def apply(state, matrix, qubits, count):
    """A matrix on some qubits of a state of `count` qubits, the first the least significant."""
    tensor = state.reshape([2] * count)
    axes = [count - 1 - qubit for qubit in reversed(qubits)]
    k = len(qubits)
    moved = numpy.tensordot(matrix.reshape([2] * 2 * k), tensor, axes=(range(k, 2 * k), axes))
    return numpy.moveaxis(moved, range(k), axes).reshape(-1)


def project(state, qubit, value):
    """The part of a state where a qubit has a value, not normalised."""
    part = state.copy()
    part.reshape(-1, 2, 1 << qubit)[:, 1 - value, :] = 0
    return part


def steps(circuit, outer, qubits=None, clbits=None):
    """The operations of a circuit, with the places of their qubits and bits in the outermost one."""
    for item in circuit.data:
        here = [circuit.find_bit(bit).index for bit in item.qubits]
        bits = [circuit.find_bit(bit).index for bit in item.clbits]
        yield (
            item.operation,
            here if qubits is None else [qubits[index] for index in here],
            bits if clbits is None else [clbits[index] for index in bits],
        )


def branches(circuit):
    """Every course of a circuit: unnormalised states with the classical bits."""
    count = circuit.num_qubits
    state = numpy.zeros(1 << count, dtype=complex)
    state[0] = 1
    live = [(state, [0] * circuit.num_clbits)]

    def follow(live, items):
        for operation, qubits, clbits in items:
            following = []
            for state, bits in live:
                if isinstance(operation, IfElseOp):
                    block = operation.blocks[0 if holds(operation.condition, circuit, bits) else 1] \
                        if holds(operation.condition, circuit, bits) or len(operation.blocks) > 1 else None
                    inner = [] if block is None else list(steps(block, circuit, qubits, clbits))
                    following += follow([(state, bits)], inner)
                elif operation.name in ("measure", "reset"):
                    for value in (0, 1):
                        part = project(state, qubits[0], value)
                        if numpy.vdot(part, part).real < 1e-14:
                            continue
                        if operation.name == "measure":
                            after = list(bits)
                            after[clbits[0]] = value
                            following.append((part, after))
                        else:
                            flip = numpy.array([[0, 1], [1, 0]])
                            following.append((apply(part, flip, qubits, count) if value else part, bits))
                elif operation.name in ("barrier", "delay"):
                    following.append((state, bits))
                else:
                    following.append((apply(state, Operator(operation).data, qubits, count), bits))
            live = following
        return live

    return follow(live, steps(circuit, circuit))


def is_static(circuit):
    """Whether measurements come last on their qubits and nothing depends on them."""
    done = set()
    for item in circuit.data:
        if isinstance(item.operation, IfElseOp) or item.operation.name == "reset":
            return False
        if item.operation.name == "measure":
            done.add(item.qubits[0])
        elif item.operation.name != "barrier" and done & set(item.qubits):
            return False
    return True


def summary(name, circuit):
    """The row of a circuit."""
    # Only the large circuits need it, and the other scripts that use this one do not.
    from qiskit_aer import AerSimulator

    count = circuit.num_qubits
    contents = {}
    if is_static(circuit):
        bare = QuantumCircuit(*circuit.qregs)
        measured = {}
        for item in circuit.data:
            if item.operation.name == "measure":
                measured[circuit.find_bit(item.clbits[0]).index] = circuit.find_bit(item.qubits[0]).index
            elif item.operation.name != "barrier":
                bare.append(item.operation, item.qubits)
        simulator = AerSimulator(method="statevector", fusion_enable=False)
        bare = transpile(bare, simulator, optimization_level=0)
        bare.save_statevector()
        amplitudes = numpy.asarray(simulator.run(bare).result().get_statevector())
        probabilities = numpy.abs(amplitudes) ** 2
        if count <= 16:
            for index in numpy.flatnonzero(probabilities > 1e-15):
                text = "".join(
                    str(index >> measured[bit] & 1) if bit in measured else "0"
                    for bit in reversed(range(circuit.num_clbits))
                )
                contents[text] = contents.get(text, 0.0) + float(probabilities[index])
    else:
        probabilities = numpy.zeros(1 << count)
        for state, bits in branches(circuit):
            part = numpy.abs(state) ** 2
            probabilities += part
            text = "".join(str(bit) for bit in reversed(bits))
            contents[text] = contents.get(text, 0.0) + float(part.sum())
    # Of equals, which rounding sets apart in its last digits, the first.
    rounded = numpy.round(probabilities, 12)
    least = -numpy.partition(-rounded, min(TOP, rounded.size) - 1)[min(TOP, rounded.size) - 1]
    above, equal = numpy.flatnonzero(rounded > least), numpy.flatnonzero(rounded == least)
    top = sorted([*above, *equal[: TOP - above.size]], key=lambda index: (-rounded[index], index))
    grid = probabilities.reshape([2] * count)
    return {
        "file": name,
        "qubits": count,
        "top": [[int(index), float(probabilities[index])] for index in top],
        "ones": [float(grid.take(1, axis=count - 1 - qubit).sum()) for qubit in range(count)],
        "signed": [float(signs(1 << count, number) @ probabilities) for number in range(4)],
        "bits": sorted(([k, v] for k, v in contents.items()), key=lambda pair: (-round(pair[1], 12), pair[0]))[:TOP],
    }


def rows():
    for path in sorted((DATA / "qasmbench").glob("*/*.qasm")) + sorted((DATA / "openqasm" / "examples").glob("*.qasm")):
        name = path.relative_to(DATA).as_posix()
        try:
            if "examples" in name:
                circuit = qasm3.loads(path.read_text())
            else:
                circuit = QuantumCircuit.from_qasm_file(path)
        except Exception:
            yield {"file": name, "refused": True}
            continue
        if circuit.num_qubits <= QUBIT_LIMIT:
            yield summary(name, circuit)


if __name__ == "__main__":
    main("qasmbench.json", list(rows()), tolerance=1e-11)
