import QuantumSimulator

extension Prediction {
  /// The right answer, worked out on the board as its author gave it, whatever a player has done to it since.
  ///
  /// - Throws: the question's first fault: no claim that holds, more than one, or one that makes no sense.
  func rightAnswer(
    of level: Level, in situation: PreparedCase, goal: Int
  ) throws(LevelFault) -> RightAnswer {
    let given = Attempt(of: level).placements
    switch answer {
    case .choice(let choices):
      var right: [String] = []
      for (index, choice) in choices.enumerated() {
        if choices[..<index].contains(where: { $0.id == choice.id }) {
          throw LevelFault(.goal(goal), .repeatedChoice(choice.id))
        }
        let place = LevelFault.Place.claim(goal: goal, choice: index)
        if try choice.claim.isTrue(after: given, of: level, in: situation, at: place) {
          right.append(choice.id)
        }
      }
      guard let id = right.first else { throw LevelFault(.goal(goal), .noRightChoice) }
      guard right.count == 1 else { throw LevelFault(.goal(goal), .severalRightChoices(right)) }
      return .choice(id: id)
    case .number(let quantity, let tolerance):
      let place = LevelFault.Place.goal(goal)
      try place.checkTolerance(tolerance)
      let run = try CaseRun(given, of: level, in: situation, at: .level)
      let value = try quantity.value(on: run.branches, of: level, at: place)
      return .number(value, tolerance: tolerance)
    }
  }
}

extension Claim {
  /// Whether what is claimed is so, on this board and with the claim's own operations after it.
  fileprivate func isTrue(
    after given: [Placement], of level: Level, in situation: PreparedCase, at place: LevelFault.Place
  ) throws(LevelFault) -> Bool {
    let goal = try PreparedGoal(goal, of: level, cases: [0], at: place)
    try level.check(branchesOf: goal, at: place)
    let further = after.map { Placement.operation($0) }
    let run = try CaseRun(given + further, of: level, in: situation, at: place)
    let result = try goal.result(on: [run], rounds: 1, at: place)
    return result.isMet == (verdict == .holds)
  }
}

extension Quantity {
  /// The quantity's value at the end of a board; over all branches where the board measures.
  fileprivate func value(
    on branches: [BoardBranch], of level: Level, at place: LevelFault.Place
  ) throws(LevelFault) -> Double {
    try check(of: level, at: place)
    do throws(StateError) {
      switch self {
      case .probability(let qubits, let bases, let bits):
        return try branches.mean { branch throws(StateError) in
          try branch.state.probabilities(of: qubits, in: bases)[bits]
        }
      case .expectation(let pauli):
        return try branches.mean { branch throws(StateError) in
          try branch.state.expectation(of: pauli)
        }
      case .blochLength(let qubit):
        // The arrow of the mixture: of all runs together.
        return try branches.blochVector(of: qubit).length
      case .larmorFrequency(let qubit):
        return level.larmorFrequency(of: qubit)
      case .concurrence(let first, let second):
        var mixture = ComplexMatrix(rows: 4, columns: 4)
        for branch in branches {
          let reduced = try branch.state.reducedDensityMatrix(of: [first, second])
          mixture = mixture + Complex(branch.probability) * reduced.matrix
        }
        return try DensityMatrix(mixture).concurrence()
      }
    } catch {
      throw LevelFault(place, .state(error))
    }
  }

  private func check(of level: Level, at place: LevelFault.Place) throws(LevelFault) {
    switch self {
    case .probability(let qubits, let bases, let bits):
      try level.check(qubits, at: place)
      guard bases.count == qubits.count else {
        throw LevelFault(place, .basisCount(found: bases.count, wanted: qubits.count))
      }
      guard bits >= 0, bits >> qubits.count == 0 else {
        throw LevelFault(place, .outcomeOutOfRange(bits: bits, qubitCount: qubits.count))
      }
    case .expectation(let pauli): try level.check(pauli.support, at: place, mayBeEmpty: true)
    case .blochLength(let qubit): try level.check([qubit], at: place)
    case .concurrence(let first, let second): try level.check([first, second], at: place)
    case .larmorFrequency(let qubit):
      try level.check([qubit], at: place)
      guard level.dynamics != nil else { throw LevelFault(place, .noDynamics) }
    }
  }
}
