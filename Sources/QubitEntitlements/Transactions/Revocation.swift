/// The mark that the store puts on a transaction that no longer entitles.
///
/// Its presence alone decides: whatever the reason, and even when the date lies in the future, a revoked transaction
/// gives nothing. The rest is for whoever counts refunds.
public struct Revocation: Hashable, Sendable {
  /// When the store revoked, in milliseconds since 1970; never compared with a clock.
  public let date: Double
  /// The reason that the store gives.
  public let reason: Reason
  /// What the holder lost it by.
  public let loss: Loss

  /// Creates a mark.
  public init(date: Double, reason: Reason, loss: Loss) {
    self.date = date
    self.reason = reason
    self.loss = loss
  }

  /// The reason that the store gives for a revocation.
  public enum Reason: Hashable, Sendable {
    /// Refunded because of a fault in the app.
    case developerIssue
    /// Refunded for another reason.
    case other
    /// The product became part of a bundle that the holder bought; no money went back.
    case upgradedToBundle
    /// A reason that this release does not know.
    case unrecognised(Int)
    /// The store gave none.
    case unspecified
  }

  /// What a holder lost a transaction by, so that nobody counts a family change as refunded money.
  public enum Loss: String, Hashable, Sendable, CaseIterable {
    /// Money went back to the buyer, who is this holder.
    case refund
    /// Another family member's purchase is no longer shared with this holder.
    case familyRevocation = "family-revocation"
    /// The product became part of a bundle.
    case bundleUpgrade = "bundle-upgrade"
    /// The store did not say enough to tell.
    case unspecified
  }
}
