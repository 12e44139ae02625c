extension VerificationFailure: CustomStringConvertible {
  /// The reason as a word for machines, such as `signature-mismatch`. Stable between releases.
  public var code: String {
    switch self {
    case .tooLarge: "too-large"
    case .segments: "segments"
    case .encoding(let segment): "\(segment.rawValue)-encoding"
    case .json(let segment, let fault): "\(segment.rawValue)-json-\(fault.kind.rawValue)"
    case .notAnObject(let segment): "\(segment.rawValue)-not-an-object"
    case .algorithm: "algorithm"
    case .headerExtension: "header-extension"
    case .certificateCount: "certificate-count"
    case .certificateEncoding(let role): "\(role.rawValue)-encoding"
    case .certificateMalformed(let role): "\(role.rawValue)-malformed"
    case .chain: "chain"
    case .signedOutsideValidity(let role): "\(role.rawValue)-validity"
    case .marker(let role): "\(role.rawValue)-marker"
    case .certificateUse(let role): "\(role.rawValue)-use"
    case .leafKey: "leaf-key"
    case .signatureLength: "signature-length"
    case .signatureRange: "signature-range"
    case .signatureMismatch: "signature-mismatch"
    case .claimMissing(let claim): "\(claim.word)-missing"
    case .claimMalformed(let claim): "\(claim.word)-malformed"
    case .bundleMismatch: "bundle-mismatch"
    case .environmentMismatch: "environment-mismatch"
    }
  }

  /// The reason as a sentence for people: what was found, and what was wanted.
  public var description: String {
    switch self {
    case .tooLarge(let bytes, let limit): "\(bytes) bytes, where a token has at most \(limit)"
    case .segments(let found): "\(found) segments, where a compact token has 3"
    case .encoding(let segment): "the \(segment.rawValue) is not canonical base64url"
    case .json(let segment, let fault):
      "the \(segment.rawValue) is not strict JSON: \(fault.kind.rawValue) at byte \(fault.offset)"
    case .notAnObject(let segment): "the \(segment.rawValue) is JSON, but not an object"
    case .algorithm(let found?): "the algorithm is \(printable(found)), where only \"ES256\" is taken"
    case .algorithm(nil): "the header names no algorithm, where only \"ES256\" is taken"
    case .headerExtension(let name): "the header asks for the extension \"\(name)\""
    case .certificateCount(let found?): "x5c is not three texts (\(found) found)"
    case .certificateCount(nil): "the header has no list x5c"
    case .certificateEncoding(let role): "the \(role.rawValue) certificate is not canonical base64"
    case .certificateMalformed(let role): "the \(role.rawValue) certificate is not one DER certificate"
    case .chain(let code?): "no chain leads to the configured root (libcrypto error \(code))"
    case .chain(nil): "the leaf's chain does not lead through the intermediate to the configured root"
    case .signedOutsideValidity(let role): "signed while the \(role.rawValue) certificate was not valid"
    case .marker(let role): "the \(role.rawValue) certificate does not carry the store's marker once"
    case .certificateUse(let role): "the \(role.rawValue) certificate may not be used as one"
    case .leafKey(let curve?): "the leaf's key is on \(curve), where only P-256 is taken"
    case .leafKey(nil): "the leaf's key is not a named elliptic curve key, where only P-256 is taken"
    case .signatureLength(let found): "the signature has \(found) bytes, where ES256 has 64"
    case .signatureRange: "a half of the signature is zero, or not below the order of the curve"
    case .signatureMismatch: "the signature is not the leaf's over this text"
    case .claimMissing(let claim): "the payload has no \(claim.rawValue)"
    case .claimMalformed(let claim): "the payload's \(claim.rawValue) is not of its type"
    case .bundleMismatch(let found): "a statement about the app \(printable(found))"
    case .environmentMismatch(let found): "a statement from the environment \(printable(found))"
    }
  }

  /// Text of an unproven statement, made safe for a terminal and short.
  private func printable(_ text: String) -> String {
    "\"\(String(text.prefix(64)).safeForTerminals)\(text.count > 64 ? "…" : "")\""
  }
}

extension VerificationFailure.Claim {
  fileprivate var word: String {
    var word = ""
    for character in rawValue {
      word += character.isUppercase ? "-" + character.lowercased() : String(character)
    }
    return word
  }
}
