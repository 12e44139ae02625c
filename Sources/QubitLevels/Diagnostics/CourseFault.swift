/// What is wrong with levels taken together, as a course.
public enum CourseFault: Hashable, Sendable {
  /// A level takes for granted what no level teaches.
  case neverTaught(String)
  /// A level takes for granted what is taught only there or later.
  case taughtLater(String, level: String)
  /// A level teaches what an earlier one teaches.
  case taughtTwice(String, level: String)
  /// Concepts that take each other for granted: a path that ends where it begins.
  case cycle([String])
  /// A level that is the same puzzle as an earlier one, up to the names of its qubits and global phase.
  case duplicate(level: String)
}

extension CourseFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .neverTaught, .taughtLater: .conceptUntaught
    case .taughtTwice: .conceptTaughtTwice
    case .cycle: .conceptCycle
    case .duplicate: .duplicateLevel
    }
  }

  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .neverTaught(let concept): "no level teaches '\(concept)'"
    case .taughtLater(let concept, let level):
      "'\(concept)' is taught in '\(level)', which is no earlier level"
    case .taughtTwice(let concept, let level): "'\(concept)' is taught in '\(level)' already"
    case .cycle(let path): "concepts take each other for granted: \(path.joined(separator: " → "))"
    case .duplicate(let level):
      "the same puzzle as '\(level)', up to the names of qubits and a global phase"
    }
  }
}
