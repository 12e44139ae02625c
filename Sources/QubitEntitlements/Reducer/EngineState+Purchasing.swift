extension EngineState {
  mutating func requestPurchase() -> [EngineEffect] {
    guard purchaseRefusal == nil else { return [] }
    #if DEBUG
      switch phase {
      case .listening(.grantsWithoutTransaction), .injected(.grantsWithoutTransaction):
        entitlement = .owned
        return []
      default: break
      }
    #endif
    offer.purchase = .underWay
    return [.purchase(products.current)]
  }

  mutating func endPurchase(_ result: PurchaseResult) -> [EngineEffect] {
    guard offer.purchase == .underWay else { return [] }
    offer.purchase = .idle
    switch result {
    case .success(let credential):
      // A purchase made here is not delivered through updates: this is the only time it is heard of.
      return receive(credential)
    case .pending:
      offer.awaitsApproval = true
      return []
    case .cancelled, .failed:
      return []
    }
  }
}
