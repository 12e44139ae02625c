import QuantumSimulator

/// What is wrong with the settings of the validator, though they are well formed.
public enum SettingsFault: Hashable, Sendable {
  /// A rule whose weight is not for settings to change.
  case fixedRule(Rule)
  /// No rule has this name; perhaps that one was meant.
  case unknownRule(String, near: String?)
  /// The baseline excuses more findings than there are.
  case staleBaseline(Rule, recorded: Int, found: Int)
}

extension SettingsFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .fixedRule: .fixedRule
    case .unknownRule: .unknownKey
    case .staleBaseline: .staleBaseline
    }
  }

  /// What would have to stand at the fault's place, as JSON, where that can be told.
  var replacement: String? {
    switch self {
    case .unknownRule(_, let near?): "\"\(near)\""
    case .staleBaseline(_, _, let found) where found > 0: "\(found)"
    default: nil
    }
  }

  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .fixedRule(let rule):
      "'\(rule.rawValue)' is always an error: a file that breaks it cannot be read as a level"
    case .unknownRule(let name, let near):
      "there is no rule '\(name)'\(near == nil ? "; `qubitlab explain` lists all" : suggestion(near))"
    case .staleBaseline(let rule, let recorded, let found):
      "\(counted(recorded, "finding")) of '\(rule.rawValue)' excused, but there \(found == 1 ? "is" : "are") \(found)"
    }
  }
}
