public import QubitPuzzle

/// What validating one level has come to.
public struct LevelReport: Hashable, Sendable {
  /// The level's id.
  public var id: String
  /// The file, as a path relative to the folder of levels.
  public var file: String
  /// What has been proved about the level.
  public var facts: LevelFacts
  /// How hard the level is by itself; nil for a sandbox, and for what cannot be judged.
  public var difficulty: LevelDifficulty?
  /// Everything found wrong, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Makes a report.
  public init(
    id: String, file: String, facts: LevelFacts, difficulty: LevelDifficulty? = nil, diagnostics: [Diagnostic]
  ) {
    self.id = id
    self.file = file
    self.facts = facts
    self.difficulty = difficulty
    self.diagnostics = diagnostics
  }
}

/// What has been proved about a level.
public enum LevelFacts: Hashable, Sendable {
  /// It is a sandbox: there is nothing to prove.
  case sandbox
  /// It asks a question, and this is the answer.
  case question(RightAnswer)
  /// This is what the solver says, and whether par is thereby, and by the author's solutions, proved.
  case puzzle(SolverAnswer, isParProved: Bool)
  /// It cannot be judged; the diagnostics say why.
  case unjudged
}
