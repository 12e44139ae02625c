import QuantumSimulator
import Testing

@Suite("States as text and tables")
struct StateTextTests {
  @Test(
    "A ket read and printed again is the same",
    arguments: ["(|00⟩ + i|11⟩)/√2", "|101⟩", "(|0⟩ − |1⟩)/√2", "(|001⟩ + |010⟩ + |100⟩)/√3"])
  func roundTrip(text: String) throws {
    let state = try StateVector(KetExpression(text))
    #expect(try state.ketText() == text)
  }

  @Test("Qubit 0 is the rightmost symbol")
  func order() throws {
    var state = try StateVector(qubitCount: 3)
    try state.apply(.x, to: [0])
    #expect(try state.ketText(style: .ascii) == "|001>")
    #expect(try StateVector(KetExpression("|001>"))[1] == .one)
  }

  @Test("States too large to write are refused")
  func limits() throws {
    let state = try StateVector(qubitCount: 17)
    #expect(throws: StateError.tooManyQubits(found: 17, limit: 16)) { try state.ketText() }
  }

  @Test("A table lists what is possible in order, and what was left out")
  func table() throws {
    var state = try StateVector(qubitCount: 3)
    try state.apply(.ry(0.2), to: [2])
    try state.apply(.cx, to: [2, 0])
    let table = try state.probabilityTable(of: [2, 0])
    #expect(table.rows.map(\.bits.description) == ["00", "11"])
    #expect((table.rows[1].probability - 0.009966711079379185).magnitude < 1e-15)
    #expect(table.remainder == 0)
    let short = try state.probabilityTable(minimum: 0.1)
    #expect(short.qubits == [0, 1, 2])
    #expect(short.rows.map(\.bits.description) == ["000"])
    #expect((short.remainder - 0.009966711079379185).magnitude < 1e-15)
  }

  @Test("Errors say what was found and what was wanted")
  func errors() {
    let texts: [(StateError, String)] = [
      (.qubitCountOutOfRange(found: 31, allowed: 1...30), "31 qubits are not supported; a state has 1 to 30"),
      (
        .insufficientMemory(qubitCount: 30, neededBytes: 1 << 34, availableBytes: 1 << 30),
        "30 qubits need 16384 MiB of memory; 1024 MiB are available"
      ),
      (
        .insufficientMemory(qubitCount: 30, neededBytes: 1 << 34, availableBytes: nil),
        "30 qubits need 16384 MiB of memory; the system refused them"
      ),
      (
        .amplitudeCountNotPowerOfTwo(found: 3),
        "3 amplitudes make no state; wanted 2, 4, 8, …, one for each basis state"
      ),
      (.amplitudeNotFinite(basisState: 2), "the amplitude of basis state 2 is infinite or not a number"),
      (.notNormalised(squaredNorm: 0.25), "the squared lengths of the amplitudes sum to 0.25; wanted 1"),
      (.zeroVector, "every amplitude is zero; wanted at least one that is not"),
      (.basisStateOutOfRange(found: 9, basisStateCount: 8), "there is no basis state 9; wanted 0 to 7"),
      (.qubitOutOfRange(qubit: 50, qubitCount: 2), "there is no qubit 50; wanted 0 to 1"),
      (.qubitRepeated(qubit: 1), "qubit 1 is named twice; wanted distinct qubits"),
      (.targetCountMismatch(found: 1, wanted: 2), "the gate is given 1 targets; wanted 2"),
      (.qubitCountMismatch(found: 3, wanted: 2), "found 3 qubits; wanted 2"),
      (.impossibleOutcome(probability: 0), "the outcome has probability 0 and cannot be forced"),
      (
        .tooManyQubits(found: 11, limit: 10), "11 qubits are too many for this result; the limit is 10"
      ),
      (
        .noBipartition(qubitCount: 2), "2 qubits do not part the state in two; wanted some on either side"
      ),
      (
        .densityDimension(rows: 3, columns: 3), "a matrix of 3 × 3 is no density matrix; wanted 2ⁿ × 2ⁿ"
      ),
      (
        .densityNotFinite(row: 1, column: 0),
        "element (1, 0) of the density matrix is infinite or not a number"
      ),
      (
        .densityNotHermitian(distance: 0.5),
        "the density matrix is 0.5 away from its adjoint; wanted a Hermitian one"
      ),
      (.densityTraceNotOne(trace: 2), "the density matrix has the trace 2; wanted 1"),
      (
        .densityNotPositive(eigenvalue: -0.5),
        "the density matrix has the eigenvalue -0.5; wanted none below 0"
      ),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }

  @Test("Errors of running name the operation")
  func runErrors() {
    let texts: [(RunError, String)] = [
      (
        .qubitCountMismatch(circuit: 1, state: 2),
        "the circuit has 1 qubits and the state 2; wanted the same number"
      ),
      (.state(.zeroVector), "every amplitude is zero; wanted at least one that is not"),
      (
        .impossibleOutcome(operation: 4, probability: 0),
        "operation 4: the outcome has probability 0 and cannot be forced"
      ),
      (
        .nothingToForce(operation: 4),
        "operation 4 is no measurement or reset, so that it has no outcome to force"
      ),
      (.tooManyBranches(limit: 8), "the circuit has more than 8 branches"),
      (.notUnitary(operation: 4), "operation 4 is a measurement or reset; wanted only gates"),
      (.tooManyQubits(found: 11, limit: 10), "11 qubits are too many for a matrix; the limit is 10"),
      (.invalidInput(qubit: 3), "qubit 3 cannot be an input: it does not exist or is named twice"),
    ]
    for (error, text) in texts { #expect(error.description == text) }
  }
}
