/// The values that some qubits can be found in, with their probabilities: what a front end lists or draws.
///
/// ```swift
/// for row in try bell.probabilityTable(of: [0, 1]).rows { row.bits; row.probability }   // 00 0.5, 11 0.5
/// ```
public struct ProbabilityTable: Hashable, Sendable {
  /// A value and how likely it is.
  public struct Row: Hashable, Sendable {
    /// The value: bit *i* is the *i*-th qubit of the table, the first of them rightmost in the text.
    public let bits: BitString
    /// How likely it is to be found.
    public let probability: Double
  }

  /// The qubits looked at.
  public let qubits: [Int]
  /// The values that are at least as likely as was asked for, in the order of the numbers they write.
  public let rows: [Row]
  /// The probability of everything that was left out.
  public let remainder: Double
}

extension StateVector {
  /// The values that some qubits can be found in, without those less likely than `minimum`. O(2ⁿ).
  ///
  /// - Throws: as ``probabilities(of:)``.
  public func probabilityTable(
    of qubits: [Int], minimum: Double = negligibleProbability
  ) throws(StateError) -> ProbabilityTable {
    var rows: [ProbabilityTable.Row] = []
    var remainder = 0.0
    for (value, probability) in try probabilities(of: qubits).enumerated() {
      if probability >= minimum {
        rows.append(.init(bits: BitString(value, count: qubits.count), probability: probability))
      } else {
        remainder += probability
      }
    }
    return ProbabilityTable(qubits: qubits, rows: rows, remainder: remainder)
  }

  /// The values that all qubits can be found in, without those less likely than `minimum`. O(2ⁿ).
  ///
  /// - Throws: as ``probabilities()``.
  public func probabilityTable(
    minimum: Double = negligibleProbability
  ) throws(StateError) -> ProbabilityTable {
    try probabilityTable(of: Array(0..<qubitCount), minimum: minimum)
  }
}
