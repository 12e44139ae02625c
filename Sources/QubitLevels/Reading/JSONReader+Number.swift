extension JSONReader {
  /// Reads the number that begins here.
  mutating func readNumber() throws(JSONError) -> Double {
    let start = offset
    if bytes[offset] == .plus {
      throw JSONError(fault: .leadingPlus, range: SourceRange(start, start + 1))
    }
    var decimal = Decimal(isNegative: bytes[offset] == .minus)
    if decimal.isNegative { offset += 1 }
    try readWholePart(into: &decimal, from: start)
    try readFraction(into: &decimal, from: start)
    try readExponent(into: &decimal, from: start)
    do {
      return try decimal.value()
    } catch {
      throw JSONError(fault: .numberOutOfRange(error), range: SourceRange(start, offset))
    }
  }

  private mutating func readWholePart(into decimal: inout Decimal, from start: Int) throws(JSONError) {
    let first = offset
    readDigits { decimal.appendWholeDigit($0) }
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

  private mutating func readFraction(into decimal: inout Decimal, from start: Int) throws(JSONError) {
    guard offset < bytes.count, bytes[offset] == .point else { return }
    offset += 1
    let first = offset
    readDigits { decimal.appendFractionDigit($0) }
    guard offset > first else {
      throw JSONError(fault: .missingFraction, range: SourceRange(start, offset))
    }
  }

  private mutating func readExponent(into decimal: inout Decimal, from start: Int) throws(JSONError) {
    guard offset < bytes.count, bytes[offset] | 0x20 == 0x65 else { return }
    offset += 1
    var isNegative = false
    if offset < bytes.count, bytes[offset] == .minus || bytes[offset] == .plus {
      isNegative = bytes[offset] == .minus
      offset += 1
    }
    let first = offset
    var exponent = 0
    // Past this, the number is out of range whatever its digits are: a file holds at most a million of them.
    readDigits { exponent = min(exponent * 10 + Int($0), 100_000_000) }
    guard offset > first else {
      throw JSONError(fault: .missingExponent, range: SourceRange(start, offset))
    }
    decimal.exponent += isNegative ? -exponent : exponent
  }

  /// Steps over digits and hands each to `take`, as a number from 0 to 9.
  private mutating func readDigits(_ take: (UInt8) -> Void) {
    while offset < bytes.count, bytes[offset].isDigit {
      take(bytes[offset] - .digitZero)
      offset += 1
    }
  }
}
