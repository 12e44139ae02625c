/// Everything that a level's files are checked for.
///
/// The raw value is the id that messages, rule levels and baselines use; it never changes its meaning.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  // The text of a file
  /// The file is no JSON.
  case jsonSyntax = "json-syntax"
  /// The file is no UTF-8 without a byte order mark.
  case jsonEncoding = "json-encoding"
  /// The file is too large or nested too deep.
  case jsonLimits = "json-limits"
  /// An object has a key twice.
  case jsonDuplicateKey = "json-duplicate-key"
  /// The file has so many errors that the rest are not shown.
  case tooManyErrors = "too-many-errors"

  // The shape of a file
  /// A key that its object does not have.
  case unknownKey = "unknown-key"
  /// A key that its object must have.
  case missingKey = "missing-key"
  /// A key that has no meaning where it stands.
  case needlessKey = "needless-key"
  /// A value of another type than wanted.
  case wrongType = "wrong-type"
  /// A word that is not one of those that can stand there.
  case unknownWord = "unknown-word"
  /// A number outside its range.
  case outOfRange = "out-of-range"
  /// A list with too few or too many entries.
  case wrongCount = "wrong-count"
  /// An entry that its list has already.
  case repeatedEntry = "repeated-entry"
  /// A name that is not spelled as names are.
  case badName = "bad-name"
  /// A text without words.
  case blankText = "blank-text"
  /// A version of the format that is not read here.
  case schemaVersion = "schema-version"

  // What strings spell
  /// No gate has this name.
  case unknownGate = "unknown-gate"
  /// The level has no qubit of this name.
  case unknownQubit = "unknown-qubit"
  /// The level has no bit of this name.
  case unknownBit = "unknown-bit"
  /// The question has no choice of this id.
  case unknownChoice = "unknown-choice"
  /// The level has no piece of this name.
  case unknownPiece = "unknown-piece"
  /// The level has no case of this id.
  case unknownCase = "unknown-case"
  /// An operation that is not well spelled or does not fit.
  case badOperation = "bad-operation"
  /// A move that is not well spelled.
  case badMove = "bad-move"
  /// A number that is not well spelled.
  case badNumber = "bad-number"
  /// A ket that is not well spelled, not normalised, or over other qubits.
  case badKet = "bad-ket"
  /// A Pauli string or basis that is not well spelled, or over other qubits.
  case badPauli = "bad-pauli"
  /// An outcome that is not well spelled, or over other qubits.
  case badOutcome = "bad-outcome"
  /// A matrix that is not unitary.
  case badMatrix = "bad-matrix"
  /// A mixed start that is no density matrix.
  case badDensity = "bad-density"
  /// A grid of angles that a dial cannot have.
  case badAngles = "bad-angles"

  // What a level asks for
  /// A level without goals.
  case noGoals = "no-goals"
  /// A goal that holds whatever the player does.
  case idleGoal = "idle-goal"
  /// A goal that no state meets.
  case unphysicalGoal = "unphysical-goal"
  /// The global phase of some of the qubits.
  case phaseOfSubset = "phase-of-subset"
  /// A question together with other goals.
  case questionBesideGoals = "question-beside-goals"
  /// A goal that does not say how branches count, or says it where there are none.
  case branchPolicy = "branch-policy"
  /// A goal that does not say what is right in every case, or a restriction to cases that makes no sense.
  case badCases = "bad-cases"
  /// A scoring that contradicts itself or its level.
  case badScoring = "bad-scoring"

  // The files taken together
  /// A file that is listed is not there, or under another number.
  case missingFile = "missing-file"
  /// A file that nothing refers to.
  case strayFile = "stray-file"
  /// A picture that a level refers to is not there.
  case missingMedia = "missing-media"
  /// A folder that is not the pack's number and id.
  case wrongFolder = "wrong-folder"
  /// An id that is in use already.
  case duplicateID = "duplicate-id"
  /// A level with another id than its file's name.
  case idMismatch = "id-mismatch"
  /// A sandbox in a pack, or a puzzle as a lab.
  case sandboxMismatch = "sandbox-mismatch"
  /// A pack with other than the usual number of levels.
  case packSize = "pack-size"

  // What playing shows
  /// Something in the level contradicts something else.
  case contradiction
  /// A mechanic that the level's goals and board do not bear out.
  case mechanicMismatch = "mechanic-mismatch"
  /// A question with no right choice, or several.
  case predictionAmbiguous = "prediction-ambiguous"
  /// The level is solved before the first move.
  case goalMetAtStart = "goal-met-at-start"
  /// A stored solution that does not solve the level.
  case solutionFails = "solution-fails"
  /// A route that does not solve the level.
  case routeFails = "route-fails"
  /// The level has no solution.
  case unsolvable
  /// It could not be found out whether par is right.
  case solvabilityUnknown = "solvability-unknown"
  /// The par is not the least number of moves.
  case parWrong = "par-wrong"
  /// No stored solution takes as few moves as par.
  case solutionAbovePar = "solution-above-par"
  /// A tool that no least solution uses.
  case unusedGate = "unused-gate"
  /// A red herring that is none.
  case redHerring = "red-herring"

  // The words
  /// A text that is the same in both languages.
  case textUntranslated = "text-untranslated"
  /// A text that is too long for a phone.
  case textTooLong = "text-too-long"
  /// A text that names a qubit which the puzzle is not about.
  case textQubit = "text-qubit"
  /// A placeholder that only one language has.
  case textPlaceholder = "text-placeholder"
  /// A text with characters of another language.
  case textLanguage = "text-language"

  // The levels as a course
  /// A concept that is taken for granted before it is taught.
  case conceptUntaught = "concept-untaught"
  /// A concept that is taught twice.
  case conceptTaughtTwice = "concept-taught-twice"
  /// Concepts that take each other for granted.
  case conceptCycle = "concept-cycle"
  /// The same puzzle twice.
  case duplicateLevel = "duplicate-level"
  /// A level that is much easier than those before it, or a pack that begins too hard or too easy.
  case difficultyCurve = "difficulty-curve"

  // The settings of the validator
  /// Settings for a rule that is always an error.
  case fixedRule = "fixed-rule"
  /// A baseline that excuses more than there is.
  case staleBaseline = "stale-baseline"

  /// How much a finding of this rule weighs.
  public var severity: Severity {
    switch self {
    case .packSize, .solvabilityUnknown, .solutionAbovePar, .unusedGate, .redHerring, .textUntranslated,
      .textTooLong, .textQubit, .textPlaceholder, .textLanguage, .conceptTaughtTwice, .duplicateLevel,
      .difficultyCurve,
      .staleBaseline:
      .warning
    default: .error
    }
  }
}
