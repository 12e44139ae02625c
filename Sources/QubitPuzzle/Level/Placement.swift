public import QuantumSimulator

/// One thing that stands, or can be put, on a board.
///
/// Wherever the engine counts or numbers the operations of a board, each placement is one.
public enum Placement: Hashable, Sendable {
  /// An operation of the simulator: a gate, a measurement, a reset.
  case operation(Operation)
  /// A use of one of the level's own pieces: a macro, or a black box.
  case piece(PieceUse)

  /// The qubits taken part in.
  public var qubits: [Int] {
    switch self {
    case .operation(let operation): operation.qubits
    case .piece(let use): use.wires
    }
  }

  /// When it is done; nil for always.
  public var condition: Condition? {
    switch self {
    case .operation(let operation): operation.condition
    case .piece(let use): use.condition
    }
  }

  /// The operation, where it is one of the simulator's.
  public var operation: Operation? {
    if case .operation(let operation) = self { operation } else { nil }
  }
}

/// One of a level's pieces, put on wires.
public struct PieceUse: Hashable, Sendable {
  /// The index of the piece among the level's.
  public var piece: Int
  /// The qubits, in the order of the piece's own wires.
  public var wires: [Int]
  /// Where the piece's dials stand; see ``Piece/dialCount``.
  public var dials: [Double]
  /// When the whole piece is used; nil for always. The bits are read once, before its first operation.
  public var condition: Condition?

  /// Puts a piece on wires.
  public init(piece: Int, wires: [Int], dials: [Double] = [], if condition: Condition? = nil) {
    self.piece = piece
    self.wires = wires
    self.dials = dials
    self.condition = condition
  }
}

extension Move {
  /// Puts an operation on the board; see ``place(_:position:)-swift.enum.case``.
  public static func place(_ operation: Operation, position: Int?) -> Move {
    .place(.operation(operation), position: position)
  }

  /// Puts an operation in the place of another.
  public static func replace(position: Int, with operation: Operation) -> Move {
    .replace(position: position, with: .operation(operation))
  }
}

extension BoardItem {
  /// An operation that is there from the start.
  public static func operation(_ operation: Operation, _ standing: Standing) -> BoardItem {
    .operation(.operation(operation), standing)
  }
}
