extension ChannelError: CustomStringConvertible {
  /// What was found and what was wanted, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .noOperators:
      "a channel without Kraus operators; wanted at least one"
    case .unsupportedDimension(let index, let rows, let columns):
      "Kraus operator " + String(index) + " is " + String(rows) + " × " + String(columns)
        + "; wanted 2 × 2, 4 × 4 or 8 × 8, and all alike"
    case .operatorNotFinite(let index):
      "Kraus operator " + String(index) + " has an element that is infinite or not a number"
    case .notTracePreserving(let distance):
      "the Kraus operators do not preserve the trace: the sum of K†K is " + StateError.text(distance)
        + " away from the identity"
    case .probabilityOutOfRange(let found):
      "a probability of " + StateError.text(found) + "; wanted 0 to 1"
    case .qubitCountOutOfRange(let found, let allowed):
      "a channel on " + counted(found, "qubit") + "; wanted " + String(allowed.lowerBound) + " to "
        + String(allowed.upperBound)
    case .unusableDuration(let found):
      "a duration of " + StateError.text(found) + " s; wanted a finite one that is not negative"
    }
  }
}
