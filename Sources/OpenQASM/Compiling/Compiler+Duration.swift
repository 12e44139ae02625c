extension Compiler {
  /// Checks that an expression is a duration: a number with a unit of time, or a sum, a multiple or a part of such.
  ///
  /// How long something lasts makes no difference to the state of ideal qubits, so the value is not computed.
  mutating func checkDuration(_ id: ExpressionID) throws(QASMError) {
    switch syntax[id] {
    case .duration: break
    case .unary(.minus, let value): try checkDuration(value)
    case .binary(.add, let a, let b), .binary(.subtract, let a, let b):
      try checkDuration(a)
      try checkDuration(b)
    case .binary(.multiply, let a, let b):
      let (duration, factor) = holdsDuration(a) ? (a, b) : (b, a)
      try checkDuration(duration)
      try checkNumber(factor)
    case .binary(.divide, let a, let b):
      try checkDuration(a)
      try checkNumber(b)
    default:
      let term = try compile(id)
      throw error(.wrongType(found: term.type.spelling, wanted: "duration"), at: syntax.offset(of: id))
    }
  }

  private mutating func checkNumber(_ id: ExpressionID) throws(QASMError) {
    _ = try convert(promoteToNumber(compile(id)), to: .real(64))
  }

  private func holdsDuration(_ id: ExpressionID) -> Bool {
    switch syntax[id] {
    case .duration: true
    case .unary(_, let value): holdsDuration(value)
    case .binary(_, let a, let b): holdsDuration(a) || holdsDuration(b)
    default: false
    }
  }
}
