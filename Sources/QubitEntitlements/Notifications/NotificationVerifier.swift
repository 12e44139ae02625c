#if canImport(CLibcrypto)
  /// Decides whether a text is a server notification (version 2) that the store signed.
  ///
  /// A notification is a token around a token. Both are verified, each by itself, and both must be about the app and
  /// the environment of the policy.
  public struct NotificationVerifier: Hashable, Sendable {
    /// What a notification must be about.
    public let policy: VerificationPolicy

    /// Creates a verifier.
    public init(_ policy: VerificationPolicy) { self.policy = policy }

    /// Verifies the body of a request: a JSON object whose `signedPayload` is the notification.
    ///
    /// - Throws: ``VerificationFailure``.
    public func verify(body: [UInt8]) throws(VerificationFailure) -> ServerNotification {
      guard body.count <= 2 * CompactToken.sizeLimit else {
        throw .tooLarge(bytes: body.count, limit: 2 * CompactToken.sizeLimit)
      }
      let object = try CompactToken.object(body, .payload)
      return try verify(signedPayload: Array(SignedTransaction.text(.signedPayload, in: object).utf8))
    }

    /// Verifies the notification itself, a compact token.
    ///
    /// - Throws: ``VerificationFailure``, of the token inside where that is the one at fault.
    public func verify(signedPayload: [UInt8]) throws(VerificationFailure) -> ServerNotification {
      let verifier = TransactionVerifier(policy)
      let payload = try verifier.proven(signedPayload)
      let kind = ServerNotification.Kind(try SignedTransaction.text(.notificationType, in: payload))
      guard let data = payload["data"] else {
        // Notifications about subscriptions may carry something else in its place.
        if kind.concernsEntitlement { throw .claimMissing(.data) }
        return ServerNotification(kind: kind, statement: nil)
      }
      guard let about = data.object else { throw .claimMalformed(.data) }
      try verifier.check(
        bundle: SignedTransaction.text(.bundleId, in: about),
        environment: SignedTransaction.text(.environment, in: about))
      guard kind.concernsEntitlement else { return ServerNotification(kind: kind, statement: nil) }
      let token = try SignedTransaction.text(.signedTransactionInfo, in: about)
      return ServerNotification(kind: kind, statement: try verifier.verify(token))
    }
  }
#endif
