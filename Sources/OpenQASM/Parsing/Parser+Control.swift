extension Parser {
  /// Reads a statement that decides which statements are carried out.
  mutating func parseControl(beginningWith keyword: Keyword) throws(QASMError) -> Statement {
    try advance()
    switch keyword {
    case .ifWord: return try parseIf()
    case .forWord: return try parseFor()
    case .whileWord:
      let condition = try parseParenthesised()
      return .whileLoop(condition, body: try parseBody())
    case .switchWord: return try parseSwitch()
    case .returnWord:
      let value = token.kind == .sign(.semicolon) ? nil : try parseValue()
      try expect(.semicolon)
      return .returnValue(value)
    case .breakWord:
      try expect(.semicolon)
      return .breakLoop
    case .continueWord:
      try expect(.semicolon)
      return .continueLoop
    default:
      try expect(.semicolon)
      return .end
    }
  }

  /// `{ … }`
  mutating func parseBlock() throws(QASMError) -> SyntaxList {
    try expect(.leftBrace)
    try enter()
    let start = gathered.count
    while try !take(.rightBrace) { gathered.append(try parseStatement().index) }
    leave()
    return list(since: start)
  }

  /// A block, or a single statement in its stead.
  private mutating func parseBody() throws(QASMError) -> SyntaxList {
    if token.kind == .sign(.leftBrace) { return try parseBlock() }
    try enter()
    let start = gathered.count
    gathered.append(try parseStatement().index)
    leave()
    return list(since: start)
  }

  private mutating func parseParenthesised() throws(QASMError) -> ExpressionID {
    try expect(.leftParenthesis)
    let value = try parseExpression()
    try expect(.rightParenthesis)
    return value
  }

  private mutating func parseIf() throws(QASMError) -> Statement {
    guard dialect == .openQASM3 else { return try parseOldIf() }
    let condition = try parseParenthesised()
    let then = try parseBody()
    var otherwise = SyntaxList.empty
    if token.kind == .keyword(.elseWord) {
      try advance()
      otherwise = try parseBody()
    }
    return .ifElse(condition, then: then, otherwise: otherwise)
  }

  /// `if (c == 3) operation;`
  private mutating func parseOldIf() throws(QASMError) -> Statement {
    try expect(.leftParenthesis)
    let nameOffset = token.start
    let name = try expectName()
    let register = syntax.add(.name(name), at: nameOffset)
    let offset = token.start
    try expect(.equal)
    guard case .integer(let value) = token.kind else { throw unexpected(.integer) }
    let number = syntax.add(.integer(value), at: token.start)
    try advance()
    try expect(.rightParenthesis)
    switch token.kind {
    case .name, .keyword(.upperCX), .keyword(.measure), .keyword(.reset), .keyword(.barrier): break
    default: throw unexpected(.statement)
    }
    let condition = syntax.add(.binary(.equal, register, number), at: offset)
    return .ifElse(condition, then: try parseBody(), otherwise: .empty)
  }

  private mutating func parseFor() throws(QASMError) -> Statement {
    let type = try parseType()
    let name = try expectName()
    guard token.kind == .keyword(.inWord) else { throw unexpected(.spelling("in")) }
    try advance()
    let values: ExpressionID
    switch token.kind {
    case .sign(.leftBrace): values = try parseSet()
    case .sign(.leftBracket):
      try advance()
      let start = token.start
      values = try parseRangeOrExpression()
      guard case .range = syntax[values] else { throw lexer.error(.notARange, at: start) }
      try expect(.rightBracket)
    default: values = try parseExpression()
    }
    return .forLoop(type, name, values, body: try parseBody())
  }

  private mutating func parseSwitch() throws(QASMError) -> Statement {
    let subject = try parseParenthesised()
    try expect(.leftBrace)
    try enter()
    let start = gathered.count
    var hasDefault = false
    while try !take(.rightBrace) {
      var values: SyntaxList?
      switch token.kind {
      case .keyword(.caseWord) where !hasDefault:
        try advance()
        let first = gathered.count
        repeat { gathered.append(try parseExpression().index) } while try takeComma(before: .leftBrace)
        values = list(since: first)
      case .keyword(.defaultWord) where !hasDefault:
        try advance()
        hasDefault = true
      default:
        throw unexpected(hasDefault ? .spelling("}") : .switchCase)
      }
      let body = try parseBlock()
      gathered.append(syntax.add(CaseSyntax(values: values, body: body)))
    }
    leave()
    return .switchCase(subject, cases: list(since: start))
  }

  /// Takes a comma; gives back whether the list goes on: in OpenQASM 3 a comma may stand before its end.
  mutating func takeComma(before end: Sign) throws(QASMError) -> Bool {
    try take(.comma) && (dialect == .openQASM2 || token.kind != .sign(end))
  }
}
