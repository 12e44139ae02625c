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

  /// The value with every bit the other way.
  func complemented(as type: ValueType) throws(EvaluationStop) -> Value {
    switch (self, type) {
    case (.bool(let value), _): return .bool(!value)
    case (.signed(let value), _): return .signed(~value)
    case (.unsigned(let value), .unsigned(let width)):
      return .unsigned(Wrapping.unsigned(~value, width: width))
    case (.angle(let parts), .angle(let width)):
      return .angle(Wrapping.unsigned(~parts, width: width))
    case (.bits(let bits), _):
      var result: [BitState] = []
      for bit in bits {
        guard let known = bit.known else { throw .undecided(outcome: bit.outcome ?? 0) }
        result.append(BitState(!known))
      }
      return .bits(result)
    default: throw .fault(.undefinedResult(function: "~"))
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

  private static func combine(
    _ a: [BitState], _ operation: BinaryOperator, _ b: [BitState]
  ) throws(EvaluationStop) -> Value {
    guard a.count == b.count else { throw .fault(.sizesDiffer(a.count, b.count)) }
    var result: [BitState] = []
    for (first, second) in zip(a, b) {
      guard let x = first.known else { throw .undecided(outcome: first.outcome ?? 0) }
      guard let y = second.known else { throw .undecided(outcome: second.outcome ?? 0) }
      switch operation {
      case .bitAnd: result.append(BitState(x && y))
      case .bitOr: result.append(BitState(x || y))
      default: result.append(BitState(x != y))
      }
    }
    return .bits(result)
  }

  /// The answer to a comparison of two values of the same type.
  static func compare(
    _ a: Value, _ operation: BinaryOperator, _ b: Value
  ) throws(EvaluationStop) -> Bool {
    switch (a, b) {
    case (.signed(let a), .signed(let b)): return holds(a, operation, b)
    case (.unsigned(let a), .unsigned(let b)), (.angle(let a), .angle(let b)): return holds(a, operation, b)
    case (.real(let a), .real(let b)): return holds(a, operation, b)
    case (.bool(let a), .bool(let b)): return holds(a ? 1 : 0, operation, b ? 1 : 0)
    case (.bits(let a), .bits(let b)):
      guard a.count == b.count else { throw .fault(.sizesDiffer(a.count, b.count)) }
      return try compare(a, operation, b)
    default: throw .fault(.undefinedResult(function: operation.spelling))
    }
  }

  /// Compares bits from the most significant one; where two known bits differ, the others need not be known
  /// to tell registers that are equal from registers that are not.
  private static func compare(
    _ a: [BitState], _ operation: BinaryOperator, _ b: [BitState]
  ) throws(EvaluationStop) -> Bool {
    var undecided: Int?
    for (x, y) in zip(a, b).reversed() {
      guard let first = x.known, let second = y.known else {
        if x != y { undecided = undecided ?? x.outcome ?? y.outcome }
        continue
      }
      guard first != second else { continue }
      if undecided == nil || operation == .equal || operation == .unequal {
        return holds(first ? 1 : 0, operation, second ? 1 : 0)
      }
    }
    if let undecided { throw .undecided(outcome: undecided) }
    return holds(0, operation, 0)
  }

  private static func holds<Number: Comparable>(_ a: Number, _ operation: BinaryOperator, _ b: Number) -> Bool
  {
    switch operation {
    case .equal: a == b
    case .unequal: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    default: a >= b
    }
  }

  /// The value with its bits moved; those that leave it are lost.
  func shifted(_ operation: BinaryOperator, by count: UInt64, as type: ValueType) throws(EvaluationStop)
    -> Value
  {
    let isLeft = operation == .shiftLeft
    switch (self, type) {
    case (.bits(let bits), _):
      let moved = Int(min(count, UInt64(bits.count)))
      let zeros = [BitState](repeating: .zero, count: moved)
      return .bits(isLeft ? zeros + bits.dropLast(moved) : bits.dropFirst(moved) + zeros)
    case (.unsigned(let value), .unsigned(let width)):
      return .unsigned(Wrapping.unsigned(isLeft ? value << count : value >> count, width: width))
    case (.angle(let value), .angle(let width)):
      return .angle(Wrapping.unsigned(isLeft ? value << count : value >> count, width: width))
    case (.signed(let value), .signed(let width)):
      return .signed(Wrapping.signed(isLeft ? value << count : value >> count, width: width))
    default: throw .fault(.undefinedResult(function: operation.spelling))
    }
  }
}

extension BinaryOperator {
  /// How OpenQASM 3 writes the operator.
  var spelling: String {
    switch self {
    case .or: "||"
    case .and: "&&"
    case .bitOr: "|"
    case .xor: "^"
    case .bitAnd: "&"
    case .equal: "=="
    case .unequal: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .power: "**"
    case .concatenate: "++"
    }
  }

  /// Whether the operator compares.
  var isComparison: Bool {
    switch self {
    case .equal, .unequal, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  /// Whether the operator works on bits one by one.
  var isBitwise: Bool {
    switch self {
    case .bitOr, .bitAnd, .xor: true
    default: false
    }
  }
}
