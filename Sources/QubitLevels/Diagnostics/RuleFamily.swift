/// What rules have in common, in the order in which a level is checked.
public enum RuleFamily: String, Hashable, Sendable, CaseIterable {
  /// The text of a file.
  case text
  /// The shape of a file.
  case shape
  /// What strings spell.
  case spelling
  /// What a level asks for.
  case demand
  /// The files taken together.
  case files
  /// What playing shows.
  case play
  /// The words around a puzzle.
  case words
  /// The levels as a course.
  case course
  /// The settings of the validator.
  case settings
}

extension Rule {
  /// What the rule is about.
  public var family: RuleFamily {
    switch self {
    case .jsonSyntax, .jsonEncoding, .jsonLimits, .jsonDuplicateKey, .tooManyErrors: .text
    case .unknownKey, .missingKey, .needlessKey, .wrongType, .unknownWord, .outOfRange, .wrongCount,
      .repeatedEntry, .badName, .blankText, .schemaVersion:
      .shape
    case .unknownGate, .unknownQubit, .unknownBit, .unknownChoice, .unknownPiece, .unknownCase,
      .badOperation, .badMove, .badNumber, .badKet, .badPauli, .badOutcome, .badMatrix, .badDensity,
      .badAngles:
      .spelling
    case .noGoals, .idleGoal, .unphysicalGoal, .phaseOfSubset, .questionBesideGoals, .branchPolicy,
      .badCases, .badScoring:
      .demand
    case .missingFile, .strayFile, .missingMedia, .wrongFolder, .duplicateID, .idMismatch,
      .sandboxMismatch, .packSize:
      .files
    case .contradiction, .mechanicMismatch, .predictionAmbiguous, .goalMetAtStart, .solutionFails,
      .routeFails, .unsolvable, .solvabilityUnknown, .parWrong, .solutionAbovePar, .unusedGate, .redHerring:
      .play
    case .textUntranslated, .textTooLong, .textQubit, .textPlaceholder, .textLanguage: .words
    case .conceptUntaught, .conceptTaughtTwice, .conceptCycle, .duplicateLevel, .difficultyCurve: .course
    case .fixedRule, .staleBaseline: .settings
    }
  }

  /// Whether settings may change how much a finding of this rule weighs, or pass over it.
  ///
  /// A file that breaks one of the others is not read at all: passing over the finding would hide that a level is gone.
  public var isAdjustable: Bool {
    switch family {
    case .text, .shape, .spelling, .demand: false
    case .files: [.packSize, .strayFile, .missingMedia].contains(self)
    case .play, .words, .course: true
    case .settings: self == .staleBaseline
    }
  }
}
