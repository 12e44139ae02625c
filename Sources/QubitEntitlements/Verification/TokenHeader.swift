/// The header of a token, as far as it is looked at: the algorithm is right, and two certificates are named.
struct TokenHeader {
  /// The DER bytes of the certificate whose key is said to have signed.
  let leaf: [UInt8]
  /// The DER bytes of the certificate that is said to have signed the leaf.
  let intermediate: [UInt8]

  /// Reads a header. Members that are not known are ignored, keys that the header brings along among them.
  init(_ bytes: [UInt8]) throws(VerificationFailure) {
    let header = try CompactToken.object(bytes, .header)
    let algorithm = header["alg"]?.string
    guard header["alg"]?.text == Array("ES256".utf8) else { throw .algorithm(found: algorithm) }
    guard !header.has("crit") else { throw .headerExtension("crit") }
    guard !header.has("b64") || header["b64"] == .boolean(true) else { throw .headerExtension("b64") }

    guard let list = header["x5c"]?.list else { throw .certificateCount(found: nil) }
    let texts = list.compactMap(\.text)
    guard list.count == 3, texts.count == 3 else { throw .certificateCount(found: texts.count) }
    // The third is never looked at: the root is configured, not sent.
    guard let leaf = Base64.decode(texts[0], .standard) else { throw .certificateEncoding(.leaf) }
    guard let intermediate = Base64.decode(texts[1], .standard) else {
      throw .certificateEncoding(.intermediate)
    }
    self.leaf = leaf
    self.intermediate = intermediate
  }
}
