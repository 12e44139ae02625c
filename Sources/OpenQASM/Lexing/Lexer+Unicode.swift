extension Lexer {
  /// The number of bytes of the letter outside ASCII at the offset.
  ///
  /// A letter is what OpenQASM's grammar lists: the Unicode categories Lu, Ll, Lt, Lm, Lo and Nl.
  func lengthOfUnicodeLetter() throws(QASMError) -> Int {
    let lead = peek()
    let length: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (length, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (length, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (length, value) = (4, UInt32(lead & 0x07))
    default: throw error(.invalidUTF8(lead), at: offset)
    }
    for distance in 1..<length {
      let next = peek(distance)
      guard next & 0xC0 == 0x80 else { throw error(.invalidUTF8(lead), at: offset) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    guard value >= least, let scalar = Unicode.Scalar(value) else {
      throw error(.invalidUTF8(lead), at: offset)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return length
    default:
      throw error(.unexpectedCharacter(value), at: offset)
    }
  }
}
