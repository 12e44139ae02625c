/// Asks for the distribution of classical bits at the end.
public struct RecordGoal: Hashable, Sendable {
  /// The bits, least significant first.
  public var bits: [Int]
  /// The outcomes that are asked about; the others may have any probability.
  public var outcomes: [ProbabilityGoal.Outcome]
  /// How far each probability may be off.
  public var tolerance: Double

  /// Makes a goal.
  public init(bits: [Int], outcomes: [ProbabilityGoal.Outcome], tolerance: Double) {
    self.bits = bits
    self.outcomes = outcomes
    self.tolerance = tolerance
  }
}

/// Asks that some outcomes be likely, or unlikely.
public struct LikelihoodGoal: Hashable, Sendable {
  /// What is looked at.
  public var readout: Readout
  /// The outcomes; what counts is the probability that any of them occurs.
  public var outcomes: [Int]
  /// What that probability has to be.
  public var wanted: Wanted

  /// Makes a goal.
  public init(readout: Readout, outcomes: [Int], wanted: Wanted) {
    self.readout = readout
    self.outcomes = outcomes
    self.wanted = wanted
  }
}
