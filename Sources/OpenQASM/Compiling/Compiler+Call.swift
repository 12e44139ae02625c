extension Compiler {
  /// Compiles a call of a function or a subroutine for its value.
  mutating func compileCall(
    _ symbol: Symbol, _ arguments: SyntaxList, at offset: Int
  ) throws(QASMError) -> Term {
    let entity = try lookUp(symbol, at: offset)
    switch entity {
    case .refusedFunction: throw error(.unsupported(.classicalFunction), at: offset)
    case .function(let function): return try compile(function, symbol, arguments, at: offset)
    case .subroutine(let subroutine):
      let all = syntax.numbers(in: arguments).map { ExpressionID(index: $0) }
      guard let result = try call(subroutine, symbol, all, at: offset) else {
        throw error(.wrongType(found: "void", wanted: "a value"), at: offset)
      }
      return result
    case .unfinishedSubroutine: throw error(.recursiveSubroutine(name: name(symbol)), at: offset)
    default:
      throw error(.wrongKind(name: name(symbol), found: entity.kind, wanted: .function), at: offset)
    }
  }

  private mutating func compile(
    _ function: ClassicalFunction, _ symbol: Symbol, _ arguments: SyntaxList, at offset: Int
  ) throws(QASMError) -> Term {
    guard Int(arguments.count) == function.argumentCount else {
      throw error(
        .wrongArgumentCount(
          name: name(symbol), found: Int(arguments.count), wanted: function.argumentCount), at: offset)
    }
    let first = try compile(syntax.expression(0, in: arguments))
    switch function {
    case .real(let function):
      let number = try convert(promoteToNumber(first), to: .real(64))
      guard case .real(let x)? = number.constant else {
        return term(.real(function, formula(number)), .real(64), at: offset)
      }
      // By the name that the program uses: the dialects differ.
      guard let value = function(x) else {
        throw error(.undefinedResult(function: name(symbol)), at: offset)
      }
      return .constant(.real(value), .real(64), at: offset)
    case .mod: return try binary(.remainder, first, compile(syntax.expression(1, in: arguments)), at: offset)
    case .pow: return try binary(.power, first, compile(syntax.expression(1, in: arguments)), at: offset)
    case .popcount:
      return term(.popcount(formula(try bitsArgument(first))), .unsigned(64), at: offset)
    case .rotateLeft, .rotateRight:
      let bits = try bitsArgument(first)
      var count = try compileIndexNumber(syntax.expression(1, in: arguments))
      if case .rotateRight = function { count = try negate(count, at: offset) }
      let turned = term(.rotate(formula(bits), by: formula(count)), bits.type, at: offset)
      return try convert(turned, to: first.type)
    }
  }

  private mutating func negate(_ term: Term, at offset: Int) throws(QASMError) -> Term {
    try binary(.subtract, .constant(.signed(0), .signed(64), at: offset), term, at: offset)
  }

  private mutating func bitsArgument(_ term: Term) throws(QASMError) -> Term {
    switch term.type {
    case .bit: return term
    case .unsigned(let width): return try convert(term, to: .bit(width))
    default: throw error(.wrongType(found: term.type.spelling, wanted: "bit[n]"), at: term.offset)
    }
  }

  /// Compiles the call of a subroutine; gives back its result, if it has one.
  mutating func call(
    _ subroutine: Subroutine, _ symbol: Symbol, _ arguments: [ExpressionID], at offset: Int
  ) throws(QASMError) -> Term? {
    guard arguments.count == subroutine.parameters.count else {
      throw error(
        .wrongArgumentCount(
          name: name(symbol), found: arguments.count, wanted: subroutine.parameters.count), at: offset)
    }
    // All arguments first: one of them may call the same subroutine.
    var values: [FormulaID] = []
    for index in subroutine.parameters.indices {
      let argument = try compile(arguments[index])
      values.append(formula(try fit(argument, to: subroutine.parameters[index].type)))
    }
    for (parameter, value) in zip(subroutine.parameters, values) {
      emit(.store(parameter.slot, value), at: offset)
    }
    deepest = max(deepest, subroutine.depth)
    emit(.enter(subroutine.number), at: offset)
    work.add(subroutine.leastSteps)
    guard let result = subroutine.result else { return nil }
    // The next call of the same subroutine overwrites the result.
    let copy = newSlot(result.type)
    let value = code.formulas.add(.slot(result.slot), at: offset)
    emit(.store(copy, value), at: offset)
    return term(.slot(copy), result.type, at: offset)
  }

  private mutating func fit(_ argument: Term, to type: ValueType) throws(QASMError) -> Term {
    switch (argument.type, type) {
    case (.qubits(let found), .qubits(let wanted)) where found ?? 1 == wanted ?? 1:
      return Term(content: argument.content, type: type, offset: argument.offset)
    case (.qubits(let found), .qubits(let wanted)):
      throw error(.sizesDiffer(found ?? 1, wanted ?? 1), at: argument.offset)
    default: return try convert(argument, to: type)
    }
  }

  /// Whether an expression calls a subroutine, which may measure.
  func callsSubroutine(_ id: ExpressionID) -> Bool {
    switch syntax[id] {
    case .unary(_, let value), .cast(_, let value): return callsSubroutine(value)
    case .binary(_, let a, let b): return callsSubroutine(a) || callsSubroutine(b)
    case .index(let value, let items):
      return callsSubroutine(value) || items.contains(in: syntax) { callsSubroutine($0) }
    case .call(let symbol, let arguments):
      if case .subroutine? = scopes[symbol] { return true }
      return arguments.contains(in: syntax) { callsSubroutine($0) }
    case .set(let members): return members.contains(in: syntax) { callsSubroutine($0) }
    case .range(let start, let step, let stop):
      for part in [start, step, stop] {
        if let part, callsSubroutine(part) { return true }
      }
      return false
    default: return false
    }
  }

  /// `a && f(q)`: the call is made only where `a` does not decide.
  mutating func compileLogicalWithCall(
    _ operation: BinaryOperator, _ a: ExpressionID, _ b: ExpressionID, at offset: Int
  ) throws(QASMError) -> Term {
    let result = newSlot(.bool)
    let first = try convert(compile(a), to: .bool)
    emit(.store(result, formula(first)), at: offset)
    var condition = term(.slot(result), .bool, at: offset)
    if operation == .or { condition = term(.not(formula(condition)), .bool, at: offset) }
    let choice = emitChoice(formula(condition), at: offset)
    let (locals, start) = (nextSlot, work)
    let second = try convert(compile(b), to: .bool)
    emit(.store(result, formula(second)), at: offset)
    (code.choices[choice].otherwise, code.choices[choice].end) = (nextPlace, nextPlace)
    code.choices[choice].locals = locals..<nextSlot
    work.mayBeLeftOut(since: start)
    return term(.slot(result), .bool, at: offset)
  }
}

extension SyntaxList {
  /// Whether an expression of the list fulfils a condition.
  func contains(in syntax: Syntax, _ holds: (ExpressionID) -> Bool) -> Bool {
    for number in syntax.numbers(in: self) where holds(ExpressionID(index: number)) { return true }
    return false
  }
}
