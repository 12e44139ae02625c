public import QuantumSimulator

/// A question about the board. The right answer is never stored: the engine works it out.
public struct Prediction: Hashable, Sendable {
  /// The question.
  public var question: LocalizedText
  /// How it is answered.
  public var answer: AnswerForm

  /// Makes a prediction.
  public init(question: LocalizedText, answer: AnswerForm) {
    self.question = question
    self.answer = answer
  }

  /// How a question is answered.
  public enum AnswerForm: Hashable, Sendable {
    /// By picking one of these, of which exactly one claim holds.
    case choice([Choice])
    /// By a number within `tolerance` of the quantity's true value.
    case number(Quantity, tolerance: Double)
  }
}

/// One answer that can be picked.
public struct Choice: Hashable, Sendable {
  /// A stable id, unique among the choices of the level.
  public var id: String
  /// What the player reads.
  public var text: LocalizedText
  /// What picking it claims. The engine checks the claim; the choice is right when it holds.
  public var claim: Claim

  /// Makes a choice.
  public init(id: String, text: LocalizedText, claim: Claim) {
    self.id = id
    self.text = text
    self.claim = claim
  }
}

/// A statement that the engine can check: after these further operations, this goal holds.
public struct Claim: Hashable, Sendable {
  /// Operations that follow the board; often none.
  public var after: [Operation]
  /// What is claimed to hold, or not to hold, then: any goal but a prediction.
  public var goal: Goal
  /// Whether the goal is claimed to hold or to fail.
  public var verdict: ClaimedVerdict

  /// Makes a claim.
  public init(after: [Operation], goal: Goal, verdict: ClaimedVerdict) {
    self.after = after
    self.goal = goal
    self.verdict = verdict
  }

  /// Whether a goal is claimed to hold or to fail.
  public enum ClaimedVerdict: String, Hashable, Sendable, CaseIterable {
    /// The goal holds.
    case holds
    /// The goal does not hold.
    case fails
  }
}

/// A number that the engine can work out from the state at the end of the board.
public enum Quantity: Hashable, Sendable {
  /// The probability of one outcome: `bits` bit k belongs to `qubits[k]`, measured in `bases[k]`.
  case probability(qubits: [Int], bases: [Pauli], bits: Int)
  /// The mean value of a Pauli string over all qubits.
  case expectation(PauliString)
  /// The length of one qubit's Bloch vector, from 0 to 1.
  case blochLength(qubit: Int)
  /// The concurrence of two qubits, from 0 to 1.
  case concurrence(Int, Int)
  /// How many turns one qubit makes in each unit of time under the level's own terms about X, Y and Z.
  case larmorFrequency(qubit: Int)
}
