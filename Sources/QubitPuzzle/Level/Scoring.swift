/// How a level's solution is scored.
public struct Scoring: Hashable, Sendable {
  /// What counts as one move.
  public var counting: Counting
  /// The least number of moves that solves the level, proved by the solver.
  public var par: Int
  /// The most moves that still earn three stars. At least `par`.
  public var threeStars: Int
  /// The most moves that still earn two stars; any solution earns one.
  public var twoStars: Int

  /// Makes a scoring.
  public init(counting: Counting, par: Int, threeStars: Int, twoStars: Int) {
    self.counting = counting
    self.par = par
    self.threeStars = threeStars
    self.twoStars = twoStars
  }

  /// What counts as one move. Undone moves never count: the final board is what is scored.
  public enum Counting: String, Hashable, Sendable, CaseIterable {
    /// Each operation that the player has placed.
    case placements
    /// Each change to the given circuit: an operation added, removed or replaced.
    case edits
    /// Each answer given.
    case answers
    /// Each round that the dial is set to.
    case rounds
  }
}
