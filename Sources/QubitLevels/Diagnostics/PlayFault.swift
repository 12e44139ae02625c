public import QubitPuzzle

/// What playing and solving a level has brought to light.
public enum PlayFault: Hashable, Sendable {
  /// Something in the level contradicts something else, so that it cannot be judged.
  case contradiction(LevelFault.Reason)
  /// Of the choices of a question, these are right; one has to be.
  case rightChoices([String])
  /// The level is solved before the first move.
  case solvedAtStart
  /// A move of a solution or route is against the level's rules; what the player would be told.
  case moveRefused(Path, sentence: LocalizedText)
  /// A solution or route that does not solve the level; what the player would be told about each unmet demand.
  case unsolved(Path, sentences: [LocalizedText])
  /// The level has no solution.
  case unsolvable(ImpossibilityProof)
  /// It is not known whether the level has a solution of fewer moves than par, or of par at all.
  case undecided(SearchEnd, par: Int)
  /// The par is not the least number of moves.
  case wrongPar(Int, least: Int)
  /// A solution or route takes fewer moves than par.
  case parBeaten(Path, par: Int, moves: Int)
  /// No board of this many moves or fewer solves the level, so that par is too low.
  case parRuledOut(Int, movesRuledOut: Int)
  /// No stored solution takes as few moves as par.
  case noSolutionAtPar(Int, best: Int)
  /// A tool that no least solution and no route uses, and that is not announced as a red herring.
  case unusedTool(String)
  /// A red herring that is not in the toolbox.
  case absentRedHerring(String)
  /// A red herring that a least solution uses.
  case usefulRedHerring(String)

  /// Which of the ways that are written in a level.
  public enum Path: Hashable, Sendable {
    /// A solution.
    case solution
    /// A route.
    case route
  }
}

extension PlayFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .contradiction: .contradiction
    case .rightChoices: .predictionAmbiguous
    case .solvedAtStart: .goalMetAtStart
    case .moveRefused(.solution, _), .unsolved(.solution, _): .solutionFails
    case .moveRefused(.route, _), .unsolved(.route, _): .routeFails
    case .unsolvable: .unsolvable
    case .undecided: .solvabilityUnknown
    case .wrongPar, .parBeaten, .parRuledOut: .parWrong
    case .noSolutionAtPar: .solutionAbovePar
    case .unusedTool: .unusedGate
    case .absentRedHerring, .usefulRedHerring: .redHerring
    }
  }

  /// What would have to stand at the fault's place, as JSON, where that can be told.
  var replacement: String? {
    if case .wrongPar(_, let least) = self { "\(least)" } else { nil }
  }
}
