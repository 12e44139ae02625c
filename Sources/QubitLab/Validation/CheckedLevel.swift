public import QubitLevels
public import QubitPuzzle

/// One level that was checked: what was proved about it, and what was found wrong.
public struct CheckedLevel: Hashable, Sendable {
  /// The level's id.
  public var id: String
  /// The file, as seen from where the check was asked for.
  public var file: String
  /// What was proved.
  public var fact: Fact
  /// How hard the level is by itself; nil where that is not known.
  public var difficulty: LevelDifficulty?
  /// What was found wrong, in the order of the file.
  public var findings: [Finding]

  /// What is known about a level once it is checked: ``QubitLevels/LevelFacts`` without what only a solver needs.
  public enum Fact: Hashable, Sendable {
    /// It was read, and nothing else was asked for.
    case read
    /// It is a sandbox and can be played.
    case sandbox
    /// It is a question, and this is its answer.
    case question(RightAnswer)
    /// It can be solved in so many moves and no fewer.
    case solved(moves: Int, count: SolutionCount, states: Int, isParProved: Bool)
    /// It cannot be solved.
    case impossible
    /// The search ended before it knew.
    case unknown(movesRuledOut: Int, states: Int, isParProved: Bool)
    /// It cannot be judged.
    case unjudged
  }

  /// Makes the record of a level.
  public init(
    id: String, file: String, fact: Fact, difficulty: LevelDifficulty? = nil, findings: [Finding]
  ) {
    self.id = id
    self.file = file
    self.fact = fact
    self.difficulty = difficulty
    self.findings = findings
  }

  /// What a validator's report amounts to.
  public init(_ report: LevelReport) {
    self.init(
      id: report.id, file: report.file, fact: Fact(report.facts), difficulty: report.difficulty,
      findings: report.diagnostics.map { Finding($0) })
  }
}

extension CheckedLevel.Fact {
  init(_ facts: LevelFacts) {
    switch facts {
    case .sandbox: self = .sandbox
    case .question(let answer): self = .question(answer)
    case .unjudged: self = .unjudged
    case .puzzle(.solved(let least), let isParProved):
      self = .solved(
        moves: least.moves, count: least.count, states: least.statesExplored, isParProved: isParProved)
    case .puzzle(.impossible, _): self = .impossible
    case .puzzle(.unknown(let end), let isParProved):
      self = .unknown(
        movesRuledOut: end.movesRuledOut, states: end.statesExplored, isParProved: isParProved)
    }
  }

  /// Whether the par was proved.
  public var isParProved: Bool {
    switch self {
    case .solved(_, _, _, let isParProved), .unknown(_, _, let isParProved): isParProved
    case .read, .sandbox, .question, .impossible, .unjudged: false
    }
  }
}
