import QubitEntitlements

extension ModelCheck {
  /// The rule that one event broke, if it broke one. Judged without asking the reducer anything.
  func broken(
    by event: EngineEvent, from old: EngineState, to new: EmulatedProcess, _ effects: [EngineEffect]
  )
    -> CheckedRule?
  {
    let app = new.app
    if app.entitlement.isOwned, !app.entitlement.isResolved { return .ownedMeansResolved }
    if old.entitlement.isResolved, !app.entitlement.isResolved { return .neverUnresolved }
    if let rule = entitlementRule(event, old, app) { return rule }
    if let rule = deliveryRule(event, old, effects) { return rule }
    if effects.contains(where: { if case .purchase = $0 { true } else { false } }) {
      let isReady = old.offer.product != nil && !old.entitlement.isOwned && !old.isReading
      if !isReady { return .purchaseOnlyWhenReady }
    }
    return subscriptionRule(app, new, effects)
  }

  private func entitlementRule(_ event: EngineEvent, _ old: EngineState, _ new: EngineState) -> CheckedRule? {
    if case .started(let plan) = event, case .injected(let injected) = plan.source {
      return new.entitlement == injected.state ? nil : .theReadIsTakenAsItIs
    }
    guard case .readEnded(let number, .credentials(let seen)) = event, number == old.newestRead else {
      return new.entitlement == old.entitlement ? nil : .onlyTheNewestReadDecides
    }
    let expected = EntitlementState(isOwned: holds(seen), isResolved: true)
    return new.entitlement == expected ? nil : .theReadIsTakenAsItIs
  }

  /// Whether statements give the pass, said in the simplest way: the world states each transaction once.
  private func holds(_ credentials: [Credential]) -> Bool {
    credentials.contains { credential in
      if case .verified(let transaction) = credential { isHealthyPass(transaction) } else { false }
    }
  }

  private func isPass(_ transaction: StoreTransaction) -> Bool {
    transaction.product == PassProducts.masterPass.current
      || PassProducts.masterPass.historical.contains(transaction.product)
  }

  private func isHealthyPass(_ transaction: StoreTransaction) -> Bool {
    isPass(transaction) && transaction.revocation == nil
  }

  private func deliveryRule(
    _ event: EngineEvent, _ old: EngineState, _ effects: [EngineEffect]
  ) -> CheckedRule? {
    let credential: Credential
    switch event {
    case .updateArrived(let arrived), .purchaseEnded(.success(let arrived)): credential = arrived
    case .purchaseEnded, .readEnded, .catalogueEnded: return effects.isEmpty ? nil : .nothingElseIsActedOn
    default: return nil
    }
    guard case .verified(let transaction) = credential, isPass(transaction) else {
      return effects.isEmpty ? nil : .nothingElseIsActedOn
    }
    if old.handling.contains(where: { $0.transaction == transaction }) {
      return effects.isEmpty ? nil : .finishThenRead
    }
    guard effects.count == 2, effects[0] == .finish(transaction.id), case .read = effects[1] else {
      return .finishThenRead
    }
    return nil
  }

  private func subscriptionRule(
    _ app: EngineState, _ process: EmulatedProcess, _ effects: [EngineEffect]
  ) -> CheckedRule? {
    let isInjected = if case .injected = app.phase { true } else { false }
    if isInjected {
      return process.subscriptions == 0 && process.reads.isEmpty ? nil : .subscribeFirstAndOnce
    }
    let first = effects.firstIndex { if case .read = $0 { true } else { false } }
    if let subscribe = effects.firstIndex(of: .subscribe), let first, first < subscribe {
      return .subscribeFirstAndOnce
    }
    return process.subscriptions == 1 ? nil : .subscribeFirstAndOnce
  }

  /// The rule that a process at rest breaks, if it breaks one.
  func brokenAtRest(_ process: EmulatedProcess) -> CheckedRule? {
    if case .injected = process.app.phase { return nil }
    let isOwned = process.world.device.contains { isHealthyPass($0) }
    if process.app.entitlement != EntitlementState(isOwned: isOwned, isResolved: true) {
      return .restsOnTheDevicesCopy
    }
    let unfinished = process.world.device.contains { isPass($0) && process.world.unfinished.contains($0.id) }
    return unfinished ? .restsWithNothingUnfinished : nil
  }
}
