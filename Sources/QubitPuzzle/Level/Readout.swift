public import QuantumSimulator

/// Where a goal looks for an outcome at the end of the board.
public enum Readout: Hashable, Sendable {
  /// A measurement of these qubits, each in the basis at the same place, made when all else is done.
  case qubits([Int], bases: [Pauli])
  /// What these classical bits hold.
  case bits([Int])

  /// How many bits an outcome has. Bit k of an outcome belongs to the k-th qubit or bit that is named.
  public var count: Int {
    switch self {
    case .qubits(let qubits, _): qubits.count
    case .bits(let bits): bits.count
    }
  }
}

/// How a goal sums up the branches into which the measurements of a board split.
public enum BranchPolicy: String, Hashable, Sendable, CaseIterable {
  /// Every branch by itself has to be right.
  case every
  /// All branches together, weighed with how likely they are, have to be right.
  case mean
}
