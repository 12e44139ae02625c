public import QuantumSimulator

/// What a judge has found, beside what was wanted.
public enum Evidence: Hashable, Sendable {
  /// For a goal about a state or an operation.
  case fidelity(FidelityEvidence)
  /// For a goal about a Bloch vector: both arrows, their distance, and the greatest distance that will do.
  case bloch(actual: BlochVector, wanted: BlochVector, distance: Double, tolerance: Double)
  /// For a goal about a mean value.
  case expectation(actual: Double, wanted: Wanted)
  /// For a goal about probabilities: each outcome that was asked about, and the greatest difference that will do.
  case probabilities([OutcomeEvidence], tolerance: Double)
  /// For a goal about how likely something is: outcomes, telling cases apart, winning.
  case likelihood(actual: Double, wanted: Wanted)
  /// For a question: the answer given, if any, and the right one, which is for the judge and not for a player who is
  /// still thinking.
  case answer(given: Answer?, right: RightAnswer)
  /// For a budget.
  case count(actual: Int, bound: Budget.Bound)

  /// How far what was found is from what was wanted, 0 or more: a difference of fidelities, of mean values, of
  /// probabilities (the greatest), of counts, a distance beyond the tolerance; 1 for a wrong answer.
  public var gap: Double {
    switch self {
    case .fidelity(let evidence): max(0, evidence.minimum - evidence.judged)
    case .bloch(_, _, let distance, let tolerance): max(0, distance - tolerance)
    case .expectation(let actual, let wanted), .likelihood(let actual, let wanted): wanted.gap(of: actual)
    case .probabilities(let outcomes, let tolerance):
      outcomes.reduce(0) { max($0, abs($1.actual - $1.wanted) - tolerance) }
    case .answer(let given, let right): right.isMet(by: given) ? 0 : 1
    case .count(let actual, let bound): Double(bound.gap(of: actual))
    }
  }

  /// Whether what was found will do. Rounding is forgiven, up to ``Judge/roundingSlack``.
  public var isMet: Bool { gap <= Judge.roundingSlack }
}

/// One outcome's probability.
public struct OutcomeEvidence: Hashable, Sendable {
  /// The outcome: bit k belongs to the goal's k-th qubit.
  public var bits: Int
  /// Its probability on this board.
  public var actual: Double
  /// The wanted probability.
  public var wanted: Double

  /// Makes evidence.
  public init(bits: Int, actual: Double, wanted: Double) {
    self.bits = bits
    self.actual = actual
    self.wanted = wanted
  }
}

extension Wanted {
  /// How far a number is from what is wanted; 0 where it will do.
  public func gap(of actual: Double) -> Double {
    switch self {
    case .equal(let number, let tolerance): max(0, abs(actual - number.value) - tolerance)
    case .atLeast(let number): max(0, number.value - actual)
    case .atMost(let number): max(0, actual - number.value)
    }
  }
}

extension Budget.Bound {
  /// How many a count is off; 0 where it keeps the bound.
  public func gap(of count: Int) -> Int {
    switch self {
    case .atMost(let most): max(0, count - most)
    case .atLeast(let least): max(0, least - count)
    case .exactly(let wanted): abs(count - wanted)
    }
  }
}
