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
  private mutating func parseLoneNumber(before bracket: UInt8) throws(QASMError) -> ExpressionID? {
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

  /// Reads one of several expressions below one root, whose height is the tallest one's.
  private mutating func parseMember() throws(QASMError) -> ExpressionID {
    let tallest = height
    let member = try parseExpression()
    height = max(height, tallest)
    return member
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

  private mutating func parsePrimary() throws(QASMError) -> ExpressionID {
    let first = token
    height = 0
    switch first.kind {
    case .integer(let value):
      try advance()
      return syntax.add(.integer(value), at: first.start)
    case .real(let value):
      try advance()
      return syntax.add(.real(value), at: first.start)
    case .name(let symbol):
      try advance()
      guard token.kind == .sign(.leftParenthesis) else { return syntax.add(.name(symbol), at: first.start) }
      return syntax.add(.call(symbol, try parseArguments()), at: first.start)
    case .sign(.leftParenthesis):
      try advance()
      let value = try parseExpression()
      try expect(.rightParenthesis)
      return value
    case .string:
      return try parseBits()
    case .hardwareQubit(let number):
      try advance()
      return syntax.add(.hardwareQubit(number), at: first.start)
    case .duration:
      try advance()
      return syntax.add(.duration, at: first.start)
    case .imaginary:
      throw error(.unsupported(.complexNumbers))
    case .keyword(let keyword):
      return try parsePrimary(beginningWith: keyword)
    case .sign, .end:
      throw unexpected(.expression)
    }
  }

  private mutating func parsePrimary(beginningWith keyword: Keyword) throws(QASMError) -> ExpressionID {
    let offset = token.start
    switch keyword {
    case .pi:
      try advance()
      return syntax.add(.real(.pi), at: offset)
    case .trueWord, .falseWord:
      try advance()
      return syntax.add(.boolean(keyword == .trueWord), at: offset)
    case .bit, .bool, .int, .uint, .float, .angle:
      let type = try parseType()
      try expect(.leftParenthesis)
      let value = try parseMember()
      try expect(.rightParenthesis)
      try grow(above: 0)
      return syntax.add(.cast(type, value), at: offset)
    // A word of the language where OpenQASM 3 has a function of the same name.
    case .pow:
      let symbol = Symbol(keyword.rawValue)
      try advance()
      return syntax.add(.call(symbol, try parseArguments()), at: offset)
    case .measure: throw error(.misplaced(.measurement))
    case .array: throw error(.unsupported(.arrays))
    case .complex, .im: throw error(.unsupported(.complexNumbers))
    case .durationof, .duration: throw error(.unsupported(.timing))
    default: throw unexpected(.expression)
    }
  }

  /// `(a, b, c)`, possibly without anything between.
  mutating func parseArguments() throws(QASMError) -> SyntaxList {
    try expect(.leftParenthesis)
    height = 0
    let start = gathered.count
    if let number = try parseLoneNumber(before: UInt8(ascii: ")")) { gathered.append(number.index) }
    while !isNext(.rightParenthesis) {
      gathered.append(try parseMember().index)
      guard try take(.comma) else { break }
    }
    try grow(above: 0)
    try expect(.rightParenthesis)
    return list(since: start)
  }

  private mutating func parseBits() throws(QASMError) -> ExpressionID {
    let first = token
    guard lexer.bytes[first.start] == UInt8(ascii: "\"") else { throw unexpected(.bits) }
    for byte in lexer.bytes[first.start + 1..<first.end - 1] {
      guard byte | 1 == UInt8(ascii: "1") || byte == UInt8(ascii: "_") else { throw unexpected(.bits) }
    }
    try advance()
    return syntax.add(.bits(start: UInt32(first.start + 1), end: UInt32(first.end - 1)), at: first.start)
  }

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
