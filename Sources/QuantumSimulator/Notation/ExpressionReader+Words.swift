extension ExpressionReader {
  private enum Word: CaseIterable {
    case pi
    case i
    case e
    case sqrt
    case cos
    case sin
    case exp

    var scalars: [Unicode.Scalar] {
      switch self {
      case .pi: ["p", "i"]
      case .i: ["i"]
      case .e: ["e"]
      case .sqrt: ["s", "q", "r", "t"]
      case .cos: ["c", "o", "s"]
      case .sin: ["s", "i", "n"]
      case .exp: ["e", "x", "p"]
      }
    }

    var isFunction: Bool {
      switch self {
      case .pi, .i, .e: false
      case .sqrt, .cos, .sin, .exp: true
      }
    }
  }

  /// The longest word at the position: "ipi" is i times pi.
  private var word: Word? {
    var longest: Word?
    for word in Word.allCases where word.scalars.count > longest?.scalars.count ?? 0 {
      if scanner.scalars[scanner.position...].starts(with: word.scalars) { longest = word }
    }
    return longest
  }

  /// Whether a function's name comes next.
  var startsFunction: Bool { word?.isFunction ?? false }

  /// A constant, or a function of the sum in parentheses that follows.
  mutating func readWord() throws(NotationError) -> Value {
    let start = scanner.position
    guard let word else {
      while let next = scanner.next, NotationScanner.isLetter(next) { scanner.position += 1 }
      throw NotationError(.unknownWord(scanner.text(from: start)), at: start)
    }
    scanner.position += word.scalars.count
    switch word {
    case .pi: return .number(SurdComplex(.pi))
    case .i: return .number(SurdComplex(.zero, SurdNumber(1)))
    case .e: return .number(SurdComplex(SurdNumber(inexact: ElementaryFunctions.exp(1))))
    case .sqrt, .cos, .sin, .exp: break
    }
    scanner.skipSpaces()
    guard scanner.take("(") else { throw scanner.unexpected(.openingParenthesis) }
    let place = scanner.position
    let argument = try Self.number(readParenthesised(), at: place)
    switch word {
    case .sqrt: return .number(argument.squareRoot)
    case .exp: return try .number(Self.exponential(argument, at: place))
    default: break
    }
    guard argument.isReal else { throw NotationError(.notReal, at: place) }
    let (cosine, sine) = Angle.cosineAndSine(argument.real.value)
    return .number(SurdComplex(inexact: Complex(word == .cos ? cosine : sine)))
  }
}
