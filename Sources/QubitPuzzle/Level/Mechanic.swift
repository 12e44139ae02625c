/// What kind of thing a level asks its player to do.
///
/// The raw value is the word that level files use; `code` is the letter that the curriculum uses.
public enum Mechanic: String, Hashable, Sendable, CaseIterable {
  /// Prepare a state.
  case prepare
  /// Build an operation, whatever state it acts on.
  case build
  /// Bring about given outcome probabilities.
  case statistics
  /// Measure, and act on the outcome.
  case feedForward
  /// Time a pulse or a precession.
  case pulse
  /// Mend a broken circuit.
  case mend
  /// Do it with less.
  case economise
  /// Find out what a black box does.
  case blackBox
  /// Win a game as often as physics allows.
  case game
  /// Survive noise.
  case noise
  /// Predict what will be seen.
  case predict

  /// The curriculum's letter for the mechanic.
  public var code: Character {
    switch self {
    case .prepare: "P"
    case .build: "U"
    case .statistics: "S"
    case .feedForward: "F"
    case .pulse: "T"
    case .mend: "D"
    case .economise: "O"
    case .blackBox: "B"
    case .game: "W"
    case .noise: "N"
    case .predict: "Q"
    }
  }
}
