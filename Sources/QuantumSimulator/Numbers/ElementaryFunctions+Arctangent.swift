extension ElementaryFunctions {
  /// The angle in (−π, π] at which the point (`x`, `y`) is seen from the origin, in radians.
  ///
  /// The signs of zeros and the infinities are those of IEEE 754's `atan2`; NaN if either is NaN.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    var (tall, wide) = (y.magnitude, x.magnitude)
    if tall == 0 { return copySign(of: y, to: x.sign == .minus ? pi.high : 0) }
    if wide == 0 { return copySign(of: y, to: halfPi.high) }
    if tall == .infinity || wide == .infinity {
      (tall, wide) = (tall == .infinity ? 1 : 0, wide == .infinity ? 1 : 0)
    }

    let steep = tall > wide
    let acute = arctangent(ofRatio: min(tall, wide), max(tall, wide), plain: !steep && x > 0)
    var angle = acute
    if steep { angle = difference(halfPi, angle) }
    if x < 0 { angle = difference(pi, angle) }
    return copySign(of: y, to: angle.high + angle.low)
  }

  /// The arctangent of a number, in radians, in [−π/2, π/2].
  public static func atan(_ tangent: Double) -> Double { atan2(tangent, 1) }

  private static let pi = DoubleDouble(high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)
  private static let halfPi = DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)

  private static func copySign(of sign: Double, to magnitude: Double) -> Double {
    Double(signOf: sign, magnitudeOf: magnitude)
  }

  private static func difference(_ a: DoubleDouble, _ b: DoubleDouble) -> DoubleDouble {
    let high = DoubleDouble.sum(larger: a.high, -b.high)
    return DoubleDouble(high: high.high, low: high.low + (a.low - b.low))
  }

  /// The arctangent of `small / large`, with 0 ≤ small ≤ large: that of the nearest sixteenth, from a
  /// table, and that of what is left, (s − c·l)/(l + c·s), from a short series.
  ///
  /// `plain` says that the result is wanted as it is, so that a quotient too small for full precision must
  /// be rounded only once.
  private static func arctangent(ofRatio small: Double, _ large: Double, plain: Bool) -> DoubleDouble {
    let quotient = small / large
    if quotient < 0x1p-40 { return DoubleDouble(high: quotient, low: 0) }
    // Away from overflow and underflow; exact, since the quotient is not small.
    let scale = Double(sign: .plus, exponent: -max(-1000, min(1000, large.exponent)), significand: 1)
    let (s, l) = (small * scale, large * scale)

    let index = Int((quotient * 16).rounded(.toNearestOrEven))
    let c = Double(index) / 16
    let product = DoubleDouble.product(c, l)
    let rest = (s - product.high) - product.low
    let z = rest / (l + c * s)
    let square = z * z
    var series = -1.0 / 15
    series = 1.0 / 13 + square * series
    series = -1.0 / 11 + square * series
    series = 1.0 / 9 + square * series
    series = -1.0 / 7 + square * series
    series = 1.0 / 5 + square * series
    series = -1.0 / 3 + square * series
    let (high, low) = sixteenths[index]
    let sum = DoubleDouble.sum(high, z)
    return DoubleDouble(high: sum.high, low: sum.low + (low + z * square * series))
  }

  /// The arctangents of 0/16, 1/16, … 16/16, each as a sum of two doubles.
  private static let sixteenths: [(Double, Double)] = [
    (0x0p+0, 0x0p+0),
    (0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60),
    (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
    (0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58),
    (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    (0x1.362773707ebccp-2, -0x1.963a544b672d8p-57),
    (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
    (0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56),
    (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    (0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56),
    (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
    (0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55),
    (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    (0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57),
    (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
    (0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56),
    (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
  ]
}
