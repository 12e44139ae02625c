import QuantumSimulator
import Testing

@Suite struct GateNotationTests {
  static let names = ["q0", "q1", "q2", "anc"]

  static let applications: [(String, String, GateApplication)] = [
    ("H q0", "H q0", GateApplication(.h, on: [0])),
    ("  CX   q0,q1 ", "CX q0 q1", GateApplication(.cx, on: [0, 1])),
    ("CNOT q1 q0", "CX q1 q0", GateApplication(.cx, on: [1, 0])),
    ("Rz(pi/4) q0", "Rz(pi/4) q0", GateApplication(.rz(.pi / 4), on: [0])),
    ("rz ( 0.25 pi )q0", "Rz(pi/4) q0", GateApplication(.rz(.pi / 4), on: [0])),
    ("U(pi/2,0,π) q1", "U(pi/2, 0, pi) q1", GateApplication(.u(.pi / 2, 0, .pi), on: [1])),
    (
      "X q2 [q0 !q1]", "X q2 [q0 !q1]",
      GateApplication(.x, on: [2], controls: [Control(0), Control(1, .off)])
    ),
    ("S† anc", "Sdg anc", GateApplication(.sdg, on: [3])),
    ("√X† q0", "SXdg q0", GateApplication(.sxdg, on: [0])),
    ("Toffoli q2 q1 q0", "CCX q2 q1 q0", GateApplication(.ccx, on: [2, 1, 0])),
    ("SWAP q0 q1[anc]", "SWAP q0 q1 [anc]", GateApplication(.swap, on: [0, 1], controls: [Control(3)])),
  ]

  @Test(arguments: applications) func readsAndWrites(
    _ text: String, _ canonical: String, _ application: GateApplication
  ) throws {
    let read = try GateNotation.parse(text, qubitNames: Self.names)
    #expect(read == application)
    #expect(GateNotation.text(read, qubitNames: Self.names) == canonical)
    #expect(try GateNotation.parse(canonical, qubitNames: Self.names) == application)
  }

  @Test(arguments: StandardGate.allCases) func readsEveryNameOfEveryGate(_ gate: StandardGate) throws {
    let angles = ["(0.1)", "(0.1, 0.2)", "(0.1, 0.2, 0.3)"]
    let count = gate.record.parameterNames.count
    let places =
      (count == 0 ? "" : angles[count - 1]) + " " + Self.names.prefix(gate.qubitCount).joined(separator: " ")
    for name in [gate.rawValue] + gate.record.aliases {
      let read = try GateNotation.parse(name + places, qubitNames: Self.names)
      #expect(read.gate.standard == gate)
      #expect(GateNotation.text(read, qubitNames: Self.names) == gate.rawValue + places)
    }
  }

  static let faults: [(String, Int, NotationFault)] = [
    ("", 0, .unexpected(found: nil, wanted: .gateName)),
    ("[", 0, .unexpected(found: "[", wanted: .gateName)),
    ("Hadamard q0", 0, .unknownGate("Hadamard", nearest: nil)),
    ("cX q0 q1", 0, .unknownGate("cX", nearest: .cx)),
    ("CNOTT q0 q1", 0, .unknownGate("CNOTT", nearest: .cx)),
    ("CNTO q0 q1", 0, .unknownGate("CNTO", nearest: .cx)),
    ("Q q0", 0, .unknownGate("Q", nearest: nil)),
    ("H", 1, .unexpected(found: nil, wanted: .qubitName)),
    ("H q5", 2, .unknownQubit("q5")),
    ("H q0 q1", 0, .wrongTargetCount(gate: .h, found: 2)),
    ("CX q0", 0, .wrongTargetCount(gate: .cx, found: 1)),
    ("CX q0 q0", 6, .repeatedQubit("q0")),
    ("X q0 [q0]", 6, .repeatedQubit("q0")),
    ("Rz q0", 0, .wrongParameterCount(gate: .rz, found: 0)),
    ("H(1) q0", 0, .wrongParameterCount(gate: .h, found: 1)),
    ("Rz(1 q0", 5, .unknownWord("q")),
    ("Rz(1", 4, .unexpected(found: nil, wanted: .commaOrClosingParenthesis)),
    ("Rz(i) q0", 3, .notReal),
    ("Rz() q0", 3, .unexpected(found: ")", wanted: .operand)),
    ("X q0 [", 6, .unexpected(found: nil, wanted: .qubitName)),
    ("X q0 [q1", 8, .unexpected(found: nil, wanted: .qubitNameOrClosingBracket)),
    ("X q0 []", 6, .unexpected(found: "]", wanted: .qubitName)),
    ("X q0 [q1] q2", 10, .unexpected(found: "q", wanted: .end)),
    ("X q0 & q1", 5, .unexpected(found: "&", wanted: .qubitName)),
  ]

  @Test(arguments: faults) func refuses(_ text: String, _ offset: Int, _ fault: NotationFault) {
    #expect(throws: NotationError(fault, at: offset)) {
      try GateNotation.parse(text, qubitNames: Self.names)
    }
  }

  @Test func hasNoTextForAMatrix() throws {
    let gate = try Gate(unitary: ComplexMatrix.identity(2))
    #expect(GateNotation.text(GateApplication(gate, on: [0]), qubitNames: Self.names) == nil)
  }
}
