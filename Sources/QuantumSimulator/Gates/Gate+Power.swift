extension Gate {
  /// The inverse, a named gate where there is one.
  public var inverse: Gate { power(-1) }

  /// The gate done `exponent` times, any real number of times.
  ///
  /// Rotations and phases (Rx … Rzz, P, CP, CRx …) scale their angle. Of the others it is the principal
  /// power: eigenphases in (−π, π], with π for the eigenvalue −1, are multiplied by the exponent. The
  /// result is a named gate where there is one: S⁻¹ is Sdg, X^½ is SX, Z^⅓ is P(π/3). The exponent must be
  /// finite.
  public func power(_ exponent: Double) -> Gate {
    precondition(exponent.isFinite, "An exponent is finite.")
    if exponent == 1 { return self }
    guard let gate = standard else {
      return Gate(trustedUnitary: matrix.principalPower(exponent))
    }
    switch gate {
    case .rx, .ry, .rz, .p, .cp, .crx, .cry, .crz, .rxx, .ryy, .rzz:
      let angle = parameters[0] * exponent
      // An angle past the largest double turns as far as anyone can tell.
      return angle.isFinite
        ? Gate(trusted: gate, angle) : Gate(trustedUnitary: matrix.principalPower(exponent))
    case .u where exponent == -1:
      return .u(-parameters[0], -parameters[2], -parameters[1])
    case .u where exponent == 0, .identity:
      return .identity
    default:
      guard let cycle = GateCycle(containing: gate) else {
        return Gate(trustedUnitary: matrix.principalPower(exponent))
      }
      let rest = cycle.withoutRounds(exponent)
      return cycle.power(rest) ?? Gate(trustedUnitary: matrix.principalPower(rest))
    }
  }
}

extension ComplexMatrix {
  /// The principal power of a unitary; whole powers of exponents of modest size by multiplication, which
  /// keeps zeros and permutations exact.
  fileprivate func principalPower(_ exponent: Double) -> ComplexMatrix {
    guard exponent.rounded(.towardZero) == exponent, exponent.magnitude <= 1024 else {
      return unitaryPower(exponent)
    }
    var (square, rest) = (exponent < 0 ? adjoint : self, Int(exponent.magnitude))
    var result = ComplexMatrix.identity(rows)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return result
  }
}
