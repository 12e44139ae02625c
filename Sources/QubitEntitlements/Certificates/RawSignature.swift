/// A signature of ES256 as it is written in a token: r and s, 32 bytes each (RFC 7518, section 3.4).
///
/// The upper of the two values of s that are both valid is accepted, as the store may write it: the text of a token is
/// therefore never the identity of a statement.
struct RawSignature {
  /// The first half.
  let r: ArraySlice<UInt8>
  /// The second half.
  let s: ArraySlice<UInt8>

  /// Takes a signature apart. Both halves are between 1 and the order of the curve, exclusive.
  init(_ bytes: [UInt8]) throws(VerificationFailure) {
    guard bytes.count == 64 else { throw .signatureLength(found: bytes.count) }
    r = bytes[..<32]
    s = bytes[32...]
    for half in [r, s] {
      guard half.contains(where: { $0 != 0 }), half.lexicographicallyPrecedes(Self.order) else {
        throw .signatureRange
      }
    }
  }

  /// The order of P-256 (NIST SP 800-186, section 3.2.1.3), most significant byte first.
  private static let order: [UInt8] = [
    0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,
    0xBC, 0xE6, 0xFA, 0xAD, 0xA7, 0x17, 0x9E, 0x84, 0xF3, 0xB9, 0xCA, 0xC2, 0xFC, 0x63, 0x25, 0x51,
  ]
}
