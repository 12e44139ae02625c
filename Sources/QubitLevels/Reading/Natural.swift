/// A whole number of any length, as far as rounding a decimal fraction needs one.
struct Natural {
  /// The digits to the base 2³², least significant first, without zeros at the end.
  private var words: [UInt32] = []

  init() {}

  init(_ word: UInt32) { multiply(by: 1, adding: word) }

  private var bitWidth: Int {
    guard let last = words.last else { return 0 }
    return words.count * 32 - last.leadingZeroBitCount
  }

  /// Multiplies by one word and adds another.
  mutating func multiply(by factor: UInt32, adding carry: UInt32 = 0) {
    var carry = UInt64(carry)
    for index in words.indices {
      let product = UInt64(words[index]) * UInt64(factor) + carry
      words[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  private mutating func shiftLeft(by count: Int) {
    guard !words.isEmpty else { return }
    multiply(by: 1 << UInt32(count % 32))
    words.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  /// Takes `other` away where it is not greater; gives back whether it was.
  private mutating func subtractIfNotLess(_ other: Natural) -> Bool {
    guard !isLess(than: other) else { return false }
    var borrow: UInt32 = 0
    for index in words.indices {
      let taken = index < other.words.count ? other.words[index] : 0
      let (first, firstBorrows) = words[index].subtractingReportingOverflow(taken)
      let (second, secondBorrows) = first.subtractingReportingOverflow(borrow)
      words[index] = second
      borrow = firstBorrows || secondBorrows ? 1 : 0
    }
    while words.last == 0 { words.removeLast() }
    return true
  }

  private func isLess(than other: Natural) -> Bool {
    guard words.count == other.words.count else { return words.count < other.words.count }
    for index in words.indices.reversed() where words[index] != other.words[index] {
      return words[index] < other.words[index]
    }
    return false
  }

  /// The `Double` nearest to a fraction above zero, ties to even.
  ///
  /// Divides bit by bit: one bit of the quotient for each bit that the `Double` has, and one more to round by.
  static func nearestDouble(_ numerator: Natural, over denominator: Natural) throws(DecimalFault) -> Double {
    var numerator = numerator
    var denominator = denominator
    // Scale so that 1 ≤ numerator / denominator < 2, with the fraction equal to that times 2^binaryOrder.
    var binaryOrder = numerator.bitWidth - denominator.bitWidth
    if binaryOrder > 0 { denominator.shiftLeft(by: binaryOrder) }
    if binaryOrder < 0 { numerator.shiftLeft(by: -binaryOrder) }
    if numerator.isLess(than: denominator) {
      binaryOrder -= 1
      numerator.shiftLeft(by: 1)
    }

    // A subnormal number has fewer bits: its last one is always 2^-1074.
    let bitCount = min(53, binaryOrder + 1075)
    guard bitCount >= 0 else { throw .tooSmall }
    var significand: UInt64 = 0
    for _ in 0..<bitCount {
      significand = significand << 1 | (numerator.subtractIfNotLess(denominator) ? 1 : 0)
      numerator.shiftLeft(by: 1)
    }
    let half = numerator.subtractIfNotLess(denominator)
    let pastHalf = !numerator.words.isEmpty
    if half, pastHalf || significand & 1 == 1 { significand += 1 }

    guard significand > 0 else { throw .tooSmall }
    let unit = max(binaryOrder - 52, -1074)
    let result = Double(sign: .plus, exponent: unit, significand: Double(significand))
    guard result.isFinite else { throw .tooGreat }
    return result
  }
}
