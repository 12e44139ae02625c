/// Why an operation does not fit a circuit.
public enum CircuitError: Error, Hashable, Sendable {
  /// A qubit that does not exist.
  case qubitOutOfRange(qubit: Int, qubitCount: Int)
  /// A classical bit that does not exist.
  case bitOutOfRange(bit: Int, bitCount: Int)
  /// A qubit named twice in one operation.
  case repeatedQubit(Int)
  /// A bit named twice in one condition.
  case repeatedBit(Int)
  /// A gate with more or fewer targets than it has qubits.
  case wrongTargetCount(gate: Gate, found: Int)
  /// A condition whose bits can never hold the value, or that has no bits or more than 64.
  case impossibleCondition(Condition)
  /// An operation (by its index) that has no inverse: a measurement or a reset.
  case notInvertible(operation: Int)

  static func checkQubits(_ qubits: [Int], qubitCount: Int) throws(CircuitError) {
    var seen: [Int] = []
    for qubit in qubits {
      guard qubit >= 0, qubit < qubitCount else {
        throw .qubitOutOfRange(qubit: qubit, qubitCount: qubitCount)
      }
      if seen.contains(qubit) { throw .repeatedQubit(qubit) }
      seen.append(qubit)
    }
  }
}
