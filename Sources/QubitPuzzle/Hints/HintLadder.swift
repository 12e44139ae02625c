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

  /// The solver's next move from a board, whatever hints have been given.
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
    // Too far to see from here: lead to the solution that is nearest to the beginning.
    let untouched = Attempt(of: attempt.level)
    guard case .solved(let least) = try solver.solve(attempt.level),
      let solution = untouched.accepting(least.example),
      let moves = attempt.moves(to: solution), let move = moves.first
    else { return .noneLeft }
    return .move(move, remaining: moves.count)
  }
}
