extension ExpressionReader {
  static func number(_ value: Value, at place: Int) throws(NotationError) -> SurdComplex {
    guard case .number(let number) = value else { throw NotationError(.unwantedKet, at: place) }
    return number
  }

  private static func checked(_ number: SurdComplex, at place: Int) throws(NotationError) -> Value {
    guard number.value.isFinite else { throw NotationError(.notFinite, at: place) }
    return .number(number)
  }

  static func negated(_ value: Value) -> Value {
    switch value {
    case .number(let number): .number(-number)
    case .ket(let ket): .ket(ket.scaled(by: Complex(-1)))
    }
  }

  static func sum(_ a: Value, _ b: Value, at place: Int) throws(NotationError) -> Value {
    switch (a, b) {
    case (.number(let x), .number(let y)): return try checked(x + y, at: place)
    case (.ket(let x), .ket(let y)):
      guard x.qubitCount == y.qubitCount else {
        throw NotationError(
          .unequalKets(qubitCount: x.qubitCount, otherQubitCount: y.qubitCount), at: place)
      }
      return .ket(x + y)
    default: throw NotationError(.missingKet, at: place)
    }
  }

  func multiplied(_ a: Value, _ b: Value, at place: Int) throws(NotationError) -> Value {
    switch (a, b) {
    case (.number(let x), .number(let y)): return try Self.checked(x * y, at: place)
    case (.number(let factor), .ket(let ket)), (.ket(let ket), .number(let factor)):
      return .ket(ket.scaled(by: factor.value))
    case (.ket(let x), .ket(let y)):
      guard x.qubitCount + y.qubitCount <= qubitLimit else {
        throw NotationError(.tooManyQubits(limit: qubitLimit), at: place)
      }
      return .ket(x.tensor(y))
    }
  }

  static func divided(_ a: Value, _ b: Value, at place: Int) throws(NotationError) -> Value {
    let divisor = try number(b, at: place)
    if divisor.isZero { throw NotationError(.divisionByZero, at: place) }
    switch a {
    case .number(let x): return try checked(x / divisor, at: place)
    case .ket(let ket):
      let factor = SurdComplex(SurdNumber(1)) / divisor
      guard factor.value.isFinite else { throw NotationError(.notFinite, at: place) }
      return .ket(ket.scaled(by: factor.value))
    }
  }

  /// e to a complex power.
  static func exponential(_ x: SurdComplex, at place: Int) throws(NotationError) -> SurdComplex {
    let length = ElementaryFunctions.exp(x.value.real)
    let value = Complex(length: length, phase: x.value.imaginary)
    guard value.isFinite else { throw NotationError(.notFinite, at: place) }
    return SurdComplex(inexact: value)
  }

  /// A number to a power: a whole one, a half, or any real power of a positive number.
  static func power(_ base: SurdComplex, _ exponent: SurdComplex, at place: Int) throws(NotationError)
    -> SurdComplex
  {
    guard exponent.isReal else { throw NotationError(.notReal, at: place) }
    if let (p, q) = exponent.real.rational, p.magnitude <= 1024 {
      if p < 0, base.isZero { throw NotationError(.divisionByZero, at: place) }
      if q == 1 || q == 2 {
        var result = SurdComplex(SurdNumber(1))
        let factor = q == 2 ? base.squareRoot : base
        for _ in 0..<p.magnitude { result = result * factor }
        if p < 0 {
          if result.isZero { throw NotationError(.notFinite, at: place) }
          result = SurdComplex(SurdNumber(1)) / result
        }
        guard result.value.isFinite else { throw NotationError(.notFinite, at: place) }
        return result
      }
    }
    guard base.isReal, base.real.value > 0 else { throw NotationError(.notReal, at: place) }
    let value = ElementaryFunctions.exp(exponent.real.value * ElementaryFunctions.log(base.real.value))
    guard value.isFinite else { throw NotationError(.notFinite, at: place) }
    return SurdComplex(SurdNumber(inexact: value))
  }
}

extension SurdNumber {
  /// The exact number if its digits are few, its nearest double otherwise.
  init(_ decimal: DecimalNumber) {
    if let form = Form(decimal) {
      self.init(form)
    } else {
      self.init(inexact: decimal.value)
    }
  }
}

extension SurdNumber.Form {
  fileprivate init?(_ decimal: DecimalNumber) {
    guard decimal.digits.count <= 9, (-9...9).contains(decimal.exponent) else { return nil }
    var (numerator, denominator): (Int64, Int64) = (0, 1)
    for digit in decimal.digits { numerator = numerator &* 10 &+ Int64(digit) }
    for _ in 0..<max(0, decimal.exponent) { numerator = numerator &* 10 }
    for _ in 0..<max(0, -decimal.exponent) { denominator = denominator &* 10 }
    let form = SurdNumber.Form(
      numerator: numerator, denominator: denominator, radicand: 1, powerOfPi: 0)
    guard let reduced = form.reduced else { return nil }
    self = reduced
  }
}
