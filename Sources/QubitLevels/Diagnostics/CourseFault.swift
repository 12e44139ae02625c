import QuantumSimulator

/// What is wrong with levels taken together, as a course.
public enum CourseFault: Hashable, Sendable {
  /// A level takes for granted what no level teaches; perhaps this concept was meant.
  case neverTaught(String, near: String?)
  /// A level takes for granted what is taught only there or later.
  case taughtLater(String, level: String)
  /// A level teaches what an earlier one teaches.
  case taughtTwice(String, level: String)
  /// Concepts that take each other for granted: a path that ends where it begins.
  case cycle([String])
  /// A level that is the same puzzle as an earlier one, in a file, up to the names of its qubits and global phase.
  case duplicate(level: String, file: String)
  /// A level of so many bits that comes after a harder one.
  case stepsBack(bits: Double, level: String, Double)
  /// A pack that begins with so many bits, more than the last level of the pack before it has.
  case startsHard(bits: Double, last: String, Double)
  /// A pack that begins with so many bits, fewer than the first level of the pack before it has.
  case startsEasy(bits: Double, first: String, Double)
  /// A pack that begins with so many bits, far fewer than the last level of the pack before it has.
  case fallsFar(bits: Double, last: String, Double)
}

extension CourseFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .neverTaught, .taughtLater: .conceptUntaught
    case .taughtTwice: .conceptTaughtTwice
    case .cycle: .conceptCycle
    case .duplicate: .duplicateLevel
    case .stepsBack, .startsHard, .startsEasy, .fallsFar: .difficultyCurve
    }
  }

  /// What would have to stand at the fault's place, as JSON, where that can be told.
  var replacement: String? {
    if case .neverTaught(_, let near?) = self { "\"\(near)\"" } else { nil }
  }

  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .neverTaught(let concept, let near): "no level teaches '\(concept)'\(suggestion(near))"
    case .taughtLater(let concept, let level):
      "'\(concept)' is taught in '\(level)', which is no earlier level"
    case .taughtTwice(let concept, let level): "'\(concept)' is taught in '\(level)' already"
    case .cycle(let path): "concepts take each other for granted: \(path.joined(separator: " → "))"
    case .duplicate(let level, let file):
      "the same puzzle as '\(level)' in '\(file)', up to the names of qubits and a global phase"
    case .stepsBack(let bits, let level, let most):
      "the level takes \(Self.text(bits)) bits, and '\(level)' before it \(Self.text(most)): a step back of more than \(Self.text(DifficultyRise.tolerance))"
    case .startsHard(let bits, let last, let end):
      "the pack begins with \(Self.text(bits)) bits, and the pack before it ends with \(Self.text(end)) in '\(last)': it should begin easier"
    case .startsEasy(let bits, let first, let start):
      "the pack begins with \(Self.text(bits)) bits, and the pack before it with \(Self.text(start)) in '\(first)': it should not begin easier by more than \(Self.text(DifficultyRise.tolerance))"
    case .fallsFar(let bits, let last, let end):
      "the pack begins with \(Self.text(bits)) bits, and the pack before it ends with \(Self.text(end)) in '\(last)': a fall of more than \(Self.text(DifficultyRise.greatestFall))"
    }
  }

  /// A number of bits to one decimal.
  static func text(_ bits: Double) -> String { DecimalNumber(rounding: bits, decimals: 1).text }
}
