import QuantumSimulator

extension Goal {
  /// Whether the goal makes sense as one about the mean over all cases.
  var hasMeanOverCases: Bool {
    switch self {
    case .state, .bloch, .expectation, .probabilities, .records, .likelihood: true
    case .unitary, .isometry, .truthTable, .channel, .identify, .game, .inCases, .meanOverCases, .prediction:
      false
    }
  }
}

extension PreparedGoal {
  /// The goal about the mean of all branches.
  var judgedAsMean: PreparedGoal {
    switch self {
    case .state(let prepared): return .state(prepared.averaged)
    case .bloch(var goal):
      goal.branches = .mean
      return .bloch(goal)
    default: return self
    }
  }

  /// Whether every branch has to be right by itself.
  var wantsEveryBranch: Bool {
    switch self {
    case .state(let prepared): prepared.branches == .every
    case .bloch(let goal): goal.branches == .every
    case .channel(let prepared): prepared.test.branches == .every
    default: false
    }
  }

  /// Judges the goal on the mixture of how the board ends in all of these cases, each as likely as its weight says.
  func meanResult(on runs: [CaseRun], at place: LevelFault.Place) throws(LevelFault) -> GoalResult {
    var ends: [BoardBranch] = []
    for run in runs {
      let share = run.situation.weight ?? 1 / Double(runs.count)
      for branch in run.branches {
        ends.append(
          BoardBranch(
            probability: share * branch.probability, state: branch.state, bits: branch.bits, label: nil))
      }
    }
    return try meanResult(on: .branches(ends), at: place)
  }

  /// Judges the goal on a mixture of branches from all cases.
  func meanResult(on ends: BranchEnds, at place: LevelFault.Place) throws(LevelFault) -> GoalResult {
    do throws(StateError) {
      guard let result = try result(on: ends, inCase: 0) else { throw StateError.zeroVector }
      return result
    } catch {
      throw LevelFault(place, .state(error))
    }
  }
}

extension PreparedStateGoal {
  /// The goal about the mean fidelity, which has no global phase.
  fileprivate var averaged: PreparedStateGoal {
    PreparedStateGoal(
      qubits: qubits, target: target, phase: .ignore, minimumFidelity: minimumFidelity, branches: .mean,
      qubitCount: qubits.count + surroundingCount.trailingZeroBitCount)
  }
}
