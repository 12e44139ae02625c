import QuantumSimulator
import Testing

@Suite struct KetExpressionTests {
  static let r = 0.5.squareRoot()
  static let c = 0.9238795325112867
  static let s = 0.3826834323650898

  static let kets: [(String, [Complex])] = [
    ("|0>", [.one, .zero]),
    ("|1⟩", [.zero, .one]),
    ("|+>", [Complex(r), Complex(r)]),
    ("|->", [Complex(r), Complex(-r)]),
    ("|+i>", [Complex(r), Complex(0, r)]),
    ("|-i>", [Complex(r), Complex(0, -r)]),
    ("|01>", [.zero, .one, .zero, .zero]),
    ("|+0>", [Complex(r), .zero, Complex(r), .zero]),
    ("|0+i>", [Complex(r), Complex(0, r), .zero, .zero]),
    ("(|00> + i|11>)/sqrt(2)", [Complex(r), .zero, .zero, Complex(0, r)]),
    ("1/sqrt(2)|00> - 1/√2|11>", [Complex(r), .zero, .zero, Complex(-r)]),
    ("1/√2 (|00> + |11>)", [Complex(r), .zero, .zero, Complex(r)]),
    ("cos(pi/8)|0> + sin(pi/8)|1>", [Complex(c), Complex(s)]),
    ("(|0>+|1>)|0>/√2", [Complex(r), .zero, Complex(r), .zero]),
    ("|0>|1>", [.zero, .one, .zero, .zero]),
    ("|1>⊗|0>", [.zero, .zero, .one, .zero]),
    ("0.6|0> + 0.8i|1>", [Complex(0.6), Complex(0, 0.8)]),
    ("-|1>", [.zero, Complex(-1)]),
    ("−i|1⟩", [.zero, Complex(0, -1)]),
    ("|0 1>", [.zero, .one, .zero, .zero]),
    ("|−,+i>", [Complex(0.5), Complex(0, 0.5), Complex(-0.5), Complex(0, -0.5)]),
    ("(|0> + e^(iπ/4)|1>)/√2", [Complex(r), Complex(0.5, 0.5)]),
    ("|0>(3/5) + |1>*4/5", [Complex(0.6), Complex(0.8)]),
  ]

  @Test(arguments: kets) func reads(_ text: String, _ amplitudes: [Complex]) throws {
    let ket = try KetExpression(text)
    #expect(1 << ket.qubitCount == amplitudes.count)
    for (found, wanted) in zip(ket.amplitudes, amplitudes) {
      #expect(found.isNear(wanted, within: 2e-16), "\(found) for \(wanted)")
    }
  }

  @Test func keepsWrittenAmplitudes() throws {
    #expect(try KetExpression("(|0>+|1>)/sqrt(2)").amplitudes[0].real == 0.5.squareRoot())
    #expect(try KetExpression("0.6|0> + 0.8|1>").amplitudes[0].real == 0.6)
  }

  static let faults: [(String, Int, NotationFault)] = [
    ("", 0, .unexpected(found: nil, wanted: .operand)),
    ("|", 1, .unexpected(found: nil, wanted: .ketSymbol)),
    ("|>", 1, .unexpected(found: ">", wanted: .ketSymbol)),
    ("|0", 2, .unexpected(found: nil, wanted: .ketSymbolOrEnd)),
    ("|02>", 2, .unexpected(found: "2", wanted: .ketSymbolOrEnd)),
    ("|i>", 1, .unexpected(found: "i", wanted: .ketSymbol)),
    ("|0> + |1", 8, .unexpected(found: nil, wanted: .ketSymbolOrEnd)),
    ("|0> + |11>", 4, .unequalKets(qubitCount: 1, otherQubitCount: 2)),
    ("|0> + 1", 4, .missingKet),
    ("1", 0, .missingKet),
    ("1/|0>", 1, .unwantedKet),
    ("sqrt(|0>)", 5, .unwantedKet),
    ("|0>^2", 0, .unwantedKet),
    ("|0> + |1>", 0, .notNormalised(norm: 2.0.squareRoot())),
    ("|0> - |0>", 0, .notNormalised(norm: 0)),
    ("0.7071|0> + 0.7071|1>", 0, .notNormalised(norm: 0.9999904099540145)),
    ("(|0>+|1>/√2", 11, .unexpected(found: nil, wanted: .closingParenthesis)),
    ("|0> |", 5, .unexpected(found: nil, wanted: .ketSymbol)),
    ("|0> q", 4, .unknownWord("q")),
    ("|0000000000000>", 0, .tooManyQubits(limit: 12)),
    ("|0000000>|000000>", 9, .tooManyQubits(limit: 12)),
    ("|0>/0", 3, .divisionByZero),
  ]

  @Test(arguments: faults) func refuses(_ text: String, _ offset: Int, _ fault: NotationFault) throws {
    let error = #expect(throws: NotationError.self) { try KetExpression(text) }
    if case .notNormalised(let norm) = fault, case .notNormalised(let found)? = error?.fault {
      #expect(abs(found - norm) < 1e-12)
    } else {
      #expect(error == NotationError(fault, at: offset))
    }
  }

  @Test func checksTheQubitCount() {
    #expect(throws: NotationError(.wrongQubitCount(found: 2, wanted: 3), at: 0)) {
      try KetExpression("|00>", qubitCount: 3)
    }
  }

  @Test func adjustsTheNorm() throws {
    let ket = try KetExpression("|0> + |1>", normalisation: .adjusted)
    #expect(ket.amplitudes[1].isNear(Complex(0.5.squareRoot()), within: 1e-15))
    #expect(throws: NotationError(.notNormalised(norm: 0), at: 0)) {
      try KetExpression("0|0>", normalisation: .adjusted)
    }
  }

  @Test func neverTraps() {
    var generator = SeededGenerator(seed: 5)
    let alphabet = Array("|01+-i>⟩()/*^ .e2πpisqrtcosin√−,😀q\t")
    for _ in 0..<1500 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<30, using: &generator) {
        text.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
      }
      if let ket = try? KetExpression(text) {
        let norm = ket.amplitudes.reduce(0) { $0 + $1.lengthSquared }
        #expect(abs(norm - 1) < 1e-8)
      }
      _ = try? ScalarExpression.complex(text)
      _ = try? GateNotation.parse(text, qubitNames: ["q", "i"])
    }
  }

  static let texts: [([Complex], String, String)] = [
    ([.one, .zero], "|0⟩", "|0>"),
    ([.zero, Complex(-1)], "−|1⟩", "-|1>"),
    ([.zero, .i], "i|1⟩", "i|1>"),
    ([Complex(r), .zero, .zero, Complex(0, r)], "(|00⟩ + i|11⟩)/√2", "(|00> + i|11>)/sqrt(2)"),
    ([Complex(r), Complex(-r)], "(|0⟩ − |1⟩)/√2", "(|0> - |1>)/sqrt(2)"),
    (
      [Complex(0.5), Complex(0.5), Complex(0.5), Complex(0, 0.5)], "(|00⟩ + |01⟩ + |10⟩ + i|11⟩)/2",
      "(|00> + |01> + |10> + i|11>)/2"
    ),
    ([Complex(0.5), Complex(0.75.squareRoot())], "(|0⟩ + √3|1⟩)/2", "(|0> + sqrt(3)|1>)/2"),
    ([Complex(0.6), Complex(0, -0.8)], "(3|0⟩ − 4i|1⟩)/5", "(3|0> - 4i|1>)/5"),
    ([Complex(r), Complex(0.5, 0.5)], "(|0⟩ + e^(iπ/4)|1⟩)/√2", "(|0> + e^(i*pi/4)|1>)/sqrt(2)"),
    ([Complex(r), Complex(-0.5, 0.5)], "(|0⟩ + e^(3iπ/4)|1⟩)/√2", "(|0> + e^(3i*pi/4)|1>)/sqrt(2)"),
    (
      [Complex(0.5, 0.5), Complex(0.5, -0.5)], "(e^(iπ/4)|0⟩ + e^(−iπ/4)|1⟩)/√2",
      "(e^(i*pi/4)|0> + e^(-i*pi/4)|1>)/sqrt(2)"
    ),
    ([Complex(c), Complex(s)], "0.9239|0⟩ + 0.3827|1⟩", "0.9239|0> + 0.3827|1>"),
    (
      [Complex(c), Complex(-0.2, -0.326238)], "0.9239|0⟩ − (0.2 + 0.3262i)|1⟩",
      "0.9239|0> - (0.2 + 0.3262i)|1>"
    ),
    (
      [Complex(r * 0.5), Complex(0, -0.875.squareRoot())], "(|0⟩ − i√7|1⟩)/(2√2)",
      "(|0> - i*sqrt(7)|1>)/(2sqrt(2))"
    ),
    (
      [Complex(1 / 6.0.squareRoot(), -2 / 6.0.squareRoot()), Complex(-1 / 6.0.squareRoot())],
      "((1 − 2i)|0⟩ − |1⟩)/√6", "((1 - 2i)|0> - |1>)/sqrt(6)"
    ),
    ([Complex(0.999_999_9), Complex(0, -0.000_002_4)], "|0⟩ − 0.000002i|1⟩", "|0> - 0.000002i|1>"),
    ([.zero, .zero], "0", "0"),
  ]

  @Test(arguments: texts) func writes(_ amplitudes: [Complex], _ typographic: String, _ ascii: String) throws
  {
    #expect(KetText.text(amplitudes) == typographic)
    #expect(KetText.text(amplitudes, style: .ascii) == ascii)
    if amplitudes[0] == .zero, amplitudes[1] == .zero { return }
    for text in [typographic, ascii] {
      let ket = try KetExpression(text, normalisation: .adjusted)
      for (found, wanted) in zip(ket.amplitudes, amplitudes) { #expect(found.isNear(wanted, within: 1e-4)) }
    }
  }

  /// Every phase that has an exact text reads back as itself.
  @Test func writesPhases() throws {
    for step in -47...48 where step % 3 == 0 || step % 4 == 0 {
      let phase = Double(step) * .pi / 48
      let amplitudes = [Complex(Self.r), Complex(length: Self.r, phase: phase)]
      for style in [NotationStyle.ascii, .typographic] {
        let text = KetText.text(amplitudes, style: style)
        #expect(!text.contains("."))
        #expect(try KetExpression(text).amplitudes[1].isNear(amplitudes[1], within: 1e-15))
      }
    }
  }

  @Test func leavesOutTerms() {
    let quarter = [Complex](repeating: Complex(0.5), count: 4)
    let even = [Complex](repeating: Complex(1 / 16), count: 256)
    #expect(KetText.text(even, termLimit: 1) == "(|00000000⟩ + …)/16")
    #expect(KetText.text(quarter, termLimit: 2) == "(|00⟩ + |01⟩ + …)/2")
  }
}
