/// Bytes as letters, digits, `-` and `_`: RFC 4648, section 5, without padding.
enum Base64URL {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The text of bytes.
  static func text(of bytes: [UInt8]) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count * 4 + 2) / 3)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for (place, byte) in group.enumerated() { bits |= UInt32(byte) << UInt32(16 - 8 * place) }
      for place in 0...group.count { letters.append(alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)]) }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The bytes of a text, or nil where it has another symbol, an impossible length, or bits set that no byte has.
  static func bytes(of letters: [UInt8]) -> [UInt8]? {
    guard letters.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count * 3 / 4)
    for start in stride(from: 0, to: letters.count, by: 4) {
      let group = letters[start..<min(start + 4, letters.count)]
      var bits: UInt32 = 0
      for (place, letter) in group.enumerated() {
        guard let value = value(of: letter) else { return nil }
        bits |= value << UInt32(18 - 6 * place)
      }
      for place in 0..<group.count - 1 { bytes.append(UInt8(bits >> UInt32(16 - 8 * place) & 255)) }
      guard group.count == 4 || bits << UInt32(8 * (group.count - 1)) & 0xFF_FFFF == 0 else { return nil }
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

/// The checksum of ITU-T V.42 and of zip files: polynomial 0x04C11DB7, bits reflected.
enum CRC32 {
  /// The checksum of bytes. O(n).
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder >> 1 ^ (remainder & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~remainder
  }
}
