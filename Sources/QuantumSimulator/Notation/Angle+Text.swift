extension Angle {
  /// The angle as text that reads back as the same double: a multiple of π if it is exactly one, as
  /// "3pi/4", and the shortest decimal otherwise.
  ///
  /// A multiple k·π/d has a d up to 64 or a power of two up to 1024. The angle must be finite.
  public static func text(_ angle: Double, style: NotationStyle = .ascii) -> String {
    multipleOfPi(angle, tolerance: 0, style) ?? decimal(DecimalNumber(shortest: angle), style)
  }

  /// The angle as text for people: a multiple of π if it is one up to rounding, and otherwise a decimal with
  /// a few digits. The angle must be finite.
  public static func description(
    _ angle: Double, decimals: Int = 4, style: NotationStyle = .typographic
  ) -> String {
    multipleOfPi(angle, tolerance: 1e-12, style)
      ?? decimal(DecimalNumber(rounding: angle, decimals: decimals), style)
  }

  private static func decimal(_ number: DecimalNumber, _ style: NotationStyle) -> String {
    let magnitude = DecimalNumber(isNegative: false, digits: number.digits, exponent: number.exponent)
    return (number.isNegative ? style.minus : "") + magnitude.text
  }

  private static func multipleOfPi(_ angle: Double, tolerance: Double, _ style: NotationStyle) -> String? {
    if angle == 0 { return "0" }
    let magnitude = angle.magnitude
    guard magnitude < 1024 else { return nil }
    for denominator in Self.denominators {
      let numerator = (magnitude * Double(denominator) / .pi).rounded(.toNearestOrEven)
      let multiple = numerator * .pi / Double(denominator)
      guard numerator > 0, (multiple - magnitude).magnitude <= tolerance,
        // Other terms than the lowest may round differently, and would be read as the lowest.
        SurdNumber.Form.commonDivisor(Int64(numerator), Int64(denominator)) == 1
      else { continue }
      let sign = angle < 0 ? style.minus : ""
      let factor = numerator == 1 ? "" : String(Int(numerator))
      let divisor = denominator == 1 ? "" : "/" + String(denominator)
      return sign + factor + style.pi + divisor
    }
    return nil
  }

  private static let denominators = Array(1...64) + [128, 256, 512, 1024]
}
