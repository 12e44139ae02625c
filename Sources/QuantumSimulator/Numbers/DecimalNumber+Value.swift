extension DecimalNumber {
  /// The nearest double; of two as near, the one with the even significand. Infinite past the largest
  /// double, zero below half the smallest.
  public var value: Double { isNegative ? -magnitude : magnitude }

  private var magnitude: Double {
    if digits.isEmpty { return 0 }
    // 10³¹⁰ overflows, and what lies below 10⁻³²⁵ rounds to zero.
    let leading = digits.count + exponent
    if leading > 310 { return .infinity }
    if leading < -325 { return 0 }
    if digits.count <= 15, (-22...22).contains(exponent) { return exactQuotient }

    // Past the 800th digit no double and no point halfway between two has digits left: that something
    // follows is all that counts.
    var number = NaturalNumber()
    for digit in digits.prefix(Self.decisiveDigits) { number.multiply(by: 10, adding: UInt32(digit)) }
    var scale = exponent
    if digits.count > Self.decisiveDigits {
      number.multiply(by: 10, adding: 1)
      scale += digits.count - Self.decisiveDigits - 1
    }
    if scale >= 0 {
      number.multiply(byPowerOfTen: scale)
      return Self.quotient(number, NaturalNumber(1))
    }
    var divisor = NaturalNumber(1)
    divisor.multiply(byPowerOfTen: -scale)
    return Self.quotient(number, divisor)
  }

  private static let decisiveDigits = 800

  /// W. D. Clinger's fast path ("How to read floating point numbers accurately", PLDI 1990): digits and
  /// power of ten are exact doubles, so that one operation rounds once.
  private var exactQuotient: Double {
    var significand = 0.0
    for digit in digits { significand = significand * 10 + Double(digit) }
    var power = 1.0
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0 ? significand / power : significand * power
  }

  /// The double nearest to a / b: 64 bits of the quotient by long division, the rest by whether anything
  /// remains.
  private static func quotient(_ a: NaturalNumber, _ b: NaturalNumber) -> Double {
    var shift = 63 - (a.bitWidth - b.bitWidth)
    var remainder = shift > 0 ? a << shift : a
    let divisor = shift < 0 ? b << -shift : b
    // Now the quotient has 63 or 64 bits before the point.
    var bits: UInt64 = 0
    for place in (0..<64).reversed() {
      bits <<= 1
      let part = divisor << place
      if !(remainder < part) {
        remainder = remainder - part
        bits |= 1
      }
    }
    shift = -shift
    if bits >> 63 == 0 {
      // The 64th bit, for a full word.
      let doubled = remainder << 1
      bits <<= 1
      remainder = doubled
      if !(remainder < divisor) {
        remainder = remainder - divisor
        bits |= 1
      }
      shift -= 1
    }
    return rounded(bits, exponent: shift, isExact: remainder.isZero)
  }

  /// The double nearest to `bits`·2^`exponent`, where `bits` has its top bit set and, unless exact, something
  /// less than one belongs after it.
  private static func rounded(_ bits: UInt64, exponent: Int, isExact: Bool) -> Double {
    // The double's unit is 2^unit: 53 bits are kept, fewer below the normal numbers.
    let unit = max(exponent + 11, -1074)
    let dropped = unit - exponent
    if dropped > 64 { return 0 }
    let kept = dropped == 64 ? 0 : bits >> UInt64(dropped)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let rest = dropped == 64 ? bits : bits & ((half << 1) &- 1)
    let isUp = rest > half || (rest == half && (!isExact || kept & 1 == 1))
    let significand = Double(isUp ? kept + 1 : kept)
    // In two steps, because 2^unit underflows on its own when the sum of exponents does not.
    if unit > 971 { return .infinity }
    return unit < -1000
      ? significand * 0x1p-1000 * Double(sign: .plus, exponent: unit + 1000, significand: 1)
      : significand * Double(sign: .plus, exponent: unit, significand: 1)
  }
}
