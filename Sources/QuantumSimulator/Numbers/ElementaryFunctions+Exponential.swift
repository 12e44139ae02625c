extension ElementaryFunctions {
  /// The exponential function; infinity above about 709.78, zero below about −745.13.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return .nan }
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    // x = k·ln 2 + r with |r| ≤ ln 2 / 2; the 33 bits of the first part make its product exact.
    let k = (x * 0x1.71547652b82fep+0).rounded(.toNearestOrEven)
    let r = DoubleDouble.sum(x - k * ln2.high, -k * ln2.low)
    let h = r.high
    var series = 1.0 / 87_178_291_200.0  // 1/14!, and so on down to 1/2!
    series = 1.0 / 6_227_020_800 + h * series
    series = 1.0 / 479_001_600 + h * series
    series = 1.0 / 39_916_800 + h * series
    series = 1.0 / 3_628_800 + h * series
    series = 1.0 / 362_880 + h * series
    series = 1.0 / 40_320 + h * series
    series = 1.0 / 5_040 + h * series
    series = 1.0 / 720 + h * series
    series = 1.0 / 120 + h * series
    series = 1.0 / 24 + h * series
    series = 1.0 / 6 + h * series
    series = 0.5 + h * series
    let head = DoubleDouble.sum(larger: 1, h)
    let value = head.high + (head.low + (h * h * series + r.low * (1 + h)))
    // In two steps: 2^k itself may lie outside the range of a double when the result does not.
    let half = Int(k) / 2
    return value * powerOfTwo(half) * powerOfTwo(Int(k) - half)
  }

  /// The natural logarithm; −infinity at zero, NaN below.
  public static func log(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x == .infinity { return .infinity }
    var (k, m) = (Double(x.exponent), x.significand)
    if m > 0x1.6a09e667f3bcdp+0 {  // √2
      m *= 0.5
      k += 1
    }
    // With s = f/(2 + f), ln(1 + f) = 2s + 2s³/3 + 2s⁵/5 + …, and 2s = f − s·f.
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    var series = 2.0 / 25
    series = 2.0 / 23 + z * series
    series = 2.0 / 21 + z * series
    series = 2.0 / 19 + z * series
    series = 2.0 / 17 + z * series
    series = 2.0 / 15 + z * series
    series = 2.0 / 13 + z * series
    series = 2.0 / 11 + z * series
    series = 2.0 / 9 + z * series
    series = 2.0 / 7 + z * series
    series = 2.0 / 5 + z * series
    series = 2.0 / 3 + z * series
    let head = DoubleDouble.sum(k * ln2.high, f)
    return head.high + (head.low - (s * (f - z * series) - k * ln2.low))
  }

  private static let ln2 = DoubleDouble(high: 0x1.62e42fef00000p-1, low: 0x1.473de6af278edp-34)

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}
