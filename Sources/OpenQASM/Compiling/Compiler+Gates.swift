import QuantumSimulator

extension Compiler {
  /// Compiles a gate applied to qubits.
  mutating func compile(_ application: ApplicationSyntax, at offset: Int) throws(QASMError) {
    if case .named(let symbol) = application.name, case .subroutine(let subroutine)? = scopes[symbol],
      application.modifiers.isEmpty
    {
      // Drafts of the language called subroutines as gates are called, and examples still do.
      let arguments = syntax.numbers(in: application.arguments) + syntax.numbers(in: application.operands)
      _ = try call(subroutine, symbol, arguments.map { ExpressionID(index: $0) }, at: offset)
      return
    }
    let gate = try resolve(application.name, at: offset)
    let (modifiers, controlCount) = try compileModifiers(application.modifiers)
    let arity = code.arity(of: gate)
    try checkCounts(application, arity: arity, controls: controlCount, at: offset)
    guard size(of: gate) <= ProgramLimits.gateSteps else {
      throw error(.tooMany(.operations, limit: ProgramLimits.gateSteps), at: offset)
    }
    if modifiers.isEmpty, try compileKnownCall(gate, application, at: offset) { return }
    let arguments = try compileArguments(application.arguments)
    let operands = try compileOperands(application.operands, at: offset)
    let gateFormula = GateFormula(
      gate: gate, modifiers: modifiers, arguments: arguments, qubits: operands.map { $0.source })
    code.applications.append(gateFormula)
    emit(.apply(Int32(code.applications.count - 1)), at: offset)
    work.add(size(of: gate))
  }

  /// The gate that a name means.
  func resolve(_ gate: ApplicationSyntax.Name, at offset: Int) throws(QASMError) -> GateReference {
    guard case .named(let symbol) = gate else { return .globalPhase }
    let entity = try lookUp(symbol, at: offset)
    switch entity {
    case .gate(let reference): return reference
    case .opaqueGate: throw error(.opaqueGate(name: name(symbol)), at: offset)
    case .unfinishedGate: throw error(.recursiveGate(name: name(symbol)), at: offset)
    case .unfinishedSubroutine: throw error(.recursiveSubroutine(name: name(symbol)), at: offset)
    default: throw error(.wrongKind(name: name(symbol), found: entity.kind, wanted: .gate), at: offset)
    }
  }

  /// How many gates of the language a gate comes down to.
  func size(of gate: GateReference) -> Int {
    if case .defined(let number) = gate { code.gates[Int(number)].size } else { 1 }
  }

  func checkCounts(
    _ application: ApplicationSyntax, arity: (parameters: Int, qubits: Int), controls: Int, at offset: Int
  ) throws(QASMError) {
    guard Int(application.arguments.count) == arity.parameters else {
      throw error(
        .wrongArgumentCount(
          name: spelling(of: application.name), found: Int(application.arguments.count),
          wanted: arity.parameters), at: offset)
    }
    guard Int(application.operands.count) == arity.qubits + controls else {
      throw error(
        .wrongQubitCount(
          name: spelling(of: application.name), found: Int(application.operands.count),
          wanted: arity.qubits + controls), at: offset)
    }
  }

  private func spelling(of gate: ApplicationSyntax.Name) -> String {
    switch gate {
    case .named(let symbol): name(symbol)
    case .globalPhase: "gphase"
    }
  }

  /// Compiles the modifiers of a gate, the outermost first, and counts the controls that they add.
  mutating func compileModifiers(
    _ list: SyntaxList
  ) throws(QASMError) -> (modifiers: [GateModifier], controlCount: Int) {
    guard !list.isEmpty else { return ([], 0) }
    var modifiers: [GateModifier] = []
    var controlCount = 0
    for number in syntax.numbers(in: list) {
      let modifier = syntax.modifiers[Int(number)]
      guard modifiers.count < ProgramLimits.modifiers else {
        throw error(.tooMany(.modifiers, limit: ProgramLimits.modifiers), at: Int(modifier.offset))
      }
      switch (modifier.kind, modifier.argument) {
      case (.inverse, _): modifiers.append(.inverse)
      case (.power, .some(let exponent)):
        let term = try convert(promoteToNumber(compile(exponent)), to: .real(64))
        modifiers.append(.power(formula(term)))
      case (.power, nil): break
      case (.control, let count), (.antiControl, let count):
        var controls = 1
        if let count { controls = try compileSize(count, limit: ProgramLimits.controls) }
        controlCount += controls
        modifiers.append(.control(controls, modifier.kind == .control ? .on : .off))
      }
    }
    return (modifiers, controlCount)
  }

  /// Compiles the parameters of a gate.
  mutating func compileArguments(_ list: SyntaxList) throws(QASMError) -> [FormulaID] {
    var arguments: [FormulaID] = []
    for index in 0..<Int(list.count) {
      let term = try compile(syntax.expression(index, in: list))
      arguments.append(formula(try convert(promoteToNumber(term), to: .real(64))))
    }
    return arguments
  }

  private mutating func compileOperands(
    _ list: SyntaxList, at offset: Int
  ) throws(QASMError) -> [Operand] {
    var operands: [Operand] = []
    var size: Int?
    for index in 0..<Int(list.count) {
      let operand = try compileOperand(syntax.expression(index, in: list))
      if let count = operand.count {
        if let size, size != count { throw error(.sizesDiffer(size, count), at: operand.offset) }
        size = count
      }
      operands.append(operand)
    }
    return operands
  }

  /// Compiles a gate whose parameters and qubits are all known, the common case, without building formulas;
  /// gives back false, with nothing done, where they are not.
  ///
  /// A register stands for its qubits one after the other.
  private mutating func compileKnownCall(
    _ gate: GateReference, _ application: ApplicationSyntax, at offset: Int
  ) throws(QASMError) -> Bool {
    let firstArgument = code.reals.count
    let firstQubit = code.qubits.count
    let firstInstruction = code.instructions.count
    let workBefore = work
    func takeBack() {
      work = workBefore
      code.reals.removeSubrange(firstArgument...)
      code.qubits.removeSubrange(firstQubit...)
      // The calls of subroutines among parameters and indices come again when they are compiled for good.
      code.instructions.removeSubrange(firstInstruction...)
      code.offsets.removeSubrange(firstInstruction...)
    }
    for index in 0..<Int(application.arguments.count) {
      let term = try compile(syntax.expression(index, in: application.arguments))
      guard term.constant != nil,
        case .real(let value)? = try convert(promoteToNumber(term), to: .real(64)).constant
      else {
        takeBack()
        return false
      }
      code.reals.append(value)
    }
    let operandCount = Int(application.operands.count)
    var size: Int?
    var steps: [Int32] = []
    for index in 0..<operandCount {
      let operand = try compileOperand(syntax.expression(index, in: application.operands))
      guard case .range(let first, _) = operand.source else {
        takeBack()
        return false
      }
      if let count = operand.count {
        if let size, size != count { throw error(.sizesDiffer(size, count), at: operand.offset) }
        if size == nil { steps = [Int32](repeating: 0, count: operandCount) }
        size = count
        steps[index] = 1
      }
      code.qubits.append(first)
    }
    try checkDistinct(code.qubits[firstQubit...], at: offset)
    emitCall(gate, firstArgument, firstQubit, at: offset)
    guard let size else { return true }
    for round in 1..<max(size, 1) {
      let start = code.qubits.count
      for index in 0..<operandCount {
        code.qubits.append(code.qubits[firstQubit + index] + steps[index] * Int32(round))
      }
      try checkDistinct(code.qubits[start...], at: offset)
      emitCall(gate, firstArgument, start, at: offset)
    }
    return true
  }

  private mutating func emitCall(_ gate: GateReference, _ arguments: Int, _ qubits: Int, at offset: Int) {
    code.calls.append(GateCall(gate: gate, arguments: Int32(arguments), qubits: Int32(qubits)))
    emit(.call(Int32(code.calls.count - 1)), at: offset)
    work.add(size(of: gate))
  }

  private func checkDistinct(_ qubits: ArraySlice<Int32>, at offset: Int) throws(QASMError) {
    guard qubits.count > 1 else { return }
    for index in qubits.indices.dropFirst() where qubits[..<index].contains(qubits[index]) {
      throw error(.repeatedQubit, at: offset)
    }
  }
}
