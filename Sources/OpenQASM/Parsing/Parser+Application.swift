extension Parser {
  /// Reads modifiers and the gate that they modify.
  mutating func parseApplication() throws(QASMError) -> Statement {
    let modifiers = try parseModifiers()
    var name = ApplicationSyntax.Name.globalPhase
    if token.kind == .keyword(.upperCX) {
      name = .named(Symbol(Keyword.upperCX.rawValue))
      try advance()
    } else if token.kind == .keyword(.gphase) {
      try advance()
    } else {
      guard case .name(let symbol) = token.kind else { throw unexpected(.gate) }
      name = .named(symbol)
      try advance()
    }
    var arguments = SyntaxList.empty
    if token.kind == .sign(.leftParenthesis) { arguments = try parseArguments() }
    if token.kind == .sign(.leftBracket) { throw error(.unsupported(.timedGates)) }
    var operands = SyntaxList.empty
    if case .globalPhase = name {
      operands = try parseOptionalOperands()
    } else {
      operands = try parseOperands()
    }
    return .apply(
      ApplicationSyntax(name: name, modifiers: modifiers, arguments: arguments, operands: operands))
  }

  private mutating func parseModifiers() throws(QASMError) -> SyntaxList {
    let start = gathered.count
    while case .keyword(let keyword) = token.kind {
      let kind: ModifierSyntax.Kind
      switch keyword {
      case .inv: kind = .inverse
      case .pow: kind = .power
      case .ctrl: kind = .control
      case .negctrl: kind = .antiControl
      default: return list(since: start)
      }
      let offset = UInt32(token.start)
      try advance()
      var argument: ExpressionID?
      if kind == .power || (kind != .inverse && token.kind == .sign(.leftParenthesis)) {
        try expect(.leftParenthesis)
        argument = try parseExpression()
        try expect(.rightParenthesis)
      }
      try expect(.at)
      gathered.append(syntax.add(ModifierSyntax(kind: kind, argument: argument, offset: offset)))
    }
    return list(since: start)
  }

  /// Reads a qubit, a register or a part of one, or likewise of bits.
  mutating func parseOperand() throws(QASMError) -> ExpressionID {
    let first = token
    var operand: ExpressionID
    switch first.kind {
    case .name(let symbol): operand = syntax.add(.name(symbol), at: first.start)
    case .hardwareQubit(let number): operand = syntax.add(.hardwareQubit(number), at: first.start)
    default: throw unexpected(.qubit)
    }
    try advance()
    height = 0
    while isNext(.leftBracket) {
      let operandHeight = height
      operand = try parseIndex(of: operand)
      if dialect == .openQASM2 { break }
      try grow(above: operandHeight)
    }
    return operand
  }

  /// Reads one operand or more and the semicolon behind them.
  mutating func parseOperands() throws(QASMError) -> SyntaxList {
    let start = gathered.count
    repeat { gathered.append(try parseOperand().index) } while try takeComma(before: .semicolon)
    try expect(.semicolon)
    return list(since: start)
  }

  /// Reads any number of operands and the semicolon behind them.
  mutating func parseOptionalOperands() throws(QASMError) -> SyntaxList {
    if dialect == .openQASM3, try take(.semicolon) { return .empty }
    return try parseOperands()
  }
}
