extension AngleGrid {
  /// How far, in radians, an angle may be from a rest of the dial and still count as that rest.
  public static let tolerance = 1e-9

  /// The most rests that a grid may have: finer dials cannot be told apart by eye, nor searched.
  public static let greatestCount = 4096

  /// The angles at which the dial rests, in the author's order; empty for a grid that makes no sense: a step
  /// that is not positive, an end before the beginning, or more than ``greatestCount`` rests.
  ///
  /// Where the beginning and the step are simple fractions, of π or of 1, every rest is the double nearest to its own
  /// fraction: −π/2 and ten steps of π/12 make π/3, and not a sum that has been rounded on the way.
  public var values: [Double] {
    switch self {
    case .list(let numbers):
      return numbers.count <= Self.greatestCount ? numbers.map { $0.value } : []
    case .steps(let from, let to, let step):
      // Rounding must not lose the last rest, as 24 steps of pi/12 add up to a little less than 2·pi.
      let steps = ((to.value - from.value) / step.value + Self.tolerance).rounded(.down)
      guard step.value > 0, steps >= 0, steps < Double(Self.greatestCount) else { return [] }
      guard let fractions = FractionLadder(from: from.value, step: step.value) else {
        return (0...Int(steps)).map { from.value + Double($0) * step.value }
      }
      return (0...Int(steps)).map { fractions[$0] }
    }
  }

  /// The rest of the dial that is nearest to `angle`, or nil where the grid is empty.
  public func nearest(to angle: Double) -> Double? {
    values.min { abs($0 - angle) < abs($1 - angle) }
  }
}
