/// Why something is not a gate.
public enum GateError: Error, Hashable, Sendable {
  /// A named gate was given the wrong number of parameters.
  case wrongParameterCount(gate: StandardGate, found: Int)
  /// A parameter (counted from zero) is infinite or NaN.
  case nonFiniteParameter(gate: StandardGate, index: Int)
  /// A matrix is not square.
  case notSquare(rows: Int, columns: Int)
  /// A matrix is not of dimension 2, 4, 8, 16, 32 or 64: one to six qubits.
  case unsupportedDimension(Int)
  /// An element of a matrix is infinite or NaN.
  case nonFiniteElement(row: Int, column: Int)
  /// A matrix is not unitary; the distance is ``ComplexMatrix/unitarityDistance``.
  case notUnitary(distance: Double)
}
