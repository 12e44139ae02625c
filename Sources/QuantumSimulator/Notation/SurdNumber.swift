/// A real number that is exact as long as it can be: (p/q)·√r·πᵏ with small whole p, q, r, k; and its double.
///
/// Tracking the form makes equal numbers equal doubles however they are written: "0.75pi", "3pi/4" and
/// "3*(pi/4)" are one angle, and "1/sqrt(2)" is the double nearest to it rather than the reciprocal of a
/// rounded root.
struct SurdNumber {
  /// The form; `nil` when the number has left it.
  struct Form: Equatable {
    var numerator: Int64
    var denominator: Int64
    /// Free of squares; 1 for a rational number.
    var radicand: Int64
    var powerOfPi: Int
  }

  let form: Form?
  let value: Double

  init(inexact value: Double) {
    form = nil
    self.value = value
  }

  init(_ form: Form) {
    self.form = form
    value = form.value
  }

  static let zero = SurdNumber(0)
  static let pi = SurdNumber(Form(numerator: 1, denominator: 1, radicand: 1, powerOfPi: 1))

  init(_ whole: Int64) {
    self.init(Form(numerator: whole, denominator: 1, radicand: 1, powerOfPi: 0))
  }

  var isZero: Bool { value == 0 }

  /// The exact rational, if it is one.
  var rational: (numerator: Int64, denominator: Int64)? {
    guard let form, form.radicand == 1, form.powerOfPi == 0 else { return nil }
    return (form.numerator, form.denominator)
  }
}

extension SurdNumber {
  static func + (a: SurdNumber, b: SurdNumber) -> SurdNumber {
    if a.isZero { return b }
    if b.isZero { return a }
    if let f = a.form, let g = b.form, f.radicand == g.radicand, f.powerOfPi == g.powerOfPi,
      let sum = Form(
        numerator: f.numerator &* g.denominator &+ g.numerator &* f.denominator,
        denominator: f.denominator &* g.denominator, radicand: f.radicand, powerOfPi: f.powerOfPi
      ).reduced
    {
      return SurdNumber(sum)
    }
    return SurdNumber(inexact: a.value + b.value)
  }

  static prefix func - (a: SurdNumber) -> SurdNumber {
    guard var form = a.form else { return SurdNumber(inexact: -a.value) }
    form.numerator = -form.numerator
    return SurdNumber(form)
  }

  static func - (a: SurdNumber, b: SurdNumber) -> SurdNumber { a + -b }

  static func * (a: SurdNumber, b: SurdNumber) -> SurdNumber {
    if let f = a.form, let g = b.form {
      // √r·√s = common·√(r/common · s/common)
      let common = Form.commonDivisor(f.radicand, g.radicand)
      let product = Form(
        numerator: f.numerator &* g.numerator, denominator: f.denominator &* g.denominator,
        radicand: (f.radicand / common) &* (g.radicand / common), powerOfPi: f.powerOfPi + g.powerOfPi)
      if let reduced = product.reduced?.multiplied(by: common) { return SurdNumber(reduced) }
    }
    return SurdNumber(inexact: a.value * b.value)
  }

  /// The reciprocal of a number other than zero.
  var reciprocal: SurdNumber {
    if let form, form.numerator != 0 {
      // 1/(p/q·√r) = q/(p·r)·√r
      let sign: Int64 = form.numerator < 0 ? -1 : 1
      let inverse = Form(
        numerator: sign &* form.denominator, denominator: sign &* form.numerator &* form.radicand,
        radicand: form.radicand, powerOfPi: -form.powerOfPi)
      if let reduced = inverse.reduced { return SurdNumber(reduced) }
    }
    return SurdNumber(inexact: 1 / value)
  }

  static func / (a: SurdNumber, b: SurdNumber) -> SurdNumber {
    let quotient = a * b.reciprocal
    // Rounded once rather than twice.
    return quotient.form == nil ? SurdNumber(inexact: a.value / b.value) : quotient
  }

  /// The root of a number that is not negative.
  var squareRoot: SurdNumber {
    if let (p, q) = rational, p >= 0 {
      // √(p/q) = √(p·q)/q
      var (radicand, factor): (Int64, Int64) = (p &* q, 1)
      if radicand == 0 { return .zero }
      if radicand <= Form.limit {
        var divisor: Int64 = 2
        while divisor &* divisor <= radicand {
          while radicand % (divisor &* divisor) == 0 {
            radicand /= divisor &* divisor
            factor = factor &* divisor
          }
          divisor += 1
        }
        if let form = Form(numerator: factor, denominator: q, radicand: radicand, powerOfPi: 0).reduced {
          return SurdNumber(form)
        }
      }
    }
    return SurdNumber(inexact: value.squareRoot())
  }
}

extension SurdNumber.Form {
  /// The largest whole number a form holds: products of two stay within 64 bits, so that they need no check
  /// for overflow (which calls a support routine that WebAssembly lacks).
  static let limit: Int64 = 1 << 30

  static func commonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (x, y) = (a.magnitude, b.magnitude)
    while y != 0 { (x, y) = (y, x % y) }
    return Int64(x)
  }

  /// The form in lowest terms, or `nil` if it has grown past the limit.
  var reduced: SurdNumber.Form? {
    let common = max(1, Self.commonDivisor(numerator, denominator))
    var form = self
    form.numerator /= common
    form.denominator /= common
    if form.numerator == 0 { (form.denominator, form.radicand, form.powerOfPi) = (1, 1, 0) }
    let isSmall =
      form.numerator.magnitude <= Self.limit && form.denominator <= Self.limit
      && form.radicand <= Self.limit && form.powerOfPi.magnitude <= 8
    return isSmall ? form : nil
  }

  /// The form times a whole number up to the limit.
  func multiplied(by factor: Int64) -> SurdNumber.Form? {
    var form = self
    form.numerator = form.numerator &* factor
    return form.reduced
  }

  /// The double: (p·π)/q for an angle, as programmers write it, and √(p²·r/q²) for a root.
  var value: Double {
    var head = Double(numerator)
    for _ in 0..<max(0, powerOfPi) { head *= .pi }
    var foot = Double(denominator)
    for _ in 0..<max(0, -powerOfPi) { foot *= .pi }
    if radicand == 1 { return head / foot }
    let root = (head * head * Double(radicand) / (foot * foot)).squareRoot()
    return numerator < 0 ? -root : root
  }
}
