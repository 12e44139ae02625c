/// The hints of a level in the order in which a player gets them: the author's first, each once, then the solver's next
/// move, as often as the player asks.
///
/// ```swift
/// var ladder = HintLadder()
/// let hint = try ladder.next(for: attempt, judge: judge, limits: .brief)
/// ```
public struct HintLadder: Hashable, Sendable {
  /// How many of the author's hints have been given.
  public private(set) var givenCount = 0

  /// A ladder of which no hint has been given.
  public init() {}

  /// The next hint for a player whose board is `attempt`.
  ///
  /// - Parameter limits: How far the solver may search once the author's hints are used up.
  /// - Throws: ``LevelFault`` where the board cannot be judged.
  public mutating func next(
    for attempt: Attempt, judge: Judge, limits: SearchLimits
  ) throws(LevelFault) -> Hint {
    let hints = attempt.level.texts.hints
    if givenCount < hints.count {
      givenCount += 1
      return .text(givenCount - 1, hints[givenCount - 1])
    }
    guard !attempt.level.isSandbox else { return .noneLeft }
    return try Self.nextMove(for: attempt, judge: judge, limits: limits)
  }

  /// The solver's next move from a board, whatever hints have been given: the first of a shortest way on, or, where that
  /// is too far to see, of the way to a solution of the untouched board, by the solver or else by the author.
  ///
  /// - Throws: ``LevelFault`` where the board cannot be judged.
  public static func nextMove(
    for attempt: Attempt, judge: Judge, limits: SearchLimits
  ) throws(LevelFault) -> Hint {
    let solver = Solver(limits: limits)
    if case .solved(let least) = try solver.finish(attempt, judge) {
      guard let move = least.example.first else { return .nothingToDo }
      return .move(move, remaining: least.example.count)
    }
    // Too far to see from here: lead to a solution that is known, the nearest of them.
    let untouched = Attempt(of: attempt.level)
    var known = attempt.level.solutions
    if case .solved(let least) = try solver.solve(attempt.level) { known = [least.example] }
    var best: [Move]?
    for solution in known {
      guard let board = untouched.accepting(solution), try judge.verdict(on: board).isSolved,
        let moves = attempt.moves(to: board)
      else { continue }
      if moves.count < best?.count ?? .max { best = moves }
    }
    guard let best, let move = best.first else { return .noneLeft }
    return .move(move, remaining: best.count)
  }
}
