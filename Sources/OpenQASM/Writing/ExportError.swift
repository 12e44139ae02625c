public import QuantumSimulator

/// Why a circuit has no text in a dialect of OpenQASM. Operations are named by their index in the circuit.
public enum ExportError: Error, Hashable, Sendable {
  /// A matrix on more qubits than are written out in OpenQASM 2.
  case matrix(operation: Int, qubits: [Int], limit: Int)
  /// A gate with more controls than are written out in OpenQASM 2.
  case tooManyControls(operation: Int, found: Int, limit: Int)
  /// A condition on bits that share a register with others in another condition; OpenQASM 2 only asks about
  /// whole registers.
  case condition(operation: Int, Condition)
  /// The measurement of anything but Z on one qubit into a bit that its own condition asks about: the turns back would
  /// have to follow under the old condition, and OpenQASM 2 has no blocks.
  case outcomeInCondition(operation: Int)
  /// A circuit without qubits.
  case noQubits
}

extension ExportError: CustomStringConvertible {
  /// One sentence that says what was found.
  public var description: String {
    switch self {
    case .matrix(let operation, let qubits, let limit):
      "operation \(operation + 1) is a matrix on \(qubits.count) qubits (\(CircuitWriter.list(qubits))); up to \(limit) are written out in OpenQASM 2, any number in OpenQASM 3"
    case .tooManyControls(let operation, let found, let limit):
      "operation \(operation + 1) has \(found) controls; up to \(limit) are written out in OpenQASM 2"
    case .condition(let operation, _):
      "operation \(operation + 1) depends on bits that OpenQASM 2 has no register for: conditions overlap"
    case .outcomeInCondition(let operation):
      "operation \(operation + 1) measures in another basis into a bit of its own condition; OpenQASM 2 has no words "
        + "for that"
    case .noQubits: "the circuit has no qubits"
    }
  }
}
