import QuantumSimulator
import QubitPuzzle

/// How much room a level leaves to a player: the moves that there are, and the boards that so many moves can make.
struct Room {
  /// How many different things the toolbox makes; as many as the solver tries where there are more.
  private let placements: Int
  /// At how many places on the board one can be put.
  private let places: Int
  /// How many operations can be taken away or replaced.
  private let loose: Int

  /// The room on a level's board as it is given.
  init(of level: Level) {
    placements = level.placementChoices ?? 20_000
    let attempt = Attempt(of: level)
    places = (0...attempt.placements.count).count { attempt.isOpen(at: $0) }
    loose = level.board.count { item in
      if case .operation(_, .loose) = item { true } else { false }
    }
  }

  /// How many different first moves there are: something put somewhere, taken away, or replaced by something.
  var moves: Int { placements * (places + loose) + loose }

  /// How many bits tell apart the boards that so many moves can make.
  ///
  /// Where nothing can be taken away, a board is a row of placements spread over the places. Where something can, it is a
  /// set of changes.
  func boards(ofMoves count: Int) -> Double {
    if loose > 0 { return Self.log2Binomial(moves, count) }
    return Double(count) * LevelDifficulty.log2(Double(max(placements, 1)))
      + Self.log2Binomial(count + max(places, 1) - 1, count)
  }

  /// The logarithm to base 2 of the number of ways to choose `count` of `total` things; 0 where there is no way.
  private static func log2Binomial(_ total: Int, _ count: Int) -> Double {
    guard 0...max(total, 0) ~= count else { return 0 }
    var sum = 0.0
    for k in 0..<min(count, total - count) {
      sum += LevelDifficulty.log2(Double(total - k)) - LevelDifficulty.log2(Double(k + 1))
    }
    return sum
  }
}

/// What a move does, wherever it does it: two H on two wires, or on two conditions, are one idea.
enum Idea: Hashable {
  /// A gate with its angles.
  case gate(Gate)
  /// A measurement along these axes.
  case measurement([Pauli])
  /// A reset.
  case reset
  /// A piece of the level with its dials.
  case piece(Int, dials: [Double])
  /// Nothing is done.
  case barrier
  /// Something is taken away.
  case removal
  /// Something is moved, or set, or answered.
  case other

  /// The idea of a move.
  init(_ move: Move, in level: Level) {
    switch move {
    case .place(let placement, _), .replace(_, let placement): self = Idea(placement)
    case .remove: self = .removal
    case .move, .rounds, .answer: self = .other
    }
  }

  /// The idea of what stands on a board.
  init(_ placement: Placement) {
    switch placement {
    case .piece(let use): self = .piece(use.piece, dials: use.dials)
    case .operation(let operation):
      switch operation.action {
      case .gate(let application): self = .gate(application.gate)
      case .measurement(let measurement):
        let observable = measurement.observable
        self = .measurement(observable.support.map { observable[$0] })
      case .reset: self = .reset
      case .barrier: self = .barrier
      }
    }
  }
}
