/// Canonical base64 (RFC 4648), in the two alphabets that a signed transaction uses.
///
/// One text for each sequence of bytes and no other: padding exactly where the alphabet asks for it, no unused bit
/// set, no white space. A decoder that tolerates more lets a credential be written in many ways.
enum Base64 {
  /// Which alphabet, and with it whether text is padded.
  enum Alphabet {
    /// `+` and `/`, padded: certificates in a header (RFC 7515, section 4.1.6).
    case standard
    /// `-` and `_`, never padded: the segments of a compact token (RFC 7515, section 2).
    case url
  }

  /// Decodes text, or answers `nil` where it is not canonical. O(length).
  static func decode(_ text: some Collection<UInt8>, _ alphabet: Alphabet) -> [UInt8]? {
    guard let digits = unpadded(text, alphabet), digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count * 3 / 4)
    var bits: UInt32 = 0
    var held = 0
    for character in digits {
      guard let digit = digit(character, alphabet) else { return nil }
      bits = bits << 6 | digit
      held += 6
      if held >= 8 {
        held -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
      }
      bits &= 0xFF
    }
    let unused = bits & ((1 << UInt32(held)) - 1)
    return unused == 0 ? bytes : nil
  }

  private static func unpadded<Text: Collection<UInt8>>(
    _ text: Text, _ alphabet: Alphabet
  ) -> Text.SubSequence? {
    guard alphabet == .standard else { return text[...] }
    guard text.count % 4 == 0 else { return nil }
    let pad = UInt8(ascii: "=")
    let padding = text.suffix(2).reversed().prefix { $0 == pad }.count
    return text.dropLast(padding)
  }

  private static func digit(_ character: UInt8, _ alphabet: Alphabet) -> UInt32? {
    switch (character, alphabet) {
    case (UInt8(ascii: "A")...UInt8(ascii: "Z"), _): UInt32(character - UInt8(ascii: "A"))
    case (UInt8(ascii: "a")...UInt8(ascii: "z"), _): UInt32(character - UInt8(ascii: "a")) + 26
    case (UInt8(ascii: "0")...UInt8(ascii: "9"), _): UInt32(character - UInt8(ascii: "0")) + 52
    case (UInt8(ascii: "+"), .standard), (UInt8(ascii: "-"), .url): 62
    case (UInt8(ascii: "/"), .standard), (UInt8(ascii: "_"), .url): 63
    default: nil
    }
  }
}
