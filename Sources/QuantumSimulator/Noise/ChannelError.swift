/// Why something is not a channel. Each case holds what was found.
public enum ChannelError: Error, Hashable, Sendable {
  /// There is no Kraus operator.
  case noOperators
  /// An operator, by its index, is not square, or not of the dimension of one to three qubits, or not of the
  /// first one's.
  case unsupportedDimension(operator: Int, rows: Int, columns: Int)
  /// An operator, by its index, has an element that is infinite or not a number.
  case operatorNotFinite(operator: Int)
  /// The sum of K†K differs from the identity; the distance is the Frobenius norm of the difference.
  case notTracePreserving(distance: Double)
  /// A probability, or a share of a population, outside 0 … 1.
  case probabilityOutOfRange(Double)
  /// The channel is on more qubits than can be served, or on none.
  case qubitCountOutOfRange(found: Int, allowed: ClosedRange<Int>)
  /// A duration that is negative, infinite or not a number, in seconds.
  case unusableDuration(Double)
}
