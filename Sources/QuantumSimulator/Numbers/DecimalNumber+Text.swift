extension DecimalNumber {
  /// The shortest decimal that reads back as the given finite double, and of the shortest the nearest to it
  /// (of two as near, the one whose last digit is even).
  ///
  /// The free-format algorithm of G. L. Steele and J. L. White ("How to print floating-point numbers
  /// accurately", PLDI 1990) in exact integers.
  public init(shortest value: Double) {
    precondition(value.isFinite, "Only a finite number has digits.")
    let bits = value.magnitude.bitPattern
    let isNegative = value.sign == .minus
    guard bits != 0 else {
      self.init(isNegative: isNegative, digits: [], exponent: 0)
      return
    }
    let fraction = bits & 0xf_ffff_ffff_ffff
    let biased = Int(bits >> 52)
    let significand = biased == 0 ? fraction : fraction | 1 << 52
    let unit = max(biased, 1) - 1075
    // At a power of two the gap below is half the gap above.
    let isUneven = fraction == 0 && biased > 1

    // value = rest / scale; `above` and `below` are half the gaps to the neighbours, on the same scale.
    var scale = NaturalNumber(1) << (max(0, -unit) + 2)
    var rest = NaturalNumber(significand) << (max(0, unit) + 2)
    var above = NaturalNumber(1) << (max(0, unit) + 1)
    var below = isUneven ? NaturalNumber(1) << max(0, unit) : above
    let isInclusive = significand & 1 == 0

    // The power of ten above the value: an estimate by logarithm, then put right.
    var power = Int(
      (Double(unit + 63 - significand.leadingZeroBitCount) * 0.30102999566398114).rounded(.down))
    if power >= 0 {
      scale.multiply(byPowerOfTen: power)
    } else {
      rest.multiply(byPowerOfTen: -power)
      above.multiply(byPowerOfTen: -power)
      below.multiply(byPowerOfTen: -power)
    }
    func reaches(_ sum: NaturalNumber) -> Bool { isInclusive ? !(sum < scale) : scale < sum }
    while reaches(rest + above) {
      scale.multiply(by: 10)
      power += 1
    }

    var digits: [UInt8] = []
    while true {
      rest.multiply(by: 10)
      above.multiply(by: 10)
      below.multiply(by: 10)
      power -= 1
      var digit: UInt8 = 0
      while !(rest < scale) {
        rest = rest - scale
        digit += 1
      }
      let isLow = isInclusive ? !(below < rest) : rest < below
      let isHigh = reaches(rest + above)
      if isLow || isHigh {
        let double = rest + rest
        let isTie = !(double < scale) && !(scale < double)
        let isPastHalf = isHigh && (!isLow || scale < double || (isTie && digit % 2 == 1))
        digits.append(isPastHalf ? digit + 1 : digit)
        break
      }
      digits.append(digit)
    }
    self.init(isNegative: isNegative, digits: digits, exponent: power)
  }

  /// A finite double rounded to some digits after the point, ties to even; trailing zeros are not kept.
  public init(rounding value: Double, decimals: Int) {
    precondition(value.isFinite && decimals >= 0, "Only a finite number has digits.")
    let bits = value.magnitude.bitPattern
    let biased = Int(bits >> 52)
    let fraction = bits & 0xf_ffff_ffff_ffff
    let unit = max(biased, 1) - 1075
    var scaled = NaturalNumber(biased == 0 ? fraction : fraction | 1 << 52)
    scaled.multiply(byPowerOfTen: decimals)
    let digits = (scaled << max(0, unit)).digits(afterDroppingBits: max(0, -unit))
    self.init(
      isNegative: value.sign == .minus && !digits.isEmpty, digits: digits, exponent: -decimals)
  }

  /// The number in full, as "-0.0125", or with an exponent if that spares a long row of zeros.
  public var text: String {
    var text = isNegative ? "-" : ""
    let point = digits.count + exponent
    if digits.isEmpty { return text + "0" }
    if exponent > 6 || point < -5 {
      append(digits[..<1], to: &text)
      if digits.count > 1 { text += "." }
      append(digits[1...], to: &text)
      return text + "e" + String(point - 1)
    }
    if point <= 0 {
      text += "0."
      for _ in 0..<(-point) { text += "0" }
      append(digits[...], to: &text)
    } else if exponent >= 0 {
      append(digits[...], to: &text)
      for _ in 0..<exponent { text += "0" }
    } else {
      append(digits[..<point], to: &text)
      text += "."
      append(digits[point...], to: &text)
    }
    return text
  }

  private func append(_ digits: ArraySlice<UInt8>, to text: inout String) {
    for digit in digits { text.unicodeScalars.append(Unicode.Scalar(digit + 48)) }
  }
}

extension NaturalNumber {
  /// The decimal digits of self / 2^count, rounded to a whole number with ties to even.
  fileprivate func digits(afterDroppingBits count: Int) -> [UInt8] {
    var (whole, remainder) = (self, NaturalNumber())
    if count > 0 {
      whole = NaturalNumber()
      // Bits above `count` make the whole, those below the remainder.
      for index in (0..<words.count * 32).reversed() {
        let bit = UInt32(words[index / 32] >> UInt32(index % 32) & 1)
        if index >= count {
          whole.multiply(by: 2, adding: bit)
        } else {
          remainder.multiply(by: 2, adding: bit)
        }
      }
      let half = NaturalNumber(1) << (count - 1)
      let isOdd = (whole.words.first ?? 0) & 1 == 1
      if half < remainder || (!(remainder < half) && isOdd) { whole = whole + NaturalNumber(1) }
    }
    var digits: [UInt8] = []
    while !whole.isZero { digits.append(UInt8(truncatingIfNeeded: whole.divide(by: 10))) }
    return digits.reversed()
  }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in full; see ``text``.
  public var description: String { text }
}
