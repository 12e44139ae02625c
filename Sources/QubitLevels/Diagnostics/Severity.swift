/// How much a finding weighs.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// The level cannot ship.
  case error
  /// The level works, and somebody should look at it.
  case warning
}
