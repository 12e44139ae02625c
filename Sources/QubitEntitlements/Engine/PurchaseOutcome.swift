/// What came of a purchase, as the front end is told. Only ``failed`` and ``unverified`` deserve the word error.
public enum PurchaseOutcome: Hashable, Sendable {
  /// Bought, finished, and read back; the state says what it gives.
  case completed
  /// Waiting for somebody's approval; to be shown as no error.
  case pending
  /// The customer changed their mind; to be shown as nothing.
  case cancelled
  /// The store could not complete the purchase.
  case failed
  /// The store reported a purchase whose signature is not good. Nothing was granted, nothing finished.
  case unverified
  /// The purchase was not put to the store.
  case refused(PurchaseRefusal)

  init(_ result: PurchaseResult) {
    switch result {
    case .success(.verified): self = .completed
    case .success(.unverified): self = .unverified
    case .pending: self = .pending
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
