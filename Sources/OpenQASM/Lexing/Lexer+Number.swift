import QuantumSimulator

extension Lexer {
  /// Reads a number, with its unit where it has one.
  mutating func number() throws(QASMError) -> TokenKind {
    let start = offset
    if peek() == UInt8(ascii: "0"), let base = baseOfPrefix() {
      offset += 2
      return .integer(try digits(base: base, from: start))
    }
    var isReal = false
    if ASCII.isDigit(peek()) { try skipDigits(from: start) }
    if peek() == UInt8(ascii: ".") {
      isReal = true
      offset += 1
      if ASCII.isDigit(peek()) { try skipDigits(from: start) }
    }
    if peek() | 0x20 == UInt8(ascii: "e"), startsExponent() {
      isReal = true
      offset += ASCII.isDigit(peek(1)) ? 1 : 2
      try skipDigits(from: start)
    }
    let end = offset
    if let suffix = try suffix(from: start) { return suffix }
    guard isReal else {
      offset = start
      return .integer(try digits(base: 10, from: start))
    }
    let value = decimal(in: start..<end)
    guard value.isFinite else { throw error(.numberTooLarge, at: start) }
    return .real(value)
  }

  /// The base that `0b`, `0o` or `0x` announces; OpenQASM 2 has none of them.
  private func baseOfPrefix() -> UInt64? {
    guard dialect == .openQASM3 else { return nil }
    switch peek(1) {
    case UInt8(ascii: "b"), UInt8(ascii: "B"): return 2
    case UInt8(ascii: "o"): return 8
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return 16
    default: return nil
    }
  }

  private func startsExponent() -> Bool {
    let next = peek(1)
    if ASCII.isDigit(next) { return true }
    return (next == UInt8(ascii: "+") || next == UInt8(ascii: "-")) && ASCII.isDigit(peek(2))
  }

  /// Reads a whole number: digits with single underscores between them.
  private mutating func digits(base: UInt64, from start: Int) throws(QASMError) -> UInt64 {
    var value: UInt64 = 0
    guard ASCII.digit(peek(), base: base) != nil else { throw error(.malformedNumber, at: start) }
    while true {
      if let digit = ASCII.digit(peek(), base: base) {
        let (product, overflows) = value.multipliedReportingOverflow(by: base)
        let (sum, carries) = product.addingReportingOverflow(digit)
        guard !overflows, !carries else { throw error(.numberTooLarge, at: start) }
        value = sum
      } else if !(peek() == UInt8(ascii: "_") && ASCII.digit(peek(1), base: base) != nil) {
        break
      }
      offset += 1
    }
    guard !continuesWord() else { throw error(.malformedNumber, at: start) }
    return value
  }

  private mutating func skipDigits(from start: Int) throws(QASMError) {
    while ASCII.isDigit(peek()) || (peek() == UInt8(ascii: "_") && ASCII.isDigit(peek(1))) {
      guard dialect == .openQASM3 || peek() != UInt8(ascii: "_") else {
        throw error(.malformedNumber, at: start)
      }
      offset += 1
    }
  }

  private func continuesWord() -> Bool {
    let byte = peek()
    return ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".") || byte >= 0x80
  }

  /// Reads a unit of time or the imaginary unit behind a number; anything else there is an error.
  private mutating func suffix(from start: Int) throws(QASMError) -> TokenKind? {
    if dialect == .openQASM3, peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\t") {
      return unitAfterBlanks()
    }
    guard continuesWord() else { return nil }
    let unit = offset
    while continuesWord() { offset += 1 }
    if dialect == .openQASM3, let kind = Self.unit(bytes[unit..<offset]) { return kind }
    throw error(.malformedNumber, at: start)
  }

  /// Reads a unit that blanks part from its number; where there is none, reads nothing.
  private mutating func unitAfterBlanks() -> TokenKind? {
    let end = offset
    while peek() == UInt8(ascii: " ") || peek() == UInt8(ascii: "\t") { offset += 1 }
    let unit = offset
    while continuesWord() { offset += 1 }
    if let kind = Self.unit(bytes[unit..<offset]) { return kind }
    offset = end
    return nil
  }

  private static func unit(_ word: ArraySlice<UInt8>) -> TokenKind? {
    guard word.count <= 3 else { return nil }
    switch String(decoding: word, as: UTF8.self) {
    case "dt", "ns", "us", "\u{B5}s", "\u{3BC}s", "ms", "s": return .duration
    case "im": return .imaginary
    default: return nil
    }
  }

  private func decimal(in range: Range<Int>) -> Double {
    var number = DecimalLiteral()
    var isFraction = false
    var exponent = 0
    var isNegative = false
    var inExponent = false
    for byte in bytes[range] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if inExponent {
          exponent = min(exponent * 10 + Int(digit), 1_000_000_000)
        } else {
          number.append(digit, isFraction: isFraction)
        }
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): inExponent = true
      case UInt8(ascii: "-"): isNegative = true
      default: break
      }
    }
    number.scale(byPowerOfTen: isNegative ? -exponent : exponent)
    if let value = number.nearestDouble { return value }
    let digits = bytes[range].filter { $0 != UInt8(ascii: "_") }
    return DecimalNumber(String(decoding: digits, as: UTF8.self))?.value ?? .infinity
  }
}
