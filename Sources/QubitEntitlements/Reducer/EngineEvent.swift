/// Something that happened, as the reducer is told.
public enum EngineEvent: Hashable, Sendable {
  /// The process started with this plan. A second start is ignored.
  case started(LaunchPlan)
  /// The read of this number ended.
  case readEnded(Int, ReadOutcome)
  /// The store delivered a statement through its updates.
  case updateArrived(Credential)
  /// The front end asks for a purchase.
  case purchaseRequested
  /// The purchase ended.
  case purchaseEnded(PurchaseResult)
  /// The front end asks for price and product, for the first time or again.
  case catalogueRequested
  /// The catalogue request ended.
  case catalogueEnded(CatalogueAnswer)
  /// The front end asks for a synchronisation with the store.
  case restoreRequested
  /// The synchronisation ended.
  case restoreEnded(RestoreResult)
  /// The front end asks for another local read, when the app comes to the foreground for example.
  case rereadRequested
}
