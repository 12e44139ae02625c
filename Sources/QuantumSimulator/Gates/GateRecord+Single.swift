extension GateRecord {
  /// The gates on one qubit without parameters.
  static let single: [GateRecord] = [
    GateRecord(.identity, symbol: "I", aliases: ["id", "Id"], "does nothing") { _ in
      square(1, 0, 0, 1)
    },
    GateRecord(.x, symbol: "X", aliases: ["x", "NOT", "not"], "flips |0⟩ and |1⟩: half a turn about x") {
      _ in square(0, 1, 1, 0)
    },
    GateRecord(.y, symbol: "Y", aliases: ["y"], "half a turn about y") { _ in
      square(Complex(0), -.i, .i, Complex(0))
    },
    GateRecord(.z, symbol: "Z", aliases: ["z"], "flips the sign of |1⟩: half a turn about z") { _ in
      square(1, 0, 0, -1)
    },
    GateRecord(.h, symbol: "H", aliases: ["h"], "half a turn about the axis between x and z") { _ in
      let r = 0.5.squareRoot()
      return square(r, r, r, -r)
    },
    GateRecord(.s, symbol: "S", aliases: ["s"], "a quarter turn about z, √Z") { _ in
      phase(.i)
    },
    GateRecord(.sdg, symbol: "S†", aliases: ["sdg", "S†"], "a quarter turn back about z") { _ in
      phase(-.i)
    },
    GateRecord(.t, symbol: "T", aliases: ["t"], "an eighth turn about z, √S") { _ in
      phase(.exp(i: .pi / 4))
    },
    GateRecord(.tdg, symbol: "T†", aliases: ["tdg", "T†"], "an eighth turn back about z") { _ in
      phase(.exp(i: -.pi / 4))
    },
    GateRecord(.sx, symbol: "√X", aliases: ["sx", "√X"], "a quarter turn about x, √X") { _ in
      let (p, m) = (Complex(0.5, 0.5), Complex(0.5, -0.5))
      return square(p, m, m, p)
    },
    GateRecord(.sxdg, symbol: "√X†", aliases: ["sxdg", "√X†"], "a quarter turn back about x") { _ in
      let (p, m) = (Complex(0.5, 0.5), Complex(0.5, -0.5))
      return square(m, p, p, m)
    },
    GateRecord(.sy, symbol: "√Y", aliases: ["sy", "√Y"], "a quarter turn about y, √Y") { _ in
      let p = Complex(0.5, 0.5)
      return square(p, -p, p, p)
    },
  ]

  static func square(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> ComplexMatrix {
    square(Complex(a), Complex(b), Complex(c), Complex(d))
  }

  static func square(_ a: Complex, _ b: Complex, _ c: Complex, _ d: Complex) -> ComplexMatrix {
    ComplexMatrix(rows: 2, columns: 2, elements: [a, b, c, d])
  }

  static func phase(_ factor: Complex) -> ComplexMatrix { square(.one, .zero, .zero, factor) }
}
