extension JSONReader {
  /// Whether the file is UTF-16: with a byte order mark, or with every other byte zero as far as a file of JSON begins.
  var isUTF16: Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, let byte), (let byte, 0): return byte != 0
    default: return false
    }
  }

  /// The error that a number such as `0,5` has a comma, where the digits behind the comma stand here.
  func decimalComma() -> JSONError? {
    guard offset >= 2, offset < bytes.count, bytes[offset].isDigit, bytes[offset - 1] == .comma,
      bytes[offset - 2].isDigit
    else { return nil }
    return JSONError(fault: .decimalComma, range: SourceRange(offset - 1, offset))
  }
}

extension Unicode.Scalar {
  /// The character of JSON's grammar that this one looks like: input methods and word processors put full-width and
  /// typographic forms in its place.
  var meantInJSON: Unicode.Scalar? {
    switch value {
    // “ ” „ ‟ ″ 「 」 『 』 and the full-width quotation mark
    case 0x201C...0x201F, 0x2033, 0x300C...0x300F, 0xFF02: return "\""
    // ‘ ’ ‚ ‛ and the full-width apostrophe
    case 0x2018...0x201B, 0xFF07: return "\""
    case 0x3001: return ","
    case 0x3002: return "."
    case 0x3010: return "["
    case 0x3011: return "]"
    case 0x2212, 0x2010...0x2015: return "-"
    // The full-width forms U+FF01…U+FF5E stand in the order of ASCII, from U+0021 on.
    case 0xFF01...0xFF5E:
      guard let ascii = Unicode.Scalar(value - 0xFEE0) else { return nil }
      return ",.:[]{}-+0123456789".unicodeScalars.contains(ascii) ? ascii : nil
    default: return nil
    }
  }

  /// Whether nothing of the character is seen: spaces other than the common one, joiners, marks of direction, controls.
  var isInvisible: Bool {
    switch value {
    case 0...0x1F, 0x7F...0xA0, 0xAD, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064, 0x3000,
      0xFEFF:
      true
    default: false
    }
  }
}
