import QuantumSimulator

extension Budget.Counted {
  /// What one operation adds to the count; depth and edits are not sums over operations, and get nil.
  func amount(for operation: Operation) -> Int? {
    switch self {
    case .operations:
      if case .barrier = operation.action { return 0 }
      return 1
    case .gate(let gate):
      guard case .gate(let application) = operation.action else { return 0 }
      return application.gate.standard == gate ? 1 : 0
    case .multiQubitGates:
      guard case .gate(let application) = operation.action else { return 0 }
      return application.qubits.count > 1 ? 1 : 0
    case .tGates:
      guard case .gate(let application) = operation.action else { return 0 }
      return application.gate.standard == .t || application.gate.standard == .tdg ? 1 : 0
    case .depth, .edits:
      return nil
    }
  }
}
