/// Why a purchase is not even put to the store.
public enum PurchaseRefusal: String, Hashable, Sendable, CaseIterable {
  /// The engine has not started.
  case notStarted = "not-started"
  /// A launch argument has fixed the entitlement.
  case entitlementInjected = "entitlement-injected"
  /// A read is under way, and its answer may be "owned".
  case readUnderWay = "read-under-way"
  /// It is not known yet whether the pass is owned.
  case undetermined
  /// The pass is owned already.
  case alreadyOwned = "already-owned"
  /// No product was fetched from the catalogue.
  case productUnavailable = "product-unavailable"
  /// Another purchase is with the store.
  case purchaseUnderWay = "purchase-under-way"
  /// A synchronisation is with the store.
  case restoreUnderWay = "restore-under-way"
}

extension EngineState {
  /// Why a purchase would be refused at this moment; `nil` when it would be put to the store.
  public var purchaseRefusal: PurchaseRefusal? {
    switch phase {
    case .notStarted: return .notStarted
    case .listening(let authority), .injected(let authority):
      if entitlement.isOwned { return .alreadyOwned }
      #if DEBUG
        if authority == .grantsWithoutTransaction { return nil }
      #endif
      if phase == .injected(authority) { return .entitlementInjected }
    }
    if offer.purchase == .underWay { return .purchaseUnderWay }
    if offer.restore == .underWay { return .restoreUnderWay }
    if isReading { return .readUnderWay }
    if !entitlement.isResolved { return .undetermined }
    if !offer.isReady { return .productUnavailable }
    return nil
  }

  /// Whether a synchronisation may be offered: after a read, and only where its verdict may surprise.
  public var offersRestore: Bool {
    guard case .listening = phase else { return false }
    return entitlement == .notOwned && offer.restore == .idle && offer.purchase == .idle
  }
}
