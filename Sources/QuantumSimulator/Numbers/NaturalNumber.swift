/// A natural number of any size, for the decimal conversions that need exactness.
///
/// Words of 32 bits, least significant first, without leading zeros; zero has no words. Products of words
/// fit 64 bits and are formed without overflow checks, because a checked 64-bit product calls a compiler
/// support routine that WebAssembly does not have.
struct NaturalNumber {
  private(set) var words: [UInt32] = []

  init() {}

  init(_ value: UInt64) {
    words = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  var isZero: Bool { words.isEmpty }

  /// The number of bits up to the highest that is set.
  var bitWidth: Int {
    guard let top = words.last else { return 0 }
    return 32 * words.count - top.leadingZeroBitCount
  }

  private mutating func trim() {
    while words.last == 0 { words.removeLast() }
  }

  /// self · factor + addend.
  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in words.indices {
      let sum = UInt64(words[index]) &* UInt64(factor) &+ carry
      words[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    if carry > 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
    trim()
  }

  /// self · 10^exponent.
  mutating func multiply(byPowerOfTen exponent: Int) {
    for _ in 0..<(exponent / 9) { multiply(by: 1_000_000_000) }
    for _ in 0..<(exponent % 9) { multiply(by: 10) }
  }

  /// Divides by a small number and returns the remainder.
  mutating func divide(by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      let value = remainder << 32 | UInt64(words[index])
      words[index] = UInt32(truncatingIfNeeded: value / UInt64(divisor))
      remainder = value % UInt64(divisor)
    }
    trim()
    return UInt32(truncatingIfNeeded: remainder)
  }

  static func << (number: NaturalNumber, count: Int) -> NaturalNumber {
    if number.isZero { return number }
    var result = NaturalNumber()
    result.words = [UInt32](repeating: 0, count: count / 32)
    let shift = UInt64(count % 32)
    var carry: UInt64 = 0
    for word in number.words {
      let value = UInt64(word) << shift | carry
      result.words.append(UInt32(truncatingIfNeeded: value))
      carry = value >> 32
    }
    result.words.append(UInt32(truncatingIfNeeded: carry))
    result.trim()
    return result
  }

  static func + (a: NaturalNumber, b: NaturalNumber) -> NaturalNumber {
    var result = NaturalNumber()
    var carry: UInt64 = 0
    for index in 0..<max(a.words.count, b.words.count) {
      carry += index < a.words.count ? UInt64(a.words[index]) : 0
      carry += index < b.words.count ? UInt64(b.words[index]) : 0
      result.words.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    result.words.append(UInt32(truncatingIfNeeded: carry))
    result.trim()
    return result
  }

  /// The difference; `b` must not be the larger.
  static func - (a: NaturalNumber, b: NaturalNumber) -> NaturalNumber {
    var result = a
    var borrow: Int64 = 0
    for index in a.words.indices {
      let subtrahend = index < b.words.count ? Int64(b.words[index]) : 0
      let difference = Int64(a.words[index]) - subtrahend - borrow
      borrow = difference < 0 ? 1 : 0
      result.words[index] = UInt32(truncatingIfNeeded: difference)
    }
    result.trim()
    return result
  }

  /// Whether a is less than b.
  static func < (a: NaturalNumber, b: NaturalNumber) -> Bool {
    if a.words.count != b.words.count { return a.words.count < b.words.count }
    for index in a.words.indices.reversed() where a.words[index] != b.words[index] {
      return a.words[index] < b.words[index]
    }
    return false
  }
}
