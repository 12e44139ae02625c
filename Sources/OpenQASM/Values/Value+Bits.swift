extension Value {
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

  /// The result of an operator on bits, place by place.
  static func combine(
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
