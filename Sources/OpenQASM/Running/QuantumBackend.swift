/// What carries out, or writes down, the quantum part of a program.
protocol QuantumBackend {
  /// Does some gates, in order, or nothing at all where it throws.
  mutating func apply(_ primitives: [Primitive]) throws(BackendStop)

  /// Measures a qubit; the outcome goes to a bit of a variable where there is one.
  ///
  /// `isHeldElsewhere` says whether a variable holds a bit at any other place than the target.
  mutating func measure(
    _ qubit: Int, into target: BitPlace?, isHeldElsewhere: (BitState) -> Bool
  ) throws(BackendStop) -> BitState

  /// Brings a qubit to |0⟩.
  mutating func reset(_ qubit: Int) throws(BackendStop)

  /// Keeps operations from moving across on some qubits.
  mutating func barrier(_ qubits: [Int]) throws(BackendStop)
}

/// A bit of a variable.
struct BitPlace: Hashable, Sendable {
  var slot: Int
  var index: Int
}

/// Why a backend does not go on.
enum BackendStop: Error {
  /// An outcome must be decided first.
  case undecided(outcome: Int)
  /// It cannot be done.
  case fault(QASMFault)
}
