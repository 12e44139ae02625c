/// How an arrow moves in a field that changes while it relaxes: the Bloch equations, step by step.
///
/// ```swift
/// let decay = try Relaxation(t1: 10, t2: 4)
/// let pulse = try BlochEvolution(from: 0, to: 3, relaxation: decay, tolerance: 1e-10, longestStep: 0.1) {
///   drive.field(at: $0, in: .rotating(.neglected))
/// }
/// pulse.propagator.applied(to: BlochVector(x: 0, y: 0, z: 1))
/// ```
///
/// The steps and their bound are those of ``MagnusEvolution``, with the map of arrows in place of the
/// rotation. Maps of the Bloch equations never take two arrows farther apart, so that the errors of steps
/// add here too; the bound is of any component of an arrow of length 1.
public struct BlochEvolution: Sendable {
  /// The times between steps, in seconds, ascending; the first is the beginning, the last the end.
  public private(set) var times: [Double]
  /// The propagator from the beginning to each of the times.
  public private(set) var propagators: [BlochPropagator]
  /// The largest possible error of a component of an arrow at the end.
  public private(set) var errorBound = 0.0

  /// The propagator over the whole time.
  public var propagator: BlochPropagator { propagators[propagators.count - 1] }

  /// Follows arrows through a changing field.
  ///
  /// - Parameters:
  ///   - start: the time at the beginning, in seconds.
  ///   - end: the time at the end, in seconds, not before the beginning.
  ///   - relaxation: how the spin comes to rest.
  ///   - tolerance: the largest error of a component.
  ///   - longestStep: a time, in seconds, over which the field cannot swing unseen.
  ///   - field: the field at a time.
  /// - Throws: ``DynamicsError/unusableDuration(_:)``,
  ///   ``DynamicsError/unusableTolerance(found:allowed:)`` or ``DynamicsError/tooManySteps(limit:)``.
  public init(
    from start: Double, to end: Double, relaxation: Relaxation, tolerance: Double, longestStep: Double,
    field: (_ time: Double) -> Field
  ) throws(DynamicsError) {
    try StepControl.check(tolerance: tolerance)
    self.init(at: start)
    try append(
      until: end, relaxation: relaxation, tolerance: tolerance, longestStep: longestStep, field: field)
  }

  /// A motion that begins at a time and has not gone on from there.
  init(at time: Double) {
    times = [time]
    propagators = [BlochPropagator(.identity)]
  }

  /// Goes on in a constant field.
  mutating func append(
    constant field: Field, relaxation: Relaxation, until end: Double
  ) throws(DynamicsError) {
    let duration = end - times[times.count - 1]
    record(
      try BlochPropagator(field: field, relaxation: relaxation, duration: duration), until: end,
      error: 0x1p-50 * (1 + field.angularFrequency * duration))
  }

  /// Goes on in a changing field.
  mutating func append(
    until end: Double, relaxation: Relaxation, tolerance: Double, longestStep: Double,
    field: (Double) -> Field
  ) throws(DynamicsError) {
    try StepControl.run(
      from: times[times.count - 1], to: end, tolerance: tolerance, longestStep: longestStep,
      after: times.count
    ) { (time, step) throws(DynamicsError) in
      let half = 0.5 * step
      let whole = Self.step(from: time, by: step, relaxation, field)
      let halves =
        Self.step(from: time + half, by: half, relaxation, field)
        * Self.step(from: time, by: half, relaxation, field)
      // A component is a sum of three elements and the shift.
      return (halves, 4 * whole.distance(to: halves))
    } keep: { halves, time, error in
      record(halves, until: time, error: error + 0x1p-50)
    }
  }

  private mutating func record(_ step: BlochPropagator, until time: Double, error: Double) {
    propagators.append(step * propagator)
    times.append(time)
    errorBound += error
  }

  /// One step of the fourth-order Magnus expansion of the affine flow.
  private static func step(
    from time: Double, by step: Double, _ relaxation: Relaxation, _ field: (Double) -> Field
  ) -> BlochPropagator {
    let early = BlochPropagator.generator(field(time + GaussPoints.early * step), relaxation)
    let late = BlochPropagator.generator(field(time + GaussPoints.late * step), relaxation)
    let commutator = early.product(with: late) + -1 * late.product(with: early)
    let exponent =
      0.5 * step * (early + late) + (-GaussPoints.commutator * step * step) * commutator
    return BlochPropagator(exponent.exponential)
  }
}
