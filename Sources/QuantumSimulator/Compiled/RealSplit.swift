/// A unitary 2 × 2 matrix taken apart: phase · diag(1, left) · real · diag(1, right).
///
/// The Euler angles of a rotation about z, y and z without the angles. The real matrix costs half of a complex
/// one, and the diagonals merge with others that stand beside them.
struct RealSplit {
  /// The rows (a, b) and (c, d) of the real matrix.
  let a, b, c, d: Double
  /// The factor of the whole.
  let phase: Complex
  /// The factor of |1⟩ afterwards.
  let left: Complex
  /// The factor of |1⟩ beforehand.
  let right: Complex

  /// Below this, elements are rounding errors of zero.
  private static let negligible = 1e-16

  /// Takes a unitary matrix apart, given row by row.
  init(_ u: [Complex]) {
    let isDiagonal = u[1].length <= Self.negligible && u[2].length <= Self.negligible
    let isOffDiagonal = u[0].length <= Self.negligible && u[3].length <= Self.negligible
    let phase = isOffDiagonal ? Complex.one : Self.direction(of: u[0])
    self.phase = phase
    let turned = u.map { phase.conjugate * $0 }
    if isDiagonal {
      left = Self.direction(of: turned[3])
      right = .one
    } else {
      left = Self.halfTurnFree(turned[2])
      // The larger elements say what the smaller ones have lost to rounding.
      right =
        u[0].lengthSquared >= u[2].lengthSquared
        ? Self.halfTurnFree(turned[3] * left.conjugate) : Self.halfTurnFree(turned[1])
    }
    a = isOffDiagonal ? 0 : turned[0].real
    b = isDiagonal ? 0 : (turned[1] * right.conjugate).real
    c = isDiagonal ? 0 : (turned[2] * left.conjugate).real
    d = isOffDiagonal ? 0 : (turned[3] * (left * right).conjugate).real
  }

  /// Whether the real matrix is the identity.
  var isDiagonal: Bool { b == 0 && c == 0 }

  /// The largest distance between an element of the product and of a matrix given row by row.
  func distance(to u: [Complex]) -> Double {
    let product = [
      a * phase, b * (phase * right), c * (phase * left), d * (phase * left * right),
    ]
    var distance = 0.0
    for index in 0..<4 { distance = max(distance, (product[index] - u[index]).length) }
    return distance
  }

  /// The number divided by its length; exactly ±1 or ±i where it lies on an axis.
  private static func direction(of number: Complex) -> Complex {
    if number.imaginary.magnitude <= negligible * number.real.magnitude {
      return Complex(number.real < 0 ? -1 : 1)
    }
    if number.real.magnitude <= negligible * number.imaginary.magnitude {
      return Complex(0, number.imaginary < 0 ? -1 : 1)
    }
    let length = number.length
    return Complex(number.real / length, number.imaginary / length)
  }

  /// The direction of the number or of its opposite, whichever has no negative real part; 1 for zero. The
  /// real matrix takes the sign.
  private static func halfTurnFree(_ number: Complex) -> Complex {
    if number.length <= negligible { return .one }
    let direction = direction(of: number)
    return direction.real < 0 ? -direction : direction
  }
}
