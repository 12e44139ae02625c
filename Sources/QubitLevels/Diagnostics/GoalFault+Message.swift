import QuantumSimulator

extension GoalFault {
  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .noGoals: "no goals; only a sandbox ('sandbox': true) has none"
    case .fidelityOfNothing: "fidelity 0 asks for nothing; wanted more than 0"
    case .phaseOfSubset:
      "some of the qubits have no global phase of their own; wanted 'phase': 'ignore', or all qubits"
    case .identityExpectation: "the mean value of the identity is always 1"
    case .blochVectorTooLong(let length):
      "unphysical: Bloch vector of length \(rounded(length)); no state's is longer than 1"
    case .badSum(let sum, isComplete: true):
      "unphysical: the probabilities of all outcomes add up to \(rounded(sum)), wanted 1"
    case .badSum(let sum, isComplete: false):
      "unphysical: the probabilities add up to \(rounded(sum)), more than 1"
    case .unphysical(let shortfall, together: true):
      "unphysical: no state meets this goal and the goals before it (the nearest misses by \(rounded(shortfall)))"
    case .unphysical(let shortfall, together: false):
      "unphysical: no state meets this goal (the nearest misses by \(rounded(shortfall)))"
    case .branchesMissing:
      "the board can measure, or its state is mixed; wanted 'branches': 'every' or 'mean'"
    case .branchesWithoutMeasurement: "nothing can be measured; 'branches' has no meaning"
    case .phaseOfMixture: "a mean over branches has no global phase; wanted 'phase': 'ignore'"
    case .caseWithoutAnswer(let ids): "nothing is right for \(list(ids, joinedBy: "and"))"
    case .imageCount(let found, let wanted):
      "\(counted(found, "image")) for \(counted(wanted, "input")); one for each is wanted"
    case .tableQubits: "'qubits' and 'ancillas' have to name all qubits, once each"
    case .rowsCollide(let output): "unphysical: two rows have the output '\(output)'"
    case .channelWidths(let from, let to):
      "a channel from \(counted(from, "qubit")) to \(to); wanted as many"
    case .imagesNotOrthonormal(let distance):
      "unphysical: the images are \(rounded(distance)) from orthonormal (Frobenius norm of M†M − 1)"
    case .emptyDial(let least, let most): "no number of rounds from \(least) to \(most)"
    case .roundsMismatch(hasDial: true): "the level has rounds; wanted 'counting': 'rounds'"
    case .roundsMismatch(hasDial: false): "rounds are counted, but the level has none"
    case .roundPolicy(hasDial: true): "the level has rounds; wanted 'rounds': 'any' or 'all'"
    case .roundPolicy(hasDial: false): "the level is played once; 'rounds' has no meaning"
    case .questionBesideGoals: "a question is the only goal of its level"
    case .countingMismatch(asksQuestion: true): "the level asks a question; wanted 'counting': 'answers'"
    case .countingMismatch(asksQuestion: false): "answers are counted, but the level asks no question"
    case .starsBelow(let found, let least, .par):
      "three stars for \(counted(found, "move")), below the par of \(least)"
    case .starsBelow(let found, let least, .threeStars):
      "two stars for \(counted(found, "move")), below the \(least) for three stars"
    case .parOfAnswers(let par): "par of \(par) answers; a question is answered once"
    }
  }
}
