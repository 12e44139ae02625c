extension Compiler {
  /// `qubit[size] name;`
  mutating func compileQubits(
    _ symbol: Symbol, size: ExpressionID?, at offset: Int
  ) throws(QASMError) {
    guard case .program = context else { throw error(.notGlobal(.qubits), at: offset) }
    guard !usesHardwareQubits else { throw error(.mixedQubits, at: offset) }
    var count: Int?
    if let size { count = try compileSize(size, limit: ProgramLimits.qubits) }
    let first = code.qubitCount
    guard first + (count ?? 1) <= ProgramLimits.qubits else {
      throw error(.tooMany(.qubits, limit: ProgramLimits.qubits), at: offset)
    }
    try declare(symbol, .qubits(first: first, count: count), at: offset)
    code.qubitCount += count ?? 1
    code.registers.append(
      ProgramRegister(name: name(symbol), kind: .qubits(first: first), size: count ?? 1))
  }

  /// The declaration of a classical variable or constant.
  mutating func compile(_ variable: VariableSyntax, at offset: Int) throws(QASMError) {
    let type = try resolve(variable.type, at: offset)
    switch variable.storage {
    case .constant:
      guard let value = variable.value else { break }
      let constant = try compileConstant(value, as: type)
      try declare(variable.name, .constant(constant, type), at: offset)
    case .input:
      guard case .program = context else { throw error(.notGlobal(.variable), at: offset) }
      let slot = newSlot(type)
      code.initialValues.append((Int(slot), try inputValue(variable.name, type, at: offset)))
      code.inputNames.append(name(variable.name))
      try declare(variable.name, .variable(slot, type), at: offset)
    case .variable, .output:
      try compileVariable(variable, type, at: offset)
    }
  }

  private mutating func compileVariable(
    _ variable: VariableSyntax, _ type: ValueType, at offset: Int
  ) throws(QASMError) {
    guard code.slotTypes.count < ProgramLimits.variables else {
      throw error(.tooMany(.names, limit: ProgramLimits.variables), at: offset)
    }
    var content = code.formulas.add(.constant(type.initialValue), at: offset)
    if let value = variable.value { content = formula(try convert(compileValue(value), to: type)) }
    let slot = newSlot(type)
    emit(.store(slot, content), at: offset)
    try declare(variable.name, .variable(slot, type), at: offset)
    guard case .program = context, case .bit(let width) = type else { return }
    declaredBits += width ?? 1
    guard declaredBits <= ProgramLimits.bits else {
      throw error(.tooMany(.bits, limit: ProgramLimits.bits), at: offset)
    }
    code.registers.append(
      ProgramRegister(name: name(variable.name), kind: .bits(slot: Int(slot)), size: width ?? 1))
  }

  private func inputValue(
    _ symbol: Symbol, _ type: ValueType, at offset: Int
  ) throws(QASMError) -> Value {
    let name = name(symbol)
    guard let input = inputs.first(where: { $0.name == name }) else {
      throw error(.missingInput(name: name), at: offset)
    }
    guard input.value.isFinite else { throw error(.overflow, at: offset) }
    return try constant(type, at: offset) { () throws(EvaluationStop) in
      guard case .bit(let width) = type else {
        return try Value.real(input.value).converted(from: .real(64), to: type)
      }
      guard let width else { return .bits([BitState(input.value != 0)]) }
      let word = try Value.real(input.value).word(from: .real(64))
      return try Value.unsigned(word).converted(from: .unsigned(64), to: .bit(width))
    }.constant ?? type.initialValue
  }

  /// `def name(parameters) -> type { … }`
  mutating func compile(_ subroutine: SubroutineSyntax, at offset: Int) throws(QASMError) {
    guard case .program = context else { throw error(.notGlobal(.subroutine), at: offset) }
    try declare(subroutine.name, .unfinishedSubroutine, at: offset)
    let jump = emit(.jump(0), at: offset)
    let (outerDepth, outerWork) = (deepest, work)
    deepest = 0
    let start = nextPlace
    let firstSlot = nextSlot
    scopes.enter()
    var compiled = Subroutine(number: Int32(code.subroutines.count), parameters: [], result: nil, depth: 0)
    for number in syntax.numbers(in: subroutine.parameters) {
      let parameter = syntax.parameters[Int(number)]
      let type = try resolve(parameter.type, at: Int(parameter.offset))
      let slot = newSlot(type)
      var entity = Entity.variable(slot, type)
      if case .qubits(let count) = type { entity = .qubitVariable(slot, count: count) }
      try declare(parameter.name, entity, at: Int(parameter.offset))
      compiled.parameters.append((slot, type))
    }
    if let result = subroutine.result {
      let type = try resolve(result, at: offset)
      compiled.result = (newSlot(type), type)
    }
    let outerLoops = loops
    (context, loops) = (.subroutine(result: compiled.result), [])
    try compileBlock(subroutine.body)
    (context, loops) = (.program, outerLoops)
    emit(compiled.result == nil ? .leave : .leaveWithoutValue, at: offset)
    if work.exits == outerWork.exits + (subroutine.body.endsWithReturn(in: syntax) ? 1 : 0) {
      compiled.leastSteps = work.steps - outerWork.steps
    }
    work = outerWork
    scopes.leave()
    compiled.depth = deepest + 1
    deepest = outerDepth
    guard compiled.depth <= ProgramLimits.nestedCalls else {
      throw error(.tooMany(.nestedCalls, limit: ProgramLimits.nestedCalls), at: offset)
    }
    code.subroutines.append(SubroutineCode(places: start..<nextPlace, slots: firstSlot..<nextSlot))
    code.instructions[jump] = .jump(nextPlace)
    scopes.rebind(subroutine.name, to: .subroutine(compiled))
  }

  /// `return value;`
  mutating func compileReturn(_ value: ExpressionID?, at offset: Int) throws(QASMError) {
    guard case .subroutine(let result) = context else { throw error(.misplaced(.returnValue), at: offset) }
    work.addExit()
    switch (value, result) {
    case (.some(let value), .some(let result)):
      let term = try convert(compileValue(value), to: result.type)
      emit(.store(result.slot, formula(term)), at: offset)
    case (nil, nil): break
    case (.some(let value), nil):
      throw error(.wrongType(found: "a value", wanted: "void"), at: syntax.offset(of: value))
    case (nil, .some(let result)):
      throw error(.wrongType(found: "void", wanted: result.type.spelling), at: offset)
    }
    emit(.leave, at: offset)
  }
}

extension SyntaxList {
  /// Whether the last of these statements is `return`.
  fileprivate func endsWithReturn(in syntax: Syntax) -> Bool {
    guard !isEmpty, case .returnValue = syntax[StatementID(index: syntax.number(Int(count) - 1, in: self))]
    else { return false }
    return true
  }
}
