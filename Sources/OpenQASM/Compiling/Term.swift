/// An expression that has been compiled: a value, or a formula for one.
struct Term {
  var content: Content
  var type: ValueType
  /// The offset in the text.
  var offset: Int

  enum Content {
    case constant(Value)
    case formula(FormulaID)
  }

  /// The value where it is known.
  var constant: Value? {
    guard case .constant(let value) = content else { return nil }
    return value
  }

  static func constant(_ value: Value, _ type: ValueType, at offset: Int) -> Term {
    Term(content: .constant(value), type: type, offset: offset)
  }
}

extension Compiler {
  /// The term as a formula.
  mutating func formula(_ term: Term) -> FormulaID {
    switch term.content {
    case .formula(let id): id
    case .constant(let value): code.formulas.add(.constant(value), at: term.offset)
    }
  }

  /// A term that a formula computes.
  mutating func term(_ formula: Formula, _ type: ValueType, at offset: Int) -> Term {
    Term(content: .formula(code.formulas.add(formula, at: offset)), type: type, offset: offset)
  }

  /// A term whose value is computed now.
  func constant(
    _ type: ValueType, at offset: Int, _ value: () throws(EvaluationStop) -> Value
  ) throws(QASMError) -> Term {
    do throws(EvaluationStop) {
      return .constant(try value(), type, at: offset)
    } catch {
      switch error {
      case .fault(let fault): throw self.error(fault, at: offset)
      case .undecided: throw self.error(.notConstant, at: offset)
      }
    }
  }

  /// The term as a value of another type.
  mutating func convert(_ term: Term, to type: ValueType) throws(QASMError) -> Term {
    if term.type == type { return term }
    guard term.type.converts(to: type) else {
      throw error(.wrongType(found: term.type.spelling, wanted: type.spelling), at: term.offset)
    }
    switch term.content {
    case .constant(let value):
      return try constant(type, at: term.offset) { () throws(EvaluationStop) in
        try value.converted(from: term.type, to: type)
      }
    case .formula(let id):
      return self.term(.convert(id, from: term.type, to: type), type, at: term.offset)
    }
  }
}

extension ValueType {
  /// Whether there is a conversion: OpenQASM 3's table of casts, and whole numbers as angles in radians.
  func converts(to type: ValueType) -> Bool {
    switch (self, type) {
    case (.qubits, _), (_, .qubits): self == type
    case (_, .bool): true
    case (.bool, .bit(let width)): width ?? 1 == 1
    case (.bit(let own), .bit(let width)): own ?? 1 == width ?? 1
    case (.signed, .bit), (.unsigned, .bit): true
    case (.angle(let own), .bit(let width)): own == width
    case (.real, .bit): false
    case (.angle, .signed), (.angle, .unsigned): false
    case (_, .signed), (_, .unsigned): true
    case (.bit, .real): false
    case (_, .real): true
    case (.bit(let own), .angle(let width)): own == width
    case (.bool, .angle): false
    case (_, .angle): true
    }
  }
}
