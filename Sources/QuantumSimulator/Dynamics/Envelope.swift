/// The shape of a pulse: how its strength varies over its duration, relative to its amplitude.
public enum Envelope: Hashable, Sendable {
  /// Full strength from beginning to end.
  case square
  /// A bell curve about the middle, exp(−u²/2w²) at a distance of u durations from it, cut off at both ends;
  /// the width w is a fraction of the duration, more than 0.
  case gaussian(width: Double)
  /// sin(πv)/(πv) about the middle, v running from −lobes to lobes: the envelope whose spectrum is nearly
  /// flat. The number of lobes on each side, more than 0, need not be whole.
  case sinc(lobes: Double)
  /// Strengths at the middles of equal parts of the duration, each held for its part: what a waveform
  /// generator plays. At least one.
  case samples([Double])

  /// The strength at a fraction of the duration, 0 … 1; zero before and after.
  public func strength(at fraction: Double) -> Double {
    guard fraction >= 0, fraction <= 1 else { return 0 }
    let offset = fraction - 0.5
    switch self {
    case .square:
      return 1
    case .gaussian(let width):
      let u = offset / width
      return ElementaryFunctions.exp(-0.5 * u * u)
    case .sinc(let lobes):
      let v = 2 * lobes * offset * Double.pi
      return v.magnitude < 1e-8 ? 1 : ElementaryFunctions.sin(v) / v
    case .samples(let strengths):
      return strengths[min(strengths.count - 1, Int(fraction * Double(strengths.count)))]
    }
  }

  /// The fractions of the duration at which the strength may jump, beside 0 and 1, ascending.
  var jumps: [Double] {
    guard case .samples(let strengths) = self, strengths.count > 1 else { return [] }
    var jumps: [Double] = []
    for index in 1..<strengths.count { jumps.append(Double(index) / Double(strengths.count)) }
    return jumps
  }

  /// The longest step that cannot overlook a swing of the strength of a pulse that lasts so long, in the same unit.
  package func longestStep(duration: Double) -> Double {
    switch self {
    case .square: duration
    case .gaussian(let width): 0.5 * width * duration
    case .sinc(let lobes): 0.25 * duration / lobes
    case .samples(let strengths): duration / Double(strengths.count)
    }
  }

  /// Whether the strength changes only at the jumps.
  var isPiecewiseConstant: Bool {
    switch self {
    case .square, .samples: true
    case .gaussian, .sinc: false
    }
  }

  /// - Throws: ``DynamicsError/envelopeWithoutShape``.
  func validate() throws(DynamicsError) {
    let isShaped: Bool
    switch self {
    case .square: isShaped = true
    case .gaussian(let width): isShaped = width > 0 && width.isFinite
    case .sinc(let lobes): isShaped = lobes > 0 && lobes.isFinite
    case .samples(let strengths): isShaped = !strengths.isEmpty && strengths.allSatisfy { $0.isFinite }
    }
    guard isShaped else { throw .envelopeWithoutShape }
  }
}
