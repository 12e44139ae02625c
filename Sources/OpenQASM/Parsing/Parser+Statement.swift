extension Parser {
  /// Reads the next statement of the outermost level, after forgetting the one before.
  mutating func parseOutermost() throws(QASMError) -> ParsedStatement {
    syntax.removeAll()
    if token.kind == .keyword(.include) {
      let offset = token.start
      try advance()
      let name = try expectFileName()
      try expect(.semicolon)
      return .include(name, offset: offset)
    }
    return .statement(try parseStatement())
  }

  /// Nothing, ended by a semicolon, is no statement of OpenQASM 2 either, yet programs have it.
  mutating func skipNothing() throws(QASMError) {
    guard dialect == .openQASM2 else { return }
    while try take(.semicolon) {}
  }

  /// A statement of the outermost level.
  enum ParsedStatement {
    /// The inclusion of a file.
    case include(String, offset: Int)
    /// Any other.
    case statement(StatementID)
  }

  /// Reads a statement.
  mutating func parseStatement() throws(QASMError) -> StatementID {
    while token.kind == .sign(.at), dialect == .openQASM3 { try skipAnnotation() }
    let offset = token.start
    switch token.kind {
    case .name: return syntax.add(try parseStatementBeginningWithName(), at: offset)
    case .keyword(let keyword):
      return syntax.add(try parseStatement(beginningWith: keyword), at: offset)
    case .sign(.leftBrace) where dialect == .openQASM3:
      return syntax.add(.block(try parseBlock()), at: offset)
    default: throw unexpected(.statement)
    }
  }

  /// An annotation says something to other tools, up to the end of its line.
  private mutating func skipAnnotation() throws(QASMError) {
    lexer.offset = token.end
    lexer.skipLine()
    try advance()
  }

  private mutating func parseStatement(beginningWith keyword: Keyword) throws(QASMError) -> Statement {
    switch keyword {
    case .qreg, .qubit, .creg, .bit, .bool, .int, .uint, .float, .angle, .const, .input, .output, .letWord:
      return try parseDeclaration(beginningWith: keyword)
    case .gate: return try parseGateDefinition()
    case .opaque: return try parseOpaque()
    case .def: return try parseSubroutine()
    case .upperCX, .inv, .pow, .ctrl, .negctrl, .gphase: return try parseApplication()
    case .measure: return try parseMeasurement()
    case .reset:
      try advance()
      let operand = try parseOperand()
      try expect(.semicolon)
      return .reset(operand)
    case .barrier, .nop:
      try advance()
      let operands = try parseOptionalOperands()
      return keyword == .barrier ? .barrier(operands) : .nop(operands)
    case .delay:
      try advance()
      return .delay(try parseDesignator(), try parseOptionalOperands())
    case .ifWord, .forWord, .whileWord, .switchWord, .returnWord, .breakWord, .continueWord, .end:
      return try parseControl(beginningWith: keyword)
    case .box:
      try advance()
      let duration = token.kind == .sign(.leftBracket) ? try parseDesignator() : nil
      return .box(duration, try parseBlock())
    case .include: throw error(.misplaced(.include))
    case .openQASM: throw error(.misplaced(.version))
    case .extern: throw error(.unsupported(.externFunctions))
    case .array, .readonly, .mutable: throw error(.unsupported(.arrays))
    case .complex, .im: throw error(.unsupported(.complexNumbers))
    case .duration, .stretch, .durationof: throw error(.unsupported(.timing))
    case .cal, .defcal, .defcalgrammar: throw error(.unsupported(.calibration))
    case .pragma: throw error(.unsupported(.pragmas))
    case .pi, .elseWord, .inWord, .caseWord, .defaultWord, .void, .trueWord, .falseWord:
      throw unexpected(.statement)
    }
  }

  /// A statement that begins with a name: a gate applied, an assignment or a call.
  private mutating func parseStatementBeginningWithName() throws(QASMError) -> Statement {
    let first = token
    let symbol = try expectName()
    var arguments = SyntaxList.empty
    if isNext(.leftParenthesis) {
      arguments = try parseArguments()
      if dialect == .openQASM3, try take(.semicolon) {
        return .expression(syntax.add(.call(symbol, arguments), at: first.start))
      }
    } else if dialect == .openQASM3, isNext(.leftBracket) || assignmentOperator() != nil {
      return try parseAssignment(to: syntax.add(.name(symbol), at: first.start))
    }
    return .apply(
      ApplicationSyntax(
        name: .named(symbol), modifiers: .empty, arguments: arguments, operands: try parseOperands()))
  }

  private mutating func parseAssignment(to name: ExpressionID) throws(QASMError) -> Statement {
    var target = name
    while token.kind == .sign(.leftBracket) { target = try parseIndex(of: target) }
    guard let assignment = assignmentOperator() else {
      switch token.kind {
      case .name, .hardwareQubit: throw error(.unsupported(.timedGates))
      default: throw unexpected(.spelling("="))
      }
    }
    try advance()
    let value: ExpressionID
    switch assignment {
    case .plain: value = try parseValue()
    case .compound: value = try parseExpression()
    }
    try expect(.semicolon)
    guard case .compound(let operation) = assignment else { return .assign(target, nil, value) }
    return .assign(target, operation, value)
  }

  private enum Assignment {
    case plain
    case compound(BinaryOperator)
  }

  private func assignmentOperator() -> Assignment? {
    guard case .sign(let sign) = token.kind else { return nil }
    switch sign {
    case .equals: return .plain
    case .plusEquals: return .compound(.add)
    case .minusEquals: return .compound(.subtract)
    case .timesEquals: return .compound(.multiply)
    case .divideEquals: return .compound(.divide)
    case .andEquals: return .compound(.bitAnd)
    case .orEquals: return .compound(.bitOr)
    case .xorEquals: return .compound(.xor)
    case .shiftLeftEquals: return .compound(.shiftLeft)
    case .shiftRightEquals: return .compound(.shiftRight)
    case .remainderEquals: return .compound(.remainder)
    case .powerEquals: return .compound(.power)
    default: return nil
    }
  }

  /// What may stand to the right of `=` or of `return`: an expression or a measurement.
  mutating func parseValue() throws(QASMError) -> ExpressionID {
    guard token.kind == .keyword(.measure) else { return try parseExpression() }
    let offset = token.start
    try advance()
    return syntax.add(.measure(try parseOperand()), at: offset)
  }

  private mutating func parseMeasurement() throws(QASMError) -> Statement {
    try advance()
    let operand = try parseOperand()
    var target: ExpressionID?
    if dialect == .openQASM2 || token.kind == .sign(.arrow) {
      try expect(.arrow)
      target = try parseOperand()
    }
    try expect(.semicolon)
    return .measure(operand, into: target)
  }
}
