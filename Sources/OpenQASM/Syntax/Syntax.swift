/// The syntax tree of one statement of the outermost level, in flat arrays.
///
/// The parser fills it and the compiler reads it before the next statement is parsed, so that the memory that a
/// program takes does not grow with its syntax.
struct Syntax {
  private var expressions: [(node: Expression, offset: UInt32)] = []
  private var statements: [(node: Statement, offset: UInt32)] = []
  private var lists: [UInt32] = []
  private(set) var parameters: [ParameterSyntax] = []
  private(set) var cases: [CaseSyntax] = []
  private(set) var modifiers: [ModifierSyntax] = []

  /// Forgets everything, keeping the memory.
  mutating func removeAll() {
    // What is removed from the end is dropped where it lies, without moving anything.
    expressions.removeLast(expressions.count)
    statements.removeLast(statements.count)
    lists.removeLast(lists.count)
    parameters.removeLast(parameters.count)
    cases.removeLast(cases.count)
    modifiers.removeLast(modifiers.count)
  }

  /// What an expression is.
  subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)].node }

  /// The offset of the byte to point at when an expression is at fault.
  func offset(of id: ExpressionID) -> Int { Int(expressions[Int(id.index)].offset) }

  /// What a statement is.
  subscript(id: StatementID) -> Statement { statements[Int(id.index)].node }

  /// The offset of the first byte of a statement.
  func offset(of id: StatementID) -> Int { Int(statements[Int(id.index)].offset) }

  /// The numbers in a list.
  func numbers(in list: SyntaxList) -> ArraySlice<UInt32> {
    lists[Int(list.start)..<Int(list.start) + Int(list.count)]
  }

  /// One number in a list.
  func number(_ index: Int, in list: SyntaxList) -> UInt32 { lists[Int(list.start) + index] }

  /// One expression in a list.
  func expression(_ index: Int, in list: SyntaxList) -> ExpressionID {
    ExpressionID(index: number(index, in: list))
  }

  mutating func add(_ node: Expression, at offset: Int) -> ExpressionID {
    expressions.append((node, UInt32(offset)))
    return ExpressionID(index: UInt32(expressions.count - 1))
  }

  mutating func add(_ node: Statement, at offset: Int) -> StatementID {
    statements.append((node, UInt32(offset)))
    return StatementID(index: UInt32(statements.count - 1))
  }

  mutating func add(_ parameter: ParameterSyntax) -> UInt32 {
    parameters.append(parameter)
    return UInt32(parameters.count - 1)
  }

  mutating func add(_ item: CaseSyntax) -> UInt32 {
    cases.append(item)
    return UInt32(cases.count - 1)
  }

  mutating func add(_ modifier: ModifierSyntax) -> UInt32 {
    modifiers.append(modifier)
    return UInt32(modifiers.count - 1)
  }

  /// Adds a list of one expression.
  mutating func addList(of only: ExpressionID) -> SyntaxList {
    lists.append(only.index)
    return SyntaxList(start: UInt32(lists.count - 1), count: 1)
  }

  /// Adds a list of the numbers from an index on.
  mutating func addList(of numbers: [UInt32], from first: Int) -> SyntaxList {
    let start = UInt32(lists.count)
    for index in first..<numbers.count { lists.append(numbers[index]) }
    return SyntaxList(start: start, count: UInt32(numbers.count - first))
  }
}
