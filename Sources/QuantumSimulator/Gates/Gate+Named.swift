extension Gate {
  /// I, the identity on one qubit.
  public static let identity = Gate(trusted: .identity)
  /// Pauli X.
  public static let x = Gate(trusted: .x)
  /// Pauli Y.
  public static let y = Gate(trusted: .y)
  /// Pauli Z.
  public static let z = Gate(trusted: .z)
  /// The Hadamard gate.
  public static let h = Gate(trusted: .h)
  /// S, √Z.
  public static let s = Gate(trusted: .s)
  /// S†.
  public static let sdg = Gate(trusted: .sdg)
  /// T, √S.
  public static let t = Gate(trusted: .t)
  /// T†.
  public static let tdg = Gate(trusted: .tdg)
  /// √X.
  public static let sx = Gate(trusted: .sx)
  /// √X†.
  public static let sxdg = Gate(trusted: .sxdg)
  /// √Y.
  public static let sy = Gate(trusted: .sy)
  /// CX: control, target.
  public static let cx = Gate(trusted: .cx)
  /// CY: control, target.
  public static let cy = Gate(trusted: .cy)
  /// CZ.
  public static let cz = Gate(trusted: .cz)
  /// CH: control, target.
  public static let ch = Gate(trusted: .ch)
  /// SWAP.
  public static let swap = Gate(trusted: .swap)
  /// iSWAP.
  public static let iswap = Gate(trusted: .iswap)
  /// √SWAP.
  public static let sqrtSwap = Gate(trusted: .sqrtSwap)
  /// ECR.
  public static let ecr = Gate(trusted: .ecr)
  /// CCX: two controls, target.
  public static let ccx = Gate(trusted: .ccx)
  /// CCZ.
  public static let ccz = Gate(trusted: .ccz)
  /// CSWAP: control, then the two that are exchanged.
  public static let cswap = Gate(trusted: .cswap)

  /// Rx(θ), the rotation exp(−iθX/2). The angle, in radians as in all of these, must be finite.
  public static func rx(_ angle: Double) -> Gate { Gate(trusted: .rx, angle) }
  /// Ry(θ), the rotation exp(−iθY/2).
  public static func ry(_ angle: Double) -> Gate { Gate(trusted: .ry, angle) }
  /// Rz(θ), the rotation exp(−iθZ/2).
  public static func rz(_ angle: Double) -> Gate { Gate(trusted: .rz, angle) }
  /// P(λ) = diag(1, e^{iλ}).
  public static func p(_ angle: Double) -> Gate { Gate(trusted: .p, angle) }
  /// U(θ, φ, λ), with a real element for |0⟩⟨0|.
  public static func u(_ theta: Double, _ phi: Double, _ lambda: Double) -> Gate {
    Gate(trusted: .u, theta, phi, lambda)
  }
  /// CP(λ).
  public static func cp(_ angle: Double) -> Gate { Gate(trusted: .cp, angle) }
  /// CRx(θ): control, target.
  public static func crx(_ angle: Double) -> Gate { Gate(trusted: .crx, angle) }
  /// CRy(θ): control, target.
  public static func cry(_ angle: Double) -> Gate { Gate(trusted: .cry, angle) }
  /// CRz(θ): control, target.
  public static func crz(_ angle: Double) -> Gate { Gate(trusted: .crz, angle) }
  /// Rxx(θ) = exp(−iθ X⊗X/2).
  public static func rxx(_ angle: Double) -> Gate { Gate(trusted: .rxx, angle) }
  /// Ryy(θ) = exp(−iθ Y⊗Y/2).
  public static func ryy(_ angle: Double) -> Gate { Gate(trusted: .ryy, angle) }
  /// Rzz(θ) = exp(−iθ Z⊗Z/2).
  public static func rzz(_ angle: Double) -> Gate { Gate(trusted: .rzz, angle) }
}
