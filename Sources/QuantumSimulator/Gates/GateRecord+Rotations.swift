extension GateRecord {
  /// The gates on one qubit that turn by angles.
  static let rotations: [GateRecord] = [
    GateRecord(.rx, symbol: "Rx", aliases: ["rx", "RX"], parameters: ["θ"], "a turn by θ about x") {
      rotationX($0[0])
    },
    GateRecord(.ry, symbol: "Ry", aliases: ["ry", "RY"], parameters: ["θ"], "a turn by θ about y") {
      rotationY($0[0])
    },
    GateRecord(.rz, symbol: "Rz", aliases: ["rz", "RZ"], parameters: ["θ"], "a turn by θ about z") {
      rotationZ($0[0])
    },
    GateRecord(
      .p, symbol: "P", aliases: ["p", "u1", "phase"], parameters: ["λ"],
      "multiplies |1⟩ by e^{iλ}: a turn by λ about z that leaves |0⟩ alone"
    ) {
      phase(.exp(i: $0[0]))
    },
    GateRecord(
      .u, symbol: "U", aliases: ["u", "u3", "U3"], parameters: ["θ", "φ", "λ"],
      "any gate on one qubit: turns by λ about z, θ about y, φ about z, with |0⟩ ↦ cos(θ/2)|0⟩ + …"
    ) {
      general($0[0], $0[1], $0[2])
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

  /// U(θ, φ, λ) with a real element for |0⟩⟨0|, as in OpenQASM 2 (A. W. Cross et al., arXiv:1707.03429,
  /// up to a phase) and Qiskit; OpenQASM 3 defines it with a further factor e^{iθ/2}. The factor matters as
  /// soon as the gate is controlled.
  static func general(_ theta: Double, _ phi: Double, _ lambda: Double) -> ComplexMatrix {
    let (c, s) = Angle.cosineAndSine(theta / 2)
    return square(
      Complex(c), -s * Complex.exp(i: lambda), s * Complex.exp(i: phi),
      c * Complex.exp(i: phi + lambda))
  }
}
