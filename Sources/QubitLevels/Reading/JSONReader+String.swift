extension JSONReader {
  /// Reads the string whose opening quote stands here.
  mutating func readString() throws(JSONError) -> JSONString {
    let start = offset
    offset += 1
    try skipPlainText(from: start)
    if bytes[offset] == .quote {
      let text = String(decoding: bytes[start + 1..<offset], as: UTF8.self)
      offset += 1
      return JSONString(text: text, range: SourceRange(start, offset), escapes: [])
    }

    var text = Array(bytes[start + 1..<offset])
    var escapes: [JSONString.Escape] = []
    while bytes[offset] == .backslash {
      let escapeStart = offset
      let textStart = text.count
      try readEscape(into: &text)
      escapes.append(
        JSONString.Escape(
          textStart: textStart, textEnd: text.count, source: SourceRange(escapeStart, offset)))
      let plainStart = offset
      try skipPlainText(from: start)
      text.append(contentsOf: bytes[plainStart..<offset])
    }
    offset += 1
    return JSONString(
      text: String(decoding: text, as: UTF8.self), range: SourceRange(start, offset), escapes: escapes)
  }

  /// Steps to the next quote or backslash of the string that began at `start`.
  private mutating func skipPlainText(from start: Int) throws(JSONError) {
    while offset < bytes.count {
      switch bytes[offset] {
      // Letters first: most bytes of a file of text are no more than that.
      case 0x23...0x5B, 0x5D...0x7F, 0x20, 0x21: offset += 1
      case .quote, .backslash: return
      case 0x00...0x1F:
        throw JSONError(
          fault: .controlCharacter(bytes[offset]), range: SourceRange(offset, offset + 1))
      // Han characters, and most others of three bytes: any two continuation bytes will do.
      case 0xE1...0xEC
      where offset + 2 < bytes.count && bytes[offset + 1] & 0xC0 == 0x80 && bytes[offset + 2] & 0xC0 == 0x80:
        offset += 3
      default:
        guard let sequence = UTF8Sequence(in: bytes, at: offset) else {
          let fault = UTF8Fault.find(in: bytes, at: offset) ?? .truncated
          throw JSONError(fault: .invalidUTF8(fault), range: SourceRange(offset, offset + 1))
        }
        offset += sequence.length
      }
    }
    throw JSONError(fault: .unclosedString, range: SourceRange(start, offset))
  }

  /// Reads the escape whose backslash stands here and adds its UTF-8 to `text`.
  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = offset
    offset += 1
    guard offset < bytes.count else {
      throw JSONError(fault: .badEscape(.end), range: SourceRange(start, offset))
    }
    let byte = bytes[offset]
    switch byte {
    case .quote, .backslash, .slash: text.append(byte)
    case 0x62: text.append(0x08)
    case 0x66: text.append(0x0C)
    case 0x6E: text.append(.lineFeed)
    case 0x72: text.append(.carriageReturn)
    case 0x74: text.append(.tab)
    case 0x75: return try readUnicodeEscape(into: &text)
    default:
      let (found, range) = try look()
      throw JSONError(fault: .badEscape(found), range: SourceRange(start, range.end))
    }
    offset += 1
  }

  /// Reads `\uXXXX`, or the two of a surrogate pair; the `u` stands here.
  private mutating func readUnicodeEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = offset - 1
    let first = try readCodeUnit(from: start)
    var scalar = first
    if first & 0xF800 == 0xD800 {
      let lone = JSONError(fault: .loneSurrogate(UInt16(first)), range: SourceRange(start, offset))
      guard first < 0xDC00, offset + 1 < bytes.count, bytes[offset] == .backslash,
        bytes[offset + 1] == 0x75
      else { throw lone }
      let secondStart = offset
      offset += 1
      let second = try readCodeUnit(from: secondStart)
      guard second & 0xFC00 == 0xDC00 else { throw lone }
      scalar = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
    }
    text.append(scalarValue: scalar)
  }

  /// Reads the four digits after the `u` that stands here.
  private mutating func readCodeUnit(from start: Int) throws(JSONError) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard offset < bytes.count, let digit = bytes[offset].hexadecimalValue else {
        throw JSONError(fault: .badUnicodeEscape, range: SourceRange(start, offset))
      }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }
}

extension [UInt8] {
  /// Adds the UTF-8 of a scalar, which is no surrogate.
  fileprivate mutating func append(scalarValue scalar: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: append(UInt8(scalar))
    case 0x80..<0x800:
      append(UInt8(0xC0 | scalar >> 6))
      append(continuation(0))
    case 0x800..<0x10000:
      append(UInt8(0xE0 | scalar >> 12))
      append(continuation(6))
      append(continuation(0))
    default:
      append(UInt8(0xF0 | scalar >> 18))
      append(continuation(12))
      append(continuation(6))
      append(continuation(0))
    }
  }
}
