/// An expression, by its place in the ``Syntax`` that holds it.
struct ExpressionID: Hashable, Sendable {
  var index: UInt32
}

/// A row of values in the ``Syntax`` that holds them.
struct SyntaxList: Hashable, Sendable {
  var start: UInt32
  var count: UInt32

  static let empty = SyntaxList(start: 0, count: 0)

  var isEmpty: Bool { count == 0 }
}

/// What an expression is made of.
///
/// Parts are numbers into the syntax, not boxes: reading a million gates allocates no node, and dropping a
/// deep expression cannot overflow the stack.
enum Expression {
  /// A whole number.
  case integer(UInt64)
  /// A number with a point or an exponent.
  case real(Double)
  /// `true` or `false`.
  case boolean(Bool)
  /// A string of bits, the bytes between the quotation marks.
  case bits(start: UInt32, end: UInt32)
  /// A name.
  case name(Symbol)
  /// A physical qubit.
  case hardwareQubit(UInt64)
  /// A duration with its unit, whose value a simulator has no use for.
  case duration
  /// An operator in front of a value.
  case unary(UnaryOperator, ExpressionID)
  /// An operator between two values.
  case binary(BinaryOperator, ExpressionID, ExpressionID)
  /// A value with one index or, for arrays, several.
  case index(ExpressionID, SyntaxList)
  /// `start : step : stop`, each of which may be missing.
  case range(start: ExpressionID?, step: ExpressionID?, stop: ExpressionID?)
  /// `{a, b, c}`.
  case set(SyntaxList)
  /// A function or a subroutine with its arguments.
  case call(Symbol, SyntaxList)
  /// A conversion to a type.
  case cast(TypeSyntax, ExpressionID)
  /// `measure` and what it measures.
  case measure(ExpressionID)
}

/// An operator in front of a value.
enum UnaryOperator: Sendable {
  case minus, bitNot, not
}

/// An operator between two values.
enum BinaryOperator: Sendable {
  case or, and, bitOr, xor, bitAnd
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  case shiftLeft, shiftRight
  case add, subtract, multiply, divide, remainder, power
  case concatenate
}

/// A type as written: the word and the width in brackets.
struct TypeSyntax: Sendable {
  /// The word.
  enum Word: Sendable {
    case bit, bool, int, uint, float, angle, qubit
  }

  var word: Word
  var width: ExpressionID?
}
