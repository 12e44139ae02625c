extension EngineState {
  mutating func requestRestore() -> [EngineEffect] {
    guard offersRestore else { return [] }
    offer.restore = .underWay
    return [.synchronise]
  }

  /// Takes the end of a synchronisation: a success is followed by a read, anything else changes nothing.
  mutating func endRestore(_ result: RestoreResult) -> [EngineEffect] {
    guard offer.restore == .underWay else { return [] }
    offer.restore = .idle
    return result == .synchronised ? [beginRead()] : []
  }
}
