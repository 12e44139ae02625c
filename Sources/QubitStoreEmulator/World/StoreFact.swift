public import QubitEntitlements

/// Something that happens at the store, away from the app.
public enum StoreFact: Hashable, Sendable {
  /// The account buys the pass on another device, under this identifier; `nil` for the one on sale.
  case bought(ProductIdentifier?)
  /// A family member begins to share theirs.
  case shared
  /// Whoever was asked approves a purchase that waits.
  case approved
  /// The newest healthy transaction is refunded.
  case refunded(Revocation.Reason)
  /// The newest refunded transaction's refund is taken back.
  case reversed
  /// A family member stops sharing.
  case unshared
  /// The account buys a bundle that contains the pass.
  case bundled
  /// The account buys something else altogether.
  case boughtForeign
}

extension StoreWorld {
  /// Lets something happen at the store, and, if the network carries it, brings it to the device.
  public mutating func happen(_ fact: StoreFact) {
    record(fact)
    catchUp()
  }

  /// Lets something happen at the store that the device does not hear of yet.
  public mutating func record(_ fact: StoreFact) {
    switch fact {
    case .bought(let product): add(product ?? products.current)
    case .boughtForeign: add("com.example.something.else", kind: .consumable)
    case .shared: add(products.current, ownership: .familyShared)
    case .approved:
      guard awaitingApproval > 0 else { return }
      awaitingApproval -= 1
      add(products.current)
    case .refunded(let reason): mark(.purchased, reason: reason, loss: .refund)
    case .unshared: mark(.familyShared, reason: .unspecified, loss: .familyRevocation)
    case .bundled: mark(.purchased, reason: .upgradedToBundle, loss: .bundleUpgrade)
    case .reversed: clear()
    }
  }

  @discardableResult
  mutating func add(
    _ product: ProductIdentifier, kind: ProductKind = .nonConsumable, ownership: OwnershipKind = .purchased
  ) -> StoreTransaction {
    signatures += 1
    let transaction = StoreTransaction(
      id: TransactionID(String(2000 + server.count)), product: product, kind: kind, ownership: ownership,
      signedAt: Double(signatures))
    server.append(transaction)
    return transaction
  }

  private mutating func mark(_ ownership: OwnershipKind, reason: Revocation.Reason, loss: Revocation.Loss) {
    let index = server.lastIndex { $0.revocation == nil && $0.ownership == ownership && products.matches($0) }
    if let index {
      signatures += 1
      sign(index, Revocation(date: Double(signatures), reason: reason, loss: loss))
    }
  }

  private mutating func clear() {
    if let index = server.lastIndex(where: { $0.revocation != nil }) {
      signatures += 1
      sign(index, nil)
    }
  }

  private mutating func sign(_ index: Int, _ revocation: Revocation?) {
    let old = server[index]
    server[index] = StoreTransaction(
      id: old.id, product: old.product, kind: old.kind, ownership: old.ownership, revocation: revocation,
      signedAt: Double(signatures))
  }
}
