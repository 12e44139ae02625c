public import QuantumSimulator

/// Why a move is against the rules of a level.
///
/// Each case holds what was found and what would do. The sentence for the player stands in
/// `MoveRefusal+Sentence.swift`, the word for programs in ``code``.
public enum MoveRefusal: Error, Hashable, Sendable {
  /// No toolbox can hold this: a barrier, a gate with further controls, or one that is only a matrix.
  case notPlaceable(Placement)
  /// The toolbox does not hold this.
  case notInToolbox(Tool.Kind)
  /// It may not go on these wires; on these it may.
  case wiresNotAllowed(Tool.Kind, wires: [Int], allowed: [[Int]])
  /// It needs as many different qubits of the board as it acts on.
  case notWiresOfTheBoard(Tool.Kind, wires: [Int], qubitCount: Int)
  /// The dial has no rest at this angle; the nearest is given. Radians; parameters count from 0.
  case angleNotOnGrid(Tool.Kind, parameter: Int, angle: Double, nearest: Double)
  /// The outcome may not go into this bit; into these it may.
  case bitNotAllowed(Tool.Kind, bit: Int, allowed: [Int])
  /// It may carry a condition on these bits only; on none, where there are none.
  case conditionNotAllowed(Tool.Kind, allowed: [Int])
  /// It has to carry this condition.
  case conditionWanted(Tool.Kind, Condition)
  /// The piece writes this bit, which decides whether it is used, before it is done.
  case overwritesCondition(piece: Int, bit: Int)
  /// All that the toolbox holds of this are on the board.
  case usedUp(Tool.Kind, count: Int)
  /// The qubits belong to these different parties.
  case acrossParties([String])
  /// The qubit belongs to no party.
  case outOfReach(qubit: Int)
  /// The party may not write this bit.
  case bitOfOthers(bit: Int, party: String)
  /// The party is not told this bit.
  case bitNotHeard(bit: Int, party: String)
  /// These two qubits are not joined.
  case notConnected(Int, Int)
  /// The operation at this position may not be touched.
  case frozen(position: Int)
  /// Nothing may be put before this position: frozen operations, or a frozen operation and an end of the board, leave
  /// no gap there.
  case betweenFrozenOperations(position: Int)
  /// The board has this many operations, and none at this position.
  case positionOutOfRange(position: Int, count: Int)
  /// The board is played once: there is no dial of rounds.
  case noRounds
  /// The dial of rounds cannot stand at this number.
  case roundsNotOnDial(found: Int, dial: RoundDial)
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
    case .notPlaceable: "not-placeable"
    case .notInToolbox: "not-in-toolbox"
    case .wiresNotAllowed: "wires-not-allowed"
    case .notWiresOfTheBoard: "not-wires-of-the-board"
    case .angleNotOnGrid: "angle-not-on-grid"
    case .bitNotAllowed: "bit-not-allowed"
    case .conditionNotAllowed: "condition-not-allowed"
    case .conditionWanted: "condition-wanted"
    case .overwritesCondition: "overwrites-condition"
    case .usedUp: "used-up"
    case .acrossParties: "across-parties"
    case .outOfReach: "out-of-reach"
    case .bitOfOthers: "bit-of-others"
    case .bitNotHeard: "bit-not-heard"
    case .notConnected: "not-connected"
    case .frozen: "frozen"
    case .betweenFrozenOperations: "between-frozen-operations"
    case .positionOutOfRange: "position-out-of-range"
    case .noRounds: "no-rounds"
    case .roundsNotOnDial: "rounds-not-on-dial"
    case .noQuestion: "no-question"
    case .unknownChoice: "unknown-choice"
    case .choiceWanted: "choice-wanted"
    case .numberWanted: "number-wanted"
    case .answerNotFinite: "answer-not-finite"
    }
  }
}
