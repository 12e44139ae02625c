import KernelInterface

/// A unitary 2 × 2 matrix taken apart: phase · diag(1, left) · real · diag(1, right).
///
/// The Euler angles of a rotation about z, y and z without the angles. The real matrix costs a quarter of a
/// complex one, and the diagonals merge with others that stand beside them.
struct RealSplit {
  /// The real matrix, on some qubit.
  let real: RealRotation
  /// The factor of the whole.
  let phase: Complex
  /// The factor of |1⟩ afterwards.
  let left: Complex
  /// The factor of |1⟩ beforehand.
  let right: Complex

  /// Below this, elements are rounding errors of zero.
  private static let negligible = 1e-16

  /// Takes a unitary matrix on a qubit apart, given row by row.
  init(_ u: [Complex], on qubit: Int) {
    let isDiagonal = u[1].length <= Self.negligible && u[2].length <= Self.negligible
    let isOffDiagonal = u[0].length <= Self.negligible && u[3].length <= Self.negligible
    phase = isOffDiagonal ? .one : Self.direction(of: u[0])
    let below = phase.conjugate * u[2]
    left = isDiagonal ? .one : Self.halfTurnFree(below)
    real = RealRotation(
      qubit: qubit, isOffDiagonal ? 0 : (phase.conjugate * u[0]).real,
      isDiagonal ? 0 : (left.conjugate * below).real)
    // The larger elements say what the smaller ones have lost to rounding; the real matrix has its sign there.
    let back = (phase * left).conjugate
    right =
      real.changesPlaces
      ? Self.direction(of: real.b * (phase.conjugate * u[1])) : Self.direction(of: real.d * (back * u[3]))
  }

  /// Whether the real matrix is the identity.
  var isDiagonal: Bool { real.c == 0 }

  /// The largest distance between an element of the product and of a matrix given row by row.
  func distance(to u: [Complex]) -> Double {
    let product = [
      real.a * phase, real.b * (phase * right), real.c * (phase * left),
      real.d * (phase * left * right),
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
