extension NotationError: CustomStringConvertible {
  /// One sentence that says what was found and what was wanted, and where.
  public var description: String { "at position " + String(offset) + ": " + fault.description }
}

extension NotationFault: CustomStringConvertible {
  /// What was found and what was wanted, without the place.
  public var description: String {
    switch self {
    case .tooLong(let limit):
      return "the text has more than " + counted(limit, "character")
    case .tooDeep(let limit):
      return "parentheses, signs and roots are nested more than " + String(limit) + " deep"
    case .unexpected(let found, let wanted):
      return "wanted " + wanted.description + ", found " + Self.quoted(found)
    case .unknownWord(let word):
      return "'" + word + "' is none of pi, i, e, sqrt, cos, sin, exp"
    case .ambiguousQuotient:
      return "what follows a quotient may belong below the line or beside it: write 1/(2pi) or (1/2)pi"
    case .divisionByZero:
      return "division by zero"
    case .notFinite:
      return "the number is too large"
    case .notReal:
      return "wanted a real number, found one with an imaginary part"
    case .unwantedKet:
      return "wanted a number, found a ket"
    case .missingKet:
      return "wanted a ket, found a number"
    case .unequalKets(let count, let other):
      return "kets of " + counted(count, "qubit") + " and of " + counted(other, "qubit")
        + " cannot be added"
    case .tooManyQubits(let limit):
      return "a ket has at most " + counted(limit, "qubit")
    case .wrongQubitCount(let found, let wanted):
      return "wanted a ket of " + counted(wanted, "qubit") + ", found one of " + counted(found, "qubit")
    case .notNormalised(let norm):
      return "the amplitudes have norm " + DecimalNumber(shortest: norm).text + " instead of 1"
    case .unknownGate(let name, let nearest):
      let hint = nearest.map { "; did you mean " + $0.rawValue + "?" } ?? ""
      return "there is no gate '" + name + "'" + hint
    case .wrongParameterCount(let gate, let found):
      return GateError.wrongParameterCount(gate: gate, found: found).description
    case .wrongTargetCount(let gate, let found):
      return gate.rawValue + " acts on " + counted(gate.qubitCount, "qubit") + ", found "
        + String(found)
    case .unknownQubit(let name):
      return "there is no qubit '" + name + "'"
    case .repeatedQubit(let name):
      return "qubit '" + name + "' is named twice"
    }
  }

  private static func quoted(_ scalar: Unicode.Scalar?) -> String {
    guard let scalar else { return "the end" }
    var text = "'"
    text.unicodeScalars.append(scalar)
    return text + "'"
  }
}

extension NotationWant: CustomStringConvertible {
  /// The thing wanted, with its article.
  public var description: String {
    switch self {
    case .operand: "a number, a constant, a function, a ket or '('"
    case .openingParenthesis: "'('"
    case .closingParenthesis: "')'"
    case .commaOrClosingParenthesis: "',' or ')'"
    case .ketSymbol: "0, 1, +, -, +i or -i"
    case .ketSymbolOrEnd: "0, 1, +, -, +i, -i or '>'"
    case .gateName: "the name of a gate"
    case .qubitName: "the name of a qubit"
    case .qubitNameOrClosingBracket: "the name of a qubit or ']'"
    case .operatorSign: "an operator or the end"
    case .end: "the end"
    }
  }
}
