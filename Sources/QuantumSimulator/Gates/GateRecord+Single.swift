extension GateRecord {
  /// The gates on one qubit without parameters.
  static let single: [GateRecord] = [
    GateRecord(
      .identity, symbol: "I", aliases: ["id", "Id"],
      "does nothing"
    ) { _ in
      square(1, 0, 0, 1)
    } decomposition: { _ in
      GateDecomposition([])
    },
    GateRecord(
      .x, symbol: "X", aliases: ["x", "NOT", "not"],
      "exchanges |0⟩ and |1⟩: half a turn about x"
    ) { _ in
      flip
    } decomposition: { _ in
      GateDecomposition([.x(0)])
    },
    GateRecord(
      .y, symbol: "Y", aliases: ["y"],
      "half a turn about y"
    ) { _ in
      square(.zero, -.i, .i, .zero)
    } decomposition: { _ in
      GateDecomposition([.u(0, .pi, .pi / 2, .pi / 2)])
    },
    GateRecord(
      .z, symbol: "Z", aliases: ["z"],
      "changes the sign of |1⟩: half a turn about z"
    ) { _ in
      square(1, 0, 0, -1)
    } decomposition: { _ in
      GateDecomposition([.p(0, .pi)])
    },
    GateRecord(
      .h, symbol: "H", aliases: ["h"],
      "half a turn about the axis between x and z"
    ) { _ in
      hadamard
    } decomposition: { _ in
      GateDecomposition([.h(0)])
    },
    GateRecord(
      .s, symbol: "S", aliases: ["s"],
      "a quarter turn about z, √Z"
    ) { _ in
      phase(.pi / 2)
    } decomposition: { _ in
      GateDecomposition([.s(0)])
    },
    GateRecord(
      .sdg, symbol: "S†", aliases: ["sdg", "S†"],
      "a quarter turn back about z"
    ) { _ in
      phase(-.pi / 2)
    } decomposition: { _ in
      GateDecomposition([.sdg(0)])
    },
    GateRecord(
      .t, symbol: "T", aliases: ["t"],
      "an eighth turn about z, √S"
    ) { _ in
      phase(.pi / 4)
    } decomposition: { _ in
      GateDecomposition([.t(0)])
    },
    GateRecord(
      .tdg, symbol: "T†", aliases: ["tdg", "T†"],
      "an eighth turn back about z"
    ) { _ in
      phase(-.pi / 4)
    } decomposition: { _ in
      GateDecomposition([.tdg(0)])
    },
    GateRecord(
      .sx, symbol: "√X", aliases: ["sx", "√X"],
      "a quarter turn about x, √X"
    ) { _ in
      square(rising, falling, falling, rising)
    } decomposition: { _ in
      GateDecomposition([.rx(0, .pi / 2)], phase: .pi / 4)
    },
    GateRecord(
      .sxdg, symbol: "√X†", aliases: ["sxdg", "√X†"],
      "a quarter turn back about x"
    ) { _ in
      square(falling, rising, rising, falling)
    } decomposition: { _ in
      GateDecomposition([.rx(0, -.pi / 2)], phase: -.pi / 4)
    },
    GateRecord(
      .sy, symbol: "√Y", aliases: ["sy", "√Y"],
      "a quarter turn about y, √Y"
    ) { _ in
      square(rising, -rising, rising, rising)
    } decomposition: { _ in
      GateDecomposition([.ry(0, .pi / 2)], phase: .pi / 4)
    },
  ]

  static let flip = square(0, 1, 1, 0)
  static let hadamard = square(0.5.squareRoot(), 0.5.squareRoot(), 0.5.squareRoot(), -(0.5.squareRoot()))

  /// (1 + i)/2 and (1 − i)/2, of which square roots of half turns are made.
  static let rising = Complex(0.5, 0.5)
  static let falling = Complex(0.5, -0.5)

  static func square(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> ComplexMatrix {
    square(Complex(a), Complex(b), Complex(c), Complex(d))
  }

  static func square(_ a: Complex, _ b: Complex, _ c: Complex, _ d: Complex) -> ComplexMatrix {
    ComplexMatrix(rows: 2, columns: 2, elements: [a, b, c, d])
  }

  /// diag(1, e^{iλ}).
  static func phase(_ angle: Double) -> ComplexMatrix {
    square(.one, .zero, .zero, .exp(i: angle))
  }
}
