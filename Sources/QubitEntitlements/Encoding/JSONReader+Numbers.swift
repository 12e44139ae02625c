extension JSONReader {
  /// Reads a number of the JSON grammar: no leading zero, no plus, a digit on both sides of a point.
  mutating func number() throws(JSONFault) -> JSONNumber {
    let start = offset
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    // "01" and "1a" would otherwise be found out by whoever reads on, under a name that does not help.
    if let byte = peek, isWordByte(byte) { throw fault(.invalidNumber) }
    return JSONNumber(literal: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func digits() throws(JSONFault) {
    let start = offset
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw fault(peek == nil ? .truncated : .invalidNumber) }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
