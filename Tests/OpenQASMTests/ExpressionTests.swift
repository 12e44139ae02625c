import QuantumSimulator
import Testing

@testable import OpenQASM

@Suite struct ExpressionTests {
  /// The angle that an expression gives a gate.
  private func angle(_ expression: String, in dialect: Dialect = .openQASM3, after lines: String = "") throws
    -> Double
  {
    let program =
      dialect == .openQASM3
      ? try program3("qubit q; \(lines) rz(\(expression)) q;")
      : try program2("qreg q[1]; rz(\(expression)) q[0];")
    let circuit = try program.circuit()
    guard case .gate(let application)? = circuit.operations.last?.action else { return .nan }
    return application.gate.parameters[0]
  }

  static let openQASM2Cases: [(String, Double)] = [
    ("pi/2", Double.pi / 2), ("-pi/4", -.pi / 4), ("2*pi*0.25", .pi / 2), ("3^2", 9), ("2^-1", 0.5),
    ("-2^2", -4),
    ("2^3^2", 512), ("sin(pi/2)", 1), ("cos(0)", 1), ("tan(0)", 0), ("exp(1)", 2.718281828459045),
    ("ln(exp(2))", 2),
    ("sqrt(2)", 2.0.squareRoot()), ("1/2", 0.5), ("acos(0)", .pi / 2), ("asin(1)", .pi / 2),
    ("atan(1)", .pi / 4),
    ("1 - -1", 2), ("(1+2)*3", 9), ("1-2-3", -4), ("8/2/2", 2), ("+3", 3),
  ]

  @Test(arguments: openQASM2Cases)
  func openQASM2(_ expression: String, _ value: Double) throws {
    #expect(abs(try angle(expression, in: .openQASM2) - value) < 1e-15 * max(1, abs(value)))
  }

  static let openQASM3Cases: [(String, Double)] = [
    ("π/2", Double.pi / 2), ("τ/4", .pi / 2), ("euler", 2.718281828459045), ("1/2", 0), ("1.0/2", 0.5),
    ("7/2*2", 6),
    ("-7/2", -3), ("-7%3", -1), ("2**3**2", 512), ("-2**2", -4), ("1<<4|1", 17), ("6&3^1", 3), ("~0", -1),
    ("float(1)/4", 0.25), ("int(2.9)", 2), ("int(-2.9)", -2), ("uint[4](17)", 1), ("int[4](9)", -7),
    ("int[2](\"11\")", -1), ("uint[2](\"10\")", 2), ("popcount(\"1011\")", 3), ("arccos(3/5)", .pi / 2),
    ("mod(7,4)", 3), ("pow(2,10)", 1024), ("pow(2.0,0.5)", 1.4142135623730951), ("sqrt(16)", 4),
    ("log(1)", 0),
    ("ceiling(1.2)", 2), ("floor(-1.2)", -2), ("float(true)+1", 2), ("1 < 2 ? 1 : 0", .nan),
    ("uint[4](\"1000\")<<1", 0), ("int(3 > 2) + int(2 >= 3) + int(1 != 2)", 2),
    ("uint[8](rotl(\"0001\", 1))", 2),
    ("0x10", 16), ("arctan(1)*4", .pi), ("arcsin(1)", .pi / 2), ("tan(0.5)", 0.5463024898437905),
  ]

  @Test(arguments: openQASM3Cases)
  func openQASM3(_ expression: String, _ value: Double) throws {
    if value.isNaN {
      #expect(throws: QASMError.self) { try angle(expression) }
    } else {
      #expect(abs(try angle(expression) - value) < 4e-16 * max(1, abs(value)), "\(expression)")
    }
  }

  /// Angles of n bits are whole numbers of parts, 2ⁿ of which are a turn: the specification's table of operators.
  @Test func anglesOfAWidth() throws {
    let quarter = "angle[8] a = pi/2; "
    #expect(try angle("a * 3", after: quarter) == 3 * .pi / 2)
    #expect(try angle("5 * a", after: quarter) == .pi / 2)
    #expect(try angle("a * -1", after: quarter) == 3 * .pi / 2)
    #expect(try angle("a / 4", after: quarter) == .pi / 8)
    #expect(try angle("a / -4", after: quarter) == 2 * .pi - .pi / 8)
    // 64 of 256 parts through 5 are 12.
    #expect(try angle("a / 5", after: quarter) == 12 * 2 * .pi / 256)
    #expect(try angle("a / b", after: quarter + "angle[4] b = pi/8;") == 4)
    #expect(try angle("v", after: quarter + "uint v = a / a; ") == 1)
    #expect(try angle("v", after: quarter + "angle[8] v = 2 * a; v /= 4; v *= 2;") == .pi / 2)
    #expect(throws: QASMError.self) { try angle("a / b", after: quarter + "angle[8] b = 0;") }
  }

  /// What has no variables in it is known before the program runs, whatever computes it.
  @Test func constantsOfEveryKind() throws {
    let text = """
      const uint n = popcount("1011"); const bit[4] left = rotl("0011", 1); const bit[4] right = rotr("0011", 1);
      const int[8] five = 5; const bit middle = five[2]; const bool both = true && popcount("11") == 2;
      const bool not = !(popcount("11") == 1); const uint[4] turned = rotl(uint[4](3), 2);
      const int known = ceiling(1.2) + floor(2.9) + mod(7, 4) + pow(2, 3);
      const float part = sqrt(16) + exp(0) + log(1) + arcsin(0) + arctan(0) + sin(0) + cos(0) + tan(0) + arccos(1);
      qubit[n] q; bit[n] b;
      rz(int(left) * 1000 + int(right) * 10 + int(middle) + int(both) + int(not)) q[0];
      rz(turned + known + part) q[0];
      """
    let circuit = try program3(text).circuit()
    #expect(circuit.qubitCount == 3)
    let angles = circuit.operations.map { operation -> Double in
      guard case .gate(let application) = operation.action else { return .nan }
      return application.gate.parameters[0]
    }
    #expect(angles == [6093, 33] as [Double])
  }

  /// Case 24 of the simulator's design note: `1/2` is a whole number.
  @Test func powerOfAQuotientOfWholeNumbers() throws {
    try expect(try program3("qubit q; pow(1/2) @ x q;"), [.one, .zero])
    try expect(
      try program3("qubit q; pow(0.5) @ x q;"), [Complex(0.5, 0.5), Complex(0.5, -0.5)])
  }

  static let valuesThatDoNotExistCases: [(String, QASMFault)] = [
    ("rz(1/0) q;", QASMFault.divisionByZero), ("rz(1.0/0) q;", .divisionByZero),
    ("rz(1%0) q;", .divisionByZero),
    ("rz(9223372036854775807+1) q;", .overflow), ("rz(-(-9223372036854775807-1)) q;", .overflow),
    ("rz(9223372036854775807*2) q;", .overflow), ("rz((-9223372036854775807-1)/-1) q;", .overflow),
    ("rz(2**64) q;", .overflow), ("rz(sqrt(-1.0)) q;", .undefinedResult(function: "sqrt")),
    ("rz(log(0)) q;", .undefinedResult(function: "log")), ("rz(2**-1) q;", .undefinedResult(function: "**")),
    ("rz(int(1e30)) q;", .overflow), ("rz(arccos(2)) q;", .undefinedResult(function: "arccos")),
    ("rz(1e300*1e300) q;", .undefinedResult(function: "*")),
    ("rz(3 im) q;", .unsupported(.complexNumbers)),
    ("rz(sizeof(q)) q;", .unsupported(.classicalFunction)),
    ("rz('01') q;", .unexpected(found: "'01'", wanted: .bits)),
  ]

  @Test(arguments: valuesThatDoNotExistCases)
  func valuesThatDoNotExist(_ line: String, _ fault: QASMFault) throws {
    #expect(refusal("OPENQASM 3.0;\ninclude \"stdgates.inc\";\nqubit q;\n" + line)?.fault == fault)
  }

  @Test func variablesKeepTheirWidth() throws {
    #expect(try angle("v", after: "uint[4] v = 15; v += 1;") == 0)
    #expect(try angle("v", after: "int[4] v = 7; v += 1;") == -8)
    #expect(try angle("v", after: "float[32] v = 0.1;") == Double(Float(0.1)))
    #expect(try angle("v", after: "angle[2] v = pi/2; v <<= 1;") == .pi)
    #expect(try angle("v", after: "angle[3] v = 2.0*pi; v -= pi/4;") == 7 * .pi / 4)
    #expect(try angle("v", after: "uint[3] v = 0; v[1] = 1; v[2] = v[1];") == 6)
    #expect(try angle("v", after: "bit[4] b = \"0110\"; uint[4] v = uint[4](b[1:3]) ;") == 3)
    #expect(try angle("v", after: "const int n = 3; const float w = 2.0*n; float v = w/4;") == 1.5)
  }
}
