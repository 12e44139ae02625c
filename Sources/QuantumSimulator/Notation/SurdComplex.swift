/// A complex number whose parts are exact as long as they can be.
struct SurdComplex {
  var real: SurdNumber
  var imaginary: SurdNumber

  init(_ real: SurdNumber, _ imaginary: SurdNumber = .zero) {
    self.real = real
    self.imaginary = imaginary
  }

  init(inexact value: Complex) {
    real = SurdNumber(inexact: value.real)
    imaginary = SurdNumber(inexact: value.imaginary)
  }

  var value: Complex { Complex(real.value, imaginary.value) }
  var isReal: Bool { imaginary.isZero }
  var isZero: Bool { real.isZero && imaginary.isZero }

  static func + (a: SurdComplex, b: SurdComplex) -> SurdComplex {
    SurdComplex(a.real + b.real, a.imaginary + b.imaginary)
  }

  static prefix func - (a: SurdComplex) -> SurdComplex { SurdComplex(-a.real, -a.imaginary) }

  static func * (a: SurdComplex, b: SurdComplex) -> SurdComplex {
    if a.isReal { return SurdComplex(a.real * b.real, a.real * b.imaginary) }
    if b.isReal { return SurdComplex(a.real * b.real, a.imaginary * b.real) }
    return SurdComplex(
      a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real)
  }

  /// The quotient by a number other than zero.
  static func / (a: SurdComplex, b: SurdComplex) -> SurdComplex {
    if b.isReal { return SurdComplex(a.real / b.real, a.imaginary / b.real) }
    let scaled = a * SurdComplex(b.real, -b.imaginary)
    let length = b.real * b.real + b.imaginary * b.imaginary
    return SurdComplex(scaled.real / length, scaled.imaginary / length)
  }

  /// The principal square root, whose real part is not negative.
  var squareRoot: SurdComplex {
    if isReal {
      return real.value < 0
        ? SurdComplex(.zero, (-real).squareRoot) : SurdComplex(real.squareRoot)
    }
    let z = value
    return SurdComplex(inexact: Complex(length: z.length.squareRoot(), phase: z.phase / 2))
  }
}
