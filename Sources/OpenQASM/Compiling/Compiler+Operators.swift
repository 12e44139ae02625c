extension Compiler {
  /// The value as a number: bits and truth values count.
  mutating func promoteToNumber(_ term: Term) throws(QASMError) -> Term {
    switch term.type {
    case .bool, .bit(nil): try convert(term, to: .signed(64))
    case .bit(.some(let width)): try convert(term, to: .unsigned(max(1, min(width, 64))))
    case .qubits: throw error(.wrongType(found: term.type.spelling, wanted: "int"), at: term.offset)
    default: term
    }
  }

  /// The type in which an operator works on two values, by the rules of C99 for numbers.
  func commonType(
    _ operation: BinaryOperator, _ a: Term, _ b: Term, at offset: Int
  ) throws(QASMError) -> ValueType {
    let (first, second) = (a.type, b.type)
    if case .qubits = first { throw error(.wrongType(found: first.spelling, wanted: "int"), at: a.offset) }
    if case .qubits = second { throw error(.wrongType(found: second.spelling, wanted: "int"), at: b.offset) }
    if operation.isBitwise || operation.isComparison {
      switch (first, second) {
      case (.bool, .bool): return .bool
      case (.bit(let x), .bit(let y)) where x ?? 1 == y ?? 1: return .bit(x ?? y)
      case (.bit(let x), .bit(let y)): throw error(.sizesDiffer(x ?? 1, y ?? 1), at: offset)
      case (.bool, .bit(let width)), (.bit(let width), .bool):
        if width ?? 1 == 1 { return .bool }
      default: break
      }
    }
    let type = Self.arithmeticType(Self.promoted(first), Self.promoted(second), operation)
    if operation.isBitwise, case .real = type {
      throw error(
        .wrongType(found: first == type ? first.spelling : second.spelling, wanted: "int"), at: offset)
    }
    return type
  }

  private static func promoted(_ type: ValueType) -> ValueType {
    switch type {
    case .bool, .bit(nil): .signed(64)
    case .bit(.some(let width)): .unsigned(max(1, min(width, 64)))
    default: type
    }
  }

  private static func arithmeticType(
    _ a: ValueType, _ b: ValueType, _ operation: BinaryOperator
  ) -> ValueType {
    switch (a, b) {
    case (.real(let x), .real(let y)): return .real(max(x, y))
    case (.angle(let x), .angle(let y)):
      return operation == .multiply || operation == .power ? .real(64) : .angle(max(x, y))
    case (.angle(let width), .signed), (.angle(let width), .unsigned): return .angle(width)
    case (.real(let width), _), (_, .real(let width)): return .real(width)
    case (.angle, _), (_, .angle): return .real(64)
    case (.signed(let x), .signed(let y)): return .signed(max(x, y))
    case (.unsigned(let x), .unsigned(let y)): return .unsigned(max(x, y))
    case (.signed(let x), .unsigned(let y)), (.unsigned(let y), .signed(let x)):
      return y >= x ? .unsigned(y) : .signed(x)
    default: return .signed(64)
    }
  }

  /// `bits == number`, which is one question to the bits and no conversion: a circuit can ask it, and it does
  /// not matter how many bits there are.
  mutating func comparisonOfBits(
    _ operation: BinaryOperator, _ a: Term, _ b: Term, at offset: Int
  ) -> Term? {
    guard operation == .equal || operation == .unequal else { return nil }
    let (bits, number) = a.constant == nil ? (a, b) : (b, a)
    guard let value = number.constant, let source = bitSource(bits) else { return nil }
    let pattern: UInt64
    switch value {
    case .signed(let value):
      guard value >= 0 || source.isSigned else {
        return .constant(.bool(operation == .unequal), .bool, at: offset)
      }
      pattern = UInt64(bitPattern: value)
    case .unsigned(let value): pattern = value
    case .bool(let value): pattern = value ? 1 : 0
    case .real(let value) where value >= 0 && value < 0x1p64 && value == value.rounded():
      pattern = UInt64(value)
    default: return nil
    }
    // A register of n bits, read as a signed number, spells what sign extension of the n bits gives.
    let spelled =
      source.isSigned
      ? UInt64(bitPattern: Wrapping.signed(Int64(bitPattern: pattern), width: source.width))
      : Wrapping.unsigned(pattern, width: min(64, source.width))
    guard spelled == pattern else { return .constant(.bool(operation == .unequal), .bool, at: offset) }
    let wanted = (0..<source.width).map { BitState($0 < 64 && pattern >> UInt64($0) & 1 == 1) }
    let constant = code.formulas.add(.constant(.bits(wanted)), at: offset)
    return term(.comparison(operation, source.formula, constant), .bool, at: offset)
  }

  private struct BitSource {
    var formula: FormulaID
    var width: Int
    var isSigned: Bool
  }

  /// The bits that a term is, or is a faithful reading of as a number.
  private func bitSource(_ term: Term) -> BitSource? {
    guard case .formula(let id) = term.content else { return nil }
    if case .bit(let width) = term.type { return BitSource(formula: id, width: width ?? 1, isSigned: false) }
    guard case .convert(let bits, .bit(let own), let type) = code.formulas[id] else { return nil }
    let width = own ?? 1
    switch type {
    case .unsigned(let wide) where wide >= width, .signed(let wide) where wide > width:
      _ = wide
      return BitSource(formula: bits, width: width, isSigned: false)
    case .signed(width): return BitSource(formula: bits, width: width, isSigned: true)
    case .bool where width == 1: return BitSource(formula: bits, width: width, isSigned: false)
    default: return nil
    }
  }

  mutating func shift(
    _ operation: BinaryOperator, _ a: Term, _ b: Term, at offset: Int
  ) throws(QASMError) -> Term {
    var value = a
    switch a.type {
    case .bit(.some), .unsigned, .signed, .angle: break
    case .bool, .bit(nil): value = try promoteToNumber(a)
    case .real, .qubits: throw error(.wrongType(found: a.type.spelling, wanted: "uint"), at: a.offset)
    }
    guard promotesToInteger(b.type) else {
      throw error(.wrongType(found: b.type.spelling, wanted: "uint"), at: b.offset)
    }
    let count = try convert(b, to: .signed(64))
    if let x = value.constant, case .signed(let n)? = count.constant {
      return try constant(value.type, at: offset) { () throws(EvaluationStop) in
        guard n >= 0 else { throw .fault(.undefinedResult(function: operation.spelling)) }
        return try x.shifted(operation, by: UInt64(n), as: value.type)
      }
    }
    let moved = Formula.shift(operation, formula(value), by: formula(count), value.type)
    return term(moved, value.type, at: offset)
  }

  /// Whether values of a type are whole numbers or count as such.
  func promotesToInteger(_ type: ValueType) -> Bool {
    switch type {
    case .bool, .bit, .signed, .unsigned: true
    case .real, .angle, .qubits: false
    }
  }

  mutating func concatenate(_ a: Term, _ b: Term, at offset: Int) throws(QASMError) -> Term {
    switch (a.type, b.type) {
    case (.qubits(let x), .qubits(let y)):
      guard (x ?? 1) + (y ?? 1) <= ProgramLimits.qubits else {
        throw error(.tooMany(.qubits, limit: ProgramLimits.qubits), at: offset)
      }
      let type = ValueType.qubits((x ?? 1) + (y ?? 1))
      if case .places(let first)? = a.constant, case .places(let second)? = b.constant {
        return .constant(.places(first + second), type, at: offset)
      }
      return term(.concatenate(formula(a), formula(b)), type, at: offset)
    case (.bit(let x), .bit(let y)):
      guard (x ?? 1) + (y ?? 1) <= ProgramLimits.bits else {
        throw error(.tooMany(.bits, limit: ProgramLimits.bits), at: offset)
      }
      return term(.concatenate(formula(a), formula(b)), .bit((x ?? 1) + (y ?? 1)), at: offset)
    default:
      throw error(.wrongType(found: b.type.spelling, wanted: a.type.spelling), at: b.offset)
    }
  }
}
