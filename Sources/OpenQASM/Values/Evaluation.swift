/// Why the evaluation of an expression stops without a value.
enum EvaluationStop: Error {
  /// There is no value.
  case fault(QASMFault)
  /// The value depends on an outcome that is not decided yet.
  case undecided(outcome: Int)
}

/// A whole number cut to the width of its type, as two's complement has it.
enum Wrapping {
  static func signed(_ value: Int64, width: Int) -> Int64 {
    guard width < 64 else { return value }
    let shift = Int64(64 - width)
    return (value << shift) >> shift
  }

  static func unsigned(_ value: UInt64, width: Int) -> UInt64 {
    width < 64 ? value & (1 << UInt64(width) - 1) : value
  }
}

extension Value {
  /// The bits as one number, bit 0 the least significant.
  static func number(of bits: [BitState]) throws(EvaluationStop) -> UInt64 {
    var number: UInt64 = 0
    for (place, bit) in bits.enumerated() {
      guard let known = bit.known else { throw .undecided(outcome: bit.outcome ?? 0) }
      guard known else { continue }
      guard place < 64 else { throw .fault(.overflow) }
      number |= 1 << UInt64(place)
    }
    return number
  }

  /// Whether the value counts as true.
  func truth() throws(EvaluationStop) -> Bool {
    switch self {
    case .bool(let value): return value
    case .signed(let value): return value != 0
    case .unsigned(let value), .angle(let value): return value != 0
    case .real(let value): return value != 0
    case .bits(let bits):
      var undecided: Int?
      for bit in bits {
        if bit.known == true { return true }
        if let outcome = bit.outcome { undecided = undecided ?? outcome }
      }
      if let undecided { throw .undecided(outcome: undecided) }
      return false
    case .places: return false
    }
  }

  /// The value as a real number, `type` being its type.
  func real(from type: ValueType) throws(EvaluationStop) -> Double {
    switch self {
    case .bool(let value): return value ? 1 : 0
    case .signed(let value): return Double(value)
    case .unsigned(let value): return Double(value)
    case .real(let value): return value
    case .angle(let parts):
      guard case .angle(let width) = type else { return 0 }
      return Double(parts) * Double(sign: .plus, exponent: -width, significand: 2 * Double.pi)
    case .bits(let bits): return Double(try Self.number(of: bits))
    case .places: return 0
    }
  }

  /// The value as 64 bits of two's complement, `type` being its type.
  func word(from type: ValueType) throws(EvaluationStop) -> UInt64 {
    switch self {
    case .bool(let value): return value ? 1 : 0
    case .signed(let value): return UInt64(bitPattern: value)
    case .unsigned(let value), .angle(let value): return value
    case .real(let value):
      let whole = value.rounded(.towardZero)
      if whole >= -0x1p63, whole < 0x1p63 { return UInt64(bitPattern: Int64(whole)) }
      if whole >= 0, whole < 0x1p64 { return UInt64(whole) }
      throw .fault(.overflow)
    case .bits(let bits): return try Self.number(of: bits)
    case .places: return 0
    }
  }

  /// The value as a value of another type; the compiler has checked that there is a conversion.
  func converted(from type: ValueType, to wanted: ValueType) throws(EvaluationStop) -> Value {
    if type == wanted { return self }
    switch wanted {
    case .bool: return .bool(try truth())
    case .bit(nil):
      if case .bits(let bits) = self, bits.count == 1 { return self }
      return .bits([BitState(try truth())])
    case .bit(.some(let width)):
      if case .bits = self { return self }
      let word = try word(from: type)
      return .bits((0..<width).map { BitState($0 < 64 && word >> UInt64($0) & 1 == 1) })
    case .signed(let width):
      return .signed(Wrapping.signed(Int64(bitPattern: try word(from: type)), width: width))
    case .unsigned(let width):
      return .unsigned(Wrapping.unsigned(try word(from: type), width: width))
    case .real(let width):
      let value = try real(from: type)
      return .real(width == 32 ? try Self.single(value) : value)
    case .angle(let width): return .angle(try turns(from: type, width: width))
    case .qubits: return self
    }
  }

  /// A real number rounded to `float[32]`.
  static func single(_ value: Double) throws(EvaluationStop) -> Double {
    let rounded = Double(Float(value))
    guard rounded.isFinite else { throw .fault(.overflow) }
    return rounded
  }

  /// The value as parts of a turn.
  private func turns(from type: ValueType, width: Int) throws(EvaluationStop) -> UInt64 {
    if case .angle(let parts) = self, case .angle(let own) = type {
      return own > width ? parts >> UInt64(own - width) : parts << UInt64(width - own)
    }
    if case .bits = self { return Wrapping.unsigned(try word(from: type), width: width) }
    let turns = try real(from: type) / (2 * Double.pi)
    let fraction = turns - turns.rounded(.down)
    guard fraction.isFinite else { throw .fault(.overflow) }
    let parts = Double(sign: .plus, exponent: width, significand: fraction).rounded(.toNearestOrEven)
    return parts >= 0x1p64 ? 0 : Wrapping.unsigned(UInt64(parts), width: width)
  }
}
