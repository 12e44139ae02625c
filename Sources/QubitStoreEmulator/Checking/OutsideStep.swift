import QubitEntitlements

/// Something that somebody does: the customer, a family member, the store, the network.
enum OutsideStep: Hashable, CaseIterable {
  case relaunch
  case buy, buyAndCancel, restore, restoreAndCancel, refreshCatalogue, reread
  case bought, approved, refunded, reversed, unshared
  case toggleNetwork, toggleAskToBuy
  case catalogueEmpty, catalogueFails
  case deliverForgery, deliverForeign, deliverAgain
}

extension EmulatedProcess {
  /// Does a step, and answers the event that it tells the app of, if any. `false` where it would change nothing.
  mutating func prepare(_ step: OutsideStep) -> (isPossible: Bool, event: EngineEvent?) {
    switch step {
    case .relaunch:
      quit()
      return (true, .started(.store))
    case .buy: return (true, .purchaseRequested)
    case .buyAndCancel:
      world.nextPurchase = .cancels
      return (!awaitsPurchase && app.purchaseRefusal == nil, .purchaseRequested)
    case .restore: return (app.offersRestore, .restoreRequested)
    case .restoreAndCancel:
      world.nextRestore = .cancels
      return (app.offersRestore, .restoreRequested)
    case .refreshCatalogue: return (!awaitsCatalogue, .catalogueRequested)
    case .reread: return (true, .rereadRequested)
    case .bought:
      // Two transactions at a time bound the model; one shared and one bought are enough to tell them apart.
      return world.server.count < 2 ? fact(.bought(world.products.historical.first)) : (false, nil)
    case .approved: return fact(.approved)
    case .refunded: return fact(.refunded(.other))
    case .reversed: return fact(.reversed)
    case .unshared: return fact(.unshared)
    case .toggleNetwork:
      world.network = world.network == .reachable ? .unreachable : .reachable
      return (true, nil)
    case .toggleAskToBuy:
      world.askToBuy = world.askToBuy == .on ? .off : .on
      return (true, nil)
    case .catalogueEmpty: return catalogue(.empty)
    case .catalogueFails: return catalogue(.failed)
    case .deliverForgery: return (subscriptions > 0, .updateArrived(.unverified))
    case .deliverForeign:
      let foreign = StoreTransaction(id: TransactionID("1"), product: "com.example.other", signedAt: 0)
      return (subscriptions > 0, .updateArrived(.verified(foreign)))
    case .deliverAgain:
      let known = world.device.last
      return (subscriptions > 0 && known != nil, known.map { .updateArrived(.verified($0)) })
    }
  }

  private mutating func fact(_ fact: StoreFact) -> (Bool, EngineEvent?) {
    let before = world.server
    world.record(fact)
    return (!world.server.hasSameStatements(as: before), nil)
  }

  private mutating func catalogue(_ answer: CatalogueAnswer) -> (Bool, EngineEvent?) {
    let isNew = world.catalogue != answer
    world.catalogue = answer
    return (isNew, nil)
  }
}
