extension Parser {
  /// A classical type: `int[8]`.
  mutating func parseType() throws(QASMError) -> TypeSyntax {
    guard case .keyword(let keyword) = token.kind else { throw unexpected(.type) }
    let word: TypeSyntax.Word
    switch keyword {
    case .bit: word = .bit
    case .bool: word = .bool
    case .int: word = .int
    case .uint: word = .uint
    case .float: word = .float
    case .angle: word = .angle
    case .array, .readonly, .mutable: throw error(.unsupported(.arrays))
    case .complex: throw error(.unsupported(.complexNumbers))
    case .duration, .stretch: throw error(.unsupported(.timing))
    default: throw unexpected(.type)
    }
    try advance()
    guard word != .bool, token.kind == .sign(.leftBracket) else { return TypeSyntax(word: word, width: nil) }
    return TypeSyntax(word: word, width: try parseDesignator())
  }

  /// `[width]`, which in OpenQASM 2 is a written number.
  mutating func parseDesignator() throws(QASMError) -> ExpressionID {
    try expect(.leftBracket)
    if dialect == .openQASM2 {
      guard case .integer(let value) = token.kind else { throw unexpected(.integer) }
      let number = syntax.add(.integer(value), at: token.start)
      try advance()
      try expect(.rightBracket)
      return number
    }
    let width = try parseExpression()
    try expect(.rightBracket)
    return width
  }
}
