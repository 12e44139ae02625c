/// Questions about one byte of text.
enum ASCII {
  /// Whether the byte is one of 0 … 9.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether the byte is a Latin letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// The value of a digit to a base up to sixteen, or nil where the byte is none.
  @inline(__always)
  static func digit(_ byte: UInt8, base: UInt64) -> UInt64? {
    let value: UInt64
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = UInt64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = UInt64(byte - UInt8(ascii: "A")) + 10
    default: return nil
    }
    return value < base ? value : nil
  }
}
