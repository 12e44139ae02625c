import QuantumSimulator
import Testing

@testable import OpenQASM

@Suite struct ExportTests {
  /// What is written and read again is the same circuit, gate by gate, angles to the last bit.
  @Test func roundTripIsExact() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let circuit = try generator.circuit(qubits: 5, gates: 20)
      let text = try circuit.openQASM(.openQASM3)
      #expect(try QuantumProgram(text).circuit() == circuit, "\(text)")
      let plain = try generator.circuit(qubits: 4, gates: 20, isControlled: false)
      #expect(try QuantumProgram(try plain.openQASM(.openQASM2)).circuit() == plain)
    }
  }

  /// OpenQASM 2 has no controls of its own: what they are taken apart into is the same unitary, phase included.
  @Test func controlsAreTakenApartExactly() throws {
    var generator = SeededGenerator(seed: 12)
    for gate in StandardGate.allCases {
      for controls in 1...(gate.qubitCount == 3 ? 2 : 3) {
        var circuit = Circuit(qubitCount: gate.qubitCount + controls)
        let chosen = generator.distinct(circuit.qubitCount, below: circuit.qubitCount)
        let parameters = gate.record.parameterNames.map { _ in generator.angle() }
        try circuit.append(
          .gate(
            Gate(gate, parameters: parameters), on: Array(chosen.prefix(gate.qubitCount)),
            controls: chosen.dropFirst(gate.qubitCount).map {
              Control($0, generator.below(2) == 0 ? .on : .off)
            }))
        let read = try QuantumProgram(try circuit.openQASM(.openQASM2)).circuit()
        #expect(try read.unitary().distance(to: circuit.unitary()) < 1e-12, "\(gate) \(controls)")
      }
    }
  }

  /// Powers of gates come down to gates that can be written, and are the principal powers of the matrices.
  @Test(arguments: [0.5, -1.5, 0.37, 2, 3, -1, -2, 0])
  func powersCanBeWritten(exponent: Double) throws {
    for gate in StandardGate.allCases where gate != .ecr || exponent == exponent.rounded() {
      let parameters = gate.record.parameterNames.indices.map { 0.7 - Double($0) }
      let plain = try Gate(gate, parameters: parameters)
      var single = Circuit(qubitCount: gate.qubitCount + 1)
      let targets = Array(0..<gate.qubitCount)
      try single.append(.gate(plain, on: targets, controls: [Control(gate.qubitCount, .off)]))
      let lines = try single.openQASM(.openQASM3).split(separator: "\n")
      let statement = try #require(lines.last).replacing("negctrl @", with: "negctrl @ pow(\(exponent)) @")
      let circuit = try QuantumProgram(lines.dropLast().joined(separator: "\n") + "\n" + statement).circuit()
      let wanted = try Gate(unitary: single.unitary()).power(exponent).matrix
      #expect(try circuit.unitary().distance(to: wanted) < 1e-12, "\(gate)")
      for dialect in Dialect.allCases {
        let read = try QuantumProgram(try circuit.openQASM(dialect)).circuit()
        #expect(try read.unitary().distance(to: wanted) < 1e-12, "\(gate) \(dialect)")
      }
    }
  }

  @Test func anglesKeepEveryBit() throws {
    var generator = SeededGenerator(seed: 13)
    for round in 0..<2000 {
      let angle = round % 2 == 0 ? generator.angle() : Double(bitPattern: generator.next())
      guard angle.isFinite else { continue }
      let text = AngleText.text(angle)
      for dialect in Dialect.allCases {
        let body = dialect == .openQASM2 ? "qreg q[1]; rz(\(text)) q[0];" : "qubit q; rz(\(text)) q;"
        let circuit = try (dialect == .openQASM2 ? program2(body) : program3(body)).circuit()
        guard case .gate(let application)? = circuit.operations.first?.action else { continue }
        #expect(application.gate.parameters == [angle], "\(text)")
      }
    }
    #expect(AngleText.text(.pi / 2) == "pi/2")
    #expect(AngleText.text(-3 * .pi / 4) == "-3*pi/4")
    #expect(AngleText.text(2) == "2.0")
    #expect(AngleText.text(1e-7) == "1.0e-7")
  }

  @Test func measurementsAndConditions() throws {
    var circuit = Circuit(qubitCount: 3, bitCount: 3)
    try circuit.append(.h, on: 0)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.gate(.x, on: [1], if: Condition(bit: 0)))
    try circuit.append(.measure(1, into: 1))
    try circuit.append(.gate(.z, on: [2], if: Condition(bits: [1], equal: 0)))
    try circuit.append(.reset(0))
    try circuit.append(Operation(.barrier(qubits: [0, 2])))
    for dialect in Dialect.allCases {
      #expect(try QuantumProgram(try circuit.openQASM(dialect)).circuit() == circuit)
    }
    // A condition on two bits of three, and one on one of these.
    try circuit.append(.gate(.x, on: [2], if: Condition(bits: [0, 1], equal: 2)))
    #expect(throws: ExportError.condition(operation: 7, Condition(bits: [0, 1], equal: 2))) {
      try circuit.openQASM(.openQASM2)
    }
    #expect(try QuantumProgram(try circuit.openQASM(.openQASM3)).circuit() == circuit)
  }

  @Test func paulisAreMeasuredAsWritten() throws {
    var circuit = Circuit(qubitCount: 3, bitCount: 1)
    for qubit in 0..<3 { try circuit.append(.u(0.3 + Double(qubit), 0.7, -0.2), on: qubit) }
    try circuit.append(.measure(try PauliString("XYZ"), into: 0))
    let branches = try circuit.branches()
    for dialect in Dialect.allCases {
      let run = try QuantumProgram(try circuit.openQASM(dialect)).run()
      #expect(run.branches.count == branches.count)
      for branch in run.branches {
        let twin = try #require(
          branches.first { $0.bits[0] == (branch.bits[0][0] == .known(true)) })
        #expect(abs(twin.probability - branch.probability) < 1e-12)
        #expect(try twin.state.comparison(with: branch.state).gap < 1e-12)
      }
    }
  }

  /// An outcome that goes into a bit of its own condition: what follows the measurement still belongs to it.
  @Test(arguments: ["X", "Y", "ZZ", "XY"])
  func outcomeInItsOwnCondition(_ observable: String) throws {
    var circuit = Circuit(qubitCount: observable.count, bitCount: 1)
    for qubit in 0..<observable.count { try circuit.append(.u(0.3 + Double(qubit), 0.7, -0.2), on: qubit) }
    let measurement = Measurement(of: try PauliString(observable), into: 0)
    try circuit.append(Operation(.measurement(measurement), if: Condition(bits: [0], equal: 0)))
    let branches = try circuit.branches()
    let run = try QuantumProgram(try circuit.openQASM(.openQASM3)).run()
    #expect(run.branches.count == branches.count)
    for branch in run.branches {
      let twin = try #require(branches.first { $0.bits[0] == (branch.bits[0][0] == .known(true)) })
      #expect(try twin.state.comparison(with: branch.state).gap < 1e-12)
    }
    let last = circuit.operations.count - 1
    #expect(throws: ExportError.outcomeInCondition(operation: last)) { try circuit.openQASM(.openQASM2) }
  }

  @Test func matricesOnOneQubit() throws {
    var generator = SeededGenerator(seed: 14)
    for round in 0..<200 {
      let gates: [Gate] = [
        .u(generator.angle(), generator.angle(), generator.angle()), .x, .y, .z, .h, .s, .sy,
      ]
      var matrix = gates[round % gates.count].matrix
      let factor = Complex.exp(i: generator.angle())
      matrix = ComplexMatrix(rows: 2, columns: 2, elements: matrix.elements.map { factor * $0 })
      var circuit = Circuit(qubitCount: 2)
      try circuit.append(Gate(unitary: matrix), on: 0, controls: round % 2 == 0 ? [] : [Control(1, .off)])
      for dialect in Dialect.allCases {
        let read = try QuantumProgram(try circuit.openQASM(dialect)).circuit()
        #expect(try read.unitary().distance(to: circuit.unitary()) < 1e-12)
      }
    }
  }

  @Test func definitionsOfOtherToolsAreRecognised() throws {
    let qiskit = """
      gate rzz(p0) _gate_q_0, _gate_q_1 { cx _gate_q_0, _gate_q_1; rz(p0) _gate_q_1; cx _gate_q_0, _gate_q_1; }
      gate sxdg _gate_q_0 { s _gate_q_0; h _gate_q_0; s _gate_q_0; gphase(pi/4); }
      qubit[2] q; rzz(0.25) q[0], q[1]; sxdg q[0];
      """
    let circuit = try program3(qiskit).circuit()
    #expect(circuit.gateApplications.first == GateApplication(.rzz(0.25), on: [0, 1]))
    // The name alone does not make it one.
    let other = try program3(
      "gate rzz(a) x, y { cx x, y; rz(-a) y; cx x, y; } qubit[2] q; rzz(0.25) q[0], q[1];")
    #expect(try other.circuit().gateCount == 3)
  }

  /// A matrix without structure: that of a deep random circuit.
  private func randomMatrix(_ qubitCount: Int, using generator: inout SeededGenerator) throws -> ComplexMatrix
  {
    var circuit = Circuit(qubitCount: qubitCount)
    for _ in 0..<4 {
      for qubit in 0..<qubitCount {
        try circuit.append(.u(generator.angle(), generator.angle(), generator.angle()), on: qubit)
      }
      for qubit in 1..<qubitCount { try circuit.append(.crx(generator.angle()), on: qubit - 1, qubit) }
    }
    return try circuit.unitary()
  }

  @Test func matricesOnSeveralQubits() throws {
    var generator = SeededGenerator(seed: 15)
    var cases: [(matrix: ComplexMatrix, targets: [Int], controls: [Control])] = []
    for count in 2...4 {
      cases.append((try randomMatrix(count, using: &generator), Array((0..<count).reversed()), []))
    }
    cases.append((try randomMatrix(2, using: &generator), [3, 1], [Control(0, .off), Control(4, .on)]))
    cases.append((.identity(4), [2, 0], []))
    cases.append((ComplexMatrix(diagonal: [.one, .i, -.one, .exp(i: 0.3)]), [1, 4], [Control(2, .on)]))
    // A step round a circle of eight.
    var elements = [Complex](repeating: .zero, count: 64)
    for state in 0..<8 { elements[(state + 1) % 8 * 8 + state] = .one }
    cases.append((ComplexMatrix(rows: 8, columns: 8, elements: elements), [0, 2, 4], []))
    for (matrix, targets, controls) in cases {
      var circuit = Circuit(qubitCount: 5)
      let gate = GateApplication(try Gate(unitary: matrix), on: targets, controls: controls)
      try circuit.append(Operation(.gate(gate)))
      for dialect in Dialect.allCases {
        let read = try QuantumProgram(try circuit.openQASM(dialect)).circuit()
        #expect(try read.unitary().distance(to: circuit.unitary()) < 1e-12)
      }
    }
  }

  /// Found by fuzzing: a phase wandered by a bit each time that it was written and read.
  @Test func phasesComeToRest() throws {
    for phase in [
      "pow(0.2) @ x q;", "gphase(0.7);", "gphase(pi/10);", "gphase(-3);", "gphase(7);", "gphase(2*pi/3);",
    ] {
      var circuit = try program3("qubit q; " + phase).circuit()
      circuit = try QuantumProgram(circuit.openQASM(.openQASM3)).circuit()
      let text = try circuit.openQASM(.openQASM3)
      let again = try QuantumProgram(text).circuit()
      #expect(again == circuit)
      #expect(try again.openQASM(.openQASM3) == text)
    }
    #expect(try program3("qubit q; gphase(0.7);").circuit().openQASM(.openQASM3).hasSuffix("gphase(0.7);\n"))
    #expect(
      try program3("qubit q; gphase(pi/10);").circuit().openQASM(.openQASM3).contains(
        "gphase(0.31415926535897"))
  }

  @Test func whatHasNoText() throws {
    var circuit = Circuit(qubitCount: 5)
    let gate = GateApplication(try Gate(unitary: .identity(32)), on: [0, 1, 2, 3, 4])
    try circuit.append(Operation(.gate(gate)))
    #expect(throws: ExportError.matrix(operation: 0, qubits: [0, 1, 2, 3, 4], limit: 4)) {
      try circuit.openQASM(.openQASM2)
    }
    #expect(throws: ExportError.noQubits) { try Circuit(qubitCount: 0).openQASM(.openQASM2) }
  }
}
