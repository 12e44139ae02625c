/// Why a signed statement was refused. Whatever the reason, it grants nothing.
///
/// Every case holds what was found. What was found in a statement that is not proven is anybody's text: it is for a
/// report, never for a decision.
public enum VerificationFailure: Error, Hashable, Sendable {
  /// The token is longer than a token may be.
  case tooLarge(bytes: Int, limit: Int)
  /// The token is not three segments.
  case segments(found: Int)
  /// A segment is not canonical base64url.
  case encoding(Segment)
  /// A segment does not hold one strict JSON text.
  case json(Segment, JSONFault)
  /// A segment's JSON text is not an object.
  case notAnObject(Segment)

  /// The header's `alg` is not ES256; `nil` where it has none, or one that is no text.
  case algorithm(found: String?)
  /// The header asks for an extension of the format that nobody here understands (`crit`, or `b64` other than true).
  case headerExtension(String)
  /// The header's `x5c` is not a list of three texts; `nil` where there is none.
  case certificateCount(found: Int?)
  /// A certificate is not canonical base64.
  case certificateEncoding(CertificateRole)
  /// A certificate is not one DER certificate and nothing else.
  case certificateMalformed(CertificateRole)
  /// No chain leads from the leaf through the intermediate to the configured root. The number is libcrypto's; `nil`
  /// where it found a chain, and not this one.
  case chain(libcryptoCode: Int?)
  /// The statement was signed before or after a certificate was valid.
  case signedOutsideValidity(CertificateRole)
  /// A certificate lacks the store's marker, or carries it twice.
  case marker(CertificateRole)
  /// A certificate may not be used for what it is used for here.
  case certificateUse(CertificateRole)
  /// The leaf's key is not on the curve P-256; `nil` where it has no curve.
  case leafKey(curve: String?)

  /// The signature is not 64 bytes.
  case signatureLength(found: Int)
  /// A half of the signature is not between 1 and the order of the curve.
  case signatureRange
  /// The signature is not the leaf's over this header and payload.
  case signatureMismatch

  /// The payload lacks a claim that a decision needs.
  case claimMissing(Claim)
  /// A claim is of the wrong type, or of a value that its type does not allow.
  case claimMalformed(Claim)
  /// The statement is about another app.
  case bundleMismatch(found: String)
  /// The statement comes from another environment.
  case environmentMismatch(found: String)

  /// The three parts of a token.
  public enum Segment: String, Hashable, Sendable, CaseIterable {
    /// The first.
    case header
    /// The second.
    case payload
    /// The third.
    case signature
  }

  /// The claims that a decision reads.
  public enum Claim: String, Hashable, Sendable, CaseIterable {
    /// When the statement was signed.
    case signedDate
    /// Which transaction it is about.
    case transactionId
    /// What was bought.
    case productId
    /// Which app it is about.
    case bundleId
    /// Where it comes from.
    case environment
    /// What sort of product it is.
    case type
    /// When it was revoked.
    case revocationDate
    /// What a notification is about.
    case notificationType
    /// What a notification carries.
    case data
    /// The statement inside a notification.
    case signedTransactionInfo
    /// The token inside a notification's body.
    case signedPayload
  }
}

/// A certificate's place in the chain.
public enum CertificateRole: String, Hashable, Sendable, CaseIterable {
  /// The one whose key signed the statement.
  case leaf
  /// The one that signed the leaf.
  case intermediate
  /// The configured one.
  case root
}
