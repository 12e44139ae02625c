extension Parser {
  /// `[…]` behind a value. In OpenQASM 2 an index is a written number.
  mutating func parseIndex(of value: ExpressionID) throws(QASMError) -> ExpressionID {
    let offset = token.start
    if dialect == .openQASM2 {
      return syntax.add(.index(value, syntax.addList(of: try parseDesignator())), at: offset)
    }
    try expect(.leftBracket)
    height = 0
    if let place = try parseLoneNumber(before: UInt8(ascii: "]")) {
      try advance()
      return syntax.add(.index(value, syntax.addList(of: place)), at: offset)
    }
    try enter()
    let start = gathered.count
    if token.kind == .sign(.leftBrace) {
      gathered.append(try parseSet().index)
    } else {
      repeat {
        if token.kind == .sign(.rightBracket), gathered.count > start { break }
        gathered.append(try parseRangeOrExpression().index)
      } while try take(.comma)
    }
    try expect(.rightBracket)
    leave()
    return syntax.add(.index(value, list(since: start)), at: offset)
  }

  /// A number with nothing but a closing bracket behind it, which most indices and many arguments are; goes on to the
  /// bracket. Nil, with nothing read, for anything else.
  mutating func parseLoneNumber(before bracket: UInt8) throws(QASMError) -> ExpressionID? {
    guard lexer.peek() == bracket else { return nil }
    let node: Expression
    switch token.kind {
    case .integer(let value): node = .integer(value)
    case .real(let value): node = .real(value)
    default: return nil
    }
    let number = syntax.add(node, at: token.start)
    try advance()
    return number
  }

  /// `a`, or `a:b`, or `a:step:b`, with parts of ranges left out at will.
  mutating func parseRangeOrExpression() throws(QASMError) -> ExpressionID {
    let offset = token.start
    let first = try parseRangePart()
    guard token.kind == .sign(.colon) else {
      guard let first else { throw unexpected(.expression) }
      return first
    }
    try advance()
    let second = try parseRangePart()
    guard try take(.colon) else {
      return syntax.add(.range(start: first, step: nil, stop: second), at: offset)
    }
    guard let second else { throw unexpected(.expression) }
    return syntax.add(.range(start: first, step: second, stop: try parseRangePart()), at: offset)
  }

  private mutating func parseRangePart() throws(QASMError) -> ExpressionID? {
    switch token.kind {
    case .sign(.colon), .sign(.rightBracket), .sign(.comma): nil
    default: try parseMember()
    }
  }

  /// `{a, b, c}`
  mutating func parseSet() throws(QASMError) -> ExpressionID {
    let offset = token.start
    try expect(.leftBrace)
    height = 0
    let start = gathered.count
    repeat {
      if token.kind == .sign(.rightBrace), gathered.count > start { break }
      gathered.append(try parseMember().index)
    } while try take(.comma)
    try expect(.rightBrace)
    return syntax.add(.set(list(since: start)), at: offset)
  }
}
