/// A complex number in double precision: an amplitude, or an element of a gate's matrix.
///
/// ```swift
/// let w = Complex(length: 1, phase: .pi / 4)   // (0.7071, 0.7071 i)
/// w * w.conjugate                              // (1, 0)
/// ```
///
/// Division is the textbook quotient: it does not guard against overflow of the squared length, which
/// no amplitude can reach.
public struct Complex: Hashable, Sendable {
  /// The real part.
  public var real: Double
  /// The imaginary part.
  public var imaginary: Double

  /// The number `real + i·imaginary`.
  @inlinable
  public init(_ real: Double, _ imaginary: Double = 0) {
    self.real = real
    self.imaginary = imaginary
  }

  /// The number zero.
  public static let zero = Complex(0)
  /// The number one.
  public static let one = Complex(1)
  /// The imaginary unit.
  public static let i = Complex(0, 1)

  /// The number with the opposite imaginary part.
  @inlinable
  public var conjugate: Complex { Complex(real, -imaginary) }

  /// The squared distance from zero: the probability that goes with an amplitude.
  @inlinable
  public var lengthSquared: Double { real * real + imaginary * imaginary }

  /// The distance from zero.
  @inlinable
  public var length: Double { lengthSquared.squareRoot() }
}

extension Complex {
  /// The sum.
  @inlinable
  public static func + (a: Complex, b: Complex) -> Complex {
    Complex(a.real + b.real, a.imaginary + b.imaginary)
  }

  /// The difference.
  @inlinable
  public static func - (a: Complex, b: Complex) -> Complex {
    Complex(a.real - b.real, a.imaginary - b.imaginary)
  }

  /// The product.
  @inlinable
  public static func * (a: Complex, b: Complex) -> Complex {
    Complex(a.real * b.real - a.imaginary * b.imaginary, a.real * b.imaginary + a.imaginary * b.real)
  }

  /// The product with a real number.
  @inlinable
  public static func * (a: Double, b: Complex) -> Complex { Complex(a * b.real, a * b.imaginary) }

  /// The quotient. Dividing by zero gives infinities or NaN, as it does for `Double`.
  @inlinable
  public static func / (a: Complex, b: Complex) -> Complex {
    let scaled = a * b.conjugate
    let length = b.lengthSquared
    return Complex(scaled.real / length, scaled.imaginary / length)
  }

  /// The opposite number.
  @inlinable
  public static prefix func - (a: Complex) -> Complex { Complex(-a.real, -a.imaginary) }

  /// Adds `b` to `a`.
  @inlinable
  public static func += (a: inout Complex, b: Complex) { a = a + b }

  /// Multiplies `a` by `b`.
  @inlinable
  public static func *= (a: inout Complex, b: Complex) { a = a * b }
}
