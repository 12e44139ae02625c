extension Parser {
  /// Reads the declaration of a variable, a register or an alias.
  mutating func parseDeclaration(beginningWith keyword: Keyword) throws(QASMError) -> Statement {
    switch keyword {
    case .qreg, .creg: return try parseOldRegister(keyword)
    case .qubit:
      try advance()
      let size = token.kind == .sign(.leftBracket) ? try parseDesignator() : nil
      let name = try expectName()
      try expect(.semicolon)
      return .qubits(name, size: size)
    case .letWord:
      try advance()
      let name = try expectName()
      try expect(.equals)
      let value = try parseJoined()
      try expect(.semicolon)
      return .alias(name, value)
    case .const:
      try advance()
      return try parseVariable(.constant)
    case .input:
      try advance()
      return try parseVariable(.input)
    case .output:
      try advance()
      return try parseVariable(.output)
    default:
      return try parseVariable(.variable)
    }
  }

  private mutating func parseVariable(_ storage: VariableSyntax.Storage) throws(QASMError) -> Statement {
    let type = try parseType()
    let name = try expectName()
    var value: ExpressionID?
    switch storage {
    case .constant:
      try expect(.equals)
      value = try parseJoined()
    case .variable:
      if try take(.equals) {
        value = token.kind == .keyword(.measure) ? try parseValue() : try parseJoined()
      }
    case .input, .output: break
    }
    try expect(.semicolon)
    return .variable(VariableSyntax(storage: storage, type: type, name: name, value: value))
  }

  /// `qreg q[2];` and `creg c[2];`
  private mutating func parseOldRegister(_ keyword: Keyword) throws(QASMError) -> Statement {
    try advance()
    let name = try expectName()
    var size: ExpressionID?
    if dialect == .openQASM2 || token.kind == .sign(.leftBracket) {
      guard token.kind == .sign(.leftBracket) else { throw unexpected(.spelling("[")) }
      size = try parseDesignator()
    }
    try expect(.semicolon)
    if keyword == .qreg { return .qubits(name, size: size) }
    let type = TypeSyntax(word: .bit, width: size)
    return .variable(VariableSyntax(storage: .variable, type: type, name: name, value: nil))
  }

  /// `a ++ b[0:1]`
  private mutating func parseJoined() throws(QASMError) -> ExpressionID {
    var value = try parseExpression()
    while token.kind == .sign(.plusPlus) {
      let offset = token.start
      let valueHeight = height
      try advance()
      let next = try parseExpression()
      try grow(above: valueHeight)
      value = syntax.add(.binary(.concatenate, value, next), at: offset)
    }
    return value
  }

  /// `gate name(parameters) qubits { … }`
  mutating func parseGateDefinition() throws(QASMError) -> Statement {
    try advance()
    let name = try expectName()
    let parameters = try parseParenthesisedNames()
    let qubits = try parseNames(before: .leftBrace)
    let body = try parseBlock()
    return .gate(GateSyntax(name: name, parameters: parameters, qubits: qubits, body: body))
  }

  /// `opaque name(parameters) qubits;`
  mutating func parseOpaque() throws(QASMError) -> Statement {
    try advance()
    let name = try expectName()
    _ = try parseParenthesisedNames()
    _ = try parseNames(before: .semicolon)
    try expect(.semicolon)
    return .opaque(name)
  }

  private mutating func parseParenthesisedNames() throws(QASMError) -> SyntaxList {
    guard try take(.leftParenthesis) else { return .empty }
    if try take(.rightParenthesis) { return .empty }
    let names = try parseNames(before: .rightParenthesis)
    try expect(.rightParenthesis)
    return names
  }

  private mutating func parseNames(before end: Sign) throws(QASMError) -> SyntaxList {
    let start = gathered.count
    repeat { gathered.append(try expectName().number) } while try takeComma(before: end)
    return list(since: start)
  }

  /// `def name(parameters) -> type { … }`
  mutating func parseSubroutine() throws(QASMError) -> Statement {
    try advance()
    let name = try expectName()
    try expect(.leftParenthesis)
    let start = gathered.count
    while token.kind != .sign(.rightParenthesis) {
      gathered.append(try parseParameter())
      guard try take(.comma) else { break }
    }
    try expect(.rightParenthesis)
    let parameters = list(since: start)
    let result = try take(.arrow) ? try parseType() : nil
    let body = try parseBlock()
    return .subroutine(SubroutineSyntax(name: name, parameters: parameters, result: result, body: body))
  }

  private mutating func parseParameter() throws(QASMError) -> UInt32 {
    let offset = UInt32(token.start)
    let type: TypeSyntax
    switch token.kind {
    case .keyword(.qubit):
      try advance()
      let size = token.kind == .sign(.leftBracket) ? try parseDesignator() : nil
      type = TypeSyntax(word: .qubit, width: size)
    case .keyword(.qreg), .keyword(.creg):
      let word: TypeSyntax.Word = token.kind == .keyword(.qreg) ? .qubit : .bit
      try advance()
      let name = try expectName()
      let size = token.kind == .sign(.leftBracket) ? try parseDesignator() : nil
      return syntax.add(
        ParameterSyntax(type: TypeSyntax(word: word, width: size), name: name, offset: offset))
    default:
      type = try parseType()
    }
    return syntax.add(ParameterSyntax(type: type, name: try expectName(), offset: offset))
  }
}
