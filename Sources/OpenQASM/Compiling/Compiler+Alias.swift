extension Compiler {
  /// `let name = value;`: another name for qubits, or for bits of one variable.
  mutating func compileAlias(
    _ symbol: Symbol, _ value: ExpressionID, at offset: Int
  ) throws(QASMError) {
    let term = try compile(value)
    switch term.type {
    case .qubits(let count):
      if case .range(let first, _) = source(of: term) {
        try declare(symbol, .qubits(first: Int(first), count: count), at: offset)
        return
      }
      let slot = newSlot(term.type)
      emit(.store(slot, formula(term)), at: offset)
      try declare(symbol, .qubitVariable(slot, count: count), at: offset)
    case .bit:
      if let constant = term.constant {
        return try declare(symbol, .constant(constant, term.type), at: offset)
      }
      try declare(symbol, .bitAlias(bitAlias(of: value)), at: offset)
    default:
      throw error(.wrongType(found: term.type.spelling, wanted: "qubit"), at: syntax.offset(of: value))
    }
  }

  /// The bits that an expression names: those of a variable, or some of them that are known.
  private mutating func bitAlias(of value: ExpressionID) throws(QASMError) -> BitAlias {
    let offset = syntax.offset(of: value)
    switch syntax[value] {
    case .name, .index: break
    default: throw error(.unsupported(.joinedBitAliases), at: offset)
    }
    let (target, type) = try compileTarget(value)
    guard let places = target.places else {
      guard case .bit(let count) = type else { throw error(.notConstant, at: offset) }
      return BitAlias(slot: target.slot, places: Array(0..<(count ?? 1)), type: type)
    }
    guard case .places(let known) = try evaluateNow(places) else { throw error(.notConstant, at: offset) }
    return BitAlias(slot: target.slot, places: known, type: type)
  }

  /// The value of bits that an alias names.
  mutating func term(_ alias: BitAlias, at offset: Int) -> Term {
    let variable = code.formulas.add(.slot(alias.slot), at: offset)
    return term(.pick(variable, places: places(of: alias, at: offset)), alias.type, at: offset)
  }

  /// The places of an alias's bits in its variable.
  mutating func places(of alias: BitAlias, at offset: Int) -> FormulaID {
    code.formulas.add(.constant(.places(alias.places)), at: offset)
  }
}
