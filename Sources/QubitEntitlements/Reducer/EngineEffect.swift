/// Something that the reducer wants done. The effects of one event are done in their order.
public enum EngineEffect: Hashable, Sendable {
  /// Listen to the store's updates from now on, until the process ends.
  case subscribe
  /// Ask the store for price and product; nothing waits for the answer.
  case fetchCatalogue(ProductIdentifier)
  /// Tell the store that this transaction was dealt with.
  case finish(TransactionID)
  /// Read the device's cached transactions, and answer with this number.
  case read(Int)
  /// Buy this product.
  case purchase(ProductIdentifier)
  /// Synchronise the device's copy with the store.
  case synchronise
}
