/// One transaction of the store whose signature was verified, reduced to what a decision needs.
///
/// There is no expiry here and no renewal: time-limited access cannot be expressed.
public struct StoreTransaction: Hashable, Sendable {
  /// The store's number of the transaction; needed to finish it, and kept no longer.
  public let id: TransactionID
  /// What was bought.
  public let product: ProductIdentifier
  /// What sort of product the store says it is.
  public let kind: ProductKind
  /// Whether the holder bought it or shares it.
  public let ownership: OwnershipKind
  /// The mark that the store puts on a transaction that no longer entitles; `nil` when it is healthy.
  public let revocation: Revocation?
  /// When the store signed this statement, in milliseconds since 1970; compared with nothing but other statements.
  public let signedAt: Double

  /// Creates a transaction from what the store said of it.
  public init(
    id: TransactionID, product: ProductIdentifier, kind: ProductKind = .nonConsumable,
    ownership: OwnershipKind = .purchased, revocation: Revocation? = nil, signedAt: Double
  ) {
    self.id = id
    self.product = product
    self.kind = kind
    self.ownership = ownership
    self.revocation = revocation
    self.signedAt = signedAt
  }
}

/// The store's number of a transaction.
///
/// It never prints: a log line, a string interpolation or a dump of a value that holds one shows a placeholder.
public struct TransactionID: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The number's text, for the store alone.
  public let rawValue: String

  /// Wraps the store's number.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A placeholder.
  public var description: String { "(transaction)" }
  /// A placeholder.
  public var debugDescription: String { description }
  /// No children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// What sort of product the store says a transaction is of.
public enum ProductKind: String, Hashable, Sendable, CaseIterable {
  /// Bought once and kept: the only kind that can be the pass.
  case nonConsumable = "Non-Consumable"
  /// Used up.
  case consumable = "Consumable"
  /// A subscription that renews itself.
  case autoRenewableSubscription = "Auto-Renewable Subscription"
  /// A subscription that ends.
  case nonRenewingSubscription = "Non-Renewing Subscription"
  /// A kind that this release does not know.
  case unrecognised = ""
  /// The store did not say.
  case unspecified = "-"
}

/// Whether the holder of a transaction bought it. Access never depends on it.
public enum OwnershipKind: String, Hashable, Sendable, CaseIterable {
  /// Bought by this account.
  case purchased = "PURCHASED"
  /// Shared by another member of the family.
  case familyShared = "FAMILY_SHARED"
  /// The store did not say, or said something that this release does not know.
  case unspecified = ""
}
