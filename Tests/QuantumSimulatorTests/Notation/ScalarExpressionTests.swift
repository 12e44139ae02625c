import QuantumSimulator
import Testing

@Suite struct ScalarExpressionTests {
  static let pi = Double.pi

  static let reals: [(String, Double)] = [
    ("pi/4", pi / 4), ("-3pi/8", -3 * pi / 8), ("2pi/3", 2 * pi / 3), ("0.25", 0.25), ("1e-3", 0.001),
    ("π", pi), ("-π/2", -pi / 2), ("−π", -pi), ("1/sqrt(2)", 0.5.squareRoot()), ("√2/2", 0.5.squareRoot()),
    ("sqrt(3)/2", 0.75.squareRoot()), ("√(1/2)", 0.5.squareRoot()), ("3*(pi/4)", 3 * pi / 4),
    ("0.75pi", 3 * pi / 4), ("pi*3/4", 3 * pi / 4), (" + 1 - 2 * 3 ", -5), ("2^10", 1024), ("2^-1", 0.5),
    ("-2^2", -4), ("2*-3", -6), ("(1+2)(3+4)", 21), ("4^0.5", 2), ("8/2/2", 2), ("cos(pi/3)", 0.5),
    ("sin(pi/6)", 0.5), ("cos(pi/2)", 0), ("exp(0)", 1), ("i*i", -1), ("i^2", -1), ("sqrt(2)sqrt(2)", 2),
    ("1/3 + 1/6", 0.5), ("2 · 3 × 4", 24), ("pi/2 + pi/4", 3 * pi / 4), ("√8 - 2√2", 0), ("1.5e2", 150),
    ("1E2", 100), ("\tpi\t", pi), ("pi^2/pi", pi), ("0", 0), ("-0", 0), ("(((1)))", 1), ("1-1", 0),
  ]

  @Test(arguments: reals) func isReal(_ text: String, _ value: Double) throws {
    #expect(try ScalarExpression.real(text) == value)
  }

  static let complexes: [(String, Complex)] = [
    ("i", Complex.i), ("-i", -Complex.i), ("1+i", Complex(1, 1)), ("2i", Complex(0, 2)),
    ("i/2", Complex(0, 0.5)),
    ("(1+i)/sqrt(2)", Complex(0.5.squareRoot(), 0.5.squareRoot())), ("1/i", -Complex.i),
    ("sqrt(-1)", Complex.i), ("e^(i*pi)", Complex(-1)), ("e^(iπ/2)", Complex.i),
    ("exp(i pi/4)", Complex.exp(i: pi / 4)),
    ("2e^(iπ/2)", Complex(0, 2)), ("i√3/2", Complex(0, 0.75.squareRoot())), ("(1+i)(1-i)", Complex(2)),
    ("(1+i)/(1-i)", Complex.i), ("ipi", Complex(0, pi)), ("e^(-iπ/6)", Complex(0.75.squareRoot(), -0.5)),
    ("(1+i)^3", Complex(-2, 2)), ("(3+4i)^(1/2)", Complex(2, 1)),
  ]

  @Test(arguments: complexes) func isComplex(_ text: String, _ value: Complex) throws {
    let found = try ScalarExpression.complex(text)
    #expect(found.isNear(value, within: 1e-15), "\(found)")
  }

  @Test func computesTranscendentPowers() throws {
    #expect(abs(try ScalarExpression.real("2^(1/3)") - 1.2599210498948732) < 1e-15)
    #expect(abs(try ScalarExpression.real("e") - 2.718281828459045) < 1e-15)
    #expect(abs(try ScalarExpression.real("e^2") - 7.38905609893065) < 1e-14)
  }

  static let faults: [(String, Int, NotationFault)] = [
    ("", 0, .unexpected(found: nil, wanted: .operand)),
    ("   ", 3, .unexpected(found: nil, wanted: .operand)),
    ("pi/", 3, .unexpected(found: nil, wanted: .operand)),
    ("pi pi2x", 6, .unknownWord("x")),
    ("phi/2", 0, .unknownWord("phi")),
    ("1/2pi", 3, .ambiguousQuotient),
    ("1/2 (3)", 4, .ambiguousQuotient),
    ("1/0", 1, .divisionByZero),
    ("1/(1-1)", 1, .divisionByZero),
    ("0^-1", 2, .divisionByZero),
    ("(pi", 3, .unexpected(found: nil, wanted: .closingParenthesis)),
    ("pi)", 2, .unexpected(found: ")", wanted: .operatorSign)),
    ("pi,2", 2, .unexpected(found: ",", wanted: .operatorSign)),
    ("sqrt 2", 5, .unexpected(found: "2", wanted: .openingParenthesis)),
    ("cos", 3, .unexpected(found: nil, wanted: .openingParenthesis)),
    ("1+i", 0, .notReal),
    ("cos(i)", 4, .notReal),
    ("(-2)^0.3", 5, .notReal),
    ("2^i", 2, .notReal),
    ("1e999", 0, .notFinite),
    ("1e308*10", 5, .notFinite),
    ("1e308*1e308", 5, .notFinite),
    ("exp(1000)", 4, .notFinite),
    ("1..2", 2, .unexpected(found: ".", wanted: .operatorSign)),
    ("*2", 0, .unexpected(found: "*", wanted: .operand)),
    ("--2", 1, .unexpected(found: "-", wanted: .operand)),
    ("é", 0, .unexpected(found: "é", wanted: .operand)),
    ("2 $ 3", 2, .unexpected(found: "$", wanted: .operatorSign)),
    ("😀+1", 0, .unexpected(found: "😀", wanted: .operand)),
    ("1+😀", 2, .unexpected(found: "😀", wanted: .operand)),
    ("|0>", 0, .unwantedKet),
    ("2|0>", 1, .unwantedKet),
    ("3pi/8 q", 6, .unknownWord("q")),
  ]

  @Test(arguments: faults) func refuses(_ text: String, _ offset: Int, _ fault: NotationFault) {
    #expect(throws: NotationError(fault, at: offset)) { try ScalarExpression.real(text) }
  }

  @Test func isBounded() {
    let deep = String(repeating: "(", count: 3000)
    #expect(throws: NotationError.self) { try ScalarExpression.real(deep) }
    #expect(throws: NotationError(.tooLong(limit: 4096), at: 4096)) {
      try ScalarExpression.real(String(repeating: "1", count: 5000))
    }
    let roots = String(repeating: "√", count: 3000) + "2"
    #expect(throws: NotationError.self) { try ScalarExpression.real(roots) }
    let powers = String(repeating: "2^", count: 1000) + "2"
    #expect(throws: NotationError.self) { try ScalarExpression.real(powers) }
  }

  @Test func anglesReadBack() throws {
    var generator = SeededGenerator(seed: 11)
    for denominator in [1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 32, 48, 60, 64, 128, 512, 1024] {
      for numerator in -40...40 {
        let angle = Double(numerator) * .pi / Double(denominator)
        #expect(try ScalarExpression.real(Angle.text(angle)) == angle)
        #expect(try ScalarExpression.real(Angle.text(angle, style: .typographic)) == angle)
      }
    }
    for _ in 0..<300 {
      let angle = (generator.nextUniform() - 0.5) * 20
      #expect(try ScalarExpression.real(Angle.text(angle)) == angle)
    }
  }

  static let angles: [(Double, String, String)] = [
    (pi, "pi", "π"), (-pi / 2, "-pi/2", "−π/2"), (3 * pi / 4, "3pi/4", "3π/4"), (0, "0", "0"),
    (0.75 * pi, "3pi/4", "3π/4"), (2 * pi, "2pi", "2π"), (0.3, "0.3", "0.3"),
    (1.0 / 3, "0.3333333333333333", "0.3333"),
    (pi / 3 + 1e-15, "1.0471975511965987", "π/3"),
  ]

  @Test(arguments: angles) func anglesHaveTexts(_ angle: Double, _ exact: String, _ display: String) {
    #expect(Angle.text(angle) == exact)
    #expect(Angle.description(angle) == display)
  }
}
