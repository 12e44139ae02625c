/// What must hold on every path through the model.
public enum CheckedRule: String, Hashable, Sendable, CaseIterable {
  /// Nothing is owned that no read has found.
  case ownedMeansResolved = "owned means resolved"
  /// Once a read has answered, the state is never undetermined again.
  case neverUnresolved = "never un-resolved"
  /// Only the answer of the newest read changes the entitlement.
  case onlyTheNewestReadDecides = "only the newest read decides"
  /// The newest read's answer is taken as it is.
  case theReadIsTakenAsItIs = "the read is taken as it is"
  /// A matching, verified statement is finished, then recomputed, both once.
  case finishThenRead = "finish, then read"
  /// Anything else that arrives has no effect.
  case nothingElseIsActedOn = "nothing else is acted on"
  /// No purchase is put to the store while a read is under way, nor before a product was fetched, nor to an owner.
  case purchaseOnlyWhenReady = "purchase only when ready"
  /// The app subscribes first, once, and not at all when its entitlement was injected.
  case subscribeFirstAndOnce = "subscribe first, and once"
  /// When everything has come to rest, the app says what the device's copy says.
  case restsOnTheDevicesCopy = "rests on the device's copy"
  /// When everything has come to rest, no transaction of the pass is unfinished.
  case restsWithNothingUnfinished = "rests with nothing unfinished"
}
