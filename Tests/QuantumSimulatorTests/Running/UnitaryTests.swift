import QuantumSimulator
import Testing

@Suite("Circuits as matrices")
struct UnitaryTests {
  @Test("The unitary's columns are the images of the basis states", arguments: 1...5)
  func columns(qubitCount: Int) throws {
    var generator = SeededGenerator(seed: 95, stream: UInt64(qubitCount))
    var circuit = Circuit(qubitCount: qubitCount)
    for _ in 0..<15 { try circuit.append(Operation(.gate(generator.application(qubitCount: qubitCount)))) }
    let unitary = try circuit.unitary()
    #expect(unitary.unitarityDistance < 1e-12)
    for column in 0..<unitary.columns {
      let start = try StateVector(qubitCount: qubitCount, basisState: column)
      let image = try circuit.run(on: start, seed: 0).state
      #expect((0..<unitary.rows).allSatisfy { (unitary[$0, column] - image[$0]).length < 1e-15 })
    }
  }

  @Test("An isometry is the part of the unitary in which the other qubits start in |0⟩")
  func isometry() throws {
    var generator = SeededGenerator(seed: 96)
    var circuit = Circuit(qubitCount: 4)
    for _ in 0..<15 { try circuit.append(Operation(.gate(generator.application(qubitCount: 4)))) }
    let unitary = try circuit.unitary()
    let isometry = try circuit.isometry(inputs: [3, 1])
    #expect(isometry.rows == 16 && isometry.columns == 4)
    for (column, basisState) in [0b0000, 0b1000, 0b0010, 0b1010].enumerated() {
      #expect((0..<16).allSatisfy { (isometry[$0, column] - unitary[$0, basisState]).length < 1e-15 })
    }
    #expect(try circuit.isometry(inputs: []).elements == (0..<16).map { unitary[$0, 0] })
  }

  @Test("Single gates give their own matrices", arguments: StandardGate.allCases)
  func gates(standard: StandardGate) throws {
    var generator = SeededGenerator(seed: 97)
    let gate = try generator.gate(standard)
    var circuit = Circuit(qubitCount: gate.qubitCount)
    try circuit.append(.gate(gate, on: Array(0..<gate.qubitCount)))
    #expect(try circuit.unitary().distance(to: gate.matrix) < 1e-15)
  }

  @Test("Conditions read zeros; barriers do nothing; measurements and resets are no part of a unitary")
  func otherOperations() throws {
    var circuit = Circuit(qubitCount: 1, bitCount: 1)
    try circuit.append(.gate(.x, on: [0], if: Condition(bit: 0)))
    try circuit.append(.gate(.z, on: [0], if: Condition(bits: [0], equal: 0)))
    try circuit.append(Operation(.barrier(qubits: [0])))
    #expect(try circuit.unitary().distance(to: Gate.z.matrix) == 0)
    var measured = circuit
    try measured.append(.measure(0, into: 0))
    #expect(throws: RunError.notUnitary(operation: 3)) { try measured.unitary() }
    try circuit.append(.reset(0))
    #expect(throws: RunError.notUnitary(operation: 3)) { try circuit.isometry(inputs: [0]) }
  }

  @Test("What is too large, or no input, is refused")
  func refusals() throws {
    #expect(throws: RunError.tooManyQubits(found: 11, limit: 10)) { try Circuit(qubitCount: 11).unitary() }
    #expect(throws: RunError.tooManyQubits(found: 24, limit: 22)) {
      try Circuit(qubitCount: 22).isometry(inputs: [0, 1])
    }
    #expect(throws: RunError.invalidInput(qubit: 2)) { try Circuit(qubitCount: 2).isometry(inputs: [2]) }
    #expect(throws: RunError.invalidInput(qubit: 0)) { try Circuit(qubitCount: 2).isometry(inputs: [0, 0]) }
    #expect(throws: RunError.state(.qubitCountOutOfRange(found: 0, allowed: 1...30))) {
      try Circuit(qubitCount: 0).unitary()
    }
  }
}
