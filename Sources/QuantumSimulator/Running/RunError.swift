/// Why a circuit could not be run. Operations are named by their index in the circuit.
public enum RunError: Error, Hashable, Sendable {
  /// The circuit and the state it should start from have different numbers of qubits.
  case qubitCountMismatch(circuit: Int, state: Int)
  /// An operation reads or writes a bit that does not exist.
  case bitOutOfRange(operation: Int, bit: Int, bitCount: Int)
  /// The state refused, as it does when memory is short.
  case state(StateError)
  /// A measurement was forced to give an outcome that cannot occur.
  case impossibleOutcome(operation: Int, probability: Double)
  /// An outcome was given for an operation that does not exist, or measures and resets nothing.
  case nothingToForce(operation: Int)
  /// There are more branches than were asked for.
  case tooManyBranches(limit: Int)
  /// A measurement or reset stands where only gates make sense.
  case notUnitary(operation: Int)
  /// The matrix would be too large.
  case tooManyQubits(found: Int, limit: Int)
  /// A qubit that the circuit does not have, or that is named twice, is to be an input.
  case invalidInput(qubit: Int)
}
