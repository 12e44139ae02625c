public import QuantumSimulator

/// A level's board as a player has made it so far, and the answer given.
///
/// An attempt is a value. A move gives a new attempt or a refusal with its reason, and the old one is still there
/// to go back to.
///
/// ```swift
/// let attempt = Attempt(of: level)
/// let next = try attempt.applying(.place(.gate(.h, on: [0]), position: nil))
/// ```
///
/// Positions count the operations from 0, frozen ones included, gaps not. What the player has changed is worked out
/// by comparing the board with the one that was given; how it came about leaves no trace.
public struct Attempt: Hashable, Sendable {
  /// The level that is played.
  public let level: Level
  /// The answer to the level's question, if one has been given.
  public internal(set) var answer: Answer?
  /// For how many rounds the board is played; 1 in a level without a dial of rounds.
  public internal(set) var rounds: Int
  /// The frozen operations, in the order of time.
  let frozen: [Placement]
  /// The stretches before, between and after the frozen operations: one more than there are of these.
  var segments: [Segment]

  /// The board as the level gives it.
  public init(of level: Level) {
    self.level = level
    var frozen: [Placement] = []
    var runs: [[Segment.Slot]] = [[]]
    for item in level.board {
      switch item {
      case .operation(let operation, .frozen):
        frozen.append(operation)
        runs.append([])
      case .operation(let operation, .loose):
        runs[runs.count - 1].append(.operation(operation))
      case .gap:
        runs[runs.count - 1].append(.gap)
      }
    }
    let hasGap = level.board.contains(.gap)
    var segments: [Segment] = []
    for (index, slots) in runs.enumerated() {
      var given: [Placement] = []
      for case .operation(let operation) in slots { given.append(operation) }
      let isEndOfGaplessBoard = !hasGap && index == runs.count - 1
      segments.append(Segment(given: given, isOpen: !slots.isEmpty || isEndOfGaplessBoard, slots: slots))
    }
    self.frozen = frozen
    self.segments = segments
    rounds = level.rounds?.least ?? 1
  }

  /// All that stands on the board, in the order of time.
  public var placements: [Placement] {
    var placements: [Placement] = []
    for (index, segment) in segments.enumerated() {
      placements += segment.placements
      if index < frozen.count { placements.append(frozen[index]) }
    }
    return placements
  }
}

extension Attempt {
  /// What the board amounts to in the first of the level's cases, in the order of time: operations of the simulator,
  /// pieces written out. Where no piece stands on the board, operation k is placement k.
  public var operations: [Operation] { level.operations(for: placements) }

  /// One thing on the board.
  public enum Item: Hashable, Sendable {
    /// An operation, and what it is to the player.
    case operation(Placement, Standing)
    /// The end of a gap.
    case gap
  }

  /// What stands on the board, gaps included, in the order of time.
  public var items: [Item] {
    var items: [Item] = []
    for (index, segment) in segments.enumerated() {
      var standings = alignment(of: segment).standings[...]
      for slot in segment.slots {
        switch slot {
        case .operation(let operation): items.append(.operation(operation, standings.removeFirst()))
        case .gap: items.append(.gap)
        }
      }
      if index < frozen.count { items.append(.operation(frozen[index], .frozen)) }
    }
    return items
  }

  /// What the player has put on the board.
  public var playersPlacements: [Placement] {
    var placements: [Placement] = []
    for case .operation(let placement, let standing) in items where standing.isPlayers {
      placements.append(placement)
    }
    return placements
  }

  /// How many operations the player has put on the board.
  public var placementCount: Int { playersPlacements.count }

  /// How many changes lead from the given board to this one: one for each operation added, removed or replaced.
  public var editCount: Int {
    segments.reduce(placementCount) { $0 + alignment(of: $1).removed.count }
  }

  /// How a segment came out of what was given. What the toolbox cannot make can only be what was given.
  func alignment(of segment: Segment) -> Alignment {
    Alignment(
      of: segment.placements, from: segment.given, counting: level.scoring?.counting ?? .edits,
      canCome: level.canMake)
  }
}
