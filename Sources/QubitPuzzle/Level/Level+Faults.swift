import QuantumSimulator

extension Level {
  /// Every fault of the level: what its parts contradict in each other, or in physics. Empty for a level that can be
  /// played and judged.
  ///
  /// Costs what making a ``Judge`` costs.
  public func faults() -> [LevelFault] {
    var faults = partFaults()
    guard faults.isEmpty else { return faults }
    let situations: [PreparedCase]
    do throws(LevelFault) {
      situations = try preparedCases()
    } catch {
      return [error]
    }
    for (index, goal) in goals.enumerated() {
      do throws(LevelFault) {
        if case .prediction(let prediction) = goal {
          _ = try prediction.rightAnswer(of: self, in: situations[0], goal: index)
        } else {
          _ = try Judge.PreparedDemand(goal, of: self, in: situations, at: .goal(index))
        }
      } catch {
        faults.append(error)
      }
    }
    return faults
  }

  /// Throws the first fault of the parts that goals build on.
  func checkParts() throws(LevelFault) {
    if let first = partFaults().first { throw first }
  }

  /// The faults of the board, the toolbox, the budgets and the scoring, and of the set of goals as a whole.
  private func partFaults() -> [LevelFault] {
    guard (1...Self.qubitLimit).contains(qubits.count) else {
      return [LevelFault(.level, .qubitCount(found: qubits.count, limit: Self.qubitLimit))]
    }
    var faults = dynamicsFaults() + pieceFaults() + caseFaults() + partyFaults()
    guard faults.isEmpty else { return faults }
    for (index, item) in board.enumerated() {
      guard case .operation(let placement, _) = item else { continue }
      if let reason = reason(against: placement) { faults.append(LevelFault(.board(index), reason)) }
    }
    for (index, tool) in toolbox.enumerated() {
      faults += tool.faults(in: self).map { LevelFault(.tool(index), $0) }
    }
    for (index, budget) in budgets.enumerated() {
      let count = budget.bound.count
      if count < 0 { faults.append(LevelFault(.budget(index), .negativeCount(count))) }
    }
    return faults + goalSetFaults()
  }

  private func goalSetFaults() -> [LevelFault] {
    var faults: [LevelFault] = []
    let questions = goals.indices.filter {
      if case .prediction = goals[$0] { true } else { false }
    }
    if questions.count > 1 { faults.append(LevelFault(.goal(questions[1]), .severalQuestions)) }
    if let question = questions.first, !cases.isEmpty {
      faults.append(LevelFault(.goal(question), .questionInCases))
    }
    guard let scoring else {
      if !goals.isEmpty || !budgets.isEmpty { faults.append(LevelFault(.level, .goalInSandbox)) }
      return faults
    }
    if goals.isEmpty { faults.append(LevelFault(.level, .noGoal)) }
    if scoring.counting == .answers, questions.isEmpty {
      faults.append(LevelFault(.scoring, .noQuestion))
    }
    if (scoring.counting == .rounds) != (rounds != nil) {
      faults.append(LevelFault(.scoring, rounds == nil ? .noDial : .roundsNotCounted))
    }
    if scoring.par < 0 { faults.append(LevelFault(.scoring, .negativeCount(scoring.par))) }
    if scoring.threeStars < scoring.par || scoring.twoStars < scoring.threeStars {
      faults.append(LevelFault(.scoring, .starsOutOfOrder))
    }
    guard canMeasure else { return faults }
    for (index, goal) in goals.enumerated() where goal.isAboutOperation {
      faults.append(LevelFault(.goal(index), .boardIsNotUnitary))
    }
    return faults
  }
}

extension Goal {
  /// Whether the goal is about what the board does to every input, which makes sense where nothing is measured.
  fileprivate var isAboutOperation: Bool {
    switch self {
    case .unitary, .isometry, .truthTable: true
    case .inCases(_, let goal): goal.isAboutOperation
    default: false
    }
  }
}

extension Budget.Bound {
  /// The number in the bound.
  fileprivate var count: Int {
    switch self {
    case .atMost(let count), .atLeast(let count), .exactly(let count): count
    }
  }
}
