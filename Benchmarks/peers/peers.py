"""The other simulators, each behind the same few questions.

A method returns what is to be timed: a function, or a pair of functions, of which the second prepares each call and is
not timed. It returns None where the peer has no such thing. `amplitudes` is for checking that a peer was asked rightly.
"""
import math

import numpy

from circuits import rotation, spread, u_matrix


class Peer:
    package = ""
    precisions = ("double",)
    fusions = (0,)

    def __init__(self, n, threads, precision):
        self.n, self.threads, self.precision = n, threads, precision
        self.dtype = numpy.complex64 if precision == "single" else numpy.complex128

    def gate(self, op): return None
    def dense(self, qubits, matrix): return None
    def circuit(self, ops, fusion): return None
    def collapse(self, qubit): return None
    def shots(self, count): return None
    def paulis(self, strings): return None
    def amplitudes(self, ops): return None


class Qulacs(Peer):
    package = "qulacs"
    fusions = (0, 1, 2, 4)

    def _made(self, op):
        from qulacs import gate
        kind, q = op[0], op[1:3]
        return {
            "h": lambda: gate.H(q[0]), "u": lambda: gate.DenseMatrix(q[0], u_matrix(*op[2:])),
            "cx": lambda: gate.CNOT(*q), "cz": lambda: gate.CZ(*q), "swap": lambda: gate.SWAP(*q),
            "cp": lambda: gate.DiagonalMatrix(list(q), [1, 1, 1, numpy.exp(1j * op[-1])]),
            # exp(+i angle/2 PP) here
            **{f"r{p}{p}": lambda k=k: gate.PauliRotation(list(q), [k, k], -op[-1]) for k, p in enumerate("xyz", 1)},
        }[kind]()

    def _circuit(self, ops, fusion=0):
        from qulacs import QuantumCircuit
        from qulacs.circuit import QuantumCircuitOptimizer
        circuit = QuantumCircuit(self.n)
        for op in ops: circuit.add_gate(self._made(op))
        if fusion == 1: QuantumCircuitOptimizer().optimize_light(circuit)
        elif fusion: QuantumCircuitOptimizer().optimize(circuit, fusion)
        return circuit

    def _state(self, ops=()):
        from qulacs import QuantumState
        state = QuantumState(self.n)
        self._circuit(ops or spread(self.n)).update_quantum_state(state)
        return state

    def gate(self, op):
        state, gate = self._state(), self._made(op)
        return lambda: gate.update_quantum_state(state)

    def dense(self, qubits, matrix):
        from qulacs import gate
        state, made = self._state(), gate.DenseMatrix(list(qubits), matrix)
        return lambda: made.update_quantum_state(state)

    def circuit(self, ops, fusion):
        state, circuit = self._state(), self._circuit(ops, fusion)
        return lambda: circuit.update_quantum_state(state)

    def collapse(self, qubit):
        from qulacs import gate
        state, look, again = self._state(), gate.Measurement(qubit, 0), gate.H(qubit)
        return (lambda: look.update_quantum_state(state)), (lambda: again.update_quantum_state(state))

    def shots(self, count):
        state = self._state()
        return lambda: state.sampling(count)

    def paulis(self, strings):
        from qulacs import Observable
        state, observable = self._state(), Observable(self.n)
        for string in strings:
            observable.add_operator(1.0, " ".join(f"{p} {q}" for q, p in enumerate(string) if p != "I"))
        return lambda: observable.get_expectation_value(state)

    def amplitudes(self, ops): return self._state(ops).get_vector()


class Scaluq(Peer):
    package = "scaluq"
    precisions = ("double", "single")
    fusions = (0, 2, 3)

    def __init__(self, n, threads, precision):
        super().__init__(n, threads, precision)
        import scaluq
        self.done = scaluq.synchronize
        self.register = scaluq.ClassicalRegister
        self.m = scaluq.default.f32 if precision == "single" else scaluq.default.f64

    def _made(self, op):
        gate, kind, q = self.m.gate, op[0], op[1:3]
        return {
            "h": lambda: gate.H(q[0]), "u": lambda: gate.U3(q[0], *op[2:]), "cx": lambda: gate.CX(*q),
            "cz": lambda: gate.CZ(*q), "swap": lambda: gate.Swap(*q),
            "cp": lambda: gate.U1(q[1], op[-1], controls=[q[0]]),
            **{f"r{p}{p}": lambda p=p.upper(): gate.PauliRotation(self._pair(p, *q), op[-1]) for p in "xyz"},
        }[kind]()

    def _pair(self, pauli, a, b): return self.m.PauliOperator(f"{pauli} {a} {pauli} {b}", 1.0)

    def _circuit(self, ops, fusion=0):
        try: circuit = self.m.Circuit(self.n)
        except TypeError: circuit = self.m.Circuit()
        for op in ops: circuit.add_gate(self._made(op))
        if fusion: circuit.optimize(fusion)
        return circuit

    def _state(self, ops=()):
        state = self.m.StateVector(self.n)
        self._circuit(ops or spread(self.n)).update_quantum_state(state)
        return state

    def _timed(self, work):
        def run():
            work()
            self.done()
        return run

    def gate(self, op):
        state, gate = self._state(), self._made(op)
        return self._timed(lambda: gate.update_quantum_state(state))

    def dense(self, qubits, matrix):
        state = self._state()
        gate = self.m.gate.DenseMatrix(list(qubits), matrix.astype(self.dtype), is_unitary=True)
        return self._timed(lambda: gate.update_quantum_state(state))

    def circuit(self, ops, fusion):
        state, circuit = self._state(), self._circuit(ops, fusion)
        return self._timed(lambda: circuit.update_quantum_state(state))

    def collapse(self, qubit):
        state, look, again = self._state(), self.m.gate.Measurement(qubit, 0), self.m.gate.H(qubit)
        register = self.register(1)
        return (self._timed(lambda: look.update_quantum_state(state, classical_register=register)),
                self._timed(lambda: again.update_quantum_state(state)))

    def shots(self, count):
        state = self._state()
        return lambda: state.sampling(count, 1)

    def paulis(self, strings):
        state = self._state()
        words = [" ".join(f"{p} {q}" for q, p in enumerate(s) if p != "I") for s in strings]
        operator = self.m.Operator([self.m.PauliOperator(word, 1.0) for word in words])
        return lambda: operator.get_expectation_value(state)

    def amplitudes(self, ops): return numpy.array(self._state(ops).get_amplitudes())


class Qsim(Peer):
    package = "qsimcirq"
    precisions = ("single",)
    fusions = (2, 3, 4)

    def _cirq(self, ops):
        import cirq
        line = cirq.LineQubit.range(self.n)  # cirq's first qubit is the most significant
        at = lambda op: [line[self.n - 1 - q] for q in op]
        made = {
            "h": lambda op: cirq.H(*at(op[1:2])), "cx": lambda op: cirq.CNOT(*at(op[1:3])),
            "u": lambda op: cirq.MatrixGate(u_matrix(*op[2:]))(*at(op[1:2])),
            "cz": lambda op: cirq.CZ(*at(op[1:3])), "swap": lambda op: cirq.SWAP(*at(op[1:3])),
            "cp": lambda op: cirq.CZPowGate(exponent=op[3] / math.pi)(*at(op[1:3])),
            **{f"r{axis}{axis}": lambda op: cirq.MatrixGate(rotation(op[0][1], op[3]))(*at(op[1:3])) for axis in "xyz"},
        }
        return cirq.Circuit(made[op[0]](op) for op in ops), line

    def _simulator(self, fusion):
        import qsimcirq
        options = qsimcirq.QSimOptions(max_fused_gate_size=fusion, cpu_threads=self.threads)
        return qsimcirq.QSimSimulator(options, seed=1)

    def circuit(self, ops, fusion):
        (circuit, line), simulator = self._cirq(ops), self._simulator(fusion)
        return lambda: simulator.simulate_into_1d_array(circuit, qubit_order=line)

    def shots(self, count):
        import cirq
        circuit, line = self._cirq(spread(self.n))
        circuit.append(cirq.measure(*line, key="all"))
        simulator = self._simulator(4)
        return lambda: simulator.run(circuit, repetitions=count)

    def paulis(self, strings):
        import cirq
        circuit, line = self._cirq(spread(self.n))
        strings = [cirq.PauliString({line[self.n - 1 - q]: getattr(cirq, p) for q, p in enumerate(s) if p != "I"})
                   for s in strings]
        simulator = self._simulator(4)
        return lambda: simulator.simulate_expectation_values(circuit, strings, qubit_order=line)

    def amplitudes(self, ops):
        circuit, line = self._cirq(ops)
        return self._simulator(2).simulate_into_1d_array(circuit, qubit_order=line)[1]


class Aer(Peer):
    package = "qiskit-aer"
    precisions = ("double", "single")
    fusions = (0, 4, 5)

    def _circuit(self, ops):
        from qiskit import QuantumCircuit
        circuit = QuantumCircuit(self.n)
        for op in ops:
            kind, q = op[0], op[1:3]
            if kind == "u": circuit.u(*op[2:], q[0])
            elif kind == "cp" or kind[0] == "r": getattr(circuit, kind)(op[3], *q)
            else: getattr(circuit, kind)(*q)
        return circuit

    def _simulator(self, fusion):
        from qiskit_aer import AerSimulator
        fused = {"fusion_enable": True, "fusion_max_qubit": fusion, "fusion_threshold": 1}
        return AerSimulator(method="statevector", precision=self.precision, max_parallel_threads=self.threads,
                            enable_truncation=False, **(fused if fusion else {"fusion_enable": False}))

    def _live(self):
        from qiskit_aer.quantum_info.states.aer_state import AerState
        state = AerState(method="statevector", device="CPU", precision=self.precision, fusion_enable=False,
                         max_parallel_threads=self.threads, seed_simulator=1)
        state.allocate_qubits(self.n)
        state.initialize()
        for op in spread(self.n): state.apply_u(*op[1:])
        state.flush()
        return state

    def gate(self, op):
        state = self._live()
        apply = {"h": state.apply_h, "cx": state.apply_cx, "cz": state.apply_cz}[op[0]]
        def run():
            apply(*op[1:])
            state.flush()
        return run

    def dense(self, qubits, matrix):
        state = self._live()
        def run():
            state.apply_unitary(list(qubits), matrix)
            state.flush()
        return run

    def circuit(self, ops, fusion):
        circuit, simulator = self._circuit(ops), self._simulator(fusion)
        circuit.measure_all()
        def run():
            if not (result := simulator.run(circuit, shots=1).result()).success: raise RuntimeError(result.status)
        return run

    def collapse(self, qubit):
        state = self._live()
        def again():
            state.apply_h(qubit)
            state.flush()
        return (lambda: state.apply_measure([qubit])), again

    def shots(self, count):
        state, qubits = self._live(), list(range(self.n))
        return lambda: state.sample_memory(qubits, count)

    def paulis(self, strings):
        import qiskit_aer.library  # adds save_expectation_value
        from qiskit.quantum_info import SparsePauliOp
        circuit, simulator = self._circuit(spread(self.n)), self._simulator(5)
        circuit.save_expectation_value(SparsePauliOp([s[::-1] for s in strings]), list(range(self.n)))
        return lambda: simulator.run(circuit, shots=1).result().data()

    def amplitudes(self, ops):
        import qiskit_aer.library  # adds save_statevector
        circuit = self._circuit(ops)
        circuit.save_statevector()
        return numpy.asarray(self._simulator(0).run(circuit, shots=1).result().data()["statevector"])


class Lightning(Peer):
    package = "pennylane-lightning"
    precisions = ("double", "single")

    def __init__(self, n, threads, precision):
        super().__init__(n, threads, precision)
        import pennylane_lightning.lightning_qubit_ops as ops
        self.suffix = "C64" if precision == "single" else "C128"
        self.ops = ops

    def _named(self, name, module=None): return getattr(module or self.ops, name + self.suffix)

    def _bound(self, state, op):
        wires = [self.n - 1 - q for q in op[1:3]]  # wire 0 is the most significant
        if op[0] == "u":
            matrix = u_matrix(*op[2:]).astype(self.dtype)
            return lambda: state.applyMatrix(matrix, wires[:1], False)
        name = {"h": "Hadamard", "cx": "CNOT", "cz": "CZ", "swap": "SWAP", "cp": "ControlledPhaseShift",
                "rxx": "IsingXX", "ryy": "IsingYY", "rzz": "IsingZZ"}[op[0]]
        apply, angles = getattr(state, name), list(op[3:])
        return lambda: apply(wires, False, angles)

    def _state(self, ops=()):
        state = self._named("StateVector")(self.n)
        for op in ops or spread(self.n): self._bound(state, op)()
        return state

    def gate(self, op): return self._bound(self._state(), op)

    def dense(self, qubits, matrix):
        state, matrix = self._state(), matrix.astype(self.dtype)
        wires = [self.n - 1 - q for q in reversed(qubits)]
        return lambda: state.applyMatrix(matrix, wires, False)

    def circuit(self, ops, fusion):
        state = self._state()
        calls = [self._bound(state, op) for op in ops]
        def run():
            for call in calls: call()
        return run

    def collapse(self, qubit):
        state = self._state()
        readout, wire = self._named("Measurements")(state), self.n - 1 - qubit
        def run(): state.collapse(wire, bool(readout.probs([wire])[1] > 0.5))
        return run, self._bound(state, ("h", qubit))

    def shots(self, count):
        state = self._state()
        readout = self._named("Measurements")(state)
        return lambda state=state: readout.generate_samples(self.n, count)  # readout only borrows the state

    def paulis(self, strings):
        state, observables = self._state(), self.ops.observables
        readout = self._named("Measurements")(state)
        named, product = self._named("NamedObs", observables), self._named("TensorProdObs", observables)
        made = [product([named("Pauli" + p, [self.n - 1 - q]) for q, p in enumerate(s) if p != "I"]) for s in strings]
        return lambda state=state: [readout.expval(each) for each in made]

    def amplitudes(self, ops):
        out = numpy.zeros(1 << self.n, dtype=self.dtype)
        self._state(ops).getState(out)
        return out


class Qrack(Peer):
    """Keeps parts apart that are not entangled: shown beside the others, not among them."""
    package = "pyqrack-cpu"
    precisions = ("single",)

    def _play(self, state, ops):
        for op in ops:
            kind, q = op[0], op[1:3]
            if kind == "h": state.h(q[0])
            elif kind == "u": state.mtrx(list(u_matrix(*op[2:]).flatten()), q[0])
            elif kind == "cx": state.mcx([q[0]], q[1])
            elif kind == "cz": state.mcz([q[0]], q[1])
            elif kind == "swap": state.swap(*q)
            elif kind[0] == "r": self._rotate(state, kind[1], *op[1:])
            else: state.mcmtrx([q[0]], [1, 0, 0, numpy.exp(1j * op[3])], q[1])

    def _rotate(self, state, axis, a, b, angle):
        """As Z on one qubit between two CX, in the basis of the axis."""
        half = math.pi / 2
        turn = {"x": (half, 0, math.pi), "y": (half, -half, half), "z": (0, 0, 0)}[axis]
        into, back = u_matrix(*turn), u_matrix(*turn).conj().T
        for q in (a, b): state.mtrx(list(into.flatten()), q)
        state.mcx([a], b)
        state.mtrx([numpy.exp(-0.5j * angle), 0, 0, numpy.exp(0.5j * angle)], b)
        state.mcx([a], b)
        for q in (a, b): state.mtrx(list(back.flatten()), q)

    def _state(self):
        from pyqrack import QrackSimulator
        state = QrackSimulator(self.n, is_gpu=False, is_stabilizer_hybrid=False, is_binary_decision_tree=False)
        state.set_concurrency(self.threads)
        return state

    def circuit(self, ops, fusion):
        state = self._state()
        def run():
            state.reset_all()
            self._play(state, ops)
            for q in range(self.n): state.prob(q)  # it works only when something is read
        return run

    def amplitudes(self, ops):
        state = self._state()
        self._play(state, ops)
        return numpy.array(state.out_ket())


PEERS = {"qulacs": Qulacs, "scaluq": Scaluq, "qsim": Qsim, "aer": Aer, "lightning": Lightning, "qrack": Qrack}
