/// A number as people write it, digits with an exponent of ten, and the exact way from there to the nearest
/// double and back.
///
/// ```swift
/// DecimalNumber("0.1")?.value          // 0.1
/// DecimalNumber(shortest: 0.1).text    // "0.1"
/// ```
///
/// Swift's own conversions call the C library, which WebAssembly does not have and which is not the same
/// everywhere. These round correctly, to nearest with ties to even, for text of any length.
public struct DecimalNumber: Hashable, Sendable {
  /// Whether there is a minus sign, be it before a zero.
  public let isNegative: Bool
  /// The significant digits, 0…9, without zeros at either end; empty for zero.
  let digits: [UInt8]
  /// The power of ten that belongs to the last digit.
  let exponent: Int

  init(isNegative: Bool, digits: [UInt8], exponent: Int) {
    var (kept, scale) = (digits, exponent)
    while kept.last == 0 {
      kept.removeLast()
      scale += 1
    }
    let zeros = kept.prefix { $0 == 0 }.count
    kept.removeFirst(zeros)
    self.isNegative = isNegative
    self.digits = kept
    self.exponent = kept.isEmpty ? 0 : scale
  }

  /// Reads a whole text: an optional sign, digits with at most one point among or beside them, and an
  /// optional exponent, as "-12.5e-3". `nil` for anything else.
  public init?(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var position = 0
    let isNegative = scalars.first == "-"
    if isNegative || scalars.first == "+" { position = 1 }
    guard let number = DecimalNumber(scanning: scalars, at: &position), position == scalars.count else {
      return nil
    }
    self.init(isNegative: isNegative, digits: number.digits, exponent: number.exponent)
  }

  /// Reads the longest unsigned number at `position`, which moves past it; `nil`, with the position as it
  /// was, if no digit is there.
  init?(scanning scalars: [Unicode.Scalar], at position: inout Int) {
    var index = position
    var digits: [UInt8] = []
    var exponent = 0
    var hasPoint = false
    var hasDigit = false
    while index < scalars.count {
      if let digit = Self.digit(scalars[index]) {
        hasDigit = true
        digits.append(digit)
        if hasPoint { exponent -= 1 }
      } else if scalars[index] == ".", !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    guard hasDigit else { return nil }
    position = index
    if let (written, end) = Self.exponent(scalars, at: index) {
      exponent += written
      position = end
    }
    self.init(isNegative: false, digits: digits, exponent: exponent)
  }

  /// The exponent part at an index, and where it ends. Exponents beyond a million are cut off there: the
  /// digits before them would have to be as many to bring the number back into range.
  private static func exponent(_ scalars: [Unicode.Scalar], at start: Int) -> (Int, end: Int)? {
    var index = start
    guard index < scalars.count, scalars[index] == "e" || scalars[index] == "E" else { return nil }
    index += 1
    var sign = 1
    if index < scalars.count, scalars[index] == "-" || scalars[index] == "+" {
      sign = scalars[index] == "-" ? -1 : 1
      index += 1
    }
    let firstDigit = index
    var value = 0
    while index < scalars.count, let digit = digit(scalars[index]) {
      value = min(1_000_000, value * 10 + Int(digit))
      index += 1
    }
    return index > firstDigit ? (sign * value, index) : nil
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt8? {
    ("0"..."9").contains(scalar) ? UInt8(truncatingIfNeeded: scalar.value - 48) : nil
  }
}
