extension EngineState {
  /// Takes a statement that the store delivered through its updates.
  mutating func receive(_ credential: Credential) -> [EngineEffect] {
    guard isListening, case .verified(let transaction) = credential, products.matches(transaction) else {
      return []
    }
    // The approval that a purchase waited for; a refund of an older purchase is none.
    if transaction.revocation == nil { offer.awaitsApproval = false }
    return finishAndRead(transaction)
  }

  /// Finishes, then recomputes, both, once.
  ///
  /// The same statement again, while it is being dealt with, changes nothing. A refund and its reversal carry the
  /// same transaction but are two statements.
  mutating func finishAndRead(_ transaction: StoreTransaction) -> [EngineEffect] {
    guard !handling.contains(where: { $0.transaction == transaction }) else { return [] }
    let read = beginRead()
    handling.append(Delivery(transaction: transaction, read: newestRead))
    return [.finish(transaction.id), read]
  }
}
