/// How a spin turns in a field that changes: the rotation at the end, the steps on the way, and a bound of
/// the error.
///
/// ```swift
/// let sweep = try MagnusEvolution(from: 0, to: 1, tolerance: 1e-10, longestStep: 0.1) { time in
///   Field(x: 5, y: 0, z: 40 * (time - 0.5))
/// }
/// sweep.rotation
/// sweep.errorBound
/// ```
///
/// Each step is the fourth-order Magnus expansion with the field at the two Gauss–Legendre points
/// (S. Blanes, F. Casas, J. A. Oteo and J. Ros, "The Magnus expansion and some of its applications", Physics
/// Reports 470, 151, 2009, section 5.4), so it is a rotation whatever its length. A step is done at once and
/// as two halves; the difference, which is some fifteen times the error of the halves that are kept, is what
/// the step adds to ``errorBound``. Rotations are unitary, so that errors of steps add and are never
/// amplified: the bound holds for the whole, provided that steps are short enough to see the field change,
/// which `longestStep` is for.
public struct MagnusEvolution: Sendable {
  /// The tolerances that can be asked for.
  public static let allowedTolerances = 1e-13...1.0
  /// The most steps a motion may take.
  public static let stepLimit = 2_000_000

  /// The times between steps, in seconds, ascending; the first is the beginning, the last the end.
  public private(set) var times: [Double]
  /// The rotation from the beginning to each of the times.
  public private(set) var rotations: [SpinRotation]
  /// The largest possible error of ``rotation`` as a matrix, in the spectral norm.
  public private(set) var errorBound = 0.0

  /// The rotation over the whole time.
  public var rotation: SpinRotation { rotations[rotations.count - 1] }

  /// A motion that begins at a time and has not gone on from there.
  init(at time: Double) {
    times = [time]
    rotations = [.identity]
  }

  /// Follows a spin through a changing field.
  ///
  /// - Parameters:
  ///   - start: the time at the beginning, in seconds.
  ///   - end: the time at the end, in seconds, not before the beginning.
  ///   - tolerance: the largest error of the rotation's matrix, in the spectral norm.
  ///   - longestStep: a time, in seconds, over which the field cannot swing unseen: a quarter of its fastest
  ///     period.
  ///   - field: the field at a time.
  /// - Throws: ``DynamicsError/unusableDuration(_:)``,
  ///   ``DynamicsError/unusableTolerance(found:allowed:)`` or ``DynamicsError/tooManySteps(limit:)``.
  public init(
    from start: Double, to end: Double, tolerance: Double, longestStep: Double,
    field: (_ time: Double) -> Field
  ) throws(DynamicsError) {
    try StepControl.check(tolerance: tolerance)
    self.init(at: start)
    try append(until: end, tolerance: tolerance, longestStep: longestStep, field: field)
  }

  /// Goes on in a constant field.
  mutating func append(constant field: Field, until end: Double) {
    let duration = end - times[times.count - 1]
    record(field.rotation(after: duration), until: end, error: 0x1p-51)
  }

  /// Goes on in a changing field.
  mutating func append(
    until end: Double, tolerance: Double, longestStep: Double, field: (Double) -> Field
  ) throws(DynamicsError) {
    try StepControl.run(
      from: times[times.count - 1], to: end, tolerance: tolerance, longestStep: longestStep,
      after: times.count
    ) { (time, step) throws(DynamicsError) in
      let whole = Self.step(from: time, by: step, field)
      let half = 0.5 * step
      let halves = Self.step(from: time + half, by: half, field) * Self.step(from: time, by: half, field)
      return (halves, whole.distance(to: halves))
    } keep: { halves, time, error in
      record(halves, until: time, error: error + 0x1p-51)
    }
  }

  private mutating func record(_ rotation: SpinRotation, until time: Double, error: Double) {
    rotations.append(rotation * self.rotation)
    times.append(time)
    errorBound += error
  }

  /// One step of the fourth-order expansion.
  static func step(from time: Double, by step: Double, _ field: (Double) -> Field) -> SpinRotation {
    let (early, late) = (field(time + GaussPoints.early * step), field(time + GaussPoints.late * step))
    // h(F₁ + F₂)/2 − √3h²/12 · F₁ × F₂, from the commutator of −iF₁·σ/2 and −iF₂·σ/2.
    let mean = 0.5 * step * (early + late)
    return SpinRotation(by: mean - (GaussPoints.commutator * step * step) * early.cross(late))
  }
}
