public import QuantumSimulator

/// Something with a name that a level offers as one piece: a circuit such as `oracle`, a wait, a pulse, noise.
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
    /// Nothing is done for a time, which is its dial, while the level's dynamics move all qubits.
    case wait
    /// A pulse acts, while the level's dynamics move all qubits too. Its dials are how long it lasts and its phase.
    case pulse(Pulse)
    /// Noise happens to each of the wires.
    case noise(Noise)
  }

  /// Makes a piece.
  public init(name: String, wires: [String], content: Content) {
    self.name = name
    self.wires = wires
    self.content = content
  }

  /// Whether the piece is a black box.
  public var isBlackBox: Bool { content == .blackBox }

  /// Whether time passes while it acts: then its wires are all qubits of the level, in order.
  public var takesTime: Bool {
    switch content {
    case .wait, .pulse: true
    case .macro, .blackBox, .noise: false
    }
  }

  /// How many dials it has: a duration in the level's unit of time, then a phase in radians.
  public var dialCount: Int {
    switch content {
    case .wait: 1
    case .pulse: 2
    case .macro, .blackBox, .noise: 0
    }
  }
}
