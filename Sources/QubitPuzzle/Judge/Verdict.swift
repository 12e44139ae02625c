/// What the judge says about an attempt.
///
/// A verdict is exact: it follows all branches of every measurement and samples nothing, so that the same board gets
/// the same verdict every time.
public struct Verdict: Hashable, Sendable {
  /// Whether all goals hold and all budgets are kept. A sandbox is never solved.
  public var isSolved: Bool
  /// One finding for each goal, in the level's order, then one for each budget.
  public var findings: [Finding]
  /// How many moves the board counts for, as the level counts them: operations placed, edits, or answers.
  public var moves: Int
  /// From 1 to 3 where the level is solved, otherwise 0.
  public var stars: Int

  /// Makes a verdict.
  public init(isSolved: Bool, findings: [Finding], moves: Int, stars: Int) {
    self.isSolved = isSolved
    self.findings = findings
    self.moves = moves
    self.stars = stars
  }
}

extension Scoring {
  /// The stars that a solution of this many moves earns: 1, 2 or 3.
  public func stars(forMoves moves: Int) -> Int {
    if moves <= threeStars { return 3 }
    return moves <= twoStars ? 2 : 1
  }
}
