/// What a field and relaxation make of any arrow over some time: the exact solution of the Bloch equations,
/// once computed and applied to as many spins as you like.
///
/// ```swift
/// let step = try BlochPropagator(field: field, relaxation: decay, duration: 1e-6)
/// arrow = step.applied(to: arrow)
/// ```
///
/// The equations (F. Bloch, "Nuclear induction", Physical Review 70, 460, 1946) are ṙ = field × r − (x/T2,
/// y/T2, (z − z∞)/T1). For a constant field their solution is a linear map and a shift.
public struct BlochPropagator: Hashable, Sendable {
  let map: AffineMap

  init(_ map: AffineMap) { self.map = map }

  /// The exact propagator for a constant field over a time in seconds.
  ///
  /// - Throws: ``DynamicsError/unusableDuration(_:)`` or ``DynamicsError/notFinite``.
  public init(
    field: Field, relaxation: Relaxation = .none, duration: Double
  ) throws(DynamicsError) {
    guard duration.isFinite, duration >= 0 else { throw .unusableDuration(duration) }
    guard field.isFinite else { throw .notFinite }
    map = (duration * Self.generator(field, relaxation)).exponential
  }

  /// The right-hand side of the Bloch equations.
  static func generator(_ field: Field, _ relaxation: Relaxation) -> AffineMap {
    let (along, across) = (1 / relaxation.t1, 1 / relaxation.t2)
    return AffineMap(
      x: SIMD3(-across, field.z, -field.y), y: SIMD3(-field.z, -across, field.x),
      z: SIMD3(field.y, -field.x, -along), shift: SIMD3(0, 0, along * relaxation.equilibrium))
  }

  /// The arrow afterwards.
  public func applied(to arrow: BlochVector) -> BlochVector {
    let result = map.applied(to: SIMD3(arrow.x, arrow.y, arrow.z))
    return BlochVector(x: result.x, y: result.y, z: result.z)
  }

  /// The propagator on the right followed by the one on the left.
  public static func * (later: BlochPropagator, earlier: BlochPropagator) -> BlochPropagator {
    BlochPropagator(later.map.after(earlier.map))
  }

  /// The largest difference in any number of the two maps.
  public func distance(to other: BlochPropagator) -> Double { (map + -1 * other.map).largest }
}
