/// How the detunings of many spins are spread, in radians a second.
public enum FrequencySpread: Hashable, Sendable {
  /// Evenly from −halfWidth to halfWidth.
  case uniform(halfWidth: Double)
  /// As a bell curve: what is left of the mean arrow after a time t is exp(−(σt)²/2).
  case gaussian(standardDeviation: Double)
  /// As a resonance line of this half width at half height: what is left after a time t is exp(−t/T2*), T2* being the
  /// reciprocal of the half width.
  case lorentzian(halfWidth: Double)

  /// The detunings of `count` spins, ascending: the middles of equal shares of the distribution, so that nothing is
  /// drawn by chance.
  public func frequencies(_ count: Int) -> [Double] {
    var frequencies: [Double] = []
    frequencies.reserveCapacity(max(0, count))
    var last = -6.0
    for index in 0..<max(0, count) {
      let share = (Double(index) + 0.5) / Double(count)
      switch self {
      case .uniform(let halfWidth): frequencies.append(halfWidth * (2 * share - 1))
      case .lorentzian(let halfWidth):
        let angle = ElementaryFunctions.sincos(Double.pi * (share - 0.5))
        frequencies.append(halfWidth * angle.sin / angle.cos)
      case .gaussian(let deviation):
        last = Self.normalQuantile(share, near: last)
        frequencies.append(deviation * last)
      }
    }
    return frequencies
  }

  /// The number below which a share of the standard bell curve lies, by Newton's iteration from a guess below it, with
  /// the curve's integral as the series x + x³/3 + x⁵/(3·5) + … times its height (G. Marsaglia, "Evaluating the normal
  /// distribution", Journal of Statistical Software 11(4), 2004).
  private static func normalQuantile(_ share: Double, near guess: Double) -> Double {
    var x = max(guess, -6)
    for _ in 0..<60 {
      let height = 0.398_942_280_401_432_7 * ElementaryFunctions.exp(-0.5 * x * x)
      var (term, sum, order) = (x, x, 1.0)
      while term.magnitude > 1e-17 * sum.magnitude, order < 400 {
        order += 2
        term *= x * x / order
        sum += term
      }
      let step = (share - (0.5 + height * sum)) / height
      // Far out the curve is so flat that a whole step would leap over the goal.
      x += min(max(step, -0.5), 0.5)
      if step.magnitude < 1e-12 { break }
    }
    return x
  }
}
