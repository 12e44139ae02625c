import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// One budget.
  mutating func budget(_ node: JSONNode) -> Budget? {
    guard let fields = Fields<FileKeys.Budget>(of: node, log: &log) else { return nil }
    let counted = fields.required(.count, log: &log).flatMap { self.counted($0) }
    let scope: Budget.Scope? = fields.required(.of, log: &log).flatMap { word($0) }
    let bound = self.bound(fields)
    guard let counted, let scope, let bound else { return nil }
    return Budget(counted: counted, scope: scope, bound: bound)
  }

  private mutating func counted(_ node: JSONNode) -> Budget.Counted? {
    switch node.value {
    case .string:
      let counted: CountedWord? = word(node)
      return counted?.meaning
    case .object:
      guard let (form, value) = form(node, of: FileKeys.CountedTool.self) else { return nil }
      switch form {
      case .gate: return gateName(value).map { .gate($0) }
      case .piece: return string(value).flatMap { piece($0) }.map { .piece($0) }
      }
    default:
      log.record(.wrongType(found: node.kind, wanted: .wordOrGate), at: node.range)
      return nil
    }
  }

  private mutating func bound(_ fields: Fields<FileKeys.Budget>) -> Budget.Bound? {
    guard let form = fields.exactlyOne(of: [.atMost, .atLeast, .exactly], log: &log),
      let number = fields[form].flatMap({ integer($0, in: FormatLimits.count) })
    else { return nil }
    switch form {
    case .atMost: return .atMost(number)
    case .atLeast: return .atLeast(number)
    default: return .exactly(number)
    }
  }
}

/// The words for what a budget counts, gates of one kind apart.
enum CountedWord: String, CaseIterable {
  case operations, multiQubitGates, tGates, measurements, queries, depth, edits, timeSteps

  var meaning: Budget.Counted {
    switch self {
    case .operations: .operations
    case .multiQubitGates: .multiQubitGates
    case .tGates: .tGates
    case .measurements: .measurements
    case .queries: .queries
    case .depth: .depth
    case .edits: .edits
    case .timeSteps: .timeSteps
    }
  }
}
