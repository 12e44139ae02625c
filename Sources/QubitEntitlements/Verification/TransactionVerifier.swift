#if canImport(CLibcrypto)
  /// Decides whether a text is a transaction that the store signed.
  ///
  /// ```swift
  /// let policy = VerificationPolicy(root: root, bundle: "com.example.qubitlab", environment: .production)
  /// let statement = try TransactionVerifier(policy).verify(token)
  /// ```
  ///
  /// The order of the checks is that of their cost: a token that is too long, or of another algorithm, is refused
  /// within microseconds; two signatures on the curve P-384 come last but one. No clock is read: certificates are held
  /// against the date on which the statement says it was signed, and that date is under the signature.
  public struct TransactionVerifier: Hashable, Sendable {
    /// What a statement must be about.
    public let policy: VerificationPolicy

    /// Creates a verifier.
    public init(_ policy: VerificationPolicy) { self.policy = policy }

    /// Verifies a compact token; nothing around it is tolerated, a line break included.
    ///
    /// - Throws: ``VerificationFailure``.
    public func verify(_ token: [UInt8]) throws(VerificationFailure) -> SignedTransaction {
      let statement = try SignedTransaction(payload: proven(token))
      try check(bundle: statement.bundle, environment: statement.environment)
      return statement
    }

    /// Verifies a compact token.
    public func verify(_ token: String) throws(VerificationFailure) -> SignedTransaction {
      guard token.utf8.count <= CompactToken.sizeLimit else {
        throw .tooLarge(bytes: token.utf8.count, limit: CompactToken.sizeLimit)
      }
      return try verify(Array(token.utf8))
    }

    /// The payload of a token whose signature is good, whatever the payload says beside its date.
    func proven(_ token: [UInt8]) throws(VerificationFailure) -> JSONObject {
      let token = try CompactToken(token)
      let header = try TokenHeader(token.header)
      let signature = try RawSignature(token.signature)
      let payload = try CompactToken.object(token.payload, .payload)
      let instant = try SigningInstant(SignedTransaction.milliseconds(.signedDate, in: payload))

      let chain = try CertificateChain(header, root: policy.root)
      try chain.checkShape()
      try chain.checkValidity(at: instant)
      try chain.checkTrust()
      try chain.leaf.checkSignature(signature, over: token.signed)
      return payload
    }

    /// Checks what a proven statement is about.
    func check(bundle: String, environment: String) throws(VerificationFailure) {
      guard bundle.utf8.elementsEqual(policy.bundle.utf8) else { throw .bundleMismatch(found: bundle) }
      guard environment.utf8.elementsEqual(policy.environment.rawValue.utf8) else {
        throw .environmentMismatch(found: environment)
      }
    }
  }
#endif
