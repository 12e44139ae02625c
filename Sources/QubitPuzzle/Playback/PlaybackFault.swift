/// Why something cannot be played.
public enum PlaybackFault: Error, Hashable, Sendable {
  /// The move is against the rules of the level.
  case refused(MoveRefusal)
  /// The board cannot be run, for want of memory.
  case level(LevelFault)
  /// The board has this many looks, and none with this number.
  case noSuchLook(Int, count: Int)
  /// The outcome that a look shall be held to cannot occur there.
  case impossibleOutcome(look: Int)
  /// Entry `index` of a replay cannot be played.
  indirect case replay(index: Int, PlaybackFault)

  /// A stable word for programs, the same in every language.
  public var code: String {
    switch self {
    case .refused(let refusal): refusal.code
    case .level: "level-fault"
    case .noSuchLook: "no-such-look"
    case .impossibleOutcome: "impossible-outcome"
    case .replay: "replay-fault"
    }
  }
}
