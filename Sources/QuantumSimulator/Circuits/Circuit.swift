/// A list of operations on a number of qubits and classical bits.
///
/// ```swift
/// var bell = Circuit(qubitCount: 2, bitCount: 1)
/// try bell.append(.h, on: 0)
/// try bell.append(.cx, on: 0, 1)
/// try bell.append(.measure(0, into: 0))
/// ```
///
/// Every operation in it has been checked: its qubits and bits exist.
public struct Circuit: Hashable, Sendable {
  /// The number of qubits.
  public let qubitCount: Int
  /// The number of classical bits, all 0 at the start.
  public let bitCount: Int
  /// The operations in order.
  public private(set) var operations: [Operation] = []

  /// An empty circuit.
  public init(qubitCount: Int, bitCount: Int = 0) {
    precondition(qubitCount >= 0 && bitCount >= 0, "A circuit has no negative number of anything.")
    self.qubitCount = qubitCount
    self.bitCount = bitCount
  }

  /// A circuit of the given operations.
  ///
  /// - Throws: ``CircuitError`` for the first that does not fit.
  public init(qubitCount: Int, bitCount: Int = 0, operations: [Operation]) throws(CircuitError) {
    self.init(qubitCount: qubitCount, bitCount: bitCount)
    for operation in operations { try append(operation) }
  }

  /// Adds an operation at the end.
  ///
  /// - Throws: ``CircuitError`` if it does not fit; the circuit is then unchanged.
  public mutating func append(_ operation: Operation) throws(CircuitError) {
    try operation.validate(qubitCount: qubitCount, bitCount: bitCount)
    operations.append(operation)
  }

  /// Adds a gate on qubits at the end.
  ///
  /// - Throws: ``CircuitError`` if it does not fit; the circuit is then unchanged.
  public mutating func append(_ gate: Gate, on targets: Int..., controls: [Control] = [])
    throws(CircuitError)
  {
    try append(.gate(gate, on: targets, controls: controls))
  }

  /// The circuit that undoes this one: the inverse gates in reverse order.
  ///
  /// - Throws: ``CircuitError/notInvertible(operation:)`` for a measurement or a reset.
  public func inverse() throws(CircuitError) -> Circuit {
    var result = Circuit(qubitCount: qubitCount, bitCount: bitCount)
    for (index, operation) in operations.enumerated().reversed() {
      switch operation.action {
      case .gate(let application):
        result.operations.append(Operation(.gate(application.inverse), if: operation.condition))
      case .barrier:
        result.operations.append(operation)
      case .measurement, .reset:
        throw .notInvertible(operation: index)
      }
    }
    return result
  }
}
