extension Complex {
  /// The number at distance `length` from zero, in the direction `phase` (radians, anticlockwise from 1).
  ///
  /// Phases that are multiples of π/24 give exact results; see ``Angle/cosineAndSine(_:)``.
  public init(length: Double, phase: Double) {
    let (cosine, sine) = Angle.cosineAndSine(phase)
    self.init(length * cosine, length * sine)
  }

  /// The direction from zero, in radians in (−π, π]; zero for zero.
  public var phase: Double { ElementaryFunctions.atan2(imaginary, real) }

  /// The number e^{iφ} of length one.
  public static func exp(i phase: Double) -> Complex { Complex(length: 1, phase: phase) }

  /// Whether neither part is infinite or NaN.
  @inlinable
  public var isFinite: Bool { real.isFinite && imaginary.isFinite }

  /// Subtracts `b` from `a`.
  @inlinable
  public static func -= (a: inout Complex, b: Complex) { a = a - b }

  /// The larger of the distances between the real parts and between the imaginary parts is at most
  /// `tolerance`.
  @inlinable
  public func isNear(_ other: Complex, within tolerance: Double) -> Bool {
    (real - other.real).magnitude <= tolerance
      && (imaginary - other.imaginary).magnitude <= tolerance
  }
}
