extension EngineState {
  mutating func beginRead() -> EngineEffect {
    newestRead += 1
    return .read(newestRead)
  }

  /// Takes the answer of a read, unless a newer one was begun since.
  ///
  /// Only the newest read counts. An older answer may predate the update that began the newer one: taken at a cold
  /// start, it could show an upgrade to somebody whose purchase has just been approved.
  mutating func endRead(_ number: Int, _ outcome: ReadOutcome) -> [EngineEffect] {
    guard isListening, number == newestRead, number > answeredRead else { return [] }
    answeredRead = number
    handling.removeAll { $0.read <= number }
    guard case .credentials(let credentials) = outcome else { return [] }
    let isOwned = products.areHeld(by: credentials)
    entitlement = EntitlementState(isOwned: isOwned, isResolved: true)
    if isOwned { offer.awaitsApproval = false }
    return []
  }
}
