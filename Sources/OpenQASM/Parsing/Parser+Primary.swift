extension Parser {
  /// A value without operators around it.
  mutating func parsePrimary() throws(QASMError) -> ExpressionID {
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
}
