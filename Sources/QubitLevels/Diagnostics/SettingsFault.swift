import QuantumSimulator

/// What is wrong with the settings of the validator, though they are well formed.
public enum SettingsFault: Hashable, Sendable {
  /// A rule whose weight is not for settings to change.
  case fixedRule(Rule)
  /// The baseline excuses more findings than there are.
  case staleBaseline(Rule, recorded: Int, found: Int)
}

extension SettingsFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .fixedRule: .fixedRule
    case .staleBaseline: .staleBaseline
    }
  }

  /// What would have to stand at the fault's place, as JSON, where that can be told.
  var replacement: String? {
    if case .staleBaseline(_, _, let found) = self, found > 0 { "\(found)" } else { nil }
  }

  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .fixedRule(let rule):
      "'\(rule.rawValue)' is always an error: a file that breaks it cannot be read as a level"
    case .staleBaseline(let rule, let recorded, let found):
      "\(counted(recorded, "finding")) of '\(rule.rawValue)' excused, but there \(found == 1 ? "is" : "are") \(found)"
    }
  }
}
