/// What is wrong with what a level asks for, though it is well spelled.
public enum GoalFault: Hashable, Sendable {
  /// A level that is no sandbox asks for nothing.
  case noGoals
  /// A fidelity of 0 or more is asked for: everything has it.
  case fidelityOfNothing
  /// The global phase of some of the qubits is asked for; only the state of all of them has one.
  case phaseOfSubset
  /// The mean value of the identity is asked for: it is always 1.
  case identityExpectation
  /// A Bloch vector of this length, which is more than 1.
  case blochVectorTooLong(Double)
  /// Probabilities that add up to more than 1, or, where they are all there are, to less.
  case badSum(Double, isComplete: Bool)
  /// No state meets the goal, or none that meets the goals before it too. The shortfall is how far the nearest state
  /// misses the bounds: the distance between vectors of expectation values.
  case unphysical(shortfall: Double, together: Bool)
  /// A goal does not say how branches count, though the board may split.
  case branchesMissing
  /// A goal says how branches count, though the board cannot split.
  case branchesWithoutMeasurement
  /// The global phase of a mean over branches.
  case phaseOfMixture
  /// Cases for which nothing is said to be right.
  case caseWithoutAnswer([String])
  /// The images name more or fewer inputs than there are, or one twice.
  case imageCount(found: Int, wanted: Int)
  /// The qubits and ancillas of a table are not all qubits of the level, once each.
  case tableQubits
  /// Two rows of a table with the same output.
  case rowsCollide(String)
  /// A channel with more or fewer outputs than inputs.
  case channelWidths(from: Int, to: Int)
  /// Images that are not orthogonal and normalised, by the norm of M†M − 1.
  case imagesNotOrthonormal(Double)
  /// A dial of rounds that ends before it begins.
  case emptyDial(least: Int, most: Int)
  /// Rounds are counted where there is no dial, or something else where there is one.
  case roundsMismatch(hasDial: Bool)
  /// A game that does not say what is to be won in rounds, or says it where there are none.
  case roundPolicy(hasDial: Bool)
  /// A question beside other goals, or a second one.
  case questionBesideGoals
  /// Answers are counted where no question is asked, or something else where one is.
  case countingMismatch(asksQuestion: Bool)
  /// A number of moves for stars that is below par or below that for more stars.
  case starsBelow(found: Int, least: Int, of: Rank)
  /// A par other than 1 where answers are counted.
  case parOfAnswers(Int)

  /// The numbers of moves in a scoring.
  public enum Rank: Hashable, Sendable {
    /// The least number that solves the level.
    case par
    /// The most that earn three stars.
    case threeStars
  }

  /// How far a computed number may be past its bound through rounding.
  static let rounding = 1e-9
}

extension GoalFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .noGoals: .noGoals
    case .fidelityOfNothing, .identityExpectation: .idleGoal
    case .phaseOfSubset: .phaseOfSubset
    case .blochVectorTooLong, .badSum, .unphysical: .unphysicalGoal
    case .branchesMissing, .branchesWithoutMeasurement: .branchPolicy
    case .phaseOfMixture: .phaseOfSubset
    case .caseWithoutAnswer, .imageCount, .tableQubits, .channelWidths, .roundPolicy: .badCases
    case .rowsCollide, .imagesNotOrthonormal: .unphysicalGoal
    case .emptyDial: .outOfRange
    case .roundsMismatch: .badScoring
    case .questionBesideGoals: .questionBesideGoals
    case .countingMismatch, .starsBelow, .parOfAnswers: .badScoring
    }
  }
}
