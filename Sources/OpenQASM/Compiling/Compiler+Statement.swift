extension Compiler {
  /// Compiles a statement.
  mutating func compile(_ id: StatementID) throws(QASMError) {
    let offset = syntax.offset(of: id)
    switch syntax[id] {
    case .apply(let application): try compile(application, at: offset)
    case .qubits(let name, let size): try compileQubits(name, size: size, at: offset)
    case .variable(let variable): try compile(variable, at: offset)
    case .alias(let name, let value): try compileAlias(name, value, at: offset)
    case .gate(let gate): try compile(gate, at: offset)
    case .opaque(let name): try compileOpaque(name, at: offset)
    case .subroutine(let subroutine): try compile(subroutine, at: offset)
    case .expression(let value): try compileForEffect(value)
    case .assign(let target, let operation, let value):
      try compileAssignment(target, operation, value, at: offset)
    case .measure(let qubits, let target): try compileMeasurement(qubits, into: target, at: offset)
    case .reset(let qubits): emit(.reset(try compileOperand(qubits).source), at: offset)
    case .barrier(let operands): try compileBarrier(operands, at: offset)
    case .delay(let duration, let operands):
      try checkDuration(duration)
      try checkOperands(operands)
    case .nop(let operands): try checkOperands(operands)
    case .ifElse(let condition, let then, let otherwise):
      try compileChoice(condition, then: then, otherwise: otherwise, at: offset)
    case .forLoop(let type, let variable, let values, let body):
      try compileFor(type, variable, values, body, at: offset)
    case .whileLoop(let condition, let body): try compileWhile(condition, body, at: offset)
    case .switchCase(let subject, let cases): try compileSwitch(subject, cases, at: offset)
    case .block(let body): try compileBlock(body)
    case .box(let duration, let body):
      if let duration { try checkDuration(duration) }
      try compileBlock(body)
    case .returnValue(let value): try compileReturn(value, at: offset)
    case .breakLoop, .continueLoop: try compileLoopControl(syntax[id], at: offset)
    case .end:
      emit(.stop, at: offset)
      work.addExit()
    }
  }

  /// Compiles statements in a block of their own.
  mutating func compileBlock(_ body: SyntaxList) throws(QASMError) {
    let outer = context
    if case .program = context { context = .block }
    scopes.enter()
    for index in 0..<Int(body.count) {
      try compile(StatementID(index: syntax.number(index, in: body)))
    }
    scopes.leave()
    context = outer
  }

  private mutating func compileForEffect(_ id: ExpressionID) throws(QASMError) {
    if case .call(let symbol, let arguments) = syntax[id] {
      let offset = syntax.offset(of: id)
      let entity = try lookUp(symbol, at: offset)
      if case .subroutine(let subroutine) = entity {
        let all = syntax.numbers(in: arguments).map { ExpressionID(index: $0) }
        _ = try call(subroutine, symbol, all, at: offset)
        return
      }
      if case .gate(let gate) = entity {
        throw error(
          .wrongQubitCount(name: name(symbol), found: 0, wanted: code.arity(of: gate).qubits), at: offset)
      }
    }
    _ = try compile(id)
  }

  /// `opaque name(parameters) qubits;`
  ///
  /// `delay(time) qubit`, which Qiskit declares so, waits: ideal qubits stay as they are.
  private mutating func compileOpaque(_ symbol: Symbol, at offset: Int) throws(QASMError) {
    guard name(symbol) == "delay" else { return try declare(symbol, .opaqueGate, at: offset) }
    code.gates.append(GateDefinition(name: symbol, parameterCount: 1, qubitCount: 1))
    try declare(symbol, .gate(.defined(Int32(code.gates.count - 1))), at: offset)
  }

  /// Checks that there are such qubits.
  private mutating func checkOperands(_ operands: SyntaxList) throws(QASMError) {
    for index in 0..<Int(operands.count) { _ = try compileOperand(syntax.expression(index, in: operands)) }
  }

  private mutating func compileBarrier(_ operands: SyntaxList, at offset: Int) throws(QASMError) {
    let first = code.sources.count
    for index in 0..<Int(operands.count) {
      code.sources.append(try compileOperand(syntax.expression(index, in: operands)).source)
    }
    emit(.barrier(first: Int32(first), count: Int32(code.sources.count - first)), at: offset)
  }

  /// `measure qubits -> bits;`
  private mutating func compileMeasurement(
    _ qubits: ExpressionID, into target: ExpressionID?, at offset: Int
  ) throws(QASMError) {
    let operand = try compileOperand(qubits)
    guard let target else { return emitMeasurement(operand, into: nil, at: offset) }
    let (bits, type) = try compileTarget(target)
    guard case .bit(let count) = type else {
      throw error(.wrongType(found: type.spelling, wanted: "bit"), at: syntax.offset(of: target))
    }
    guard fits(operand.count, into: count) else {
      throw error(.sizesDiffer(operand.count ?? 1, count ?? 1), at: syntax.offset(of: target))
    }
    emitMeasurement(operand, into: bits, at: offset)
  }

  /// Whether outcomes of so many qubits go into so many bits: OpenQASM 2 tells a register of one from a bit,
  /// OpenQASM 3 does not.
  private func fits(_ qubits: Int?, into bits: Int?) -> Bool {
    qubits ?? 1 == bits ?? 1
  }

  private mutating func emitMeasurement(_ operand: Operand, into target: BitTarget?, at offset: Int) {
    code.measurements.append(MeasurementCode(qubits: operand.source, target: target))
    emit(.measure(Int32(code.measurements.count - 1)), at: offset)
  }

  /// Compiles the right side of an assignment: an expression, or a measurement whose outcomes go into a
  /// variable of its own.
  mutating func compileValue(_ id: ExpressionID) throws(QASMError) -> Term {
    guard case .measure(let qubits) = syntax[id] else { return try compile(id) }
    let operand = try compileOperand(qubits)
    let type = ValueType.bit(operand.count)
    let slot = newSlot(type)
    emitMeasurement(operand, into: BitTarget(slot: slot, places: nil), at: syntax.offset(of: id))
    return term(.slot(slot), type, at: syntax.offset(of: id))
  }

  private mutating func compileAssignment(
    _ target: ExpressionID, _ operation: BinaryOperator?, _ value: ExpressionID, at offset: Int
  ) throws(QASMError) {
    let (bits, type) = try compileTarget(target)
    // `c[0] = measure q;` is the same as `measure q -> c[0];`.
    if operation == nil, case .measure(let qubits) = syntax[value], case .bit(let count) = type {
      let operand = try compileOperand(qubits)
      guard fits(operand.count, into: count) else {
        throw error(.sizesDiffer(operand.count ?? 1, count ?? 1), at: syntax.offset(of: value))
      }
      return emitMeasurement(operand, into: bits, at: offset)
    }
    var result = try compileValue(value)
    if let operation {
      result = try combine(
        currentValue(of: bits, type, at: syntax.offset(of: target)), operation, result, at: offset)
    }
    let converted = try convert(result, to: type)
    guard bits.places != nil else {
      emit(.store(bits.slot, formula(converted)), at: offset)
      return
    }
    code.assignments.append(AssignmentCode(target: bits, value: formula(converted)))
    emit(.assign(Int32(code.assignments.count - 1)), at: offset)
  }

  /// What a target holds before it is written; its index is not computed anew.
  private mutating func currentValue(
    of target: BitTarget, _ type: ValueType, at offset: Int
  ) throws(QASMError) -> Term {
    let whole = term(.slot(target.slot), code.slotTypes[Int(target.slot)], at: offset)
    guard let places = target.places, case .bit(let count) = type else { return whole }
    return try pick(places, count: count, of: whole, at: offset)
  }

  private mutating func combine(
    _ a: Term, _ operation: BinaryOperator, _ b: Term, at offset: Int
  ) throws(QASMError) -> Term {
    // `bits ^= true` and the like work on a bit.
    if operation.isBitwise, case .bit = a.type, b.type != a.type {
      return try binary(operation, a, convert(b, to: a.type), at: offset)
    }
    return try binary(operation, a, b, at: offset)
  }
}
