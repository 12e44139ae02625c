public import QubitPuzzle

/// Why a player of text cannot do what it was asked.
public enum TextPlayerError: Error, Hashable, Sendable {
  /// The level's file has mistakes.
  case unreadable([Diagnostic])
  /// The line is no shared level.
  case unshareable(ShareStringError)
  /// The file is no replay of the level.
  case replay(ReplayFileError)
  /// A move that was made has no spelling, so that no replay can hold it.
  case unwritable
  /// The text spells no move.
  case spelling(SpellingError)
  /// The move is against the rules, or the board cannot be run.
  case fault(PlaybackFault)

  /// A stable word for programs, the same in every language.
  public var code: String {
    switch self {
    case .unreadable: "unreadable-level"
    case .unshareable: "unreadable-level"
    case .replay: "unreadable-replay"
    case .unwritable: "unwritable-replay"
    case .spelling: "not-a-move"
    case .fault(let fault): fault.code
    }
  }

  /// What the player is told.
  public func sentence(in language: Language, level: Level?) -> String {
    switch self {
    case .unreadable(let diagnostics): diagnostics.map { $0.description }.joined(separator: "\n")
    case .unshareable(let error): error.description
    case .replay(let error): error.description
    case .unwritable: language == .english ? "A move has no spelling." : "有一步无法写成文字。"
    case .spelling(let error): error.message
    case .fault(let fault): fault.sentence(in: language, level: level)
    }
  }
}
