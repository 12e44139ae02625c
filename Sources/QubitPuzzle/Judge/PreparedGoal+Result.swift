import QuantumSimulator

extension PreparedGoal {
  /// Judges a goal about what comes out of the board in one case; a goal about the whole operation, or about all cases
  /// together, gets nil.
  ///
  /// Mean values and probabilities are what is seen when the board is run many times: the branches' values, weighed with
  /// how likely each branch is.
  func result(
    on ends: BranchEnds, inCase levelCase: Int
  ) throws(StateError) -> GoalResult? {
    let branches = ends.branches
    switch self {
    case .state(let prepared):
      return prepared.result(on: branches)
    case .bloch(let goal):
      guard goal.branches == .every else {
        return GoalResult(goal.evidence(on: try branches.blochVector(of: goal.qubit)))
      }
      return try GoalResult.first(of: branches) { branch throws(StateError) in
        goal.evidence(on: try branch.state.blochVector(of: goal.qubit))
      }
    case .expectation(let goal):
      let mean = try branches.mean { branch throws(StateError) in
        try branch.state.expectation(of: goal.pauli)
      }
      return GoalResult(.expectation(actual: mean, wanted: goal.wanted))
    case .distribution(let readout, let outcomes, let tolerance):
      let probabilities = try ends.probabilities(of: readout)
      let found = outcomes.map {
        OutcomeEvidence(
          bits: $0.bits, actual: probabilities[$0.bits], wanted: $0.probability.value)
      }
      return GoalResult(.probabilities(found, tolerance: tolerance))
    case .likelihood(let goal):
      let probabilities = try ends.probabilities(of: goal.readout)
      let actual = goal.outcomes.reduce(0) { $0 + probabilities[$1] }
      return GoalResult(.likelihood(actual: actual, wanted: goal.wanted))
    case .contest(let contest):
      guard case .everyCase = contest.standard else { return nil }
      let probability = try contest.probability(ofRightOutcomeIn: levelCase, ends)
      return contest.result(probability, rounds: 1)
    case .unitary, .channel:
      return nil
    }
  }

  /// Where the goal looks for an outcome, if it does.
  var readout: Readout? {
    switch self {
    case .distribution(let readout, _, _): readout
    case .likelihood(let goal): goal.readout
    case .contest(let contest): contest.readout
    case .state, .bloch, .expectation, .unitary, .channel: nil
    }
  }

  /// Judges a goal on a board that has been run in the cases in which the goal is judged.
  ///
  /// - Parameter rounds: For how many rounds the board is played.
  func result(
    on runs: [CaseRun], rounds: Int, at place: LevelFault.Place
  ) throws(LevelFault) -> GoalResult {
    if case .contest(let contest) = self, case .meanOverCases = contest.standard {
      return contest.result(try contest.mean(over: runs, at: place), rounds: rounds)
    }
    var first: GoalResult?
    for run in runs {
      var result = try result(on: run, at: place)
      if !result.isMet {
        result.failingCase = run.situation.index
        return result
      }
      if first == nil { first = result }
    }
    guard let first else { throw LevelFault(place, .noCases) }
    return first
  }

  private func result(on run: CaseRun, at place: LevelFault.Place) throws(LevelFault) -> GoalResult {
    switch self {
    case .unitary(let prepared):
      return try prepared.result(on: run.settledCircuit(at: place), at: place)
    case .channel(let prepared):
      return try prepared.result(on: run, at: place)
    default: break
    }
    do throws(StateError) {
      guard let result = try result(on: .branches(run.branches), inCase: run.situation.index) else {
        throw StateError.zeroVector
      }
      return result
    } catch {
      throw LevelFault(place, .state(error))
    }
  }
}

extension PreparedContest {
  /// The probability of a right outcome, over all cases as likely as they are.
  fileprivate func mean(over runs: [CaseRun], at place: LevelFault.Place) throws(LevelFault) -> Double {
    var mean = 0.0
    for run in runs {
      do throws(StateError) {
        mean +=
          (run.situation.weight ?? 0)
          * (try probability(ofRightOutcomeIn: run.situation.index, .branches(run.branches)))
      } catch {
        throw LevelFault(place, .state(error))
      }
    }
    return mean
  }
}

extension BlochGoal {
  /// What is found where the arrow is `actual`.
  fileprivate func evidence(on actual: BlochVector) -> Evidence {
    .bloch(actual: actual, wanted: wanted, distance: actual.distance(to: wanted), tolerance: tolerance)
  }
}
