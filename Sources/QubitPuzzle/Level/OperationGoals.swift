/// Asks what becomes of the basis states of some qubits while the others start in |0⟩, superpositions included.
public struct IsometryGoal: Hashable, Sendable {
  /// The qubits that hold the input, least significant first.
  public var inputs: [Int]
  /// What becomes of each basis state of the inputs, in the order of their numbers: states of all qubits of the level.
  public var images: [WrittenKet]
  /// Whether the global phase counts. Phases between the images always do.
  public var phase: PhasePolicy
  /// The least process fidelity that will do, from 0 to 1.
  public var minimumFidelity: Double

  /// Makes a goal.
  public init(inputs: [Int], images: [WrittenKet], phase: PhasePolicy, minimumFidelity: Double) {
    self.inputs = inputs
    self.images = images
    self.phase = phase
    self.minimumFidelity = minimumFidelity
  }
}

/// Asks for an operation by a table of what becomes of basis states.
///
/// The table is checked on superpositions too: a board that gives one row another sign than the others fails, though
/// every row by itself looks right.
public struct TruthTableGoal: Hashable, Sendable {
  /// The qubits that the table is about, least significant first. The others are helpers that start in |0⟩ and must be
  /// given back in |0⟩.
  public var qubits: [Int]
  /// The rows. Of a basis state without a row nothing is asked.
  public var rows: [Row]
  /// Whether the global phase counts.
  public var phase: PhasePolicy
  /// The least process fidelity over the rows that will do, from 0 to 1.
  public var minimumFidelity: Double

  /// One row: bit k of the numbers belongs to the goal's k-th qubit.
  public struct Row: Hashable, Sendable {
    /// What goes in.
    public var input: Int
    /// What has to come out.
    public var output: Int

    /// Makes a row.
    public init(input: Int, output: Int) {
      self.input = input
      self.output = output
    }
  }

  /// Makes a goal.
  public init(qubits: [Int], rows: [Row], phase: PhasePolicy, minimumFidelity: Double) {
    self.qubits = qubits
    self.rows = rows
    self.phase = phase
    self.minimumFidelity = minimumFidelity
  }
}

/// Asks that whatever state enters at some qubits leave at some qubits, perhaps changed by gates on the way, with or
/// without measurements.
///
/// The input may be entangled with something elsewhere, and has to stay so: the fidelity is that of the state which the
/// board makes out of a maximally entangled one (Schumacher, "Sending entanglement through noisy quantum channels",
/// Physical Review A 54, 1996).
public struct ChannelGoal: Hashable, Sendable {
  /// Where the state enters, least significant qubit first. The level starts with these qubits in |0…0⟩.
  public var from: [Int]
  /// Where it leaves, in the same order.
  public var to: [Int]
  /// What is done to it on the way, as an operation on the qubits of `to`; no gates for nothing. A matrix has `to[0]` as the
  /// least significant bit of its indices.
  public var target: UnitaryTarget
  /// Whether every branch has to be right by itself, or all of them together.
  public var branches: BranchPolicy
  /// The least entanglement fidelity that will do, from 0 to 1.
  public var minimumFidelity: Double

  /// Makes a goal.
  public init(
    from: [Int], to: [Int], target: UnitaryTarget, branches: BranchPolicy, minimumFidelity: Double
  ) {
    self.from = from
    self.to = to
    self.target = target
    self.branches = branches
    self.minimumFidelity = minimumFidelity
  }
}
