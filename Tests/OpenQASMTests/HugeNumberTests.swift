import QuantumSimulator
import Testing

@testable import OpenQASM

/// Numbers that are past the largest double, or the largest single, once something is done with them.
@Suite struct HugeNumberTests {
  /// Multiples of 8: a whole number of rounds for every gate without parameters.
  @Test(arguments: ["1e308", "1.7e308", "-1.7e308"])
  func exponents(_ exponent: String) throws {
    for gate in StandardGate.allCases {
      var circuit = Circuit(qubitCount: gate.qubitCount)
      let parameters = gate.record.parameterNames.map { _ in 0.3 }
      try circuit.append(.gate(Gate(gate, parameters: parameters), on: Array(0..<gate.qubitCount)))
      let lines = try circuit.openQASM(.openQASM3).split(separator: "\n")
      let text = lines.dropLast().joined(separator: "\n") + "\npow(\(exponent)) @ " + lines[lines.count - 1]
      let power = try QuantumProgram(text).circuit().unitary()
      #expect(power.unitarityDistance < 1e-12, "\(gate)")
      if parameters.isEmpty { #expect(power.distance(to: .identity(power.rows)) < 1e-12, "\(gate)") }
    }
  }

  @Test func powersOfWholeGates() throws {
    let gate = "gate g a, b { h a; cx a, b; } qubit[2] q; "
    let run = try program3(gate + "pow(1.5e308) @ g q[0], q[1];").run()
    #expect(try abs(run.probabilities().reduce(0, +) - 1) < 1e-12)
  }

  @Test(arguments: [
    "rx(float[32](1e300)) q;", "const float[32] a = 1e300; rx(a) q;", "float[32] a = 1e300; rx(a) q;",
    "float[32] a = 1e30; a *= 1e30; rx(a) q;", "pow(1e200) @ gphase(1e200);",
  ])
  func overflows(_ body: String) throws {
    let error = #expect(throws: QASMError.self) { try program3("qubit q; " + body).run() }
    #expect(error?.fault == .overflow)
  }

  @Test func anglesThatAddUpToNoNumber() throws {
    try expect(
      try program3("qubit q; U(pi, 1.7e308, 0) q;"),
      amplitudes(try program3("qubit q; U(pi, 1.7e308, 1.7e308) q;")))
    let run = try program3("qubit q; h q; U(0.5, 1.7e308, 1.7e308) q;").run()
    #expect(try abs(run.probabilities().reduce(0, +) - 1) < 1e-12)
  }

  /// 2²³ gates from 24 lines: one statement that comes to so many is refused, and soon.
  @Test func gatesThatDouble() throws {
    var text = "gate g0 a { h a; h a; } "
    for level in 1...23 { text += "gate g\(level) a { g\(level - 1) a; g\(level - 1) a; } " }
    let error = #expect(throws: QASMError.self) { try program3(text + "qubit q; g23 q;").run() }
    guard case .tooMany(.operations, _)? = error?.fault else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
