/// The length of the next step of an integration, from the errors of the steps so far.
///
/// Each step may err by the tolerance times its share of the whole time, so that the errors of all steps sum
/// to no more than the tolerance.
struct StepControl {
  /// The step to try next.
  private(set) var step: Double
  private let longest: Double
  private let tolerance: Double
  private let total: Double

  init(total: Double, longestStep: Double, tolerance: Double) {
    self.total = total
    self.tolerance = tolerance
    longest = longestStep > 0 ? min(longestStep, total) : total
    step = longest
  }

  /// Whether an error is small enough for a step of that length by a method of this order; adapts the next
  /// step either way.
  mutating func accepts(_ error: Double, of step: Double, order: Int) -> Bool {
    // Below a few roundings no shorter step helps.
    let allowed = max(tolerance * step / total, 0x1p-50)
    let isSmall = error <= allowed
    let ratio = error > 0 ? allowed / error : 1e6
    // The error of a step grows with the power order + 1 of its length, its allowance with the first.
    let root = ElementaryFunctions.exp(ElementaryFunctions.log(ratio) / Double(order))
    self.step = min(longest, step * min(4, max(isSmall ? 0.5 : 0.1, 0.9 * root)))
    return isSmall
  }
}

extension StepControl {
  /// Throws where nobody can ask for an error of that size.
  static func check(tolerance: Double) throws(DynamicsError) {
    guard MagnusEvolution.allowedTolerances.contains(tolerance) else {
      throw .unusableTolerance(found: tolerance, allowed: MagnusEvolution.allowedTolerances)
    }
  }

  /// Goes from a time to another in steps whose errors sum to no more than the tolerance: each is tried at once and as two
  /// halves, and the halves are kept where they differ little enough.
  ///
  /// - Parameters:
  ///   - stepCount: How many steps have been made before, which count towards ``MagnusEvolution/stepLimit``.
  ///   - attempt: The two halves of a step by a method of fourth order, and how far they are from the whole.
  ///   - keep: Takes the halves, when they end, and the error.
  /// - Throws: ``DynamicsError/unusableDuration(_:)``, ``DynamicsError/tooManySteps(limit:)``,
  ///   ``DynamicsError/notFinite``, or what `attempt` throws.
  static func run<Halves>(
    from start: Double, to end: Double, tolerance: Double, longestStep: Double, after stepCount: Int,
    attempt: (_ time: Double, _ step: Double) throws(DynamicsError) -> (halves: Halves, error: Double),
    keep: (_ halves: Halves, _ time: Double, _ error: Double) -> Void
  ) throws(DynamicsError) {
    let total = end - start
    guard total.isFinite, total >= 0 else { throw .unusableDuration(total) }
    var control = StepControl(total: total, longestStep: longestStep, tolerance: tolerance)
    var (time, count) = (start, stepCount)
    while time < end {
      guard count < MagnusEvolution.stepLimit else { throw .tooManySteps(limit: MagnusEvolution.stepLimit) }
      let isLast = control.step >= end - time
      let step = isLast ? end - time : control.step
      let (halves, error) = try attempt(time, step)
      guard error.isFinite else { throw .notFinite }
      guard control.accepts(error, of: step, order: 4) else { continue }
      time = isLast ? end : time + step
      count += 1
      keep(halves, time, error)
    }
  }
}

/// Where the two-point Gauss–Legendre rule looks in a step of length 1.
enum GaussPoints {
  /// 1/2 − √3/6.
  static let early = 0.211_324_865_405_187_13
  /// 1/2 + √3/6.
  static let late = 0.788_675_134_594_812_9
  /// √3/12, the weight of the commutator in the fourth-order Magnus expansion.
  static let commutator = 0.144_337_567_297_406_44
  /// 1/4 + √3/6 and 1/4 − √3/6, the weights of the commutator-free expansion of the same order.
  static let near = 0.538_675_134_594_812_9
  static let far = -0.038_675_134_594_812_87
}
