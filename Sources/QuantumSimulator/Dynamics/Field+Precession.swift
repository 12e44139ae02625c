extension Field {
  /// How a spin has turned after a time, in seconds, in this field: the closed form, exact at any time.
  ///
  /// U = exp(−iHt), the rotation about the field by its angular frequency times the time.
  public func rotation(after duration: Double) -> SpinRotation {
    SpinRotation(about: self, by: angularFrequency * duration)
  }

  /// The energy of a spin with this arrow, in radians a second: ⟨H⟩ = field · r / 2, which precession keeps.
  public func energy(of arrow: BlochVector) -> Double {
    (x * arrow.x + y * arrow.y + z * arrow.z) / 2
  }
}

/// A spin on its way through many steps, which keeps its length and energy over millions of them.
///
/// ```swift
/// var spin = SteppedSpin(BlochVector(x: 1, y: 0, z: 0))
/// let step = field.rotation(after: 1e-3)
/// for _ in 0..<1000 { spin.turn(by: step) }
/// spin.arrow
/// ```
///
/// The steps are multiplied up as a rotation, brought back to length 1 every sixteenth time, and act on the
/// first arrow whenever the present one is asked for: an arrow turned again and again would drift.
public struct SteppedSpin: Sendable {
  /// The arrow before the first step.
  public let start: BlochVector
  @usableFromInline var total = SpinRotation.identity
  @usableFromInline var steps: UInt8 = 0

  /// A spin that has not moved yet.
  public init(_ start: BlochVector) { self.start = start }

  /// Turns the spin once more.
  @inlinable
  public mutating func turn(by step: SpinRotation) {
    total = step.product(with: total)
    steps &+= 1
    if steps & 15 == 0 { total = total.renormalised }
  }

  /// The product of all steps so far.
  public var rotation: SpinRotation { total.renormalised }

  /// The arrow after the steps so far.
  public var arrow: BlochVector { rotation.applied(to: start) }
}
