/// The rules of entitlement as one pure function of a state and an event.
///
/// ```swift
/// let (next, effects) = EntitlementReducer.reduce(EngineState(), .started(.store))
/// // effects == [.subscribe, .fetchCatalogue("com.example.qubitlab.masterpass"), .read(1)]
/// ```
///
/// It reads no clock, opens no file and knows no store; whoever calls it does the effects and reports back. That is
/// what lets every order of events be tried in a test. O(number of transactions in the event).
public enum EntitlementReducer {
  /// The state after an event, and what is to be done, in order.
  public static func reduce(_ state: EngineState, _ event: EngineEvent) -> (EngineState, [EngineEffect]) {
    var next = state
    let effects = next.take(event)
    return (next, effects)
  }
}

extension EngineState {
  mutating func take(_ event: EngineEvent) -> [EngineEffect] {
    switch event {
    case .started(let plan): start(plan)
    case .readEnded(let number, let outcome): endRead(number, outcome)
    case .updateArrived(let credential): receive(credential)
    case .purchaseRequested: requestPurchase()
    case .purchaseEnded(let result): endPurchase(result)
    case .catalogueRequested: requestCatalogue()
    case .catalogueEnded(let answer): endCatalogue(answer)
    case .restoreRequested: requestRestore()
    case .restoreEnded(let result): endRestore(result)
    case .rereadRequested: isListening ? [beginRead()] : []
    }
  }

  var isListening: Bool {
    if case .listening = phase { true } else { false }
  }

  private mutating func start(_ plan: LaunchPlan) -> [EngineEffect] {
    guard phase == .notStarted else { return [] }
    switch plan.source {
    case .injected(let injected):
      phase = .injected(plan.purchases)
      entitlement = injected.state
      return []
    case .store:
      phase = .listening(plan.purchases)
      // The subscription comes first, so that nothing can happen between the read and the listening.
      return [.subscribe] + requestCatalogue() + [beginRead()]
    }
  }
}
