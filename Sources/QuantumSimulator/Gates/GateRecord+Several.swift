extension GateRecord {
  /// The gates whose base acts on two qubits, without a control.
  static let pairs: [GateRecord] = [
    GateRecord(
      .swap, symbol: "SWAP", aliases: ["swap"], qubits: 2,
      "exchanges two qubits"
    ) { _ in
      exchange(.zero, .one)
    } decomposition: { _ in
      GateDecomposition([.cx(0, 1), .cx(1, 0), .cx(0, 1)])
    },
    GateRecord(
      .iswap, symbol: "iSWAP", aliases: ["iswap"], qubits: 2,
      "exchanges two qubits, with a factor i where they differ"
    ) { _ in
      exchange(.zero, .i)
    } decomposition: { _ in
      GateDecomposition([.s(0), .s(1), .h(0), .cx(0, 1), .cx(1, 0), .h(1)])
    },
    GateRecord(
      .sqrtSwap, symbol: "√SWAP", aliases: ["sqrtswap", "√SWAP"], qubits: 2,
      "half an exchange, √SWAP"
    ) { _ in
      exchange(rising, falling)
    } decomposition: { _ in
      // CX, a controlled √X = H·S·H the other way, CX.
      GateDecomposition(
        [.cx(0, 1), .h(0)] + controlledPhase(.pi / 2, 1, 0) + [.h(0), .cx(0, 1)])
    },
    GateRecord(
      .ecr, symbol: "ECR", aliases: ["ecr"], qubits: 2,
      "echoed cross resonance: CX up to gates on single qubits"
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
    } decomposition: { _ in
      GateDecomposition([.s(0), .rx(1, .pi / 2), .cx(0, 1), .x(0)])
    },
    GateRecord(
      .rxx, symbol: "Rxx", aliases: ["rxx", "RXX"], parameters: ["θ"], qubits: 2,
      "entangles along x, exp(−iθ X⊗X/2)"
    ) {
      let (c, s) = Angle.cosineAndSine($0[0] / 2)
      return crossed(Complex(c), outer: Complex(0, -s), inner: Complex(0, -s))
    } decomposition: {
      GateDecomposition(
        [.h(0), .h(1), .cx(0, 1), .p(1, $0[0]), .cx(0, 1), .h(0), .h(1)], phase: -$0[0] / 2)
    },
    GateRecord(
      .ryy, symbol: "Ryy", aliases: ["ryy", "RYY"], parameters: ["θ"], qubits: 2,
      "entangles along y, exp(−iθ Y⊗Y/2)"
    ) {
      let (c, s) = Angle.cosineAndSine($0[0] / 2)
      return crossed(Complex(c), outer: Complex(0, s), inner: Complex(0, -s))
    } decomposition: {
      GateDecomposition(
        [
          .rx(0, .pi / 2), .rx(1, .pi / 2), .cx(0, 1), .p(1, $0[0]), .cx(0, 1), .rx(0, -.pi / 2),
          .rx(1, -.pi / 2),
        ], phase: -$0[0] / 2)
    },
    GateRecord(
      .rzz, symbol: "Rzz", aliases: ["rzz", "RZZ"], parameters: ["θ"], qubits: 2,
      "a phase that depends on whether two qubits agree, exp(−iθ Z⊗Z/2)"
    ) {
      let (same, other) = (Complex.exp(i: -$0[0] / 2), Complex.exp(i: $0[0] / 2))
      return ComplexMatrix(diagonal: [same, other, other, same])
    } decomposition: {
      GateDecomposition([.cx(0, 1), .p(1, $0[0]), .cx(0, 1)], phase: -$0[0] / 2)
    },
  ]

  /// The gates on three qubits.
  static let triples: [GateRecord] = [
    GateRecord(
      .ccx, symbol: "CCX", aliases: ["ccx", "Toffoli", "toffoli"], controls: 2,
      "exchanges |0⟩ and |1⟩ of the target if both controls are 1"
    ) { _ in
      flip
    } decomposition: { _ in
      GateDecomposition([.h(2)] + doublyControlledZ(0, 1, 2) + [.h(2)])
    },
    GateRecord(
      .ccz, symbol: "CCZ", aliases: ["ccz"], controls: 2,
      "changes the sign of |111⟩; any two qubits are the controls"
    ) { _ in
      square(1, 0, 0, -1)
    } decomposition: { _ in
      GateDecomposition(doublyControlledZ(0, 1, 2))
    },
    GateRecord(
      .cswap, symbol: "CSWAP", aliases: ["cswap", "Fredkin", "fredkin"], controls: 1, qubits: 2,
      "exchanges two qubits if the control is 1"
    ) { _ in
      exchange(.zero, .one)
    } decomposition: { _ in
      GateDecomposition(
        [.cx(2, 1), .h(2)] + doublyControlledZ(0, 1, 2) + [.h(2), .cx(2, 1)])
    },
  ]

  /// The two-qubit matrix that leaves |00⟩ and |11⟩ alone and is [[stay, move], [move, stay]] between.
  static func exchange(_ stay: Complex, _ move: Complex) -> ComplexMatrix {
    var matrix = ComplexMatrix.identity(4)
    (matrix[1, 1], matrix[1, 2]) = (stay, move)
    (matrix[2, 1], matrix[2, 2]) = (move, stay)
    return matrix
  }

  /// The two-qubit matrix with one value on the diagonal and two on the antidiagonal: `outer` at its ends,
  /// `inner` between.
  static func crossed(_ diagonal: Complex, outer: Complex, inner: Complex) -> ComplexMatrix {
    var matrix = ComplexMatrix(diagonal: [Complex](repeating: diagonal, count: 4))
    (matrix[0, 3], matrix[3, 0]) = (outer, outer)
    (matrix[1, 2], matrix[2, 1]) = (inner, inner)
    return matrix
  }

  /// CCZ with six CX (M. A. Nielsen and I. L. Chuang, "Quantum Computation and Quantum Information", figure
  /// 4.9, without the Hadamards).
  private static func doublyControlledZ(_ a: Int, _ b: Int, _ c: Int) -> [GateDecomposition.Step] {
    [
      .cx(b, c), .tdg(c), .cx(a, c), .t(c), .cx(b, c), .tdg(c), .cx(a, c), .t(b), .t(c), .cx(a, b),
      .t(a), .tdg(b), .cx(a, b),
    ]
  }
}
