extension GateRecord {
  /// The gates whose base acts on two qubits, and those with two controls.
  static let several: [GateRecord] = [
    GateRecord(.swap, symbol: "SWAP", aliases: ["swap"], qubits: 2, "exchanges two qubits") { _ in
      exchange(.zero, .one)
    },
    GateRecord(
      .iswap, symbol: "iSWAP", aliases: ["iswap"], qubits: 2,
      "exchanges two qubits, with a factor i where they differ"
    ) { _ in exchange(.zero, .i) },
    GateRecord(
      .sqrtSwap, symbol: "√SWAP", aliases: ["√SWAP", "sqrtswap"], qubits: 2, "half an exchange, √SWAP"
    ) { _ in exchange(Complex(0.5, 0.5), Complex(0.5, -0.5)) },
    GateRecord(
      .ecr, symbol: "ECR", aliases: ["ecr"], qubits: 2,
      "echoed cross resonance: equals CX up to gates on single qubits"
    ) { _ in
      let (r, i) = (Complex(0.5.squareRoot()), Complex(0, 0.5.squareRoot()))
      return ComplexMatrix(
        rows: 4, columns: 4,
        elements: [
          .zero, r, .zero, i,
          r, .zero, -i, .zero,
          .zero, i, .zero, r,
          -i, .zero, r, .zero,
        ])
    },
    GateRecord(
      .rxx, symbol: "Rxx", aliases: ["rxx", "RXX"], parameters: ["θ"], qubits: 2,
      "exp(−iθ X⊗X/2): entangles along x"
    ) {
      let (c, s) = Angle.cosineAndSine($0[0] / 2)
      return crossed(Complex(c), outer: Complex(0, -s), inner: Complex(0, -s))
    },
    GateRecord(
      .ryy, symbol: "Ryy", aliases: ["ryy", "RYY"], parameters: ["θ"], qubits: 2,
      "exp(−iθ Y⊗Y/2): entangles along y"
    ) {
      let (c, s) = Angle.cosineAndSine($0[0] / 2)
      return crossed(Complex(c), outer: Complex(0, s), inner: Complex(0, -s))
    },
    GateRecord(
      .rzz, symbol: "Rzz", aliases: ["rzz", "RZZ"], parameters: ["θ"], qubits: 2,
      "exp(−iθ Z⊗Z/2): a phase that depends on whether the qubits agree"
    ) {
      let (same, other) = (Complex.exp(i: -$0[0] / 2), Complex.exp(i: $0[0] / 2))
      return ComplexMatrix(diagonal: [same, other, other, same])
    },
    GateRecord(
      .ccx, symbol: "CCX", aliases: ["ccx", "Toffoli", "toffoli"], controls: 2,
      "flips the target if both controls are 1"
    ) { _ in square(0, 1, 1, 0) },
    GateRecord(
      .ccz, symbol: "CCZ", aliases: ["ccz"], controls: 2, "flips the sign of |111⟩"
    ) { _ in square(1, 0, 0, -1) },
    GateRecord(
      .cswap, symbol: "CSWAP", aliases: ["cswap", "Fredkin", "fredkin"], controls: 1, qubits: 2,
      "exchanges two qubits if the control is 1"
    ) { _ in exchange(.zero, .one) },
  ]

  /// The two-qubit matrix that leaves |00⟩ and |11⟩ alone and is [[stay, move], [move, stay]] between.
  static func exchange(_ stay: Complex, _ move: Complex) -> ComplexMatrix {
    var matrix = ComplexMatrix.identity(4)
    (matrix[1, 1], matrix[1, 2]) = (stay, move)
    (matrix[2, 1], matrix[2, 2]) = (move, stay)
    return matrix
  }

  /// The two-qubit matrix with one value on the diagonal and others on the corners of the antidiagonal
  /// (`outer`) and between them (`inner`).
  static func crossed(_ diagonal: Complex, outer: Complex, inner: Complex) -> ComplexMatrix {
    var matrix = ComplexMatrix(diagonal: [Complex](repeating: diagonal, count: 4))
    (matrix[0, 3], matrix[3, 0]) = (outer, outer)
    (matrix[1, 2], matrix[2, 1]) = (inner, inner)
    return matrix
  }
}
