public import QuantumSimulator

/// Why a move is against the rules of a level.
///
/// Each case holds what was found and what would do. The sentence for the player stands in
/// `MoveRefusal+Sentence.swift`, the word for programs in ``code``.
public enum MoveRefusal: Error, Hashable, Sendable {
  /// Only a gate from the toolbox may be placed: no measurement, reset, condition, further control or matrix.
  case notAPlainGate(Operation)
  /// The gate is not in the toolbox.
  case notInToolbox(StandardGate)
  /// The gate may not go on these wires; on these it may.
  case wiresNotAllowed(StandardGate, wires: [Int], allowed: [[Int]])
  /// The gate needs as many different qubits of the board as it acts on.
  case notWiresOfTheBoard(StandardGate, wires: [Int], qubitCount: Int)
  /// The dial has no rest at this angle; the nearest is given. Radians; parameters count from 0.
  case angleNotOnGrid(StandardGate, parameter: Int, angle: Double, nearest: Double)
  /// All pieces of this gate are on the board.
  case usedUp(StandardGate, count: Int)
  /// The operation at this position may not be touched.
  case frozen(position: Int)
  /// Nothing may be put before this position: frozen operations, or a frozen operation and an end of the board, leave
  /// no gap there.
  case betweenFrozenOperations(position: Int)
  /// The board has this many operations, and none at this position.
  case positionOutOfRange(position: Int, count: Int)
  /// The level asks no question.
  case noQuestion
  /// The question has no such choice; these it has.
  case unknownChoice(id: String, known: [String])
  /// The question is answered by one of these choices, not by a number.
  case choiceWanted(found: Double, known: [String])
  /// The question is answered by a number, not by a choice.
  case numberWanted(found: String)
  /// The answer is infinite or no number.
  case answerNotFinite

  /// A stable word for programs, the same in every language.
  public var code: String {
    switch self {
    case .notAPlainGate: "not-a-plain-gate"
    case .notInToolbox: "not-in-toolbox"
    case .wiresNotAllowed: "wires-not-allowed"
    case .notWiresOfTheBoard: "not-wires-of-the-board"
    case .angleNotOnGrid: "angle-not-on-grid"
    case .usedUp: "used-up"
    case .frozen: "frozen"
    case .betweenFrozenOperations: "between-frozen-operations"
    case .positionOutOfRange: "position-out-of-range"
    case .noQuestion: "no-question"
    case .unknownChoice: "unknown-choice"
    case .choiceWanted: "choice-wanted"
    case .numberWanted: "number-wanted"
    case .answerNotFinite: "answer-not-finite"
    }
  }
}
