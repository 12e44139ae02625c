/// The identifiers under which the master pass is and was sold.
///
/// Purchasing uses only ``current``; a decision accepts ``current`` and every one of ``historical``.
public struct PassProducts: Hashable, Sendable {
  /// The identifier on sale.
  public let current: ProductIdentifier
  /// Every identifier that was ever on sale and no longer is. Nothing is removed from this list, in any release:
  /// each entry is somebody's purchase.
  public let historical: [ProductIdentifier]

  /// Creates a list of identifiers.
  public init(current: ProductIdentifier, historical: [ProductIdentifier]) {
    self.current = current
    self.historical = historical
  }

  /// QubitLab's own list. A test pins it.
  public static let masterPass = PassProducts(
    current: "com.example.qubitlab.masterpass", historical: ["com.example.quantumsandbox.fullunlock"])

  /// Whether a transaction of this product is one of the pass. O(number of identifiers).
  ///
  /// The store's kind must be *non-consumable* where it is given at all: nothing that is used up or renewed can be
  /// the pass, whatever its identifier.
  public func matches(_ transaction: StoreTransaction) -> Bool {
    guard transaction.product == current || historical.contains(transaction.product) else { return false }
    return transaction.kind == .nonConsumable || transaction.kind == .unspecified
  }

  /// Whether this transaction gives its holder the pass: it matches, and was not revoked.
  public func grants(_ transaction: StoreTransaction) -> Bool {
    matches(transaction) && transaction.revocation == nil
  }
}
