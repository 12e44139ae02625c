public import QubitPuzzle
import QuantumSimulator

/// A played level as a file: which level, which seed, what happened, and what every look found.
///
/// ```swift
/// guard let file = ReplayFile(of: playback) else { return }
/// let again = try ReplayFile(reading: Array(file.text.utf8), level: level).playback(of: judge)
/// ```
///
/// It is JSON, with moves as ``LevelNotation`` writes them:
///
///     {"schemaVersion": 1, "level": "flip-the-arrow", "seed": "7",
///      "log": [{"move": "X q0", "outcomes": ""}]}
///
/// Another event than a move is `{"look": "again"}`, `{"force": 0, "to": 1}` or `{"release": true}`. `outcomes` has a digit for each
/// look on the board, the first look first. The seed is a string, since a JSON number does not hold 64 bits everywhere.
/// Nothing in it says who played or what was owned.
public struct ReplayFile: Hashable, Sendable {
  /// The stable name of the level.
  public let level: String
  /// What looks are drawn from after the replay.
  public let seed: UInt64
  /// What happened, in order.
  public let log: [PlayLogEntry]
  /// The canonical text.
  public let text: String

  /// Writes down what has happened at a level. Nil where the board has a gate without a name, which no move can bring there.
  public init?(of playback: Playback) {
    let notation = LevelNotation(level: playback.level)
    var entries: [JSONText] = []
    for entry in playback.log {
      var members: [(key: String, value: JSONText)]
      switch entry.event {
      case .move(let move):
        guard let text = notation.text(of: move) else { return nil }
        members = [("move", .string(text))]
      case .lookAgain: members = [("look", .string("again"))]
      case .force(let look, let outcome):
        members = [("force", .integer(look)), ("to", .integer(outcome == .one ? 1 : 0))]
      case .release: members = [("release", .boolean(true))]
      }
      members.append(("outcomes", .string(String(entry.outcomes))))
      entries.append(.object(members))
    }
    level = playback.level.id
    seed = playback.seed
    log = playback.log
    text =
      JSONText.object([
        ("schemaVersion", .integer(FormatVersion.current)), ("level", .string(level)),
        ("seed", .string("\(seed)")), ("log", .array(entries)),
      ]).file
  }

  /// Plays the file from the beginning of its level.
  ///
  /// - Throws: ``QubitPuzzle/PlaybackFault``.
  public func playback(of judge: Judge) throws(PlaybackFault) -> Playback {
    try Playback(replaying: log, judge: judge, seed: seed)
  }
}

extension String {
  /// A digit for each outcome.
  fileprivate init(_ outcomes: [Outcome]) {
    self = ""
    for outcome in outcomes { self += outcome == .one ? "1" : "0" }
  }
}
