import QuantumSimulator

extension Level {
  /// Every fault of the level: what its parts contradict in each other, or in physics. Empty for a level that can be
  /// played and judged.
  ///
  /// Costs what making a ``Judge`` costs.
  public func faults() -> [LevelFault] {
    var faults = partFaults()
    guard faults.isEmpty else { return faults }
    let start: StateVector
    do throws(LevelFault) {
      start = try startState()
    } catch {
      return [error]
    }
    for (index, goal) in goals.enumerated() {
      do throws(LevelFault) {
        if case .prediction(let prediction) = goal {
          _ = try prediction.rightAnswer(of: self, start: start, goal: index)
        } else {
          _ = try PreparedGoal(goal, of: self, at: .goal(index))
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
    var faults: [LevelFault] = []
    for (index, item) in board.enumerated() {
      guard case .operation(let operation, _) = item else { continue }
      do throws(CircuitError) {
        try operation.validate(qubitCount: qubits.count, bitCount: bits.count)
      } catch {
        faults.append(LevelFault(.board(index), .operation(error)))
      }
    }
    for (index, tool) in toolbox.enumerated() {
      faults += tool.faults(qubitCount: qubits.count).map { LevelFault(.tool(index), $0) }
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
    guard let scoring else {
      if !goals.isEmpty || !budgets.isEmpty { faults.append(LevelFault(.level, .goalInSandbox)) }
      return faults
    }
    if goals.isEmpty { faults.append(LevelFault(.level, .noGoal)) }
    if scoring.counting == .answers, questions.isEmpty {
      faults.append(LevelFault(.scoring, .noQuestion))
    }
    if scoring.par < 0 { faults.append(LevelFault(.scoring, .negativeCount(scoring.par))) }
    if scoring.threeStars < scoring.par || scoring.twoStars < scoring.threeStars {
      faults.append(LevelFault(.scoring, .starsOutOfOrder))
    }
    let measures = board.contains { item in
      guard case .operation(let operation, _) = item else { return false }
      switch operation.action {
      case .measurement, .reset: return true
      case .gate, .barrier: return false
      }
    }
    if measures {
      for (index, goal) in goals.enumerated() {
        if case .unitary = goal { faults.append(LevelFault(.goal(index), .boardIsNotUnitary)) }
      }
    }
    return faults
  }
}

extension Tool {
  /// What is wrong with the tool.
  fileprivate func faults(qubitCount: Int) -> [LevelFault.Reason] {
    var faults: [LevelFault.Reason] = []
    if wires == nil, gate.qubitCount > qubitCount {
      faults.append(.wireCount(found: qubitCount, wanted: gate.qubitCount))
    }
    for choice in wires ?? [] {
      if choice.count != gate.qubitCount {
        faults.append(.wireCount(found: choice.count, wanted: gate.qubitCount))
      }
      for (index, qubit) in choice.enumerated() {
        if !(0..<qubitCount).contains(qubit) {
          faults.append(.qubitOutOfRange(qubit: qubit, qubitCount: qubitCount))
        } else if choice[..<index].contains(qubit) {
          faults.append(.repeatedQubit(qubit))
        }
      }
    }
    if let count, count < 0 { faults.append(.negativeCount(count)) }
    let wanted = gate.record.parameterNames.count
    if angles.count != wanted { faults.append(.gridCount(found: angles.count, wanted: wanted)) }
    for grid in angles where grid.values.isEmpty || !grid.values.allSatisfy({ $0.isFinite }) {
      faults.append(.emptyGrid)
    }
    return faults
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
