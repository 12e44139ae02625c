public import QubitPuzzle

/// What a player has solved and what stands half-made on the boards, by the stable ids of the levels.
///
/// ```swift
/// var progress = PlayerProgress()
/// progress.record(verdict, of: "flip-the-arrow")
/// progress.merge(progressOfTheOtherDevice)
/// ```
///
/// It says nothing of who played, when, where, or what was owned: two players with the same solutions have the same
/// progress, byte for byte.
public struct PlayerProgress: Hashable, Sendable {
  /// The best solution of each level that has been solved.
  public private(set) var solutions: [String: Solution] = [:]
  /// The replay of each level that has been begun and not been left; see `ReplayFile`.
  public private(set) var attempts: [String: String] = [:]

  /// How well a level has been solved.
  public struct Solution: Hashable, Sendable {
    /// From 1 to 3.
    public let stars: Int
    /// How many moves it took, as the level counts them.
    public let moves: Int

    /// Makes a solution; stars outside 1…3 and negative moves are brought into range.
    public init(stars: Int, moves: Int) {
      self.stars = min(max(stars, 1), 3)
      self.moves = max(moves, 0)
    }

    /// The better of two: more stars, then fewer moves.
    func better(_ other: Solution) -> Solution {
      (stars, other.moves) < (other.stars, moves) ? other : self
    }
  }

  /// Nothing solved and nothing begun.
  public init() {}

  init(solutions: [String: Solution], attempts: [String: String]) {
    self.solutions = solutions
    self.attempts = attempts
  }

  /// Takes a verdict in: of two solutions the better one is kept. One that is not solved changes nothing.
  public mutating func record(_ verdict: Verdict, of level: String) {
    guard verdict.isSolved else { return }
    record(Solution(stars: verdict.stars, moves: verdict.moves), of: level)
  }

  /// Keeps what stands on a board, as the text of a replay; nil forgets it.
  public mutating func keep(attempt replay: String?, of level: String) { attempts[level] = replay }

  /// Takes in what was done on another device. Of two solutions the better one is kept; of two attempts at the same level
  /// the one with more text, since nothing says which is later, and more was done in it. The result is the same
  /// whichever device merges the other.
  public mutating func merge(_ other: PlayerProgress) {
    for (level, solution) in other.solutions { record(solution, of: level) }
    for (level, replay) in other.attempts {
      guard let mine = attempts[level] else {
        attempts[level] = replay
        continue
      }
      if (mine.utf8.count, mine) < (replay.utf8.count, replay) { attempts[level] = replay }
    }
  }

  private mutating func record(_ solution: Solution, of level: String) {
    solutions[level] = solutions[level]?.better(solution) ?? solution
  }
}
