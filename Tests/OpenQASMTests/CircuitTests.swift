import QuantumSimulator
import Testing

@testable import OpenQASM

@Suite struct CircuitTests {
  @Test func programsAsCircuits() throws {
    let teleport = """
      qubit[3] q; bit[2] c; U(0.3, 0.2, 0.1) q[0]; h q[1]; cx q[1], q[2]; cx q[0], q[1]; h q[0];
      c = measure q[0:1];
      if (c[0]) z q[2];
      if (c[1] == 1) { x q[2]; } else { id q[2]; }
      if (c == 3 && !(c[0] == false)) barrier q;
      """
    let circuit = try program3(teleport).circuit()
    #expect(circuit.bitCount == 2)
    let conditions = circuit.operations.compactMap(\.condition)
    #expect(conditions == [Condition(bit: 0), Condition(bit: 1), Condition(bits: [1], equal: 0)])
    // The circuit and the program lead to the same mixture.
    for branch in try circuit.branches() {
      #expect(abs(branch.probability - 0.25) < 1e-12)
      let z = try branch.state.expectation(of: PauliString(.z, on: 2))
      #expect(abs(z - ElementaryFunctions.cos(0.3)) < 1e-12)
    }
  }

  @Test func outcomesGoThroughSubroutines() throws {
    let text = """
      def look(qubit[2] d) -> bit[2] { bit[2] b; b = measure d; return b; }
      qubit[3] q; bit[2] first; bit[2] second; h q;
      first = look(q[0:1]); second = look(q[1:2]);
      if (first == 2) x q[0];
      if (second == 1) x q[2];
      """
    let circuit = try program3(text).circuit()
    let measured = circuit.operations.compactMap { operation -> Int? in
      if case .measurement(let measurement) = operation.action { measurement.bit } else { nil }
    }
    #expect(Set(measured).count == 4)
    let conditions = circuit.operations.compactMap(\.condition)
    #expect(conditions.count == 2)
    #expect(
      Set(conditions[0].bits) == Set(measured[0..<2]) && Set(conditions[1].bits) == Set(measured[2..<4]))
  }

  static let obstacles: [(String, Obstacle, Int)] = [
    ("if (c[0] || c[1]) x q[0];", .condition, 1), ("if (c < 2) x q[0];", .condition, 1),
    ("while (c != 0) { h q[0]; c[0] = measure q[0]; c[1] = 0; }", .loop, 1),
    ("if (c == 3) x q[0]; else h q[0];", .condition, 1),
    ("int i = c; if (i == 1) x q[0];", .value, 1),
    ("int i = 0; if (c[0]) i = 1; if (i == 1) x q[0];", .assignment, 12),
    ("if (c[0]) { c[0] = measure q[1]; x q[0]; }", .condition, 34),
  ]

  @Test(arguments: obstacles)
  func programsThatAreNone(_ line: String, _ obstacle: Obstacle, _ column: Int) throws {
    let program = try program3("qubit[2] q; bit[2] c; h q; c = measure q;\n" + line)
    let error = QASMError(position: SourcePosition(line: 4, column: column), fault: .notACircuit(obstacle))
    #expect(throws: error) { try program.circuit() }
    #expect(try program.run().branches.isEmpty == false)
  }

  @Test func openQASM2Programs() throws {
    let circuit = try program2(
      "qreg q[2]; creg a[1]; creg b[2]; h q; measure q -> b; if(b==2) x q[0]; if(b==2) measure q[0] -> a[0];"
    ).circuit()
    #expect(circuit.bitCount == 3)
    #expect(
      circuit.operations.suffix(2) == [
        .gate(.x, on: [0], if: Condition(bits: [1, 2], equal: 2)),
        Operation(
          .measurement(Measurement(of: PauliString(.z, on: 0), into: 0)),
          if: Condition(bits: [1, 2], equal: 2)),
      ])
  }
}
