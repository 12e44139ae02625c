/// The outcomes that are right in one of a level's cases.
public struct CaseAnswer: Hashable, Sendable {
  /// The index of the case.
  public var levelCase: Int
  /// The outcomes; bit k of each belongs to the k-th qubit or bit of the readout.
  public var outcomes: [Int]

  /// Makes an answer.
  public init(levelCase: Int, outcomes: [Int]) {
    self.levelCase = levelCase
    self.outcomes = outcomes
  }
}

/// Asks that the board tell the level's cases apart: in every one of them the outcome has to be right.
public struct IdentifyGoal: Hashable, Sendable {
  /// What is looked at.
  public var readout: Readout
  /// The right outcomes, for every case that the goal is judged in.
  public var answers: [CaseAnswer]
  /// The greatest probability of a wrong outcome that will do, in any case.
  public var greatestError: WrittenNumber

  /// Makes a goal.
  public init(readout: Readout, answers: [CaseAnswer], greatestError: WrittenNumber) {
    self.readout = readout
    self.answers = answers
    self.greatestError = greatestError
  }
}

/// Asks that the board win a referee's game often enough, over all cases as likely as they are.
public struct GameGoal: Hashable, Sendable {
  /// What is looked at.
  public var readout: Readout
  /// The outcomes that win, for every case of the level.
  public var wins: [CaseAnswer]
  /// The least probability of winning that will do. It is compared as it is, never rounded first.
  public var minimum: WrittenNumber
  /// What has to be won where the board is played for several rounds; nil for a level without a dial of rounds.
  public var rounds: RoundPolicy?

  /// Makes a goal.
  public init(
    readout: Readout, wins: [CaseAnswer], minimum: WrittenNumber, rounds: RoundPolicy? = nil
  ) {
    self.readout = readout
    self.wins = wins
    self.minimum = minimum
    self.rounds = rounds
  }
}

/// What has to be won of several independent rounds.
public enum RoundPolicy: String, Hashable, Sendable, CaseIterable {
  /// One round or more: 1 − (1 − p)ⁿ.
  case any
  /// Every round: pⁿ.
  case all
}
