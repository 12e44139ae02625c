import QuantumSimulator

extension Value {
  /// The value with the opposite sign.
  func negated(as type: ValueType) throws(EvaluationStop) -> Value {
    switch (self, type) {
    case (.signed(let value), .signed(let width)):
      guard value != .min else { throw .fault(.overflow) }
      return .signed(Wrapping.signed(-value, width: width))
    case (.unsigned(let value), .unsigned(let width)):
      return .unsigned(Wrapping.unsigned(0 &- value, width: width))
    case (.angle(let parts), .angle(let width)):
      return .angle(Wrapping.unsigned(0 &- parts, width: width))
    case (.real(let value), _): return .real(-value)
    default: throw .fault(.undefinedResult(function: "-"))
    }
  }

  /// The result of an operator between two values of the same type.
  static func combine(
    _ a: Value, _ operation: BinaryOperator, _ b: Value, as type: ValueType
  ) throws(EvaluationStop) -> Value {
    switch (a, b) {
    case (.signed(let a), .signed(let b)):
      return .signed(Wrapping.signed(try combine(a, operation, b), width: type.size ?? 64))
    case (.unsigned(let a), .unsigned(let b)):
      return .unsigned(Wrapping.unsigned(try combine(a, operation, b), width: type.size ?? 64))
    case (.angle(let a), .angle(let b)):
      return .angle(Wrapping.unsigned(try combine(a, operation, b), width: type.size ?? 64))
    case (.real(let a), .real(let b)):
      let value = try combine(a, operation, b)
      return .real(type == .real(32) ? try single(value) : value)
    case (.bool(let a), .bool(let b)):
      switch operation {
      case .bitAnd: return .bool(a && b)
      case .bitOr: return .bool(a || b)
      default: return .bool(a != b)
      }
    case (.bits(let a), .bits(let b)): return try combine(a, operation, b)
    default: throw .fault(.undefinedResult(function: operation.spelling))
    }
  }

  private static func combine(
    _ a: Int64, _ operation: BinaryOperator, _ b: Int64
  ) throws(EvaluationStop) -> Int64 {
    let (value, overflows): (Int64, Bool)
    switch operation {
    case .add: (value, overflows) = a.addingReportingOverflow(b)
    case .subtract: (value, overflows) = a.subtractingReportingOverflow(b)
    case .multiply: (value, overflows) = a.multipliedReportingOverflow(by: b)
    case .divide:
      guard b != 0 else { throw .fault(.divisionByZero) }
      (value, overflows) = a.dividedReportingOverflow(by: b)
    case .remainder:
      guard b != 0 else { throw .fault(.divisionByZero) }
      (value, overflows) = b == -1 ? (0, false) : (a % b, false)
    case .power:
      guard b >= 0 else { throw .fault(.undefinedResult(function: "**")) }
      let power = try power(a, UInt64(b)) { $0.multipliedReportingOverflow(by: $1) }
      (value, overflows) = (power, false)
    case .bitAnd: (value, overflows) = (a & b, false)
    case .bitOr: (value, overflows) = (a | b, false)
    case .xor: (value, overflows) = (a ^ b, false)
    default: throw .fault(.undefinedResult(function: operation.spelling))
    }
    guard !overflows else { throw .fault(.overflow) }
    return value
  }

  private static func combine(
    _ a: UInt64, _ operation: BinaryOperator, _ b: UInt64
  ) throws(EvaluationStop) -> UInt64 {
    switch operation {
    case .add: return a &+ b
    case .subtract: return a &- b
    case .multiply: return a &* b
    case .divide, .remainder:
      guard b != 0 else { throw .fault(.divisionByZero) }
      return operation == .divide ? a / b : a % b
    case .power: return try power(a, b) { ($0 &* $1, false) }
    case .bitAnd: return a & b
    case .bitOr: return a | b
    case .xor: return a ^ b
    default: throw .fault(.undefinedResult(function: operation.spelling))
    }
  }

  private static func power<Number: FixedWidthInteger>(
    _ base: Number, _ exponent: UInt64, multiply: (Number, Number) -> (partialValue: Number, overflow: Bool)
  ) throws(EvaluationStop) -> Number {
    var (square, rest, result) = (base, exponent, Number(1))
    while rest > 0 {
      if rest & 1 == 1 {
        let product = multiply(result, square)
        guard !product.overflow else { throw .fault(.overflow) }
        result = product.partialValue
      }
      rest >>= 1
      if rest > 0 {
        let product = multiply(square, square)
        guard !product.overflow else { throw .fault(.overflow) }
        square = product.partialValue
      }
    }
    return result
  }

  private static func combine(
    _ a: Double, _ operation: BinaryOperator, _ b: Double
  ) throws(EvaluationStop) -> Double {
    let value: Double
    switch operation {
    case .add: value = a + b
    case .subtract: value = a - b
    case .multiply: value = a * b
    case .divide:
      guard b != 0 else { throw .fault(.divisionByZero) }
      value = a / b
    case .remainder:
      guard b != 0 else { throw .fault(.divisionByZero) }
      value = a - b * (a / b).rounded(.towardZero)
    case .power: value = RealFunction.power(a, b)
    default: throw .fault(.undefinedResult(function: operation.spelling))
    }
    guard value.isFinite else { throw .fault(.undefinedResult(function: operation.spelling)) }
    return value
  }
}
