import QubitPuzzle

/// How much of everything a level may hold.
///
/// Generous beside any level that a person would play, and small enough that no file makes a judge run for hours.
enum FormatLimits {
  /// Qubits, and bits that a goal reads together.
  static let qubits = 1...Level.qubitLimit
  /// Classical bits.
  static let bits = 0...64
  /// Goals. Whether some state meets them all is worked out goal by goal.
  static let goals = 0...20
  /// Moves, operations and most else that comes in lists.
  static let listLength = 1000
  /// Counts, pars and budgets.
  static let count = 0...10_000
}
