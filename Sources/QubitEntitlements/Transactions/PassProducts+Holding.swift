extension PassProducts {
  /// Whether statements of the store, taken together, give the pass. O(number of statements).
  ///
  /// One healthy transaction of the pass is enough. Of several statements about one transaction, the newest counts: a
  /// copy may hold a purchase beside its refund, and beside the reversal of that refund.
  public func areHeld(by credentials: [Credential]) -> Bool {
    newestStatements(in: credentials).contains { $0.revocation == nil }
  }

  /// The newest statement about each transaction of the pass, in no order. O(number of statements).
  public func newestStatements(in credentials: [Credential]) -> [StoreTransaction] {
    var newest: [TransactionID: StoreTransaction] = [:]
    for case .verified(let transaction) in credentials where matches(transaction) {
      if let known = newest[transaction.id], !transaction.supersedes(known) { continue }
      newest[transaction.id] = transaction
    }
    return Array(newest.values)
  }
}

extension StoreTransaction {
  /// Whether this statement replaces another about the same transaction: it was signed later, or, of two signed at
  /// once, it is the one that revokes.
  func supersedes(_ other: StoreTransaction) -> Bool {
    if signedAt != other.signedAt { return signedAt > other.signedAt }
    return revocation != nil && other.revocation == nil
  }
}
