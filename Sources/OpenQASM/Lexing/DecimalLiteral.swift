/// The digits of a literal on their way to the nearest `Double`, without a `String` or an array in between.
///
/// Correctly rounded, ties to even: an angle that was printed with 17 digits is read back to the last bit. The
/// usual literal costs one or two instructions (W. Clinger, "How to read floating point numbers accurately",
/// 1990) or one 128-bit division; ``nearestDouble`` is `nil` for the rare one that needs more.
struct DecimalLiteral {
  /// The significant digits as one number, as long as there are at most nineteen.
  private var significand: UInt64 = 0
  private var digitCount = 0
  private var exponent = 0

  /// Adds one more digit, from 0 to 9, behind those already read.
  mutating func append(_ digit: UInt8, isFraction: Bool) {
    if isFraction { exponent -= 1 }
    guard digitCount > 0 || digit != 0 else { return }
    digitCount += 1
    if digitCount <= 19 { significand = significand * 10 + UInt64(digit) }
  }

  /// Multiplies by a power of ten.
  mutating func scale(byPowerOfTen power: Int) { exponent += power }

  /// The nearest `Double`, or `nil` where more than 64 bits decide it.
  var nearestDouble: Double? {
    guard digitCount > 0 else { return 0 }
    guard digitCount <= 19 else { return nil }
    if significand <= 1 << 53, abs(exponent) <= 22 {
      let power = Self.exactPowers[abs(exponent)]
      return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }
    return (-27...0).contains(exponent) ? nearestQuotient : nil
  }

  /// The powers of ten that a `Double` holds exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
    1e19, 1e20, 1e21, 1e22,
  ]

  /// The significand over a power of ten whose fives fit one word: 5²⁷ is below 2⁶³.
  private var nearestQuotient: Double {
    var fives: UInt64 = 1
    for _ in 0..<(-exponent) { fives *= 5 }
    // Both with the top bit set, the numerator the smaller: the quotient then has 64 bits.
    let numeratorShift = significand.leadingZeroBitCount
    let denominatorShift = fives.leadingZeroBitCount
    let numerator = significand << UInt64(numeratorShift)
    let denominator = fives << UInt64(denominatorShift)
    let isSmaller = numerator < denominator
    let scale = denominatorShift - numeratorShift - (isSmaller ? 64 : 63) + exponent
    let (quotient, remainder) = denominator.dividingFullWidth(
      isSmaller ? (numerator, 0) : (numerator >> 1, numerator << 63))
    // Of its 64 bits a double keeps 53.
    var kept = quotient >> 11
    let cut = quotient & 0x7FF
    if cut > 0x400 || (cut == 0x400 && (remainder != 0 || kept & 1 == 1)) { kept += 1 }
    return Double(sign: .plus, exponent: scale + 11, significand: Double(kept))
  }
}
