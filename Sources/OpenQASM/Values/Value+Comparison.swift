extension Value {
  /// The answer to a comparison of two values of the same type.
  static func compare(
    _ a: Value, _ operation: BinaryOperator, _ b: Value
  ) throws(EvaluationStop) -> Bool {
    switch (a, b) {
    case (.signed(let a), .signed(let b)): return holds(a, operation, b)
    case (.unsigned(let a), .unsigned(let b)), (.angle(let a), .angle(let b)): return holds(a, operation, b)
    case (.real(let a), .real(let b)): return holds(a, operation, b)
    case (.bool(let a), .bool(let b)): return holds(a ? 1 : 0, operation, b ? 1 : 0)
    case (.bits(let a), .bits(let b)):
      guard a.count == b.count else { throw .fault(.sizesDiffer(a.count, b.count)) }
      return try compare(a, operation, b)
    default: throw .fault(.undefinedResult(function: operation.spelling))
    }
  }

  /// Compares bits from the most significant one; where two known bits differ, the others need not be known
  /// to tell registers that are equal from registers that are not.
  private static func compare(
    _ a: [BitState], _ operation: BinaryOperator, _ b: [BitState]
  ) throws(EvaluationStop) -> Bool {
    var undecided: Int?
    for (x, y) in zip(a, b).reversed() {
      guard let first = x.known, let second = y.known else {
        if x != y { undecided = undecided ?? x.outcome ?? y.outcome }
        continue
      }
      guard first != second else { continue }
      if undecided == nil || operation == .equal || operation == .unequal {
        return holds(first ? 1 : 0, operation, second ? 1 : 0)
      }
    }
    if let undecided { throw .undecided(outcome: undecided) }
    return holds(0, operation, 0)
  }

  private static func holds<Number: Comparable>(_ a: Number, _ operation: BinaryOperator, _ b: Number) -> Bool
  {
    switch operation {
    case .equal: a == b
    case .unequal: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    default: a >= b
    }
  }
}
