extension Compiler {
  /// Places in a register, and how many: nil for one that is taken by itself.
  struct Selection {
    var content: Term.Content
    var count: Int?

    /// The place where it is one that is known.
    var onlyPlace: Int? {
      guard case .constant(let value) = content else { return nil }
      return value.onlyPlace
    }
  }

  /// Compiles `value[items]`.
  mutating func compileIndex(
    of value: Term, _ items: SyntaxList, at offset: Int
  ) throws(QASMError) -> Term {
    let selection = try compileSelection(items, of: value.type, at: offset)
    if case .constant(let register) = value.content, case .constant(.places(let places)) = selection.content {
      switch register {
      case .bits(let bits):
        return .constant(.bits(places.map { bits[$0] }), .bit(selection.count), at: offset)
      case .places(let qubits):
        return .constant(.places(places.map { qubits[$0] }), .qubits(selection.count), at: offset)
      default: break
      }
    }
    return try pick(formula(selection, at: offset), count: selection.count, of: value, at: offset)
  }

  /// What stands at some places of a value: several, or one that is taken by itself where there is no count.
  mutating func pick(
    _ places: FormulaID, count: Int?, of value: Term, at offset: Int
  ) throws(QASMError) -> Term {
    switch value.type {
    case .bit: return term(.pick(formula(value), places: places), .bit(count), at: offset)
    case .qubits: return term(.pick(formula(value), places: places), .qubits(count), at: offset)
    case .signed, .unsigned, .angle:
      guard count == nil else {
        throw error(.wrongType(found: value.type.spelling, wanted: "bit[n]"), at: value.offset)
      }
      return term(.bit(formula(value), place: places, value.type), .bit(nil), at: offset)
    case .bool, .real:
      throw error(.wrongType(found: value.type.spelling, wanted: "bit[n]"), at: value.offset)
    }
  }

  /// Compiles what stands between the brackets behind something of a type.
  mutating func compileSelection(
    _ items: SyntaxList, of type: ValueType, at offset: Int
  ) throws(QASMError) -> Selection {
    guard items.count == 1 else { throw error(.unsupported(.arrays), at: offset) }
    guard let size = type.size else {
      throw error(.wrongType(found: type.spelling, wanted: "a register"), at: offset)
    }
    let item = syntax.expression(0, in: items)
    switch syntax[item] {
    case .range(let start, let step, let stop):
      let range = Formula.placesOfRange(
        start: try indexFormula(start), step: try indexFormula(step), stop: try indexFormula(stop),
        size: size)
      let id = code.formulas.add(range, at: syntax.offset(of: item))
      guard case .places(let places) = try evaluateNow(id) else {
        throw error(.notConstant, at: syntax.offset(of: item))
      }
      return Selection(content: .constant(.places(places)), count: places.count)
    case .set(let members):
      var formulas: [FormulaID] = []
      var places: [Int]? = []
      for index in 0..<Int(members.count) {
        let member = syntax.expression(index, in: members)
        let place = try compilePlace(member, size: size)
        if let known = place.onlyPlace { places?.append(known) } else { places = nil }
        formulas.append(formula(place, at: syntax.offset(of: member)))
      }
      if let places { return Selection(content: .constant(.places(places)), count: places.count) }
      let set = code.formulas.addSet(formulas, at: syntax.offset(of: item))
      return Selection(content: .formula(set), count: formulas.count)
    default:
      return try compilePlace(item, size: size)
    }
  }

  /// Compiles an index: a place in a register.
  private mutating func compilePlace(_ id: ExpressionID, size: Int) throws(QASMError) -> Selection {
    let offset = syntax.offset(of: id)
    if case .integer(let value) = syntax[id], value < UInt64(size) {
      return Selection(content: .constant(.places([Int(value)])), count: nil)
    }
    let index = try compileIndexNumber(id)
    if case .signed(let value)? = index.constant {
      guard value >= -Int64(size), value < Int64(size) else {
        throw error(.indexOutOfRange(index: value, size: size), at: offset)
      }
      return Selection(
        content: .constant(.places([Int(value < 0 ? value + Int64(size) : value)])), count: nil)
    }
    return Selection(
      content: .formula(code.formulas.add(.place(formula(index), size: size), at: offset)), count: nil)
  }

  /// Compiles a whole number that counts or points.
  mutating func compileIndexNumber(_ id: ExpressionID) throws(QASMError) -> Term {
    let term = try folded(compile(id))
    if code.dialect == .openQASM2, case .real(let value)? = term.constant, value == value.rounded(),
      value.magnitude < 0x1p53
    {
      return .constant(.signed(Int64(value)), .signed(64), at: term.offset)
    }
    guard promotesToInteger(term.type) else {
      throw error(.wrongType(found: term.type.spelling, wanted: "int"), at: term.offset)
    }
    return try convert(term, to: .signed(64))
  }

  /// The formula of a part of a range, nil where it is left out.
  private mutating func indexFormula(_ part: ExpressionID?) throws(QASMError) -> FormulaID? {
    guard let part else { return nil }
    return formula(try compileIndexNumber(part))
  }

  private mutating func formula(_ selection: Selection, at offset: Int) -> FormulaID {
    switch selection.content {
    case .formula(let id): id
    case .constant(let value): code.formulas.add(.constant(value), at: offset)
    }
  }

  /// The formula that chooses bits of a variable; nil where it chooses all.
  mutating func placesFormula(_ selection: Selection, at offset: Int) -> FormulaID {
    formula(selection, at: offset)
  }

  /// The term as a value where nothing in its formula is yet to be known.
  mutating func folded(_ term: Term) throws(QASMError) -> Term {
    guard case .formula(let id) = term.content, let value = try evaluateNow(id) else { return term }
    return .constant(value, term.type, at: term.offset)
  }

  /// The value of a formula without variables, or nil where it has some.
  func evaluateNow(_ id: FormulaID) throws(QASMError) -> Value? {
    guard code.formulas.isConstant(id) else { return nil }
    do throws(FormulaStop) {
      return try code.formulas.value(of: id, in: Environment(slots: []))
    } catch {
      guard case .fault(let fault) = error.stop else { return nil }
      throw self.error(fault, at: code.formulas.offset(of: error.formula))
    }
  }
}

extension Formulas {
  /// Whether nothing in a computation is a variable or a parameter.
  func isConstant(_ id: FormulaID) -> Bool {
    switch self[id] {
    case .constant: return true
    case .slot, .parameter: return false
    case .convert(let a, _, _), .negate(let a, _), .complement(let a, _), .not(let a), .real(_, let a),
      .popcount(let a),
      .place(let a, _):
      return isConstant(a)
    case .logical(_, let a, let b), .arithmetic(_, let a, let b, _), .comparison(_, let a, let b),
      .shift(_, let a, let b, _), .rotate(let a, let b), .pick(let a, let b), .bit(let a, let b, _),
      .concatenate(let a, let b):
      return isConstant(a) && isConstant(b)
    case .placesOfRange(let start, let step, let stop, _):
      for part in [start, step, stop] {
        if let part, !isConstant(part) { return false }
      }
      return true
    case .placesOfSet(let first, let count):
      for index in first..<first + count where !isConstant(member(index)) { return false }
      return true
    }
  }
}
