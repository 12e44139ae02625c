/// A word, number or sign of a program, with the bytes that spell it.
struct Token {
  /// What it is.
  var kind: TokenKind
  /// The offset of its first byte.
  var start: Int
  /// The offset after its last byte.
  var end: Int
}

/// What a token is.
enum TokenKind: Equatable {
  /// A name that the program gives or uses.
  case name(Symbol)
  /// A word of the language.
  case keyword(Keyword)
  /// A whole number.
  case integer(UInt64)
  /// A number with a decimal point or an exponent.
  case real(Double)
  /// A duration, in units that ``Token`` alone does not keep: a simulator has no clock.
  case duration
  /// The imaginary part of a complex number.
  case imaginary
  /// A string of zeros and ones, or a file's name, with its quotation marks.
  case string
  /// A physical qubit, such as `$3`.
  case hardwareQubit(UInt64)
  /// A sign.
  case sign(Sign)
  /// The end of the text.
  case end
}

/// An operator or a bracket.
enum Sign: UInt8, CaseIterable {
  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case colon, semicolon, comma, dot, at, arrow
  case equals, plusEquals, minusEquals, timesEquals, divideEquals, andEquals, orEquals, notEquals
  case xorEquals, shiftLeftEquals, shiftRightEquals, remainderEquals, powerEquals
  case plus, plusPlus, minus, times, power, divide, remainder
  case bitOr, or, bitAnd, and, xor, bitNot, not
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, shiftLeft, shiftRight

  /// How the sign is spelled.
  var spelling: StaticString {
    switch self {
    case .leftParenthesis: "("
    case .rightParenthesis: ")"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .colon: ":"
    case .semicolon: ";"
    case .comma: ","
    case .dot: "."
    case .at: "@"
    case .arrow: "->"
    case .equals: "="
    case .plusEquals: "+="
    case .minusEquals: "-="
    case .timesEquals: "*="
    case .divideEquals: "/="
    case .andEquals: "&="
    case .orEquals: "|="
    case .notEquals: "~="
    case .xorEquals: "^="
    case .shiftLeftEquals: "<<="
    case .shiftRightEquals: ">>="
    case .remainderEquals: "%="
    case .powerEquals: "**="
    case .plus: "+"
    case .plusPlus: "++"
    case .minus: "-"
    case .times: "*"
    case .power: "**"
    case .divide: "/"
    case .remainder: "%"
    case .bitOr: "|"
    case .or: "||"
    case .bitAnd: "&"
    case .and: "&&"
    case .xor: "^"
    case .bitNot: "~"
    case .not: "!"
    case .equal: "=="
    case .unequal: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    }
  }
}
