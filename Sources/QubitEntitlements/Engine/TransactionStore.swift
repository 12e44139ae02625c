/// A store as the engine needs it: what this device holds, what changes, and the three things to ask of it.
///
/// Nothing here throws. An error of the store is an answer like any other, and none of them may end a loop.
public protocol TransactionStore: Sendable {
  /// Reads what this device holds of the store's statements: local, without the network.
  func currentCredentials() async -> ReadOutcome
  /// Opens the stream of statements that arrive from now on, with those of earlier launches that were never finished.
  /// The stream is open when the call returns, and ends only with the process.
  func updates() async -> AsyncStream<Credential>
  /// Tells the store that a transaction was dealt with. Harmless when repeated.
  func finish(_ transaction: TransactionID) async
  /// Asks the store's catalogue for a product. Needs the network.
  func product(for identifier: ProductIdentifier) async -> CatalogueAnswer
  /// Buys a product. Needs the network.
  func purchase(_ identifier: ProductIdentifier) async -> PurchaseResult
  /// Synchronises the device's copy with the store. May need the network and a password.
  func synchronise() async -> RestoreResult
}
