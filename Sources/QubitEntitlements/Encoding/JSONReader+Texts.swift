extension JSONReader {
  /// Reads a text, quotation marks included, and answers its UTF-8 bytes with every escape resolved.
  mutating func text() throws(JSONFault) -> [UInt8] {
    let start = offset
    offset += 1
    var result: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        guard isUTF8(result) else { throw JSONFault(kind: .invalidUTF8, offset: start) }
        return result
      case UInt8(ascii: "\\"):
        offset += 1
        try escape(into: &result)
      case 0..<0x20:
        throw fault(.invalidText)
      default:
        result.append(byte)
        offset += 1
      }
    }
    throw fault(.truncated)
  }

  /// Whether bytes are well-formed UTF-8 (the standard library's own check is younger than the oldest system that this
  /// package supports).
  private func isUTF8(_ bytes: [UInt8]) -> Bool {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    while true {
      switch decoder.decode(&rest) {
      case .scalarValue: continue
      case .emptyInput: return true
      case .error: return false
      }
    }
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONFault) {
    guard let byte = peek else { throw fault(.truncated) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"):
      offset += 1
      result.append(contentsOf: String(Character(try scalar())).utf8)
      return
    default: throw fault(.invalidText)
    }
    offset += 1
  }

  /// Reads the four digits after `\u`, and the second half where they are the first of a pair.
  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard UTF16.isLeadSurrogate(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw fault(.loneSurrogate)
    }
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else { throw fault(.loneSurrogate) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func unit() throws(JSONFault) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw fault(.truncated) }
      guard let digit = hexadecimal(byte) else { throw fault(.invalidText) }
      unit = unit << 4 | digit
      offset += 1
    }
    return unit
  }

  private func hexadecimal(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
