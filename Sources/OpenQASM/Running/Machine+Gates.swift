import QuantumSimulator

extension Machine {
  /// What a gate with known parameters comes down to.
  mutating func expand(_ call: GateCall) throws(MachineStop) -> [Primitive] {
    let arity = code.arity(of: call.gate)
    let arguments = code.reals[Int(call.arguments)..<Int(call.arguments) + arity.parameters]
    let qubits = code.qubits[Int(call.qubits)..<Int(call.qubits) + arity.qubits].map { Int($0) }
    return try primitives(of: call.gate, arguments, on: qubits[...])
  }

  /// What a gate with computed parameters, qubits and modifiers comes down to; registers stand for their
  /// qubits one after the other.
  mutating func expand(_ gate: GateFormula) throws(MachineStop) -> [Primitive] {
    var arguments: [Double] = []
    for formula in gate.arguments { arguments.append(try real(formula)) }
    var operands: [[Int]] = []
    var rounds = 1
    for source in gate.qubits {
      let qubits = try qubits(source)
      rounds = max(rounds, qubits.count)
      operands.append(qubits)
    }
    var all: [Primitive] = []
    for round in 0..<rounds {
      var qubits: [Int] = []
      for operand in operands {
        guard operand.count == 1 || round < operand.count else {
          throw .error(error(.sizesDiffer(operand.count, rounds)))
        }
        let qubit = operand.count == 1 ? operand[0] : operand[round]
        guard !qubits.contains(qubit) else { throw .error(error(.repeatedQubit)) }
        qubits.append(qubit)
      }
      try add(gate.gate, gate.modifiers[...], arguments[...], on: qubits[...], to: &all)
    }
    return all
  }

  private func real(_ formula: FormulaID) throws(MachineStop) -> Double {
    guard case .real(let value) = try value(formula) else { return 0 }
    guard value.isFinite else { throw .error(code.error(.overflow, at: code.formulas.offset(of: formula))) }
    return value
  }

  /// What a gate comes down to without modifiers.
  mutating func primitives(
    of gate: GateReference, _ arguments: ArraySlice<Double>, on qubits: ArraySlice<Int>
  ) throws(MachineStop) -> [Primitive] {
    var all: [Primitive] = []
    try add(gate, arguments, on: qubits, to: &all)
    return all
  }

  /// Adds what a gate comes down to without modifiers.
  private mutating func add(
    _ gate: GateReference, _ arguments: ArraySlice<Double>, on qubits: ArraySlice<Int>,
    to all: inout [Primitive]
  ) throws(MachineStop) {
    switch gate {
    case .standard(let gate): all += gate.primitives(arguments, on: qubits)
    case .globalPhase: all.append(.phase(arguments.first ?? 0, controls: []))
    case .defined(let number):
      let outer = environment.parameters
      environment.parameters = Array(arguments)
      defer { environment.parameters = outer }
      for step in code.gates[Int(number)].steps {
        steps += 1
        guard steps <= ProgramLimits.steps else {
          throw .error(error(.tooMany(.steps, limit: ProgramLimits.steps)))
        }
        var inner: [Double] = []
        for formula in step.arguments { inner.append(try real(formula)) }
        let places = step.qubits.map { qubits[qubits.startIndex + $0] }
        try add(step.gate, step.modifiers[...], inner[...], on: places[...], to: &all)
      }
    }
    guard all.count <= ProgramLimits.gateSteps else {
      throw .error(error(.tooMany(.operations, limit: ProgramLimits.gateSteps)))
    }
  }

  /// Adds what a gate comes down to with modifiers, the outermost first.
  private mutating func add(
    _ gate: GateReference, _ modifiers: ArraySlice<GateModifier>, _ arguments: ArraySlice<Double>,
    on qubits: ArraySlice<Int>, to all: inout [Primitive]
  ) throws(MachineStop) {
    guard let modifier = modifiers.first else { return try add(gate, arguments, on: qubits, to: &all) }
    let (start, rest) = (all.count, modifiers.dropFirst())
    switch modifier {
    case .inverse:
      try add(gate, rest, arguments, on: qubits, to: &all)
      all.replaceSubrange(start..., with: all[start...].reversed().flatMap { $0.power(-1) })
    case .control(let count, let state):
      let controls = qubits.prefix(count).map { Control($0, state) }
      try add(gate, rest, arguments, on: qubits.dropFirst(count), to: &all)
      for index in start..<all.count { all[index] = all[index].controlled(by: controls) }
    case .power(let formula):
      let exponent = try real(formula)
      try add(gate, rest, arguments, on: qubits, to: &all)
      all.replaceSubrange(start..., with: try power(exponent, of: Array(all[start...]), on: qubits))
    }
  }

  /// Some primitives, taken as one gate, done `exponent` times.
  private func power(
    _ exponent: Double, of base: [Primitive], on qubits: ArraySlice<Int>
  ) throws(MachineStop) -> [Primitive] {
    if base.isEmpty || exponent == 0 { return [] }
    if base.count == 1 {
      if case .phase(let angle, _) = base[0], !(angle * exponent).isFinite { throw .error(error(.overflow)) }
      return base[0].power(exponent)
    }
    let isWhole = exponent.rounded(.towardZero) == exponent
    if isWhole, exponent.magnitude * Double(base.count) <= Double(ProgramLimits.repetitions) {
      let once = exponent < 0 ? base.reversed().flatMap { $0.power(-1) } : base
      var all: [Primitive] = []
      for _ in 0..<Int(exponent.magnitude) { all += once }
      return all
    }
    guard qubits.count <= ProgramLimits.matrixQubits else {
      throw .error(error(.powerOfWideGate(qubits: qubits.count, limit: ProgramLimits.matrixQubits)))
    }
    guard let gate = Self.unitary(of: base, on: qubits) else {
      throw .error(error(.undefinedResult(function: "pow")))
    }
    return [Primitive(gate.power(exponent), Array(qubits))]
  }

  /// The matrix of some primitives on a few qubits, as a gate.
  static func unitary(of primitives: [Primitive], on qubits: ArraySlice<Int>) -> Gate? {
    var circuit = Circuit(qubitCount: qubits.count)
    let numbers = Array(qubits)
    for primitive in primitives {
      for application in primitive.moved(to: numbers).applications {
        guard (try? circuit.append(Operation(.gate(application)))) != nil else { return nil }
      }
    }
    guard let matrix = try? circuit.unitary() else { return nil }
    return try? Gate(unitary: matrix)
  }
}

extension Primitive {
  /// The same on the places that its qubits have in a list.
  fileprivate func moved(to list: [Int]) -> Primitive {
    func place(_ qubit: Int) -> Int { list.firstIndex(of: qubit) ?? 0 }
    switch self {
    case .gate(let application):
      return Primitive(
        application.gate, application.targets.map(place),
        controls: application.controls.map { Control(place($0.qubit), $0.state) })
    case .phase(let angle, let controls):
      return .phase(angle, controls: controls.map { Control(place($0.qubit), $0.state) })
    }
  }
}
