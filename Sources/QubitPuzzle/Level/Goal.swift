public import QuantumSimulator

/// One thing that must hold for a level to be solved. A level is solved when all of its goals hold and all of
/// its budgets are kept.
///
/// Every tolerance, phase policy and subset of qubits is written in the level: nothing has a default here.
public enum Goal: Hashable, Sendable {
  /// The final state of some qubits.
  case state(StateGoal)
  /// The direction of one qubit's Bloch vector.
  case bloch(BlochGoal)
  /// The mean value of one Pauli string.
  case expectation(ExpectationGoal)
  /// The operation that the whole board performs.
  case unitary(UnitaryGoal)
  /// The probabilities of the outcomes of a measurement.
  case probabilities(ProbabilityGoal)
  /// The distribution of classical bits.
  case records(RecordGoal)
  /// How likely some outcomes are.
  case likelihood(LikelihoodGoal)
  /// What becomes of basis states and their superpositions.
  case isometry(IsometryGoal)
  /// An operation by its table.
  case truthTable(TruthTableGoal)
  /// What becomes of a state on its way from some qubits to others.
  case channel(ChannelGoal)
  /// Telling the level's cases apart.
  case identify(IdentifyGoal)
  /// How often a game is won.
  case game(GameGoal)
  /// A goal that is judged in the cases with these indices only.
  indirect case inCases([Int], Goal)
  /// A goal about the mean over all cases, as likely as they are or, where they have no weights, each as likely as the
  /// other: a spread of fields in which a pulse has to work on the whole.
  indirect case meanOverCases(Goal)
  /// A question that the player answers.
  case prediction(Prediction)
}

/// Whether a global phase counts.
public enum PhasePolicy: String, Hashable, Sendable, CaseIterable {
  /// States or operations that differ by a global phase are the same.
  case ignore
  /// The global phase must be right too.
  case exact
}

/// Asks for a state.
public struct StateGoal: Hashable, Sendable {
  /// The qubits that are looked at, least significant first. All of them, or a subset judged by its reduced state.
  public var qubits: [Int]
  /// The wanted state of those qubits.
  public var target: WrittenKet
  /// Whether the global phase counts. On a subset of the qubits there is none, and this is `.ignore`.
  public var phase: PhasePolicy
  /// The least fidelity ⟨target|ρ|target⟩ that will do, from 0 to 1.
  public var minimumFidelity: Double
  /// Whether every branch has to be right by itself, or all of them together; the same where nothing is measured.
  public var branches: BranchPolicy

  /// Makes a goal.
  public init(
    qubits: [Int], target: WrittenKet, phase: PhasePolicy, minimumFidelity: Double,
    branches: BranchPolicy = .every
  ) {
    self.qubits = qubits
    self.target = target
    self.phase = phase
    self.minimumFidelity = minimumFidelity
    self.branches = branches
  }
}

/// Asks for a Bloch vector.
public struct BlochGoal: Hashable, Sendable {
  /// The qubit.
  public var qubit: Int
  /// The wanted ⟨X⟩.
  public var x: WrittenNumber
  /// The wanted ⟨Y⟩.
  public var y: WrittenNumber
  /// The wanted ⟨Z⟩.
  public var z: WrittenNumber
  /// The greatest Euclidean distance that will do.
  public var tolerance: Double
  /// Whether every branch has to be right by itself, or all of them together; the same where nothing is measured.
  public var branches: BranchPolicy

  /// Makes a goal.
  public init(
    qubit: Int, x: WrittenNumber, y: WrittenNumber, z: WrittenNumber, tolerance: Double,
    branches: BranchPolicy = .every
  ) {
    self.qubit = qubit
    self.x = x
    self.y = y
    self.z = z
    self.tolerance = tolerance
    self.branches = branches
  }
}

/// A number that is wanted: near a value, or on one side of it.
public enum Wanted: Hashable, Sendable {
  /// Within `tolerance` of the value.
  case equal(WrittenNumber, tolerance: Double)
  /// The value or more.
  case atLeast(WrittenNumber)
  /// The value or less.
  case atMost(WrittenNumber)
}

/// Asks for the mean value of a Pauli string.
public struct ExpectationGoal: Hashable, Sendable {
  /// The Pauli string over all qubits of the level.
  public var pauli: PauliString
  /// What its mean value, from −1 to 1, has to be.
  public var wanted: Wanted

  /// Makes a goal.
  public init(pauli: PauliString, wanted: Wanted) {
    self.pauli = pauli
    self.wanted = wanted
  }
}

/// Asks for an operation.
public struct UnitaryGoal: Hashable, Sendable {
  /// The wanted operation on the qubits that are not ancillas.
  public var target: UnitaryTarget
  /// Helper qubits that start in |0⟩ and must be given back in |0⟩. The operation is judged on the others.
  public var cleanAncillas: [Int]
  /// Whether the global phase counts.
  public var phase: PhasePolicy
  /// The least process fidelity |tr(T†V)|²/d² that will do, from 0 to 1.
  public var minimumFidelity: Double

  /// Makes a goal.
  public init(target: UnitaryTarget, cleanAncillas: [Int], phase: PhasePolicy, minimumFidelity: Double) {
    self.target = target
    self.cleanAncillas = cleanAncillas
    self.phase = phase
    self.minimumFidelity = minimumFidelity
  }
}

/// How an operation is described.
public enum UnitaryTarget: Hashable, Sendable {
  /// The gates that perform it, on the level's own qubits; no gates mean the identity.
  case circuit([Operation])
  /// Its matrix, row by row, over the qubits that are not ancillas in ascending order (the first is the least
  /// significant bit of the index).
  case matrix([[WrittenAmplitude]])
}

/// A complex number together with the way its author wrote it, such as `i/sqrt(2)`.
public struct WrittenAmplitude: Hashable, Sendable {
  /// The author's spelling.
  public var text: String
  /// What it amounts to.
  public var value: Complex

  /// Makes a complex number from its spelling and its value.
  public init(text: String, value: Complex) {
    self.text = text
    self.value = value
  }
}

/// Asks for the probabilities of measurement outcomes.
public struct ProbabilityGoal: Hashable, Sendable {
  /// The measured qubits, least significant first.
  public var qubits: [Int]
  /// The basis in which each of them is measured, in the same order.
  public var bases: [Pauli]
  /// The outcomes that are asked about; the others may have any probability.
  public var outcomes: [Outcome]
  /// How far each probability may be off.
  public var tolerance: Double

  /// One outcome and its wanted probability.
  public struct Outcome: Hashable, Sendable {
    /// The outcome: bit k belongs to `qubits[k]`; 0 is the eigenvalue +1.
    public var bits: Int
    /// The wanted probability, from 0 to 1.
    public var probability: WrittenNumber

    /// Makes an outcome.
    public init(bits: Int, probability: WrittenNumber) {
      self.bits = bits
      self.probability = probability
    }
  }

  /// Makes a goal.
  public init(qubits: [Int], bases: [Pauli], outcomes: [Outcome], tolerance: Double) {
    self.qubits = qubits
    self.bases = bases
    self.outcomes = outcomes
    self.tolerance = tolerance
  }
}
