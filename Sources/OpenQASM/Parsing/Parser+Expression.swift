extension Parser {
  /// Reads an expression.
  mutating func parseExpression() throws(QASMError) -> ExpressionID {
    try parseBinary(tighterThan: 0)
  }

  /// Reads operators between values that bind tighter than a level, by precedence climbing (M. Richards and
  /// C. Whitby-Strevens, "BCPL: the language and its compiler", 1979).
  private mutating func parseBinary(tighterThan level: Int) throws(QASMError) -> ExpressionID {
    try enter()
    var left = try parseUnary()
    while let (operation, precedence) = binaryOperator(), precedence > level {
      let offset = token.start
      let leftHeight = height
      try advance()
      // A power binds to the right: a ** b ** c is a ** (b ** c).
      let right = try parseBinary(tighterThan: operation == .power ? precedence - 1 : precedence)
      try grow(above: leftHeight)
      left = syntax.add(.binary(operation, left, right), at: offset)
    }
    leave()
    return left
  }

  private mutating func parseUnary() throws(QASMError) -> ExpressionID {
    guard case .sign(let sign) = token.kind else { return try parsePostfix() }
    let operation: UnaryOperator
    switch sign {
    case .minus: operation = .minus
    case .bitNot where dialect == .openQASM3: operation = .bitNot
    case .not where dialect == .openQASM3: operation = .not
    case .plus where dialect == .openQASM2:
      try advance()
      return try parseBinary(tighterThan: Self.unaryLevel)
    default: return try parsePostfix()
    }
    let offset = token.start
    try advance()
    let value = try parseBinary(tighterThan: Self.unaryLevel)
    try grow(above: 0)
    return syntax.add(.unary(operation, value), at: offset)
  }

  /// Operators in front of a value bind tighter than all between values but the power.
  private static let unaryLevel = 11

  private func binaryOperator() -> (BinaryOperator, precedence: Int)? {
    guard case .sign(let sign) = token.kind else { return nil }
    switch sign {
    case .plus: return (.add, 10)
    case .minus: return (.subtract, 10)
    case .times: return (.multiply, 11)
    case .divide: return (.divide, 11)
    case .xor: return dialect == .openQASM2 ? (.power, 12) : (.xor, 4)
    default: break
    }
    guard dialect == .openQASM3 else { return nil }
    switch sign {
    case .or: return (.or, 1)
    case .and: return (.and, 2)
    case .bitOr: return (.bitOr, 3)
    case .bitAnd: return (.bitAnd, 5)
    case .equal: return (.equal, 6)
    case .unequal: return (.unequal, 6)
    case .less: return (.less, 7)
    case .lessOrEqual: return (.lessOrEqual, 7)
    case .greater: return (.greater, 7)
    case .greaterOrEqual: return (.greaterOrEqual, 7)
    case .shiftLeft: return (.shiftLeft, 8)
    case .shiftRight: return (.shiftRight, 8)
    case .remainder: return (.remainder, 11)
    case .power: return (.power, 12)
    default: return nil
    }
  }

  private mutating func parsePostfix() throws(QASMError) -> ExpressionID {
    var value = try parsePrimary()
    while dialect == .openQASM3, isNext(.leftBracket) {
      let valueHeight = height
      value = try parseIndex(of: value)
      try grow(above: valueHeight)
    }
    return value
  }

  /// Reads one of several expressions below one root, whose height is the tallest one's.
  mutating func parseMember() throws(QASMError) -> ExpressionID {
    let tallest = height
    let member = try parseExpression()
    height = max(height, tallest)
    return member
  }
}
