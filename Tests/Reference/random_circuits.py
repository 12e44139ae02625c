"""Compares the states of random circuits, amplitude by amplitude, order and phase included, with three simulators.

A circuit is made as a list of operations over the whole gate set. It is written as OpenQASM 2 or 3, which
`qubitlab run --state --json` reads, and built gate by gate with the gates that Qiskit, Cirq and Qulacs have of their
own. Qiskit's importers read the text too. Every few circuits, what `qubitlab convert` makes of the text (OpenQASM 2,
OpenQASM 3, a link to Quirk) is read back by Qiskit and by Cirq. In OpenQASM 3, gates have controls, inverses and powers,
broken ones too, and there are global phases with and without controls. Needs a built `qubitlab`, in release.

Where a gate has an inverse, a power or controls for which a simulator has no gate of its own, the simulator is given a
matrix, and never one that it would take apart, since that costs digits.
"""

import argparse
import json
import math
import pathlib
import random
import subprocess
import sys
import tempfile

import cirq
import numpy
import scipy.linalg
import qiskit.qasm2
import qiskit.qasm3
import qulacs
from qiskit import QuantumCircuit
from qiskit.circuit import library
from qiskit.quantum_info import Statevector
from qulacs import gate as quick

ROOT = pathlib.Path(__file__).parents[2]
TOLERANCE = 1e-12


def u(theta, phi, lam):
    """U by its formula, with a real element for |0⟩⟨0|."""
    c, s = math.cos(theta / 2), math.sin(theta / 2)
    return numpy.array(
        [[c, -numpy.exp(1j * lam) * s], [numpy.exp(1j * phi) * s, numpy.exp(1j * (phi + lam)) * c]])


def root(matrix):
    """The principal square root of an A with A² = 1."""
    return (1 + 1j) / 2 * numpy.eye(len(matrix)) + (1 - 1j) / 2 * matrix


def power(matrix, exponent):
    """The principal power of a unitary, whose eigenvalues' angles are in (−π, π]; an angle that is −π but for rounding is π."""
    if exponent == int(exponent):
        return numpy.linalg.matrix_power(matrix, int(exponent))
    # Of a normal matrix, the triangular form is diagonal.
    diagonal, vectors = scipy.linalg.schur(matrix, output="complex")
    angles = numpy.angle(numpy.diag(diagonal))
    angles[angles < 1e-9 - math.pi] += 2 * math.pi
    return vectors @ numpy.diag(numpy.exp(1j * exponent * angles)) @ vectors.conj().T


def turn(power):
    """One of Cirq's powers as the rotation exp(−iθA/2)."""
    return lambda t: power(exponent=t / math.pi, global_shift=-0.5)


# Name: how many parameters and qubits, and the gate in Qiskit, Cirq and Qulacs; where Cirq or Qulacs has none, its
# matrix is used, the first qubit the least significant.
GATES = {
    "id": (0, 1, library.IGate, lambda: cirq.I, lambda q: quick.Identity(*q)),
    "x": (0, 1, library.XGate, lambda: cirq.X, lambda q: quick.X(*q)),
    "y": (0, 1, library.YGate, lambda: cirq.Y, lambda q: quick.Y(*q)),
    "z": (0, 1, library.ZGate, lambda: cirq.Z, lambda q: quick.Z(*q)),
    "h": (0, 1, library.HGate, lambda: cirq.H, lambda q: quick.H(*q)),
    "s": (0, 1, library.SGate, lambda: cirq.S, lambda q: quick.S(*q)),
    "sdg": (0, 1, library.SdgGate, lambda: cirq.S**-1, lambda q: quick.Sdag(*q)),
    "t": (0, 1, library.TGate, lambda: cirq.T, lambda q: quick.T(*q)),
    "tdg": (0, 1, library.TdgGate, lambda: cirq.T**-1, lambda q: quick.Tdag(*q)),
    "sx": (0, 1, library.SXGate, lambda: cirq.X**0.5, lambda q: quick.sqrtX(*q)),
    "sxdg": (0, 1, library.SXdgGate, lambda: cirq.X**-0.5, lambda q: quick.sqrtXdag(*q)),
    "rx": (1, 1, library.RXGate, cirq.rx, lambda q, t: quick.RotX(*q, t)),
    "ry": (1, 1, library.RYGate, cirq.ry, lambda q, t: quick.RotY(*q, t)),
    "rz": (1, 1, library.RZGate, cirq.rz, lambda q, t: quick.RotZ(*q, t)),
    "p": (1, 1, library.PhaseGate, lambda t: cirq.ZPowGate(exponent=t / math.pi), lambda q, t: quick.U1(*q, t)),
    "u1": (1, 1, library.PhaseGate, lambda t: cirq.ZPowGate(exponent=t / math.pi), lambda q, t: quick.U1(*q, t)),
    "u2": (2, 1, library.U2Gate, None, None),
    "u3": (3, 1, library.UGate, lambda *a: cirq.MatrixGate(u(*a)), lambda q, *a: quick.U3(*q, *a)),
    "u": (3, 1, library.UGate, lambda *a: cirq.MatrixGate(u(*a)), lambda q, *a: quick.U3(*q, *a)),
    "U": (3, 1, library.UGate, lambda *a: cirq.MatrixGate(u(*a)), lambda q, *a: quick.U3(*q, *a)),
    "cx": (0, 2, library.CXGate, lambda: cirq.CNOT, lambda q: quick.CNOT(*q)),
    "CX": (0, 2, library.CXGate, lambda: cirq.CNOT, lambda q: quick.CNOT(*q)),
    "cy": (0, 2, library.CYGate, lambda: cirq.ControlledGate(cirq.Y), None),
    "cz": (0, 2, library.CZGate, lambda: cirq.CZ, lambda q: quick.CZ(*q)),
    "ch": (0, 2, library.CHGate, lambda: cirq.ControlledGate(cirq.H), None),
    "cp": (1, 2, library.CPhaseGate, lambda t: cirq.CZPowGate(exponent=t / math.pi), None),
    "cu1": (1, 2, library.CPhaseGate, lambda t: cirq.CZPowGate(exponent=t / math.pi), None),
    "phase": (1, 1, library.PhaseGate, lambda t: cirq.ZPowGate(exponent=t / math.pi), lambda q, t: quick.U1(*q, t)),
    "cphase": (1, 2, library.CPhaseGate, lambda t: cirq.CZPowGate(exponent=t / math.pi), None),
    "crx": (1, 2, library.CRXGate, lambda t: cirq.ControlledGate(cirq.rx(t)), None),
    "cry": (1, 2, library.CRYGate, lambda t: cirq.ControlledGate(cirq.ry(t)), None),
    "crz": (1, 2, library.CRZGate, lambda t: cirq.ControlledGate(cirq.rz(t)), None),
    "cu": (4, 2, library.CUGate, None, None),
    "swap": (0, 2, library.SwapGate, lambda: cirq.SWAP, lambda q: quick.SWAP(*q)),
    "ccx": (0, 3, library.CCXGate, lambda: cirq.TOFFOLI, lambda q: quick.TOFFOLI(*q)),
    "cswap": (0, 3, library.CSwapGate, lambda: cirq.FREDKIN, lambda q: quick.FREDKIN(*q)),
    # Of OpenQASM 2's file alone.
    "csx": (0, 2, library.CSXGate, lambda: cirq.ControlledGate(cirq.X**0.5), None),
    "cu3": (3, 2, library.CU3Gate, lambda *a: cirq.ControlledGate(cirq.MatrixGate(u(*a))), None),
    "rccx": (0, 3, library.RCCXGate, None, None),
    "rc3x": (0, 4, library.RC3XGate, None, None),
    "c3x": (0, 4, library.C3XGate, lambda: cirq.ControlledGate(cirq.X, num_controls=3), None),
    "c3sqrtx": (0, 4, library.C3SXGate, lambda: cirq.ControlledGate(cirq.X**0.5, num_controls=3), None),
    "c4x": (0, 5, library.C4XGate, lambda: cirq.ControlledGate(cirq.X, num_controls=4), None),
    "rxx": (1, 2, library.RXXGate, turn(cirq.XXPowGate), None),
    "rzz": (1, 2, library.RZZGate, turn(cirq.ZZPowGate), None),
    # Defined in the text.
    "ryy": (1, 2, library.RYYGate, turn(cirq.YYPowGate), None),
    "iswap": (0, 2, library.iSwapGate, lambda: cirq.ISWAP, None),
    "ecr": (0, 2, library.ECRGate, None, None),
    "ccz": (0, 3, library.CCZGate, lambda: cirq.CCZ, None),
    "sy": (0, 1, lambda: library.UnitaryGate(root(library.YGate().to_matrix())), lambda: cirq.Y**0.5, None),
    "sqrtswap": (0, 2, lambda: library.UnitaryGate(root(library.SwapGate().to_matrix())), lambda: cirq.SWAP**0.5, None),
}
ONLY_2 = {"cu1", "csx", "cu3", "rccx", "rc3x", "c3x", "c3sqrtx", "c4x", "u"}
ONLY_3 = {"phase", "cphase", "sy", "sqrtswap"}
# Whose power, as in Qiskit, is the same with a multiple of the angle.
TURNS = {"rx", "ry", "rz", "p", "u1", "phase", "cp", "cu1", "cphase", "crx", "cry", "crz", "rxx", "ryy", "rzz"}
DEFINED = {
    "sxdg": "gate sxdg a { inv @ sx a; }",
    "rxx": "gate rxx(t) a, b { h a; h b; cx a, b; rz(t) b; cx a, b; h a; h b; }",
    "ryy": "gate ryy(t) a, b { rx(pi/2) a; rx(pi/2) b; cx a, b; rz(t) b; cx a, b; rx(-pi/2) a; rx(-pi/2) b; }",
    "rzz": "gate rzz(t) a, b { cx a, b; rz(t) b; cx a, b; }",
    "iswap": "gate iswap a, b { s a; s b; h a; cx a, b; cx b, a; h b; }",
    "ecr": "gate rzx(t) a, b { h b; cx a, b; rz(t) b; cx a, b; h b; }\n"
    "gate ecr a, b { rzx(pi/4) a, b; x a; rzx(-pi/4) a, b; }",
    "ccz": "gate ccz a, b, c { h c; ccx a, b, c; h c; }",
    "sy": "gate sy a { pow(0.5) @ y a; }",
    "sqrtswap": "gate sqrtswap a, b { pow(0.5) @ swap a, b; }",
}
# What Qiskit's reader of OpenQASM 2 does not know from qelib1.inc, or OpenQASM 3's from stdgates.inc.
IN_FILE_2 = {"sxdg", "rxx", "rzz"}


class Operation:
    """A gate with parameters, modifiers and qubits: controls first, then the gate's own."""

    def __init__(self, chance, version, count):
        names = [name for name in GATES if name not in (ONLY_2 if version == 3 else ONLY_3)]
        while True:
            self.name = chance.choice(names)
            parameters, qubits = GATES[self.name][:2]
            if qubits <= count:
                break
        self.texts = [angle(chance) for _ in range(parameters)]
        self.values = [eval(text, {"pi": math.pi}) for text in self.texts]
        self.power, self.is_inverse, self.controls = 1, False, []
        if version == 3 and self.name not in {"sy", "sqrtswap"}:
            self.is_inverse = chance.random() < 0.15
            self.power = chance.choice([1] * 10 + [2, 3, -2, 0, 0.5, -1.5, 0.3])
            free = min(count - qubits, 3)
            self.controls = [chance.randrange(2) for _ in range(chance.choice([0, 0, 0, free]))]
        self.qubits = chance.sample(range(count), qubits + len(self.controls))

    def text(self):
        """The statement."""
        modifiers = "".join("ctrl @ " if state else "negctrl @ " for state in self.controls)
        modifiers += "inv @ " if self.is_inverse else ""
        modifiers += f"pow({self.power}) @ " if self.power != 1 else ""
        arguments = f"({', '.join(self.texts)})" if self.texts else ""
        return f"{modifiers}{self.name}{arguments} " + ", ".join(f"q[{qubit}]" for qubit in self.qubits) + ";"

    def matrix(self):
        """The matrix without controls, as Qiskit has the gate, the first qubit the least significant."""
        make = GATES[self.name][2]
        if self.name in TURNS:
            matrix = numpy.asarray(make(self.values[0] * self.power).to_matrix())
        else:
            matrix = power(numpy.asarray(make(*self.values).to_matrix()), self.power)
        return matrix.conj().T if self.is_inverse else matrix

    def own(self):
        """The gate's own qubits."""
        return self.qubits[len(self.controls) :]

    def add_to_qiskit(self, circuit):
        gate = GATES[self.name][2](*self.values)
        if self.is_inverse or self.power != 1:
            gate = library.UnitaryGate(self.matrix())
        if self.controls:
            # The first control is the least significant digit of the state.
            state = sum(bit << place for place, bit in enumerate(self.controls))
            # Not taken apart: Qiskit's synthesis of matrices costs digits.
            gate = gate.control(len(self.controls), ctrl_state=state, annotated=True)
        circuit.append(gate, self.qubits)

    def for_cirq(self, wires):
        make = GATES[self.name][3]
        own = [wires[qubit] for qubit in self.own()]
        if make is None:
            # Cirq's first qubit is the most significant.
            operation = cirq.MatrixGate(self.matrix()).on(*reversed(own))
        else:
            gate = make(*self.values)
            gate = cirq.inverse(gate) if self.is_inverse else gate
            gate = gate if self.power == 1 else cirq.MatrixGate(self.reversed_matrix())
            operation = gate.on(*own)
        for qubit, state in zip(self.qubits, self.controls):
            operation = operation.controlled_by(wires[qubit], control_values=[state])
        return operation

    def reversed_matrix(self):
        """The matrix with the first qubit the most significant."""
        matrix, count = self.matrix(), len(self.own())
        axes = list(reversed(range(count)))
        tensor = matrix.reshape([2] * 2 * count).transpose(axes + [count + axis for axis in axes])
        return tensor.reshape(matrix.shape)

    def add_to_qulacs(self, circuit):
        make = GATES[self.name][4]
        if make is None or self.is_inverse or self.power != 1:
            gate = quick.DenseMatrix(self.own(), self.matrix())
        else:
            gate = make(self.own(), *self.values)
        if self.controls:
            gate = quick.to_matrix_gate(gate)
            for qubit, state in zip(self.qubits, self.controls):
                gate.add_control_qubit(qubit, state)
        circuit.add_gate(gate)


class GlobalPhase:
    """A factor e^{iγ}, for all states or for those in which controls agree; the last control is what Qiskit turns."""

    name, power = "gphase", 1

    def __init__(self, chance, count):
        self.angle = chance.uniform(-4, 4)
        self.controls = [chance.randrange(2) for _ in range(chance.choice([0, 1, 2]))]
        self.qubits = chance.sample(range(count), len(self.controls))

    def text(self):
        modifiers = "".join("ctrl @ " if state else "negctrl @ " for state in self.controls)
        operands = ", ".join(f"q[{qubit}]" for qubit in self.qubits)
        return f"{modifiers}gphase({self.angle!r}){' ' if operands else ''}{operands};"

    def matrix(self):
        """The diagonal matrix on the controls, or on one qubit where there are none."""
        diagonal = numpy.ones(2 ** max(1, len(self.controls)), dtype=complex)
        place = sum(bit << index for index, bit in enumerate(self.controls))
        diagonal[place if self.controls else slice(None)] = numpy.exp(1j * self.angle)
        return numpy.diag(diagonal)

    def own(self):
        return self.qubits or [0]

    def add_to_qiskit(self, circuit):
        circuit.append(library.UnitaryGate(self.matrix()), self.own())

    def for_cirq(self, wires):
        # Cirq's first qubit is the most significant.
        return cirq.MatrixGate(self.matrix()).on(*(wires[qubit] for qubit in reversed(self.own())))

    def add_to_qulacs(self, circuit):
        circuit.add_gate(quick.DenseMatrix(self.own(), self.matrix()))


def angle(chance):
    """An angle as people and programs write them."""
    return chance.choice([
        f"{chance.choice(['', '-'])}{chance.choice(['', '3*', '5*'])}pi/{chance.choice([2, 3, 4, 8, 16])}",
        repr(chance.uniform(-7, 7)),
        f"{chance.uniform(0, 1):.3e}",
        f"({chance.randint(1, 9)} + 0.5)*pi - 2.0**-{chance.randint(1, 4)}".replace("**-", "/"),
        "0", "pi", "-pi",
    ])


def program(operations, version, count):
    """The text."""
    used = {operation.name for operation in operations}
    if version == 2:
        lines = ["OPENQASM 2.0;", 'include "qelib1.inc";']
        lines += [DEFINED[name] for name in DEFINED if name in used and name not in IN_FILE_2]
        lines += [f"qreg q[{count}];"]
    else:
        lines = ["OPENQASM 3.0;", 'include "stdgates.inc";']
        lines += [DEFINED[name] for name in DEFINED if name in used]
        lines += [f"qubit[{count}] q;"]
    return "\n".join(lines + [operation.text() for operation in operations]) + "\n"


def in_qiskit(operations, count):
    circuit = QuantumCircuit(count)
    for operation in operations:
        operation.add_to_qiskit(circuit)
    return Statevector(circuit).data


def in_cirq(operations, count):
    wires = cirq.LineQubit.range(count)
    circuit = cirq.Circuit(operation.for_cirq(wires) for operation in operations)
    # Cirq's first qubit is the most significant.
    return cirq.Simulator(dtype=complex).simulate(circuit, qubit_order=wires[::-1]).final_state_vector


def in_qulacs(operations, count):
    circuit = qulacs.QuantumCircuit(count)
    for operation in operations:
        operation.add_to_qulacs(circuit)
    state = qulacs.QuantumState(count)
    circuit.update_quantum_state(state)
    return state.get_vector()


def read_by_qiskit(text, version):
    """The state of a text that Qiskit reads."""
    if version == 3:
        return Statevector(qiskit.qasm3.loads(text)).data
    circuit = qiskit.qasm2.loads(text, custom_instructions=qiskit.qasm2.LEGACY_CUSTOM_INSTRUCTIONS)
    return Statevector(circuit).data


def read_by_cirq(link, count):
    """The state of a link to Quirk."""
    circuit = cirq.quirk_url_to_circuit(link)
    wires = cirq.LineQubit.range(count)
    return cirq.Simulator(dtype=complex).simulate(circuit, qubit_order=wires[::-1]).final_state_vector


def distance(a, b):
    return float(numpy.max(numpy.abs(numpy.asarray(a) - numpy.asarray(b))))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=500, help="how many circuits")
    parser.add_argument("--seed", type=int, default=1, help="the number of the first circuit")
    parser.add_argument("--qubitlab", default=str(ROOT / ".build/release/qubitlab"), help="the built tool")
    asked = parser.parse_args()
    if not pathlib.Path(asked.qubitlab).exists():
        sys.exit(f"{asked.qubitlab} is missing: swift build -c release --product qubitlab")

    def tool(*arguments):
        done = subprocess.run([asked.qubitlab, *arguments], capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"qubitlab {' '.join(arguments)}: {done.stderr}")
        return done.stdout

    worst = {}
    gates = set()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "circuit.qasm"
        for seed in range(asked.seed, asked.seed + asked.count):
            chance = random.Random(seed)
            version, count = chance.choice([2, 3]), chance.randint(3, 7)
            operations = [
                GlobalPhase(chance, count) if version == 3 and chance.random() < 0.05 else Operation(chance, version, count)
                for _ in range(chance.randint(5, 40))
            ]
            gates |= {operation.name for operation in operations}
            text = program(operations, version, count)
            path.write_text(text)
            found = json.loads(tool("run", str(path), "--state", "--json"))
            state = [complex(*pair) for pair in found["courses"][0]["amplitudes"]]
            others = {
                "Qiskit": in_qiskit(operations, count),
                "Cirq": in_cirq(operations, count),
                "Qulacs": in_qulacs(operations, count),
            }
            # Qiskit may take the other root of an eigenvalue of −1.
            is_broken = any(operation.power != int(operation.power) for operation in operations)
            if not is_broken and not {"sy", "sqrtswap"} & {operation.name for operation in operations}:
                others[f"Qiskit reading OpenQASM {version}"] = read_by_qiskit(text, version)
            # A broken power of a gate of several qubits may have no name to write.
            if seed % 5 == 0 and not is_broken:
                for to, dialect in [("qasm2", 2), ("qasm3", 3)]:
                    written = tool("convert", str(path), "--to", to)
                    others[f"Qiskit reading what is written as OpenQASM {dialect}"] = read_by_qiskit(written, dialect)
                link = tool("convert", str(path), "--to", "quirk-url").strip()
                others["Cirq reading the link to Quirk"] = read_by_cirq(link, count)
            for name, other in others.items():
                apart = distance(state, other)
                worst[name] = max(worst.get(name, 0), apart)
                if apart > TOLERANCE:
                    sys.exit(f"circuit {seed}: {apart:.3g} from {name}\n{text}")
    for name, apart in worst.items():
        print(f"{name}: within {apart:.1e}")
    print(f"{asked.count} random circuits over {len(gates)} gates agree to {TOLERANCE:g}")


main()
