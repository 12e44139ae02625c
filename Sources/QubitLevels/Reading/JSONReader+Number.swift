import QuantumSimulator

extension JSONReader {
  /// Reads the number that begins here, as the nearest `Double`.
  mutating func readNumber() throws(JSONError) -> Double {
    let start = offset
    if bytes[offset] == .plus {
      throw JSONError(fault: .leadingPlus, range: SourceRange(start, start + 1))
    }
    if bytes[offset] == .minus { offset += 1 }
    try skipWholePart(from: start)
    try skipFraction(from: start)
    let hasDigits = bytes[start..<offset].contains { $0.isDigit && $0 != .digitZero }
    try skipExponent(from: start)

    let spelling = String(decoding: bytes[start..<offset], as: UTF8.self)
    let value = DecimalNumber(spelling)?.value ?? .nan
    guard value.isFinite else {
      throw JSONError(fault: .numberOutOfRange(.tooGreat), range: SourceRange(start, offset))
    }
    guard value != 0 || !hasDigits else {
      throw JSONError(fault: .numberOutOfRange(.tooSmall), range: SourceRange(start, offset))
    }
    return value
  }

  private mutating func skipWholePart(from start: Int) throws(JSONError) {
    let first = offset
    skipDigits()
    if offset == first {
      let hasPoint = offset < bytes.count && bytes[offset] == .point
      throw JSONError(
        fault: hasPoint ? .missingWholePart : .missingNumber,
        range: SourceRange(start, hasPoint ? offset + 1 : offset))
    }
    if bytes[first] == .digitZero, offset > first + 1 {
      throw JSONError(fault: .leadingZero, range: SourceRange(start, offset))
    }
  }

  private mutating func skipFraction(from start: Int) throws(JSONError) {
    guard offset < bytes.count, bytes[offset] == .point else { return }
    offset += 1
    let first = offset
    skipDigits()
    guard offset > first else {
      throw JSONError(fault: .missingFraction, range: SourceRange(start, offset))
    }
  }

  private mutating func skipExponent(from start: Int) throws(JSONError) {
    guard offset < bytes.count, bytes[offset] | 0x20 == 0x65 else { return }
    offset += 1
    if offset < bytes.count, bytes[offset] == .minus || bytes[offset] == .plus { offset += 1 }
    let first = offset
    skipDigits()
    guard offset > first else {
      throw JSONError(fault: .missingExponent, range: SourceRange(start, offset))
    }
  }

  private mutating func skipDigits() {
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
  }
}
