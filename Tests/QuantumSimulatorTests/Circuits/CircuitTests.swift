import QuantumSimulator
import Testing

@Suite struct CircuitTests {
  static func sample() throws(CircuitError) -> Circuit {
    try Circuit(
      qubitCount: 3, bitCount: 2,
      operations: [
        .gate(.h, on: [0]),
        .gate(.cx, on: [0, 1]),
        .gate(.rz(.pi / 4), on: [2], controls: [Control(0), Control(1, .off)]),
        .measure(0, into: 0),
        .measure(PauliString([1: .x, 2: .x]), into: 1),
        .gate(.x, on: [2], if: Condition(bits: [0, 1], equal: 2)),
        Operation(.barrier(qubits: [0, 2])),
        .reset(1),
      ])
  }

  @Test func saysWhatItDoes() throws {
    #expect(
      try Self.sample().description == """
        H q0
        CX q0 q1
        Rz(pi/4) q2 [q0 !q1]
        measure q0 -> c0
        measure XXI -> c1
        if c1 c0 = 10: X q2
        barrier q0 q2
        reset q1
        """)
    let unitary = try Gate(unitary: .identity(4))
    let application = GateApplication(unitary, on: [1, 0], controls: [Control(2, .off)])
    #expect(application.description == "unitary on 2 qubits: q1 q0 [!q2]")
    #expect(GateApplication(.x, on: [.max]).description == "X q\(Int.max)")
  }

  @Test func findsMoments() throws {
    let circuit = try Self.sample()
    #expect(circuit.moments == [[0], [1], [2], [3, 4], [5, 7]])
    #expect(circuit.depth == 5)
    #expect(circuit.gateCount == 4)
    #expect(circuit.count(of: .cx) == 1)
  }

  @Test func barriersHoldBack() throws {
    var circuit = Circuit(qubitCount: 2)
    try circuit.append(.h, on: 0)
    try circuit.append(Operation(.barrier(qubits: [0, 1])))
    try circuit.append(.h, on: 1)
    #expect(circuit.moments == [[0], [2]])
  }

  @Test func undoesItself() throws {
    var circuit = Circuit(qubitCount: 3)
    for (index, gate) in GateTableTests.samples.enumerated() {
      let targets = (0..<gate.qubitCount).map { ($0 + index) % 3 }
      try circuit.append(.gate(gate, on: targets))
    }
    let inverse = try circuit.inverse()
    var product = ComplexMatrix.identity(8)
    for application in circuit.gateApplications + inverse.gateApplications {
      product = oracleMatrix(application, qubitCount: 3) * product
    }
    #expect(product.distance(to: .identity(8)) < 1e-12)
    #expect(throws: CircuitError.notInvertible(operation: 7)) { try Self.sample().inverse() }
  }

  @Test func refusesWhatDoesNotFit() throws {
    let cases: [(Operation, CircuitError)] = [
      (.gate(.h, on: [3]), .qubitOutOfRange(qubit: 3, qubitCount: 3)),
      (.gate(.h, on: [-1]), .qubitOutOfRange(qubit: -1, qubitCount: 3)),
      (.gate(.cx, on: [0]), .wrongTargetCount(gate: .cx, found: 1)),
      (.gate(.h, on: [0, 1]), .wrongTargetCount(gate: .h, found: 2)),
      (.gate(.cx, on: [1, 1]), .repeatedQubit(1)),
      (.gate(.x, on: [0], controls: [Control(0)]), .repeatedQubit(0)),
      (.measure(0, into: 2), .bitOutOfRange(bit: 2, bitCount: 2)),
      (.measure(PauliString(.z, on: 50), into: 0), .qubitOutOfRange(qubit: 50, qubitCount: 3)),
      (.reset(5), .qubitOutOfRange(qubit: 5, qubitCount: 3)),
      (.gate(.x, on: [0], if: Condition(bit: 4)), .bitOutOfRange(bit: 4, bitCount: 2)),
      (
        .gate(.x, on: [0], if: Condition(bits: [0, 1], equal: 4)),
        .impossibleCondition(Condition(bits: [0, 1], equal: 4))
      ),
      (.gate(.x, on: [0], if: Condition(bits: [0, 0], equal: 1)), .repeatedBit(0)),
      (
        .gate(.x, on: [0], if: Condition(bits: [], equal: 0)),
        .impossibleCondition(Condition(bits: [], equal: 0))
      ),
    ]
    for (operation, error) in cases {
      var circuit = Circuit(qubitCount: 3, bitCount: 2)
      #expect(throws: error) { try circuit.append(operation) }
      #expect(circuit.operations.isEmpty)
      #expect(!error.description.isEmpty)
    }
  }

  @Test func conditionsReadTheLeastSignificantBitFirst() {
    let condition = Condition(bits: [2, 0], equal: 0b01)
    #expect(condition.holds(in: [false, true, true]))
    #expect(!condition.holds(in: [true, true, false]))
  }

  @Test func faultsAreSentences() throws {
    #expect(
      CircuitError.wrongTargetCount(gate: .rz(.pi / 4), found: 2).description
        == "Rz(π/4) acts on 1 qubit, found 2")
    #expect(
      GateError.wrongParameterCount(gate: .u, found: 1).description == "U takes 3 parameters, found 1")
    #expect(
      GateError.notUnitary(distance: 0.25).description
        == "the matrix U is not unitary: the norm of U†U − 1 is 0.25")
    #expect(
      NotationError(.unknownGate("CNOTT", nearest: .cx), at: 3).description
        == "at position 3: there is no gate 'CNOTT'; did you mean CX?")
    #expect(
      NotationError(.unexpected(found: nil, wanted: .closingParenthesis), at: 9).description
        == "at position 9: wanted ')', found the end")
  }
}
