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
