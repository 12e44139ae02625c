/// The recursive-descent reader of numbers and kets.
///
///     sum     = product { ("+" | "-") product }
///     product = factor { ("*" | "·" | "×" | "⊗" | "/" | nothing) factor }
///     factor  = ["+" | "-"] ("√" operand | operand [ "^" factor ])
///     operand = number | "pi" | "π" | "i" | "e" | "√" operand | function "(" sum ")" | "(" sum ")" | ket
///     ket     = "|" symbol { symbol } (">" | "⟩")
///
/// "√" takes the operand after it alone. After a quotient, a factor that follows without a sign must be
/// made of kets: "1/2|0>" has one reading, "1/2pi" has two and is refused.
struct ExpressionReader {
  var scanner: NotationScanner
  /// The most qubits of a ket; zero where no ket may stand.
  let qubitLimit: Int
  private var depth = 0

  /// How deep parentheses, signs, powers and roots may stand in each other.
  static let depthLimit = 64

  init(_ scanner: NotationScanner, qubitLimit: Int) {
    self.scanner = scanner
    self.qubitLimit = qubitLimit
  }

  /// A number or a vector of amplitudes.
  enum Value {
    case number(SurdComplex)
    case ket(KetVector)
  }

  mutating func readSum() throws(NotationError) -> Value {
    try enter()
    defer { depth -= 1 }
    scanner.skipSpaces()
    var sum = try readProduct()
    while true {
      scanner.skipSpaces()
      let place = scanner.position
      let isDifference = scanner.take("-", "−")
      guard isDifference || scanner.take("+") else { return sum }
      scanner.skipSpaces()
      let term = try readProduct()
      sum = try Self.sum(sum, isDifference ? Self.negated(term) : term, at: place)
    }
  }

  private mutating func readProduct() throws(NotationError) -> Value {
    var product = try readFactor()
    var isQuotient = false
    while true {
      scanner.skipSpaces()
      let place = scanner.position
      if scanner.take("*", "·", "×", "⊗") {
        scanner.skipSpaces()
        product = try multiplied(product, readFactor(), at: place)
        isQuotient = false
      } else if scanner.take("/") {
        scanner.skipSpaces()
        product = try Self.divided(product, readFactor(), at: place)
        isQuotient = true
      } else if startsOperand {
        let factor = try readFactor()
        if isQuotient, case .number = factor { throw NotationError(.ambiguousQuotient, at: place) }
        product = try multiplied(product, factor, at: place)
      } else {
        return product
      }
    }
  }

  /// Whether what comes next can only be another factor.
  private var startsOperand: Bool {
    guard let next = scanner.next else { return false }
    return NotationScanner.isLetter(next) || ("0"..."9").contains(next)
      || next == "(" || next == "|" || next == "π" || next == "√"
  }

  private mutating func readFactor() throws(NotationError) -> Value {
    try enter()
    defer { depth -= 1 }
    let isNegative = scanner.take("-", "−")
    if isNegative || scanner.take("+") { scanner.skipSpaces() }
    let value = scanner.next == "√" ? try readOperand() : try readPower()
    return isNegative ? Self.negated(value) : value
  }

  private mutating func readPower() throws(NotationError) -> Value {
    let start = scanner.position
    let isEuler = scanner.next == "e" && !startsFunction
    let base = try readOperand()
    scanner.skipSpaces()
    guard scanner.take("^") else { return base }
    scanner.skipSpaces()
    let place = scanner.position
    let exponent = try Self.number(readFactor(), at: place)
    if isEuler { return try .number(Self.exponential(exponent, at: place)) }
    return try .number(Self.power(Self.number(base, at: start), exponent, at: place))
  }

  private mutating func readOperand() throws(NotationError) -> Value {
    let start = scanner.position
    if let number = DecimalNumber(scanning: scanner.scalars, at: &scanner.position) {
      let value = SurdNumber(number)
      guard value.value.isFinite else { throw NotationError(.notFinite, at: start) }
      return .number(SurdComplex(value))
    }
    if scanner.take("π") { return .number(SurdComplex(.pi)) }
    if scanner.take("√") {
      try enter()
      defer { depth -= 1 }
      scanner.skipSpaces()
      let place = scanner.position
      return try .number(Self.number(readOperand(), at: place).squareRoot)
    }
    if scanner.take("(") { return try readParenthesised() }
    if scanner.next == "|" { return try .ket(readKet()) }
    guard let next = scanner.next, NotationScanner.isLetter(next) else {
      throw scanner.unexpected(.operand)
    }
    return try readWord()
  }

  /// The rest of a sum in parentheses.
  mutating func readParenthesised() throws(NotationError) -> Value {
    let value = try readSum()
    scanner.skipSpaces()
    guard scanner.take(")") else { throw scanner.unexpected(.closingParenthesis) }
    return value
  }

  private mutating func enter() throws(NotationError) {
    depth += 1
    if depth > Self.depthLimit {
      throw NotationError(.tooDeep(limit: Self.depthLimit), at: scanner.position)
    }
  }
}
