extension Compiler {
  /// Qubits that a statement acts on.
  struct Operand {
    var source: QubitSource
    /// How many, or nil for one that is taken by itself.
    var count: Int?
    var offset: Int
  }

  /// Compiles the operand of a gate, a reset, a measurement or a barrier.
  mutating func compileOperand(_ id: ExpressionID) throws(QASMError) -> Operand {
    let offset = syntax.offset(of: id)
    // Nearly every operand is a register, or a qubit of one with a written index.
    switch syntax[id] {
    case .name(let symbol):
      if case .qubits(let first, let count)? = scopes[symbol] {
        return Operand(
          source: .range(first: Int32(first), count: Int32(count ?? 1)), count: count, offset: offset)
      }
    case .index(let register, let items):
      if items.count == 1, case .name(let symbol) = syntax[register],
        case .qubits(let first, .some(let count))? = scopes[symbol],
        case .integer(let place) = syntax[syntax.expression(0, in: items)], place < UInt64(count)
      {
        let qubit = QubitSource.range(first: Int32(first + Int(place)), count: 1)
        return Operand(source: qubit, count: nil, offset: syntax.offset(of: register))
      }
    default: break
    }
    let term = try compileQubits(id)
    guard case .qubits(let count) = term.type else {
      throw error(.wrongType(found: term.type.spelling, wanted: "qubit"), at: offset)
    }
    return Operand(source: source(of: term), count: count, offset: offset)
  }

  /// Compiles an expression that names qubits, and points at the name where it names something else.
  private mutating func compileQubits(_ id: ExpressionID) throws(QASMError) -> Term {
    var base = id
    while case .index(let inner, _) = syntax[base] { base = inner }
    if case .name(let symbol) = syntax[base] {
      let entity = try lookUp(symbol, at: syntax.offset(of: base))
      guard entity.kind == .qubits else {
        throw error(
          .wrongKind(name: name(symbol), found: entity.kind, wanted: .qubits), at: syntax.offset(of: base))
      }
    }
    return try compile(id)
  }

  /// Where the qubits of a term are found.
  mutating func source(of term: Term) -> QubitSource {
    guard case .constant(.places(let places)) = term.content, let first = places.first else {
      return .formula(formula(term))
    }
    for (index, place) in places.enumerated() where place != first + index { return .formula(formula(term)) }
    return .range(first: Int32(first), count: Int32(places.count))
  }

  /// Compiles the bits that an outcome or a value goes into, and their type.
  mutating func compileTarget(_ id: ExpressionID) throws(QASMError) -> (target: BitTarget, type: ValueType) {
    let offset = syntax.offset(of: id)
    switch syntax[id] {
    case .name(let symbol):
      if case .bitAlias(let alias)? = scopes[symbol] {
        return (BitTarget(slot: alias.slot, places: places(of: alias, at: offset)), alias.type)
      }
      let (slot, type) = try variable(symbol, at: offset)
      return (BitTarget(slot: slot, places: nil), type)
    case .index(let register, let items):
      guard case .name(let symbol) = syntax[register] else { throw error(.unsupported(.arrays), at: offset) }
      if case .bitAlias(let alias)? = scopes[symbol] {
        let selection = try compileSelection(items, of: alias.type, at: offset)
        let places = code.formulas.add(
          .pick(places(of: alias, at: offset), places: placesFormula(selection, at: offset)), at: offset)
        return (BitTarget(slot: alias.slot, places: places), .bit(selection.count))
      }
      let (slot, type) = try variable(symbol, at: syntax.offset(of: register))
      switch type {
      case .bit, .signed, .unsigned, .angle: break
      default:
        throw error(.wrongType(found: type.spelling, wanted: "bit[n]"), at: syntax.offset(of: register))
      }
      let selection = try compileSelection(items, of: type, at: offset)
      return (BitTarget(slot: slot, places: placesFormula(selection, at: offset)), .bit(selection.count))
    default:
      throw error(.unexpected(found: "", wanted: .name), at: offset)
    }
  }

  private func variable(_ symbol: Symbol, at offset: Int) throws(QASMError) -> (Int32, ValueType) {
    let entity = try lookUp(symbol, at: offset)
    switch entity {
    case .variable(let slot, let type): return (slot, type)
    case .constant, .gateParameter: throw error(.notAssignable(name: name(symbol)), at: offset)
    default: throw error(.wrongKind(name: name(symbol), found: entity.kind, wanted: .bits), at: offset)
    }
  }
}
