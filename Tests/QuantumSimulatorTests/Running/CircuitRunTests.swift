import QuantumSimulator
import Testing

@Suite("Running a circuit once")
struct CircuitRunTests {
  /// Teleportation of a qubit's state from q0 to q2.
  private func teleportation() throws -> Circuit {
    var circuit = Circuit(qubitCount: 3, bitCount: 2)
    try circuit.append(.h, on: 1)
    try circuit.append(.cx, on: 1, 2)
    try circuit.append(.cx, on: 0, 1)
    try circuit.append(.h, on: 0)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.measure(1, into: 1))
    try circuit.append(.gate(.x, on: [2], if: Condition(bit: 1)))
    try circuit.append(.gate(.z, on: [2], if: Condition(bit: 0)))
    return circuit
  }

  private func start() throws -> StateVector {
    var state = try StateVector(qubitCount: 3)
    try state.apply(.u(0.8, 0.3, 0), to: [0])
    return state
  }

  @Test("Teleportation arrives on every run, and the record says how it went")
  func teleports() throws {
    let start = try start()
    let wanted = try start.blochVector(of: 0)
    var seen = Set<BitString>()
    for seed in 0..<30 {
      let run = try teleportation().run(on: start, seed: UInt64(seed))
      let found = try run.state.blochVector(of: 2)
      #expect((found.x - wanted.x).magnitude < 1e-14)
      #expect((found.y - wanted.y).magnitude < 1e-14)
      #expect((found.z - wanted.z).magnitude < 1e-14)
      #expect(run.record.map(\.operation) == [4, 5])
      #expect(run.record.map(\.outcome.bit) == run.bits.bits)
      #expect((run.probability - 0.25).magnitude < 1e-15)
      seen.insert(run.bits)
    }
    #expect(seen.count == 4)
  }

  @Test("Outcomes can be forced, and a record run again gives the same state")
  func forcing() throws {
    let circuit = try teleportation()
    for value in 0..<4 {
      let outcomes: [Int: Outcome] = [4: Outcome(bit: value & 1 == 1), 5: Outcome(bit: value & 2 == 2)]
      let run = try circuit.run(on: start(), forcing: outcomes, seed: 1)
      #expect(run.bits == BitString(value, count: 2))
      #expect(run.outcomes == outcomes)
      let again = try circuit.run(on: start(), forcing: run.outcomes, seed: 99)
      #expect(Array(again.state.amplitudes) == Array(run.state.amplitudes))
    }
  }

  @Test("The same seed gives the same run")
  func seeds() throws {
    let circuit = try teleportation()
    for seed in 0..<10 {
      #expect(try circuit.run(seed: UInt64(seed)).bits == circuit.run(seed: UInt64(seed)).bits)
    }
  }

  @Test("What cannot be forced is refused")
  func badForcing() throws {
    var circuit = Circuit(qubitCount: 1, bitCount: 1)
    try circuit.append(.x, on: 0)
    try circuit.append(.measure(0, into: 0))
    #expect(throws: RunError.impossibleOutcome(operation: 1, probability: 0)) {
      try circuit.run(forcing: [1: .zero], seed: 0)
    }
    #expect(throws: RunError.nothingToForce(operation: 0)) { try circuit.run(forcing: [0: .zero], seed: 0) }
    #expect(throws: RunError.nothingToForce(operation: 7)) {
      try circuit.run(forcing: [7: .zero, 1: .one], seed: 0)
    }
  }

  @Test("States and circuits of different sizes are refused, and circuits without qubits")
  func sizes() throws {
    let state = try StateVector(qubitCount: 2)
    #expect(throws: RunError.qubitCountMismatch(circuit: 1, state: 2)) {
      try Circuit(qubitCount: 1).run(on: state, seed: 0)
    }
    #expect(throws: RunError.state(.qubitCountOutOfRange(found: 0, allowed: 1...30))) {
      try Circuit(qubitCount: 0).run(seed: 0)
    }
    #expect(throws: RunError.state(.qubitCountOutOfRange(found: 31, allowed: 1...30))) {
      try Circuit(qubitCount: 31).run(seed: 0)
    }
  }

  @Test("A reset gives |0⟩ and is recorded; a measured Pauli string writes its bit")
  func resetAndStrings() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 1)
    try circuit.append(.h, on: 0)
    try circuit.append(.cx, on: 0, 1)
    try circuit.append(.measure(PauliString("YY"), into: 0))
    try circuit.append(.reset(1))
    for seed in 0..<10 {
      let run = try circuit.run(seed: UInt64(seed))
      #expect(run.bits.description == "1")
      #expect(run.record.map(\.operation) == [2, 3])
      #expect((try run.state.blochVector(of: 1).z - 1).magnitude < 1e-15)
      #expect((try run.state.blochVector(of: 0).z - run.record[1].outcome.eigenvalue).magnitude < 1e-15)
    }
  }

  @Test("A condition on several bits reads them as a number; one that fails skips a measurement too")
  func conditions() throws {
    var circuit = Circuit(qubitCount: 3, bitCount: 3)
    try circuit.append(.x, on: 1)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.measure(1, into: 1))
    try circuit.append(.gate(.x, on: [2], if: Condition(bits: [0, 1], equal: 2)))
    try circuit.append(.gate(.x, on: [0], if: Condition(bits: [0, 1], equal: 1)))
    try circuit.append(
      Operation(.measurement(Measurement(of: PauliString(.z, on: 2), into: 2)), if: Condition(bit: 0)))
    let run = try circuit.run(seed: 3)
    #expect(run.state[0b110] == .one)
    #expect(run.bits.description == "010")
    #expect(run.record.count == 2)
  }
}
