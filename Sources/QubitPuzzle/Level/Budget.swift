public import QuantumSimulator

/// A limit on how much a solution may use, or a demand for how much it has to use.
public struct Budget: Hashable, Sendable {
  /// What is counted.
  public var counted: Counted
  /// Whose operations are counted.
  public var scope: Scope
  /// How many there may be.
  public var bound: Bound

  /// Makes a budget.
  public init(counted: Counted, scope: Scope, bound: Bound) {
    self.counted = counted
    self.scope = scope
    self.bound = bound
  }

  /// What a budget counts.
  public enum Counted: Hashable, Sendable {
    /// All operations.
    case operations
    /// Gates of one kind; one with further controls counts by its base gate: an X with a control in brackets is an X.
    case gate(StandardGate)
    /// Gates that act on two qubits or more, controls included.
    case multiQubitGates
    /// T and T† gates.
    case tGates
    /// Measurements, those inside macros included.
    case measurements
    /// Uses of black boxes.
    case queries
    /// Uses of one of the level's pieces, by its index.
    case piece(Int)
    /// Moments: the length of the longest chain of operations that share wires.
    case depth
    /// Steps of time that waits and pulses last, as the level's dynamics measure them.
    case timeSteps
    /// Changes made to the circuit that was given: one for each operation added, removed or replaced.
    case edits
  }

  /// Whose operations a budget counts.
  public enum Scope: String, Hashable, Sendable, CaseIterable {
    /// Those that the player has placed.
    case player
    /// All that stand on the board.
    case board
  }

  /// How a count is bounded.
  public enum Bound: Hashable, Sendable {
    /// This many or fewer.
    case atMost(Int)
    /// This many or more.
    case atLeast(Int)
    /// This many, neither more nor fewer.
    case exactly(Int)

    /// Whether `count` keeps the bound.
    public func allows(_ count: Int) -> Bool {
      switch self {
      case .atMost(let most): count <= most
      case .atLeast(let least): count >= least
      case .exactly(let wanted): count == wanted
      }
    }
  }
}
