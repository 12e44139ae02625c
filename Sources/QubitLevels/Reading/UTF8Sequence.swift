/// One well-formed UTF-8 sequence: a scalar and the number of bytes that spell it.
///
/// Well-formed as table 3-7 of the Unicode Standard has it: shortest form, no surrogates, nothing past U+10FFFF.
struct UTF8Sequence {
  var scalar: UInt32
  var length: Int

  /// Reads the sequence at `offset`, or nothing where the bytes there are not well-formed.
  @inline(__always)
  init?(in bytes: [UInt8], at offset: Int) {
    let lead = bytes[offset]
    if lead < 0x80 {
      scalar = UInt32(lead)
      length = 1
      return
    }
    guard UTF8Fault.find(in: bytes, at: offset) == nil else { return nil }
    length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    scalar = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for index in offset + 1..<offset + length {
      scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
    }
  }
}

/// Why bytes are not UTF-8.
public enum UTF8Fault: Hashable, Sendable {
  /// A byte that no sequence begins with: a continuation byte on its own, or one of F8…FF.
  case strayByte(UInt8)
  /// A sequence that ends before all of its bytes have come.
  case truncated
  /// A scalar spelled with more bytes than it takes.
  case overlong
  /// A surrogate, U+D800…U+DFFF, which only UTF-16 has.
  case surrogate
  /// A number past U+10FFFF, the last scalar.
  case beyondUnicode

  /// What is wrong with the sequence at `offset`, or nil where it is well-formed.
  static func find(in bytes: [UInt8], at offset: Int) -> UTF8Fault? {
    let lead = bytes[offset]
    let length: Int
    switch lead {
    case 0x00...0x7F: return nil
    case 0xC0, 0xC1: return .overlong
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    case 0xF5...0xF7: return .beyondUnicode
    default: return .strayByte(lead)
    }
    for index in offset + 1..<offset + length {
      guard index < bytes.count, bytes[index] & 0xC0 == 0x80 else { return .truncated }
    }
    let second = bytes[offset + 1]
    switch lead {
    case 0xE0 where second < 0xA0, 0xF0 where second < 0x90: return .overlong
    case 0xED where second > 0x9F: return .surrogate
    case 0xF4 where second > 0x8F: return .beyondUnicode
    default: return nil
    }
  }
}
