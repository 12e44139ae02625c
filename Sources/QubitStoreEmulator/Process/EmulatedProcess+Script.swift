import QubitEntitlements

extension EmulatedProcess {
  /// Does a step of a script that concerns the app or the world, and answers what the app is told of it.
  mutating func event(for step: ScriptStep) -> EngineEvent? {
    switch step {
    case .quit:
      quit()
      return nil
    case .buy: return .purchaseRequested
    case .restore: return .restoreRequested
    case .refresh: return .catalogueRequested
    case .reread: return .rereadRequested
    case .deliver(let odd): return subscriptions > 0 ? world.statement(odd).map { .updateArrived($0) } : nil
    case .newDevice:
      world.startOver()
      quit()
      return nil
    default:
      world.apply(step)
      noteDevice()
      return nil
    }
  }
}

extension StoreWorld {
  /// Does a step of a script that concerns the world alone. `false` where it concerns something else.
  @discardableResult
  mutating func apply(_ step: ScriptStep) -> Bool {
    switch step {
    case .network(let setting): connect(setting)
    case .askToBuy(let setting): askToBuy = setting
    case .catalogue(.available): catalogue = .product(offered)
    case .catalogue(.empty): catalogue = .empty
    case .catalogue(.failing): catalogue = .failed
    case .nextPurchase(let setting): nextPurchase = setting
    case .nextRestore(let setting): nextRestore = setting
    case .store(let fact): happen(fact)
    case .otherAccount:
      server = []
      startOver()
    case .clock: break
    default: return false
    }
    return true
  }

  /// A statement out of the ordinary; `nil` where there is none to be had.
  func statement(_ odd: ScriptStep.OddDelivery) -> Credential? {
    switch odd {
    case .again: device.last.map { .verified($0) }
    case .forged: .unverified
    case .foreign:
      .verified(StoreTransaction(id: TransactionID("1"), product: "com.example.something.else", signedAt: 0))
    }
  }

  /// Empties the device's copy: it is another device now, and has told its app nothing.
  mutating func startOver() {
    device = []
    queue = []
    unfinished = []
  }
}
