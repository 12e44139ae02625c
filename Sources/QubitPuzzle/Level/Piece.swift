public import QuantumSimulator

/// A circuit with a name that a level offers as one piece, such as `oracle`.
///
/// A use of it is one operation on the board. What it does is either written in the level, or hidden: then it is a
/// black box, and each of the level's cases says what is inside.
public struct Piece: Hashable, Sendable {
  /// What the piece is called: a lower-case letter, then letters, digits and underscores.
  public var name: String
  /// The names of its wires, which its circuit uses.
  public var wires: [String]
  /// What it does.
  public var content: Content

  /// What a piece does.
  public enum Content: Hashable, Sendable {
    /// This, for all to see. Qubit k of the operations is wire k; bits are the level's.
    case macro([Operation])
    /// What the case says; see ``LevelCase/boxes``.
    case blackBox
  }

  /// Makes a piece.
  public init(name: String, wires: [String], content: Content) {
    self.name = name
    self.wires = wires
    self.content = content
  }

  /// Whether the piece is a black box.
  public var isBlackBox: Bool { content == .blackBox }
}
