import QuantumSimulator

extension Attempt {
  /// The moves that make another board of the same level out of this one, as few as there are; nil where the level's
  /// rules refuse them in any order that was tried.
  ///
  /// First whatever has to go goes, from the end of the board, then what has to come comes, from the beginning.
  func moves(to other: Attempt) -> [Move]? {
    for style in [ReplacementStyle.inPlace, .apart] {
      let moves = moves(to: other, style)
      if let reached = accepting(moves), reached.placements == other.placements,
        reached.rounds == other.rounds
      {
        return moves
      }
    }
    return nil
  }

  /// How an operation is put in the place of another.
  private enum ReplacementStyle {
    /// In one move.
    case inPlace
    /// By taking the one away before anything is added, as stocks may ask for.
    case apart
  }

  private func moves(to other: Attempt, _ style: ReplacementStyle) -> [Move] {
    var removals: [Move] = []
    var additions: [Move] = []
    // Where the next operation stands on this board, and on the board when all that goes has gone.
    var (before, after) = (0, 0)
    for (index, segment) in segments.enumerated() {
      var wanted = other.segments[index].placements[...]
      let alignment = Alignment(
        of: Array(wanted), from: segment.placements, counting: .edits, canCome: { _ in true })
      for step in alignment.steps {
        switch step {
        case .remove:
          removals.append(.remove(position: before))
          before += 1
          continue
        case .keep: before += 1
        case .replace:
          if style == .apart { removals.append(.remove(position: before)) }
          before += 1
        case .add: break
        }
        let operation = wanted.removeFirst()
        switch (step, style) {
        case (.add, _), (.replace, .apart): additions.append(.place(operation, position: after))
        case (.replace, .inPlace): additions.append(.replace(position: after, with: operation))
        default: break
        }
        after += 1
      }
      (before, after) = (before + 1, after + 1)
    }
    if rounds != other.rounds { additions.append(.rounds(other.rounds)) }
    return shortened(removals.reversed() + additions)
  }

  /// The moves with the position left out wherever the place without it is the same.
  private func shortened(_ moves: [Move]) -> [Move] {
    var board = self
    var shortened: [Move] = []
    for move in moves {
      var chosen = move
      if case .place(let operation, .some) = move {
        let short = Move.place(operation, position: nil)
        if let next = board.accepting([move]), next.segments == board.accepting([short])?.segments {
          chosen = short
        }
      }
      shortened.append(chosen)
      board = board.accepting([chosen]) ?? board
    }
    return shortened
  }

  /// The attempt after moves, or nil where one of them is refused.
  func accepting(_ moves: [Move]) -> Attempt? {
    var board = self
    for move in moves {
      do throws(MoveRefusal) { board = try board.applying(move) } catch { return nil }
    }
    return board
  }
}
