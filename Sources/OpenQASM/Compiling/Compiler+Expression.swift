extension Compiler {
  /// Compiles an expression.
  mutating func compile(_ id: ExpressionID) throws(QASMError) -> Term {
    let offset = syntax.offset(of: id)
    switch syntax[id] {
    case .integer(let value):
      if code.dialect == .openQASM2 { return .constant(.real(Double(value)), .real(64), at: offset) }
      guard value <= UInt64(Int64.max) else { return .constant(.unsigned(value), .unsigned(64), at: offset) }
      return .constant(.signed(Int64(value)), .signed(64), at: offset)
    case .real(let value): return .constant(.real(value), .real(64), at: offset)
    case .boolean(let value): return .constant(.bool(value), .bool, at: offset)
    case .bits(let start, let end): return try compileBits(start..<end, at: offset)
    case .name(let symbol): return try compileName(symbol, at: offset)
    case .hardwareQubit(let number): return try compileHardwareQubit(number, at: offset)
    case .duration: throw error(.unsupported(.timing), at: offset)
    case .unary(let operation, let value): return try unary(operation, compile(value), at: offset)
    case .binary(let operation, let a, let b): return try compileBinary(operation, a, b, at: offset)
    case .index(let value, let items): return try compileIndex(of: compile(value), items, at: offset)
    case .range, .set: throw error(.unexpected(found: "", wanted: .expression), at: offset)
    case .call(let symbol, let arguments): return try compileCall(symbol, arguments, at: offset)
    case .cast(let type, let value): return try convert(compile(value), to: resolve(type, at: offset))
    case .measure: throw error(.misplaced(.measurement), at: offset)
    }
  }

  /// Compiles an expression whose value must be known.
  mutating func compileConstant(_ id: ExpressionID, as type: ValueType) throws(QASMError) -> Value {
    guard let value = try folded(convert(compile(id), to: type)).constant else {
      throw error(.notConstant, at: syntax.offset(of: id))
    }
    return value
  }

  /// Compiles a whole number that must be known and lie within limits.
  mutating func compileSize(_ id: ExpressionID, limit: Int) throws(QASMError) -> Int {
    let term = try folded(compile(id))
    let offset = syntax.offset(of: id)
    let size: Int64
    switch term.constant {
    case .signed(let value): size = value
    case .unsigned(let value): size = Int64(clamping: value)
    case .real(let value) where code.dialect == .openQASM2 && value == value.rounded():
      size = value.magnitude < 0x1p53 ? Int64(value) : value < 0 ? .min : .max
    case nil: throw error(.notConstant, at: offset)
    default: throw error(.wrongType(found: term.type.spelling, wanted: "int"), at: offset)
    }
    guard size >= 1, size <= Int64(limit) else {
      throw error(.sizeOutOfRange(found: size, limit: limit), at: offset)
    }
    return Int(size)
  }

  /// The type that a type as written means.
  mutating func resolve(_ type: TypeSyntax, at offset: Int) throws(QASMError) -> ValueType {
    switch type.word {
    case .bool: return .bool
    case .bit: return .bit(try type.width.map(limit: ProgramLimits.bits, in: &self))
    case .int: return .signed(try type.width.map(limit: 64, in: &self) ?? 64)
    case .uint: return .unsigned(try type.width.map(limit: 64, in: &self) ?? 64)
    case .float:
      guard let written = type.width else { return .real(64) }
      let width = try compileSize(written, limit: 1024)
      guard width == 32 || width == 64 else {
        throw error(.unsupported(.floatWidths), at: syntax.offset(of: written))
      }
      return .real(width)
    case .angle:
      guard let width = try type.width.map(limit: 64, in: &self) else { return .real(64) }
      return .angle(width)
    case .qubit: return .qubits(try type.width.map(limit: ProgramLimits.qubits, in: &self))
    }
  }

  private func compileBits(_ range: Range<UInt32>, at offset: Int) throws(QASMError) -> Term {
    var bits: [BitState] = []
    for byte in code.text[Int(range.lowerBound)..<Int(range.upperBound)].reversed()
    where byte != UInt8(ascii: "_") {
      bits.append(BitState(byte == UInt8(ascii: "1")))
    }
    guard !bits.isEmpty, bits.count <= ProgramLimits.bits else {
      throw error(.sizeOutOfRange(found: Int64(bits.count), limit: ProgramLimits.bits), at: offset)
    }
    return .constant(.bits(bits), .bit(bits.count), at: offset)
  }

  private mutating func compileName(_ symbol: Symbol, at offset: Int) throws(QASMError) -> Term {
    let entity = try lookUp(symbol, at: offset)
    switch entity {
    case .constant(let value, let type): return .constant(value, type, at: offset)
    case .variable(let slot, let type): return term(.slot(slot), type, at: offset)
    case .gateParameter(let index): return term(.parameter(Int32(index)), .real(64), at: offset)
    case .qubits(let first, let count):
      return .constant(.places(Array(first..<first + (count ?? 1))), .qubits(count), at: offset)
    case .qubitVariable(let slot, let count): return term(.slot(slot), .qubits(count), at: offset)
    case .bitAlias(let alias): return term(alias, at: offset)
    case .gateQubit, .gate, .opaqueGate, .unfinishedGate, .subroutine, .unfinishedSubroutine, .function,
      .refusedFunction:
      throw error(.wrongKind(name: name(symbol), found: entity.kind, wanted: .variable), at: offset)
    }
  }

  /// A physical qubit is the qubit of that number.
  mutating func compileHardwareQubit(_ number: UInt64, at offset: Int) throws(QASMError) -> Term {
    guard code.qubitCount == 0 || usesHardwareQubits else { throw error(.mixedQubits, at: offset) }
    guard number < UInt64(ProgramLimits.qubits) else {
      throw error(.tooMany(.qubits, limit: ProgramLimits.qubits), at: offset)
    }
    usesHardwareQubits = true
    code.qubitCount = max(code.qubitCount, Int(number) + 1)
    return .constant(.places([Int(number)]), .qubits(nil), at: offset)
  }

  private mutating func unary(
    _ operation: UnaryOperator, _ value: Term, at offset: Int
  ) throws(QASMError) -> Term {
    switch operation {
    case .not:
      let truth = try convert(value, to: .bool)
      if case .bool(let known)? = truth.constant { return .constant(.bool(!known), .bool, at: offset) }
      return term(.not(formula(truth)), .bool, at: offset)
    case .bitNot:
      switch value.type {
      case .real, .qubits:
        throw error(.wrongType(found: value.type.spelling, wanted: "bit"), at: value.offset)
      default: break
      }
      if let known = value.constant {
        return try constant(value.type, at: offset) { () throws(EvaluationStop) in
          try known.complemented(as: value.type)
        }
      }
      return term(.complement(formula(value), value.type), value.type, at: offset)
    case .minus:
      let number = try promoteToNumber(value)
      if let known = number.constant {
        return try constant(number.type, at: offset) { () throws(EvaluationStop) in
          try known.negated(as: number.type)
        }
      }
      return term(.negate(formula(number), number.type), number.type, at: offset)
    }
  }

  private mutating func compileBinary(
    _ operation: BinaryOperator, _ a: ExpressionID, _ b: ExpressionID, at offset: Int
  ) throws(QASMError) -> Term {
    switch operation {
    case .and, .or:
      if callsSubroutine(b) { return try compileLogicalWithCall(operation, a, b, at: offset) }
      let first = try convert(compile(a), to: .bool)
      let second = try convert(compile(b), to: .bool)
      if case .bool(let known)? = first.constant {
        return known == (operation == .or) ? .constant(.bool(known), .bool, at: offset) : second
      }
      return term(.logical(operation, formula(first), formula(second)), .bool, at: offset)
    default:
      let first = try compile(a)
      return try binary(operation, first, compile(b), at: offset)
    }
  }

  /// An operator between two values.
  mutating func binary(
    _ operation: BinaryOperator, _ a: Term, _ b: Term, at offset: Int
  ) throws(QASMError) -> Term {
    switch operation {
    case .concatenate: return try concatenate(a, b, at: offset)
    case .shiftLeft, .shiftRight: return try shift(operation, a, b, at: offset)
    default: break
    }
    if operation.isComparison, let spelled = comparisonOfBits(operation, a, b, at: offset) { return spelled }
    if let scaled = try scale(operation, a, b, at: offset) { return scaled }
    let type = try commonType(operation, a, b, at: offset)
    let (x, y) = (try convert(a, to: type), try convert(b, to: type))
    if let first = x.constant, let second = y.constant {
      return try constant(operation.isComparison ? .bool : type, at: offset) { () throws(EvaluationStop) in
        guard operation.isComparison else { return try Value.combine(first, operation, second, as: type) }
        return .bool(try Value.compare(first, operation, second))
      }
    }
    let (first, second) = (formula(x), formula(y))
    return operation.isComparison
      ? term(.comparison(operation, first, second), .bool, at: offset)
      : term(.arithmetic(operation, first, second, type), type, at: offset)
  }
}

extension Optional where Wrapped == ExpressionID {
  /// The size that an expression gives, if there is one.
  fileprivate func map(limit: Int, in compiler: inout Compiler) throws(QASMError) -> Int? {
    guard let self else { return nil }
    return try compiler.compileSize(self, limit: limit)
  }
}
