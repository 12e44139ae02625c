extension Compiler {
  /// `if (condition) … else …`
  mutating func compileChoice(
    _ condition: ExpressionID, then: SyntaxList, otherwise: SyntaxList, at offset: Int
  ) throws(QASMError) {
    let choice = emitChoice(formula(try compileCondition(condition)), at: offset)
    let (locals, start) = (nextSlot, work)
    try compileBlock(then)
    if otherwise.isEmpty {
      code.choices[choice].otherwise = nextPlace
    } else {
      let jump = emit(.jump(0), at: offset)
      code.choices[choice].otherwise = nextPlace
      try compileBlock(otherwise)
      code.instructions[jump] = .jump(nextPlace)
    }
    code.choices[choice].end = nextPlace
    code.choices[choice].locals = locals..<nextSlot
    work.mayBeLeftOut(since: start)
  }

  /// A condition; in OpenQASM 2 the question whether a whole register spells a number.
  private mutating func compileCondition(_ id: ExpressionID) throws(QASMError) -> Term {
    guard code.dialect == .openQASM2, case .binary(_, let register, let number) = syntax[id] else {
      return try convert(compile(id), to: .bool)
    }
    let (target, type) = try compileTarget(register)
    guard case .bit = type, case .integer(let value) = syntax[number] else {
      throw error(.wrongType(found: type.spelling, wanted: "creg"), at: syntax.offset(of: register))
    }
    let offset = syntax.offset(of: id)
    let bits = term(.slot(target.slot), type, at: syntax.offset(of: register))
    let constant = Term.constant(.unsigned(value), .unsigned(64), at: syntax.offset(of: number))
    return comparisonOfBits(.equal, bits, constant, at: offset) ?? .constant(.bool(false), .bool, at: offset)
  }

  /// `while (condition) …`
  mutating func compileWhile(
    _ condition: ExpressionID, _ body: SyntaxList, at offset: Int
  ) throws(QASMError) {
    let start = nextPlace
    let truth = formula(try convert(compile(condition), to: .bool))
    let exit = emitChoice(truth, at: offset)
    loops.append(LoopLabels())
    let workBefore = work
    try compileBlock(body)
    let again = nextPlace
    emit(.again(start), at: offset)
    work.mayBeLeftOut(since: workBefore)
    code.choices[exit].otherwise = nextPlace
    closeLoop(continuing: again)
  }

  /// `for type variable in values …`
  mutating func compileFor(
    _ typeSyntax: TypeSyntax, _ variable: Symbol, _ values: ExpressionID, _ body: SyntaxList, at offset: Int
  ) throws(QASMError) {
    let type = try resolve(typeSyntax, at: offset)
    let (source, rounds) = try compileLoopSource(values, as: type)
    let loop = Int32(code.loopCount)
    code.loopCount += 1
    emit(.enterLoop(loop, source), at: offset)
    let slot = newSlot(type)
    let workBefore = work
    let round = emit(.nextRound(loop, into: slot, otherwise: 0), at: offset)
    scopes.enter()
    try declare(variable, .variable(slot, type), at: offset)
    loops.append(LoopLabels())
    try compileBlock(body)
    scopes.leave()
    emit(.jump(Int32(round)), at: offset)
    work.isRound(since: workBefore, rounds: rounds)
    code.instructions[round] = .nextRound(loop, into: slot, otherwise: nextPlace)
    closeLoop(continuing: Int32(round))
  }

  /// What a loop runs over, and how many rounds that makes where it is known.
  private mutating func compileLoopSource(
    _ id: ExpressionID, as type: ValueType
  ) throws(QASMError) -> (source: LoopSource, rounds: UInt64?) {
    let offset = syntax.offset(of: id)
    switch syntax[id] {
    case .set(let members):
      var formulas: [FormulaID] = []
      for index in 0..<Int(members.count) {
        formulas.append(formula(try convert(compile(syntax.expression(index, in: members)), to: type)))
      }
      let first = Int32(code.loopMembers.count)
      code.loopMembers += formulas
      return (.members(first: first, count: Int32(formulas.count)), UInt64(formulas.count))
    case .range(let start, let step, let stop):
      guard let start, let stop else { throw error(.openRange, at: offset) }
      guard ValueType.signed(64).converts(to: type) else {
        throw error(.wrongType(found: "int", wanted: type.spelling), at: offset)
      }
      let first = try compileIndexNumber(start)
      let stride: Term =
        if let step { try compileIndexNumber(step) } else { .constant(.signed(1), .signed(64), at: offset) }
      let parts = [first, stride, try compileIndexNumber(stop)]
      let slots = newSlot(.signed(64))
      _ = newSlot(.signed(64))
      _ = newSlot(.signed(64))
      for (index, part) in parts.enumerated() {
        emit(.store(slots + Int32(index), formula(part)), at: offset)
      }
      guard case .signed(let first)? = parts[0].constant, case .signed(let step)? = parts[1].constant,
        case .signed(let last)? = parts[2].constant
      else { return (.range(slots: slots), nil) }
      return (.range(slots: slots), IntegerRange(start: first, step: step, stop: last)?.count)
    default:
      let register = try compile(id)
      guard case .bit(.some) = register.type else {
        throw error(.wrongType(found: register.type.spelling, wanted: "bit[n]"), at: offset)
      }
      guard ValueType.bit(nil).converts(to: type) else {
        throw error(.wrongType(found: "bit", wanted: type.spelling), at: offset)
      }
      return (.bits(formula(register)), nil)
    }
  }

  /// Tells the jumps out of a loop and to its next round where to go.
  private mutating func closeLoop(continuing start: Int32) {
    guard let labels = loops.popLast() else { return }
    for place in labels.breaks { code.instructions[place] = .jump(nextPlace) }
    for place in labels.continues { code.instructions[place] = .jump(start) }
  }

  /// `break` and `continue`
  mutating func compileLoopControl(_ statement: Statement, at offset: Int) throws(QASMError) {
    guard let last = loops.indices.last else { throw error(.misplaced(.loopControl), at: offset) }
    let jump = emit(.jump(0), at: offset)
    work.addExit()
    if case .breakLoop = statement {
      loops[last].breaks.append(jump)
    } else {
      loops[last].continues.append(jump)
    }
  }

  /// `switch (subject) { case a, b { … } default { … } }`: the first case that fits, and no other.
  mutating func compileSwitch(
    _ subject: ExpressionID, _ cases: SyntaxList, at offset: Int
  ) throws(QASMError) {
    let value = try compile(subject)
    guard promotesToInteger(value.type) else {
      throw error(.wrongType(found: value.type.spelling, wanted: "int"), at: value.offset)
    }
    let slot = newSlot(value.type)
    emit(.store(slot, formula(value)), at: offset)
    var choices: [Int] = []
    let (locals, start) = (nextSlot, work)
    var seen: Set<Value> = []
    for number in syntax.numbers(in: cases) {
      let item = syntax.cases[Int(number)]
      guard let values = item.values else {
        try compileBlock(item.body)
        break
      }
      let condition = try compileCase(values, of: slot, value.type, seen: &seen)
      let choice = emitChoice(condition, at: offset)
      try compileBlock(item.body)
      emit(.jump(0), at: offset)
      code.choices[choice].otherwise = nextPlace
      choices.append(choice)
    }
    for choice in choices {
      code.choices[choice].end = nextPlace
      code.choices[choice].locals = locals..<nextSlot
      code.instructions[Int(code.choices[choice].otherwise) - 1] = .jump(nextPlace)
    }
    work.mayBeLeftOut(since: start)
  }

  /// The condition that a value is one of a case's, each of which must be known and new.
  private mutating func compileCase(
    _ values: SyntaxList, of slot: Int32, _ type: ValueType, seen: inout Set<Value>
  ) throws(QASMError) -> FormulaID {
    var questions: [FormulaID] = []
    for index in 0..<Int(values.count) {
      let id = syntax.expression(index, in: values)
      let offset = syntax.offset(of: id)
      let label = try folded(compile(id))
      guard promotesToInteger(label.type) else {
        throw error(.wrongType(found: label.type.spelling, wanted: "int"), at: offset)
      }
      guard let known = label.constant else { throw error(.notConstant, at: offset) }
      guard seen.insert(known).inserted else { throw error(.repeatedCase, at: offset) }
      let subject = term(.slot(slot), type, at: offset)
      questions.append(formula(try binary(.equal, subject, label, at: offset)))
    }
    return anyHolds(questions[...])
  }

  /// The question whether one of several conditions holds, as a tree whose height is the logarithm of their number.
  private mutating func anyHolds(_ conditions: ArraySlice<FormulaID>) -> FormulaID {
    guard conditions.count > 1 else {
      return conditions.first ?? code.formulas.add(.constant(.bool(false)), at: 0)
    }
    let half = conditions.startIndex + conditions.count / 2
    let first = anyHolds(conditions[..<half])
    let offset = code.formulas.offset(of: first)
    return code.formulas.add(.logical(.or, first, anyHolds(conditions[half...])), at: offset)
  }
}
