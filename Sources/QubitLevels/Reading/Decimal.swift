/// A number written in decimal digits: ± digits · 10^exponent.
///
/// Its value is the nearest `Double`, ties to even, as IEEE 754 wants; the C library that would do it is not there in
/// a browser. Short numbers take one exact multiplication or division (W. Clinger, "How to read floating point
/// numbers accurately", 1990); the others are divided as whole numbers of any length.
struct Decimal {
  var isNegative: Bool
  var exponent = 0
  /// The significant digits, as numbers from 0 to 9, without zeros in front.
  private var digits: [UInt8] = []
  /// The digits as one number, as long as that is below 10¹⁸.
  private var short: UInt64 = 0
  /// The number of significant digits, those past `keptDigits` included.
  private var digitCount = 0

  /// More digits than this cannot change the nearest `Double`, save that one of them is not zero: the longest
  /// midpoint between two of them has 767 digits.
  private static let keptDigits = 800

  init(isNegative: Bool) { self.isNegative = isNegative }

  /// Adds a digit in front of the decimal point.
  mutating func appendWholeDigit(_ digit: UInt8) { append(digit) }

  /// Adds a digit behind the decimal point.
  mutating func appendFractionDigit(_ digit: UInt8) {
    append(digit)
    exponent -= 1
  }

  private mutating func append(_ digit: UInt8) {
    guard digitCount > 0 || digit != 0 else { return }
    digitCount += 1
    if digitCount <= 18 { short = short * 10 + UInt64(digit) }
    if digitCount <= Self.keptDigits {
      digits.append(digit)
    } else if digit != 0 {
      digits[Self.keptDigits - 1] = digits[Self.keptDigits - 1] | 1
    }
  }

  /// The nearest `Double`.
  func value() throws(DecimalFault) -> Double {
    let magnitude = try magnitude()
    return isNegative ? -magnitude : magnitude
  }

  private func magnitude() throws(DecimalFault) -> Double {
    guard digitCount > 0 else { return 0 }
    if digitCount <= 15, abs(exponent) <= 22 {
      let power = Self.exactPowers[abs(exponent)]
      return exponent < 0 ? Double(short) / power : Double(short) * power
    }
    // 10^order ≤ magnitude < 10^(order + 1)
    let order = digitCount - 1 + exponent
    guard order <= 309 else { throw .tooGreat }
    guard order >= -325 else { throw .tooSmall }
    return try longMagnitude()
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  private func longMagnitude() throws(DecimalFault) -> Double {
    var numerator = Natural()
    for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
    var denominator = Natural(1)
    let scale = exponent + digitCount - digits.count
    for _ in 0..<abs(scale) {
      if scale < 0 { denominator.multiply(by: 10) } else { numerator.multiply(by: 10) }
    }
    return try Natural.nearestDouble(numerator, over: denominator)
  }
}

/// Why a decimal number has no nearest `Double` that is finite and, where the number is not zero, not zero.
public enum DecimalFault: Error, Hashable, Sendable {
  /// It is past the greatest `Double`, about 1.8 · 10³⁰⁸.
  case tooGreat
  /// It is nearer to zero than half the least `Double`, about 4.9 · 10⁻³²⁴.
  case tooSmall
}
