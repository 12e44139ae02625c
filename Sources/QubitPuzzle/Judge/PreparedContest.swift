import QuantumSimulator

/// A goal that wants the right outcome, case by case: telling the cases apart, or winning a game.
struct PreparedContest: Sendable {
  /// What is looked at.
  let readout: Readout
  /// The right outcomes of each case, by the index of the case.
  let answers: [Int: [Int]]
  /// The least probability of a right outcome.
  let minimum: WrittenNumber
  /// What the minimum is compared with.
  let standard: Standard

  /// What the least probability of a right outcome is compared with.
  enum Standard {
    /// Every case's.
    case everyCase
    /// The mean over all cases, as likely as they are, after so many rounds as the dial says.
    case meanOverCases(RoundPolicy?)
  }

  /// The probability of a right outcome in a case.
  func probability(
    ofRightOutcomeIn levelCase: Int, _ ends: BranchEnds
  ) throws(StateError) -> Double {
    let probabilities = try ends.probabilities(of: readout)
    return (answers[levelCase] ?? []).reduce(0) { $0 + probabilities[$1] }
  }

  /// What is found where a right outcome is that likely in one round.
  func result(_ probability: Double, rounds: Int) -> GoalResult {
    var actual = probability
    if case .meanOverCases(let policy?) = standard {
      let event = policy == .any ? 1 - probability : probability
      var power = 1.0
      for _ in 0..<rounds { power *= event }
      actual = policy == .any ? 1 - power : power
    }
    return GoalResult(.likelihood(actual: actual, wanted: .atLeast(minimum)))
  }
}

extension PreparedContest {
  /// Checks and prepares a goal that wants cases told apart.
  init(_ goal: IdentifyGoal, of level: Level, cases: [Int], at place: LevelFault.Place) throws(LevelFault) {
    try place.checkProbability(goal.greatestError.value)
    readout = goal.readout
    answers = try level.answers(goal.answers, of: goal.readout, cases: cases, at: place)
    minimum = WrittenNumber(
      text: goal.greatestError.value == 0 ? "1" : "1 - \(goal.greatestError.text)",
      value: 1 - goal.greatestError.value)
    standard = .everyCase
  }

  /// Checks and prepares a game.
  init(_ goal: GameGoal, of level: Level, at place: LevelFault.Place) throws(LevelFault) {
    try place.checkProbability(goal.minimum.value)
    guard level.cases.allSatisfy({ $0.weight != nil }) else { throw LevelFault(place, .weightsMissing) }
    guard (goal.rounds != nil) == (level.rounds != nil) else {
      throw LevelFault(place, goal.rounds == nil ? .roundPolicyMissing : .roundPolicyWithoutDial)
    }
    readout = goal.readout
    let cases = level.cases.isEmpty ? [0] : Array(level.cases.indices)
    answers = try level.answers(goal.wins, of: goal.readout, cases: cases, at: place)
    minimum = goal.minimum
    standard = .meanOverCases(goal.rounds)
  }
}

extension Level {
  /// Checks that each case has answers, once, and that the readout has such outcomes.
  fileprivate func answers(
    _ answers: [CaseAnswer], of readout: Readout, cases: [Int], at place: LevelFault.Place
  ) throws(LevelFault) -> [Int: [Int]] {
    try check(readout, at: place)
    var checked: [Int: [Int]] = [:]
    for answer in answers {
      guard cases.contains(answer.levelCase) else {
        throw LevelFault(place, .caseOutOfRange(index: answer.levelCase, count: self.cases.count))
      }
      guard checked[answer.levelCase] == nil else {
        throw LevelFault(place, .repeatedAnswer(caseID(answer.levelCase)))
      }
      try place.check(answer.outcomes, of: readout)
      checked[answer.levelCase] = answer.outcomes
    }
    for index in cases where checked[index] == nil {
      throw LevelFault(place, .answerMissing(caseID(index)))
    }
    return checked
  }

  /// The id of a case.
  func caseID(_ index: Int) -> String { cases.indices.contains(index) ? cases[index].id : "?" }

  /// Checks that a readout's qubits or bits exist and are named once each, and are no more than can be read together.
  func check(_ readout: Readout, at place: LevelFault.Place) throws(LevelFault) {
    guard readout.count <= Self.qubitLimit else {
      throw LevelFault(place, .readoutWidth(found: readout.count, limit: Self.qubitLimit))
    }
    switch readout {
    case .qubits(let qubits, let bases):
      try check(qubits, at: place)
      guard bases.count == qubits.count else {
        throw LevelFault(place, .basisCount(found: bases.count, wanted: qubits.count))
      }
    case .bits(let bits): try check(bits: bits, at: place)
    }
  }

  /// Checks that bits exist and are named once each.
  func check(
    bits named: [Int], at place: LevelFault.Place, mayBeEmpty: Bool = false
  ) throws(LevelFault) {
    guard mayBeEmpty || !named.isEmpty else { throw LevelFault(place, .noBits) }
    for (index, bit) in named.enumerated() {
      guard bits.indices.contains(bit) else {
        throw LevelFault(place, .operation(.bitOutOfRange(bit: bit, bitCount: bits.count)))
      }
      if named[..<index].contains(bit) { throw LevelFault(place, .operation(.repeatedBit(bit))) }
    }
  }
}

extension LevelFault.Place {
  /// Checks that outcomes exist and are named once each.
  func check(_ outcomes: [Int], of readout: Readout) throws(LevelFault) {
    for (index, outcome) in outcomes.enumerated() {
      guard outcome >= 0, outcome >> readout.count == 0 else {
        throw LevelFault(self, .outcomeOutOfRange(bits: outcome, qubitCount: readout.count))
      }
      if outcomes[..<index].contains(outcome) {
        throw LevelFault(self, .repeatedOutcome(bits: outcome))
      }
    }
  }
}
