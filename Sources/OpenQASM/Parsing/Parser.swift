/// Reads statements, one of the outermost level at a time, into a ``Syntax``.
///
/// One parser for both dialects: OpenQASM 2 is read by the rules of OpenQASM 3 that it shares, with its own
/// words and operators.
struct Parser {
  var lexer: Lexer
  /// The token to look at.
  var token: Token
  /// The statement being read.
  var syntax = Syntax()
  /// Numbers of lists that are being gathered, inner lists after outer ones.
  var gathered: [UInt32] = []
  /// How deeply nested the place in the text is.
  private var depth = 0
  /// How many levels the tree of the expression read last has below its root.
  var height = 0

  /// The deepest nesting of expressions and statements: far more than people write, far less than a stack
  /// bears.
  static let depthLimit = 200
  /// The tallest tree of an expression: a long sum is not nested in the text, and is a tall tree nevertheless.
  static let heightLimit = 512

  /// Begins to read a text; the version is read at once, since it decides the dialect.
  init(_ bytes: [UInt8]) throws(QASMError) {
    lexer = Lexer(bytes, dialect: .openQASM3)
    token = Token(kind: .end, start: 0, end: 0)
    guard bytes.count < Int(Int32.max) else { throw lexer.error(.textTooLong(bytes: bytes.count), at: 0) }
    try advance()
    if token.kind == .keyword(.openQASM) {
      try parseVersion()
    } else if try includesGatesOfOpenQASM2() {
      lexer.dialect = .openQASM2
    }
  }

  /// The dialect of the text.
  var dialect: Dialect { lexer.dialect }

  /// Whether everything has been read.
  var isAtEnd: Bool { token.kind == .end }

  /// The error at the current token.
  func error(_ fault: QASMFault) -> QASMError { lexer.error(fault, at: token.start) }

  /// The error that the current token is not what is wanted.
  func unexpected(_ wanted: Expectation) -> QASMError {
    error(.unexpected(found: spelling(of: token), wanted: wanted))
  }

  /// The bytes of a token as text, cut where there are many; empty at the end of the text.
  func spelling(of token: Token) -> String {
    String(decoding: lexer.bytes[token.start..<min(token.end, token.start + 60)], as: UTF8.self)
  }

  /// Goes on to the next token.
  mutating func advance() throws(QASMError) { token = try lexer.next() }

  /// Whether a sign comes next.
  @inline(__always)
  func isNext(_ sign: Sign) -> Bool {
    guard case .sign(let found) = token.kind else { return false }
    return found == sign
  }

  /// Takes a sign where it comes next; gives back whether it did.
  mutating func take(_ sign: Sign) throws(QASMError) -> Bool {
    guard isNext(sign) else { return false }
    try advance()
    return true
  }

  /// Takes a sign that must come next.
  mutating func expect(_ sign: Sign) throws(QASMError) {
    guard try take(sign) else { throw unexpected(.spelling("\(sign.spelling)")) }
  }

  /// Takes a name that must come next.
  mutating func expectName() throws(QASMError) -> Symbol {
    guard case .name(let symbol) = token.kind else { throw unexpected(.name) }
    try advance()
    return symbol
  }

  /// Goes one level deeper, which ``leave()`` must follow where no error does.
  mutating func enter() throws(QASMError) {
    depth += 1
    guard depth <= Self.depthLimit else { throw error(.nestedTooDeep(limit: Self.depthLimit)) }
  }

  /// Comes back from one level.
  mutating func leave() { depth -= 1 }

  /// Counts a root that stands above the expression read last and one of another height.
  @inline(__always)
  mutating func grow(above other: Int) throws(QASMError) {
    height = max(height, other) + 1
    guard height <= Self.heightLimit else { throw error(.nestedTooDeep(limit: Self.heightLimit)) }
  }

  /// Makes a list of the numbers gathered since `start`.
  mutating func list(since start: Int) -> SyntaxList {
    guard gathered.count > start else { return .empty }
    let list = syntax.addList(of: gathered, from: start)
    gathered.removeLast(gathered.count - start)
    return list
  }

  /// Reads the name of a file in quotation marks, and gives back the name.
  mutating func expectFileName() throws(QASMError) -> String {
    guard token.kind == .string else { throw unexpected(.fileName) }
    let name = String(decoding: lexer.bytes[token.start + 1..<token.end - 1], as: UTF8.self)
    try advance()
    return name
  }
}
