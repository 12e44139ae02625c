import QuantumSimulator

extension Budget {
  /// What the budget counts on a board.
  ///
  /// - Throws: ``LevelFault`` where the operations do not fit the level.
  func count(on attempt: Attempt) throws(LevelFault) -> Int {
    let operations: [Operation]
    switch scope {
    case .player: operations = attempt.playersOperations
    case .board: operations = attempt.operations
    }
    switch counted {
    case .edits: return attempt.editCount
    case .depth: return try attempt.level.circuit(of: operations, at: .level).depth
    default: return operations.reduce(0) { $0 + (counted.amount(for: $1) ?? 0) }
    }
  }
}
