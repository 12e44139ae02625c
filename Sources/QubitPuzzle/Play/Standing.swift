/// What an operation on the board is to the player.
public enum Standing: Hashable, Sendable {
  /// Given, and to be left alone.
  case frozen
  /// Given; it may be removed or replaced.
  case loose
  /// Added by the player.
  case placed
  /// Put by the player in the place of this operation, which was given.
  case substituted(for: Placement)

  /// Whether the player has put the operation there.
  public var isPlayers: Bool {
    switch self {
    case .frozen, .loose: false
    case .placed, .substituted: true
    }
  }
}
