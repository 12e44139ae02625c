extension Budget {
  /// What the budget counts on a board.
  func count(on attempt: Attempt) -> Int {
    let placements: [Placement]
    switch scope {
    case .player: placements = attempt.playersPlacements
    case .board: placements = attempt.placements
    }
    switch counted {
    case .edits: return attempt.editCount
    case .depth: return attempt.level.depth(of: placements)
    default: return placements.reduce(0) { $0 + (counted.amount(for: $1, in: attempt.level) ?? 0) }
    }
  }
}
