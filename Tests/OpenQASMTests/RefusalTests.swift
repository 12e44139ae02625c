import Foundation
import QuantumSimulator
import Testing

@testable import OpenQASM

@Suite struct RefusalTests {
  /// Each line of the grammar's invalid programs is a statement of its own.
  @Test(.enabled(if: SharedData.folder != nil, "needs ../shared/data"))
  func invalidStatements() throws {
    var count = 0
    for file in SharedData.files(in: "openqasm/invalid") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      where !line.hasPrefix("//") {
        let error = refusal(String(line))
        #expect(error?.position.line == 1, "\(line)")
        // The same must be refused where it stands among right statements.
        let inside = refusal("OPENQASM 3.0;\ninclude \"stdgates.inc\";\nint i; bit[2] a;\n  \(line)")
        #expect(inside?.position.line == 4, "\(line)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  static let openQASM2Cases: [(String, Int, Int, QASMFault)] = [
    ("qreg q[14];\nh q[15];", 4, 5, QASMFault.indexOutOfRange(index: 15, size: 14)),
    ("qreg q[2]; cx q[0],q[0];", 3, 12, .repeatedQubit),
    ("qreg q[2]; h q[0], q[1];", 3, 12, .wrongQubitCount(name: "h", found: 2, wanted: 1)),
    ("qreg q[2]; rx q[0];", 3, 12, .wrongArgumentCount(name: "rx", found: 0, wanted: 1)),
    ("qreg q[2]; qreg r[3]; cx q,r;", 3, 28, .sizesDiffer(2, 3)),
    ("qreg q[2];\n  foo q;", 4, 3, .undefined(name: "foo")),
    ("qreg q[0];", 3, 8, .sizeOutOfRange(found: 0, limit: 65536)),
    ("qreg q[9223372036854775808];", 3, 8, .sizeOutOfRange(found: .max, limit: 65536)),
    ("qreg q[1]; qreg q[1];", 3, 12, .redefined(name: "q")),
    ("opaque o(a) b; qreg q[1]; o(1) q[0];", 3, 27, .opaqueGate(name: "o")),
    ("gate g a { g a; }", 3, 12, .recursiveGate(name: "g")),
    ("gate g a { h b; }", 3, 14, .undefined(name: "b")),
    ("gate g a, a { }", 3, 1, .redefined(name: "a")),
    ("gate g a { measure a -> a; }", 3, 12, .notUnitary),
    ("qreg q[1]; creg c[2]; measure q -> c;", 3, 36, .sizesDiffer(1, 2)),
    ("qreg q[1]; if (q == 1) x q;", 3, 16, .wrongKind(name: "q", found: .qubits, wanted: .bits)),
    ("qreg q[1]; creg c[1]; if (c == 1) qreg r[1];", 3, 35, .unexpected(found: "qreg", wanted: .statement)),
    ("include \"other.inc\";", 3, 1, .unknownInclude("other.inc")),
    ("qreg q[1]\nh q;", 4, 1, .unexpected(found: "h", wanted: .spelling(";"))),
    ("θ 量子 é#", 3, 6, .unexpected(found: "é", wanted: .spelling(";"))),
    ("qreg q[1]; rx(1/0) q;", 3, 16, .divisionByZero),
    ("qreg q[1]; rx(ln(0)) q;", 3, 15, .undefinedResult(function: "ln")),
    ("qreg q[1]; /* ", 3, 12, .unclosedComment),
    ("qreg q[1]; x q; \u{1}", 3, 17, .unexpectedCharacter(1)),
    ("qreg q[70000];", 3, 8, .sizeOutOfRange(found: 70000, limit: 65536)),
    ("qreg q[1.0];", 3, 8, .unexpected(found: "1.0", wanted: .integer)),
    ("qreg q[1+1];", 3, 9, .unexpected(found: "+", wanted: .spelling("]"))),
    ("qreg q[2]; x q[0:1];", 3, 17, .unexpected(found: ":", wanted: .spelling("]"))),
    ("qreg q[2]; x q[-1];", 3, 16, .unexpected(found: "-", wanted: .integer)),
    ("qreg q[2]; x q[0.0];", 3, 16, .unexpected(found: "0.0", wanted: .integer)),
  ]

  @Test(arguments: openQASM2Cases)
  func openQASM2(_ body: String, _ line: Int, _ column: Int, _ fault: QASMFault) {
    let error = refusal("OPENQASM 2.0;\ninclude \"qelib1.inc\";\n" + body)
    #expect(error == QASMError(position: SourcePosition(line: line, column: column), fault: fault))
  }

  static let openQASM3Cases: [(String, Int, QASMFault)] = [
    ("array[int[8], 4] a;", 1, QASMFault.unsupported(.arrays)),
    ("complex c;", 1, .unsupported(.complexNumbers)),
    ("extern f(int) -> int;", 1, .unsupported(.externFunctions)),
    ("stretch s;", 1, .unsupported(.timing)),
    ("duration d = 3ns;", 1, .unsupported(.timing)),
    ("defcal x q { }", 1, .unsupported(.calibration)),
    ("pragma something", 1, .unsupported(.pragmas)),
    ("#pragma something", 1, .unsupported(.pragmas)),
    ("float[16] f;", 7, .unsupported(.floatWidths)),
    ("qubit q; x[10ns] q;", 18, .unsupported(.timedGates)),
    ("qubit q; if (q) x q;", 14, .wrongType(found: "qubit", wanted: "bool")),
    ("break;", 1, .misplaced(.loopControl)),
    ("return;", 1, .misplaced(.returnValue)),
    ("OPENQASM 3.0;", 1, .misplaced(.version)),
    ("const int n = 3; n = 4;", 18, .notAssignable(name: "n")),
    ("int n = 3; qubit[n] q;", 18, .notConstant),
    ("qubit[2] q; int i = 5; x q[i];", 28, .indexOutOfRange(index: 5, size: 2)),
    ("qubit[2] q; int i = 0; cx q[0], q[i];", 24, .repeatedQubit),
    ("int i = 0; rx(1/i) $0;", 16, .divisionByZero),
    ("qubit q; x $0;", 12, .mixedQubits),
    ("qubit q; { qubit r; }", 12, .notGlobal(.qubits)),
    ("int[65] i;", 5, .sizeOutOfRange(found: 65, limit: 64)),
    ("bit c;", 1, .noQubits),
    ("qubit[31] q; x q;", 1, .state(.qubitCountOutOfRange(found: 31, allowed: 1...30))),
    ("def f() { f(); }", 11, .recursiveSubroutine(name: "f")),
    ("gate x a { }", 1, .redefined(name: "x")),
    ("int i = 1; { int i = 2; } int i = 3;", 27, .redefined(name: "i")),
    ("switch (1) { case 1 { } case 1 { } }", 30, .repeatedCase),
    ("qubit q; for int i in [0:0:3] { }", 10, .rangeWithoutStep),
    ("qubit q; delay[some] q;", 16, .undefined(name: "some")),
    ("qubit q; delay[1.5] q;", 16, .wrongType(found: "float[64]", wanted: "duration")),
    ("qubit q; delay[10ns + 1] q;", 23, .wrongType(found: "int[64]", wanted: "duration")),
    ("qubit q; box[3] { x q; }", 14, .wrongType(found: "int[64]", wanted: "duration")),
    ("gate g a { delay[2] a; }", 18, .wrongType(found: "int[64]", wanted: "duration")),
    (
      "def f(bool b) -> int { if (b) { return 5; } } qubit q; int i = f(true); i = f(false);", 1,
      .missingReturn
    ),
    ("qubit q; switch (1) { case 1.0 { x q; } }", 28, .wrongType(found: "float[64]", wanted: "int")),
    ("qubit[4] q; x q[::2];", 19, .unexpected(found: "2", wanted: .expression)),
    ("qubit q; while (true) { }", 10, .endlessLoop),
    ("qubit q; while (true) { if (true) continue; x q; }", 10, .endlessLoop),
    ("qubit[2] q; bit c = 1; while (c) { reset q; h q; cx q[0], q[1]; }", 24, .endlessLoop),
    ("qubit q; uint[4] i = 0; while (i < 16) { i += 1; }", 25, .tooMany(.rounds, limit: 1 << 20)),
    ("qubit q; for int i in [1:1000000000] { x q; }", 10, .tooMany(.steps, limit: 50_000_000)),
    (
      "qubit q; for int i in [1:100000] for int j in [1:100000] x q;", 10, .tooMany(.steps, limit: 50_000_000)
    ),
    (
      "qubit q; for int i in [-9223372036854775807:9223372036854775807] { x q; }", 10,
      .tooMany(.steps, limit: 50_000_000)
    ),
    ("qubit q; def f(qubit a) { f(a); } f(q);", 27, .recursiveSubroutine(name: "f")),
    ("def f(int a) -> int { return f(a - 1); }", 30, .recursiveSubroutine(name: "f")),
    ("qubit q; def f(qubit a) { f a; }", 27, .recursiveSubroutine(name: "f")),
    ("bit[2] b; bit[2] c; let d = b ++ c;", 31, .unsupported(.joinedBitAliases)),
    ("bit[2] b; int i = 1; let d = b[i];", 31, .notConstant),
    ("bit[2] b; let d = b[0:1]; d[2] = 1;", 29, .indexOutOfRange(index: 2, size: 2)),
    ("int i = 1; let d = i;", 20, .wrongType(found: "int[64]", wanted: "qubit")),
    (
      "qubit[7] q; gate g a,b,c,d,e,f,h0 { h a; cx a,b; } pow(0.5) @ g q[0],q[1],q[2],q[3],q[4],q[5],q[6];",
      52,
      .powerOfWideGate(qubits: 7, limit: 6)
    ),
  ]

  @Test(arguments: openQASM3Cases)
  func openQASM3(_ body: String, _ column: Int, _ fault: QASMFault) {
    let error = refusal("include \"stdgates.inc\"; /* λ */\n" + body)
    let isOfTheWhole = if case .state = fault { true } else { fault == .noQubits }
    let line = isOfTheWhole ? 1 : 2
    #expect(error == QASMError(position: SourcePosition(line: line, column: column), fault: fault))
  }

  @Test func nestingHasALimit() {
    for open in [
      "rz(" + String(repeating: "(", count: 100_000), "rz(" + String(repeating: "-", count: 100_000),
      String(repeating: "{", count: 100_000), String(repeating: "if (true) ", count: 100_000),
      "rz(" + String(repeating: "sin(", count: 100_000), "rz(" + String(repeating: "2**", count: 100_000),
    ] {
      #expect(refusal("OPENQASM 3.0;" + open)?.fault == .nestedTooDeep(limit: Parser.depthLimit))
    }
  }

  /// A tree may be as tall as a text is long though nothing in the text is nested.
  @Test func longExpressionsHaveALimit() throws {
    let long = 20_000
    for (before, repeated) in [
      ("rz(1", "+1"), ("rz(i", "+1"), ("if (i == 0", " || i == 0"), ("let a = q", " ++ q"), ("x r", "[0:0]"),
      ("rz(\"1\"", "[0:0]"),
    ] {
      let text =
        "OPENQASM 3.0; int i = 0; qubit q; qubit[1] r; " + before + String(repeating: repeated, count: long)
      #expect(refusal(text)?.fault == .nestedTooDeep(limit: Parser.heightLimit), "\(before)")
    }
    let sum = "rz(i" + String(repeating: "+1", count: 500) + ") q;"
    #expect(throws: Never.self) { try program3("int i = 0; qubit q; " + sum).run() }
    #expect(throws: Never.self) {
      try program2("qreg q[1]; rz(pi" + String(repeating: "+pi", count: 500) + ") q;")
    }
  }

  /// Gates that a file defines cannot have been defined before it is included.
  @Test func includingAfterADefinition() {
    #expect(
      refusal("OPENQASM 3.0;\ngate h a { }\n include \"stdgates.inc\";")
        == QASMError(position: SourcePosition(line: 3, column: 2), fault: .redefined(name: "h")))
  }

  @Test func gatesThatGrowHaveALimit() throws {
    var text = "OPENQASM 2.0; qreg q[1]; gate g0 a { U(0,0,0) a; }"
    for level in 1...127 { text += "gate g\(level) a { g\(level - 1) a; g\(level - 1) a; }" }
    #expect(throws: Never.self) { _ = try QuantumProgram(text) }
    #expect(refusal(text + "g23 q[0];")?.fault == .tooMany(.operations, limit: 1 << 20))
    #expect(refusal(text + "g127 q[0];")?.fault == .tooMany(.operations, limit: 1 << 20))
    text += "gate g128 a { g127 a; }"
    #expect(refusal(text)?.fault == .tooMany(.nestedCalls, limit: 128))
  }
}
