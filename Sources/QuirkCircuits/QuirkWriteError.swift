/// Why a circuit cannot be written for Quirk. Operations are named by their index in the circuit.
public enum QuirkWriteError: Error, Hashable, Sendable {
  /// More qubits than Quirk has room for.
  case tooManyQubits(found: Int)
  /// A matrix on several qubits.
  case matrix(operation: Int, qubitCount: Int)
  /// A reset.
  case reset(operation: Int)
  /// The measurement of a Pauli string that is not Z on one qubit.
  case observable(operation: Int, String)
  /// A condition on a bit that no qubit holds any more, or none yet.
  case condition(operation: Int, bit: Int)
  /// A measurement or a reset under a condition.
  case conditionalMeasurement(operation: Int)
  /// A gate that could put a measured qubit into superposition, which Quirk refuses.
  case measuredQubit(operation: Int, qubit: Int)
}

extension QuirkWriteError: CustomStringConvertible {
  /// One sentence that says what was found.
  public var description: String {
    switch self {
    case .tooManyQubits(let found): "the circuit has \(found) qubits; Quirk has room for 16"
    case .matrix(let operation, let count):
      "operation \(operation + 1) is a matrix on \(count) qubits, which Quirk has no gate for"
    case .reset(let operation): "operation \(operation + 1) is a reset, which Quirk has no gate for"
    case .observable(let operation, let text):
      "operation \(operation + 1) measures \(text); Quirk measures single qubits along z"
    case .condition(let operation, let bit):
      "operation \(operation + 1) depends on bit \(bit), which no measured qubit holds at that point; Quirk has no bits"
    case .conditionalMeasurement(let operation):
      "operation \(operation + 1) measures under a condition, which Quirk does not"
    case .measuredQubit(let operation, let qubit):
      "operation \(operation + 1) acts on qubit \(qubit) after its measurement; Quirk lets such a qubit only be "
        + "flipped, exchanged or asked"
    }
  }
}
