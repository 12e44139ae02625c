/// The elementary functions of a real number, written in Swift alone.
///
/// The C library's own differ in the last bit from one system to the next, and WebAssembly has none. These
/// give the same bits on every platform, which is what makes "same seed, same outcomes" true of a circuit
/// that contains a rotation. Every result is within one unit in the last place of the correctly rounded
/// one, for every finite argument.
///
/// The polynomials are plain Taylor expansions: after argument reduction the series are short enough that
/// fitted coefficients would save a term or two at most. Only `+ − × ÷ √` are used, all of them exactly
/// specified by IEEE 754.
public enum ElementaryFunctions {
  /// The sine of an angle in radians; NaN for an infinite one.
  public static func sin(_ angle: Double) -> Double { sincos(angle).sin }

  /// The cosine of an angle in radians; NaN for an infinite one.
  public static func cos(_ angle: Double) -> Double { sincos(angle).cos }

  /// The sine and cosine of an angle in radians, for little more than the price of one.
  public static func sincos(_ angle: Double) -> (sin: Double, cos: Double) {
    guard angle.isFinite else { return (.nan, .nan) }
    if angle == 0 { return (angle, 1) }  // with its sign
    let reduced = QuarterTurns(of: angle)
    let sin = sineNearZero(reduced.remainder)
    let cos = cosineNearZero(reduced.remainder)
    switch reduced.quadrant {
    case 0: return (sin, cos)
    case 1: return (cos, -sin)
    case 2: return (-sin, -cos)
    default: return (-cos, sin)
    }
  }

  /// The sine of `h + l` with |h| ≤ π/4 (and a little more).
  private static func sineNearZero(_ r: DoubleDouble) -> Double {
    let h = r.high
    let z = h * h
    // 1/3!, 1/5!, … 1/17! with alternating signs; the next term is below 2⁻⁶³ of the result.
    var series = 1.0 / 355_687_428_096_000
    series = -1.0 / 1_307_674_368_000 + z * series
    series = 1.0 / 6_227_020_800 + z * series
    series = -1.0 / 39_916_800 + z * series
    series = 1.0 / 362_880 + z * series
    series = -1.0 / 5_040 + z * series
    series = 1.0 / 120 + z * series
    series = -1.0 / 6 + z * series
    return h + (h * z * series + r.low * (1 - 0.5 * z))
  }

  /// The cosine of `h + l` with |h| ≤ π/4 (and a little more).
  private static func cosineNearZero(_ r: DoubleDouble) -> Double {
    let square = DoubleDouble.product(r.high, r.high)
    let z = square.high
    // 1/4!, 1/6!, … 1/18! with alternating signs.
    var series = -1.0 / 6_402_373_705_728_000
    series = 1.0 / 20_922_789_888_000 + z * series
    series = -1.0 / 87_178_291_200 + z * series
    series = 1.0 / 479_001_600 + z * series
    series = -1.0 / 3_628_800 + z * series
    series = 1.0 / 40_320 + z * series
    series = -1.0 / 720 + z * series
    series = 1.0 / 24 + z * series
    let head = DoubleDouble.sum(larger: 1, -0.5 * z)
    return head.high + (head.low + (z * z * series - 0.5 * square.low - r.high * r.low))
  }
}
