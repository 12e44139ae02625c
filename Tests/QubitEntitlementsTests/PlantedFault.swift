@testable import QubitEntitlements
import QubitStoreEmulator
import Testing

/// A reducer with one rule taken out, and the rule by which the check must find it out.
struct PlantedFault: CustomTestStringConvertible, Sendable {
  let name: String
  let caughtBy: CheckedRule
  /// Changes what the right reducer says: old state, event, memory, and new state and effects to change.
  let plant:
    @Sendable (EngineState, EngineEvent, inout Set<TransactionID>, inout EngineState, inout [EngineEffect]) ->
      Void

  var testDescription: String { name }

  /// The right reducer, with the fault planted.
  var reducer: ModelCheck.Reducer {
    { state, event, memory in
      var (next, effects) = EntitlementReducer.reduce(state, event)
      plant(state, event, &memory, &next, &effects)
      return (next, effects)
    }
  }

  static let all: [PlantedFault] = [
    PlantedFault(name: "stale read applied", caughtBy: .onlyTheNewestReadDecides) { old, event, _, next, _ in
      guard case .readEnded(let number, .credentials(let seen)) = event, number < old.newestRead else {
        return
      }
      next.entitlement = EntitlementState(isOwned: old.products.areHeld(by: seen), isResolved: true)
    },
    PlantedFault(name: "insert-only owned set", caughtBy: .theReadIsTakenAsItIs) { old, event, _, next, _ in
      if case .readEnded = event, old.entitlement.isOwned { next.entitlement = .owned }
    },
    PlantedFault(name: "grant on any update", caughtBy: .onlyTheNewestReadDecides) { old, event, _, next, _ in
      if case .updateArrived(.verified(let transaction)) = event, old.products.matches(transaction) {
        next.entitlement = .owned
      }
    },
    PlantedFault(name: "grant on pending", caughtBy: .onlyTheNewestReadDecides) { _, event, _, next, _ in
      if case .purchaseEnded(.pending) = event { next.entitlement = .owned }
    },
    PlantedFault(name: "wait for catalogue", caughtBy: .nothingElseIsActedOn) {
      old, event, _, next, effects in
      switch event {
      case .started(.store):
        effects.removeAll { if case .read = $0 { true } else { false } }
        next.newestRead = 0
      case .catalogueEnded(.product) where old.newestRead == 0: effects.append(next.beginRead())
      default: break
      }
    },
    PlantedFault(name: "clear on catalogue failure", caughtBy: .onlyTheNewestReadDecides) {
      _, event, _, next, _ in
      if case .catalogueEnded(.failed) = event { next.entitlement = .notOwned }
    },
    PlantedFault(name: "un-resolve on restore", caughtBy: .neverUnresolved) { _, event, _, next, effects in
      if case .restoreRequested = event, !effects.isEmpty { next.entitlement = .undetermined }
    },
    PlantedFault(name: "finish skipped", caughtBy: .finishThenRead) { _, _, _, _, effects in
      effects.removeAll { if case .finish = $0 { true } else { false } }
    },
    PlantedFault(name: "recompute skipped", caughtBy: .finishThenRead) { old, event, _, next, effects in
      guard case .updateArrived = event, !effects.isEmpty else { return }
      effects.removeLast()
      next.newestRead = old.newestRead
      next.handling = old.handling
    },
    PlantedFault(name: "unverified finished", caughtBy: .nothingElseIsActedOn) { _, event, _, _, effects in
      if case .updateArrived(.unverified) = event { effects = [.finish(TransactionID("unverified"))] }
    },
    PlantedFault(name: "reversal ignored", caughtBy: .theReadIsTakenAsItIs) { old, event, memory, next, _ in
      // What was once revoked is remembered, and never believed again.
      guard case .readEnded(old.newestRead, .credentials(let seen)) = event else { return }
      for case .verified(let transaction) in seen where transaction.revocation != nil {
        memory.insert(transaction.id)
      }
      let believed = seen.filter { credential in
        if case .verified(let transaction) = credential { !memory.contains(transaction.id) } else { false }
      }
      next.entitlement = EntitlementState(isOwned: old.products.areHeld(by: believed), isResolved: true)
    },
    PlantedFault(name: "listening when injected", caughtBy: .subscribeFirstAndOnce) {
      _, event, _, _, effects in
      if case .started(let plan) = event, plan.source != .store { effects.append(.subscribe) }
    },
    PlantedFault(name: "failed restore revokes", caughtBy: .onlyTheNewestReadDecides) {
      old, event, _, next, _ in
      // A restore is offered to those who own nothing; one that fails, fails a purchase that arrived meanwhile.
      if case .restoreEnded(let result) = event, result != .synchronised, old.entitlement.isOwned {
        next.entitlement = .notOwned
      }
    },
    PlantedFault(name: "purchase while a read is under way", caughtBy: .purchaseOnlyWhenReady) {
      old, event, _, next, effects in
      let isReady = old.offer.isReady && !old.entitlement.isOwned && old.offer.purchase == .idle
      guard case .purchaseRequested = event, old.isReading, isReady else { return }
      next.offer.purchase = .underWay
      effects = [.purchase(old.products.current)]
    },
    // Beyond the list: the two orders that the effects must keep.
    PlantedFault(name: "read before finish", caughtBy: .finishThenRead) { _, event, _, _, effects in
      if case .updateArrived = event { effects.reverse() }
    },
    PlantedFault(name: "subscribe after the first read", caughtBy: .subscribeFirstAndOnce) {
      _, event, _, _, effects in
      if case .started(.store) = event { effects.append(effects.removeFirst()) }
    },
  ]
}
