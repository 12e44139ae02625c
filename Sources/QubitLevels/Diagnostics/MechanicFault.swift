public import QubitPuzzle

/// A mechanic that a level is declared to have, and that what it asks for does not bear out.
public struct MechanicFault: Hashable, Sendable {
  /// The mechanic that the level names.
  public var declared: Mechanic
  /// The first thing that the mechanic needs and the level lacks.
  public var lacking: MechanicNeed
  /// The mechanics of which the level has everything, in the order of the curriculum's table. One at least: every goal
  /// belongs to some mechanic.
  public var fitting: [Mechanic]

  /// The rule that is broken.
  var rule: Rule { .mechanicMismatch }

  /// What would have to stand at the fault's place, as JSON, where only one thing can be meant.
  var replacement: String? {
    guard let only = fitting.first, fitting.count == 1 else { return nil }
    return "\"\(only.rawValue)\""
  }
}

/// Something without which a level is not of a mechanic.
public enum MechanicNeed: Hashable, Sendable {
  /// A goal about the state in the end, or about what becomes of a state.
  case stateGoal
  /// A goal about the operation that the board performs.
  case operationGoal
  /// A goal about how likely outcomes are, or about a mean value.
  case chanceGoal
  /// A goal with a table of what wins.
  case winTable
  /// A question.
  case question
  /// A goal that is met by what stands on the board, and not by an answer.
  case task
  /// A measurement, or something done on a condition.
  case classicalInformation
  /// A wait or a pulse.
  case passingTime
  /// A circuit that stands on the board from the start.
  case givenCircuit
  /// Edits that are counted or limited.
  case countedEdits
  /// A budget, a limited tool, or wires that are not joined.
  case limit
  /// Several cases, of which the player does not know which is at hand.
  case hiddenInstances
  /// A goal that wants something else in one case than in another.
  case answersByCase
  /// Something that disturbs the qubits.
  case noise
}

extension MechanicNeed {
  /// The kinds of goals of which one is needed; empty for a need of another sort.
  var kinds: [FileKeys.GoalKind] {
    switch self {
    case .stateGoal: [.state, .bloch, .expectation, .isometry, .channel]
    case .operationGoal: [.unitary, .isometry, .truthTable, .channel]
    case .chanceGoal: [.expectation, .probabilities, .records, .likelihood, .identify]
    case .winTable: [.game]
    case .question: [.prediction]
    default: []
    }
  }
}
