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
