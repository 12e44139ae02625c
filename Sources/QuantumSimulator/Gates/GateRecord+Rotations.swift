extension GateRecord {
  /// The gates on one qubit that turn by angles.
  static let rotations: [GateRecord] = [
    GateRecord(
      .rx, symbol: "Rx", aliases: ["rx", "RX"], parameters: ["θ"],
      "a turn by θ about x, exp(−iθX/2)"
    ) {
      rotationX($0[0])
    } decomposition: {
      GateDecomposition([.rx(0, $0[0])])
    },
    GateRecord(
      .ry, symbol: "Ry", aliases: ["ry", "RY"], parameters: ["θ"],
      "a turn by θ about y, exp(−iθY/2)"
    ) {
      rotationY($0[0])
    } decomposition: {
      GateDecomposition([.ry(0, $0[0])])
    },
    GateRecord(
      .rz, symbol: "Rz", aliases: ["rz", "RZ"], parameters: ["θ"],
      "a turn by θ about z, exp(−iθZ/2)"
    ) {
      rotationZ($0[0])
    } decomposition: {
      GateDecomposition([.p(0, $0[0])], phase: -$0[0] / 2)
    },
    GateRecord(
      .p, symbol: "P", aliases: ["p", "u1", "phase"], parameters: ["λ"],
      "multiplies |1⟩ by e^{iλ}: a turn by λ about z that leaves |0⟩ alone"
    ) {
      phase($0[0])
    } decomposition: {
      GateDecomposition([.p(0, $0[0])])
    },
    GateRecord(
      .u, symbol: "U", aliases: ["u", "u3", "U3"], parameters: ["θ", "φ", "λ"],
      "any gate on one qubit up to a phase: turns by λ about z, θ about y, then φ about z"
    ) {
      general($0[0], $0[1], $0[2])
    } decomposition: {
      GateDecomposition([.u(0, $0[0], $0[1], $0[2])])
    },
  ]

  /// exp(−iθX/2).
  static func rotationX(_ angle: Double) -> ComplexMatrix {
    let (c, s) = Angle.cosineAndSine(angle / 2)
    return square(Complex(c), Complex(0, -s), Complex(0, -s), Complex(c))
  }

  /// exp(−iθY/2).
  static func rotationY(_ angle: Double) -> ComplexMatrix {
    let (c, s) = Angle.cosineAndSine(angle / 2)
    return square(c, -s, s, c)
  }

  /// exp(−iθZ/2).
  static func rotationZ(_ angle: Double) -> ComplexMatrix {
    square(.exp(i: -angle / 2), .zero, .zero, .exp(i: angle / 2))
  }

  /// U(θ, φ, λ) with a real first element, as Qiskit has it.
  ///
  /// OpenQASM 2 (arXiv:1707.03429) leaves the phase open; OpenQASM 3 (arXiv:2104.14722) fixes it with a
  /// further factor e^{iθ/2}. The factor is invisible until the gate is controlled, and is then a phase on
  /// the control.
  static func general(_ theta: Double, _ phi: Double, _ lambda: Double) -> ComplexMatrix {
    let (c, s) = Angle.cosineAndSine(theta / 2)
    let sum = phi + lambda
    // Past the largest double the sum is no angle, but its factors are.
    let both = sum.isFinite ? Complex.exp(i: sum) : .exp(i: phi) * .exp(i: lambda)
    return square(Complex(c), -s * Complex.exp(i: lambda), s * Complex.exp(i: phi), c * both)
  }
}
