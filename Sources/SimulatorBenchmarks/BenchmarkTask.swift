/// Work whose speed is measured: the tasks on which state-vector simulators are commonly compared.
public enum BenchmarkTask: String, CaseIterable, Hashable, Sendable {
  /// One Hadamard gate on a large state.
  case hadamard
  /// One controlled X.
  case cnot
  /// One dense gate on two qubits.
  case dense
  /// Twenty layers of one-qubit gates, each followed by a brick pattern of CZ.
  case random
  /// The quantum Fourier transform, with its final swaps.
  case fourier
  /// A measurement of one qubit: probability, outcome, collapse.
  case collapse
  /// A million shots.
  case shots
  /// The expectation values of a hundred Pauli strings.
  case paulis
  /// A thousand gates on a few qubits, each applied on its own.
  case small
  /// Ten steps of a Heisenberg chain: rotations about XX, YY and ZZ on every pair of neighbours.
  case heisenberg
  /// One dense matrix on one to six qubits: what decides how far gates are fused.
  case matrix

  /// The number of qubits for a quick look. Matrices are compared on amplitudes that lie in the second-level cache.
  public var usualQubitCount: Int {
    switch self {
    case .small: 5
    case .matrix: 15
    default: 20
    }
  }

  /// What one unit of the task is, as a table says it.
  public var unit: String {
    switch self {
    case .hadamard, .cnot, .dense, .small, .matrix: "gate"
    case .random, .fourier, .heisenberg: "circuit"
    case .collapse: "measurement"
    case .shots: "million shots"
    case .paulis: "hundred strings"
    }
  }

  /// How often one unit reads and writes all of the state where nothing is kept in a cache; nil where that is not what
  /// bounds it.
  var passes: Int? {
    switch self {
    case .hadamard, .cnot, .dense: 1
    default: nil
    }
  }
}
