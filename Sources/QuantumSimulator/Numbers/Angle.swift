/// Angles as gates and players mean them: in radians, with the multiples of π/24 exact.
///
/// No double equals π, so that the true cosine of the double nearest π/2 is 6·10⁻¹⁷. Whoever writes
/// `Rx(pi)` means the gate whose diagonal is zero. An angle within four roundings (2⁻⁵¹ of itself) of a
/// multiple of π/24 is therefore taken for that multiple; the difference is below what the double could
/// express, and half turns, quarter turns and the like compose to exact identities.
public enum Angle {
  /// The cosine and sine of an angle in radians, exact at the multiples of π/24 as far as doubles allow.
  public static func cosineAndSine(_ angle: Double) -> (cosine: Double, sine: Double) {
    let steps = (angle * (24 / Double.pi)).rounded(.toNearestOrEven)
    let nice = steps * Double.pi / 24
    guard steps.magnitude < 0x1p20, (angle - nice).magnitude <= angle.magnitude * 0x1p-51 else {
      let (sin, cos) = ElementaryFunctions.sincos(angle)
      return (cos, sin)
    }
    return (cosine(ofStep: Int(steps)), cosine(ofStep: Int(steps) - 12))
  }

  /// The angle that differs by a whole number of turns and lies in (−π, π], for angles up to a few turns.
  public static func principal(_ angle: Double) -> Double {
    let turns = (angle / (2 * Double.pi)).rounded(.toNearestOrEven)
    let rest = angle - turns * (2 * Double.pi)
    return rest <= -Double.pi ? rest + 2 * Double.pi : rest
  }

  /// The cosine of `step`·π/24.
  private static func cosine(ofStep step: Int) -> Double {
    let inTurn = ((step % 48) + 48) % 48
    let fromZero = min(inTurn, 48 - inTurn)
    return fromZero <= 12 ? cosines[fromZero] : -cosines[24 - fromZero]
  }

  /// The cosines of 0, π/24, … 12π/24, correctly rounded.
  private static let cosines: [Double] = [
    1.0, 0.9914448613738104, 0.9659258262890683, 0.9238795325112867, 0.8660254037844386,
    0.7933533402912352, 0.7071067811865476, 0.6087614290087207, 0.5, 0.3826834323650898,
    0.25881904510252074, 0.1305261922200516, 0.0,
  ]
}
