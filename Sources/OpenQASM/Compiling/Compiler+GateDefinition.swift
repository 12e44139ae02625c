extension Compiler {
  /// Compiles the definition of a gate.
  mutating func compile(_ gate: GateSyntax, at offset: Int) throws(QASMError) {
    guard case .program = context else { throw error(.notGlobal(.gate), at: offset) }
    try declare(gate.name, .unfinishedGate, at: offset)
    var definition = GateDefinition(
      name: gate.name, parameterCount: Int(gate.parameters.count), qubitCount: Int(gate.qubits.count))
    scopes.enter()
    for (index, number) in syntax.numbers(in: gate.parameters).enumerated() {
      try declare(Symbol(number), .gateParameter(index), at: offset)
    }
    for (index, number) in syntax.numbers(in: gate.qubits).enumerated() {
      try declare(Symbol(number), .gateQubit(index), at: offset)
    }
    try compileGateBody(gate.body, into: &definition)
    scopes.leave()
    code.gates.append(definition)
    let reference = GateReference.defined(Int32(code.gates.count - 1))
    scopes.rebind(gate.name, to: .gate(recognised(reference, definition) ?? reference))
  }

  private mutating func compileGateBody(
    _ body: SyntaxList, into definition: inout GateDefinition
  ) throws(QASMError) {
    for number in syntax.numbers(in: body) {
      let statement = StatementID(index: number)
      let offset = syntax.offset(of: statement)
      switch syntax[statement] {
      case .apply(let application):
        try compileStep(application, at: offset, into: &definition)
      case .barrier(let operands), .nop(let operands):
        _ = try gateQubits(operands)
      case .delay(let duration, let operands):
        try checkDuration(duration)
        _ = try gateQubits(operands)
      case .box(let duration, let inner):
        if let duration { try checkDuration(duration) }
        try compileInnerGateBody(inner, into: &definition)
      case .block(let inner): try compileInnerGateBody(inner, into: &definition)
      case .forLoop(let type, let variable, let values, let inner):
        try unroll(type, variable, values, inner, at: offset, into: &definition)
      case .ifElse(let condition, let then, let otherwise):
        guard case .bool(let holds) = try compileConstant(condition, as: .bool) else { break }
        try compileInnerGateBody(holds ? then : otherwise, into: &definition)
      default: throw error(.notUnitary, at: offset)
      }
    }
  }

  /// Compiles a block within a definition, whose names are its own.
  private mutating func compileInnerGateBody(
    _ body: SyntaxList, into definition: inout GateDefinition
  ) throws(QASMError) {
    scopes.enter()
    try compileGateBody(body, into: &definition)
    scopes.leave()
  }

  private mutating func compileStep(
    _ application: ApplicationSyntax, at offset: Int, into definition: inout GateDefinition
  ) throws(QASMError) {
    let gate = try resolve(application.name, at: offset)
    let (modifiers, controlCount) = try compileModifiers(application.modifiers)
    try checkCounts(application, arity: code.arity(of: gate), controls: controlCount, at: offset)
    let arguments = try compileArguments(application.arguments)
    let qubits = try gateQubits(application.operands)
    for (index, qubit) in qubits.enumerated() where qubits[..<index].contains(qubit) {
      throw error(.repeatedQubit, at: offset)
    }
    if case .defined(let number) = gate {
      definition.depth = max(definition.depth, code.gates[Int(number)].depth + 1)
    }
    guard definition.depth <= ProgramLimits.nestedCalls else {
      throw error(.tooMany(.nestedCalls, limit: ProgramLimits.nestedCalls), at: offset)
    }
    guard definition.steps.count < ProgramLimits.gateSteps else {
      throw error(.tooMany(.operations, limit: ProgramLimits.gateSteps), at: offset)
    }
    // No number of levels makes this overflow: what is past the limit stays there.
    definition.size = min(definition.size + size(of: gate), ProgramLimits.gateSteps + 1)
    definition.steps.append(
      GateDefinition.Step(
        gate: gate, modifiers: modifiers, arguments: arguments, qubits: qubits, offset: UInt32(offset)))
  }

  private func gateQubits(_ operands: SyntaxList) throws(QASMError) -> [Int] {
    var qubits: [Int] = []
    for number in syntax.numbers(in: operands) {
      let id = ExpressionID(index: number)
      guard case .name(let symbol) = syntax[id] else {
        throw error(.notAGateQubit, at: syntax.offset(of: id))
      }
      let entity = try lookUp(symbol, at: syntax.offset(of: id))
      guard case .gateQubit(let index) = entity else {
        throw error(.notAGateQubit, at: syntax.offset(of: id))
      }
      qubits.append(index)
    }
    return qubits
  }

  /// A loop in a definition is written out, for its bounds must be known.
  private mutating func unroll(
    _ type: TypeSyntax, _ variable: Symbol, _ values: ExpressionID, _ body: SyntaxList, at offset: Int,
    into definition: inout GateDefinition
  ) throws(QASMError) {
    let variableType = try resolve(type, at: offset)
    var rounds = 0
    for value in try constantMembers(values, as: variableType) {
      scopes.enter()
      try declare(variable, .constant(value, variableType), at: offset)
      try compileGateBody(body, into: &definition)
      scopes.leave()
      rounds += 1
      unrolled += 1
      guard unrolled <= ProgramLimits.gateSteps else {
        throw error(.tooMany(.rounds, limit: ProgramLimits.gateSteps), at: offset)
      }
    }
  }

  /// The values that a loop in a definition runs over.
  private mutating func constantMembers(
    _ id: ExpressionID, as type: ValueType
  ) throws(QASMError) -> [Value] {
    let offset = syntax.offset(of: id)
    switch syntax[id] {
    case .set(let members):
      var values: [Value] = []
      for index in 0..<Int(members.count) {
        values.append(try compileConstant(syntax.expression(index, in: members), as: type))
      }
      return values
    case .range(let start, let step, let stop):
      var bounds: [Int64] = []
      for (part, missing) in [(start, nil), (step, 1), (stop, nil)] as [(ExpressionID?, Int64?)] {
        if let part, case .signed(let bound) = try compileConstant(part, as: .signed(64)) {
          bounds.append(bound)
        } else if let missing {
          bounds.append(missing)
        } else {
          throw error(.notConstant, at: offset)
        }
      }
      guard var range = IntegerRange(start: bounds[0], step: bounds[1], stop: bounds[2]) else {
        throw error(.rangeWithoutStep, at: offset)
      }
      var values: [Value] = []
      while let next = range.next() {
        guard values.count < ProgramLimits.gateSteps else {
          throw error(.tooMany(.rounds, limit: ProgramLimits.gateSteps), at: offset)
        }
        values.append(
          try constant(type, at: offset) { () throws(EvaluationStop) in
            try Value.signed(next).converted(from: .signed(64), to: type)
          }.constant ?? .bool(false))
      }
      return values
    default: throw error(.notConstant, at: offset)
    }
  }
}
