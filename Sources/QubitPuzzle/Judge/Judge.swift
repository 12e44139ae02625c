import QuantumSimulator

/// Says whether an attempt solves its level, and how far each goal and budget is from being met.
///
/// ```swift
/// let judge = try Judge(of: level)
/// let verdict = try judge.verdict(on: attempt)
/// ```
///
/// Making a judge checks the level and works out, once, all that does not depend on the board: the state that enters
/// it, the targets' matrices, the right answer to the question. Verdicts are exact; see ``Verdict``.
public struct Judge: Sendable {
  /// How much of a difference to a threshold is put down to rounding: an exact 1 may come out as
  /// 0.9999999999999998. No level can ask for anything finer.
  public static let roundingSlack = 1e-9

  /// The level that is judged.
  public let level: Level
  /// The answer to the level's question, if it asks one.
  public let rightAnswer: RightAnswer?
  /// The state that enters the board.
  let start: StateVector
  /// The goals; nil for a question.
  let goals: [PreparedGoal?]

  /// Checks a level and prepares to judge attempts at it.
  ///
  /// - Throws: the first ``LevelFault`` of the level.
  public init(of level: Level) throws(LevelFault) {
    try level.checkParts()
    let start = try level.startState()
    self.level = level
    self.start = start
    var goals: [PreparedGoal?] = []
    var rightAnswer: RightAnswer?
    for (index, goal) in level.goals.enumerated() {
      if case .prediction(let prediction) = goal {
        goals.append(nil)
        rightAnswer = try prediction.rightAnswer(of: level, start: start, goal: index)
      } else {
        goals.append(try PreparedGoal(goal, of: level, at: .goal(index)))
      }
    }
    self.goals = goals
    self.rightAnswer = rightAnswer
  }

  /// Judges an attempt at the level.
  ///
  /// - Throws: ``LevelFault`` where the board cannot be run, for want of memory or because it has too many branches.
  public func verdict(on attempt: Attempt) throws(LevelFault) -> Verdict {
    let circuit = try level.circuit(of: attempt.operations, at: .level)
    let branches = try circuit.branches(from: start, at: .level)
    var findings: [Verdict.Finding] = []
    for (index, goal) in goals.enumerated() {
      let place = LevelFault.Place.goal(index)
      let result: GoalResult
      if let goal {
        result = try goal.result(on: branches, of: circuit, at: place)
      } else if let rightAnswer {
        result = GoalResult(.answer(given: attempt.answer, right: rightAnswer))
      } else {
        continue
      }
      findings.append(
        Verdict.Finding(
          subject: .goal(index), evidence: result.evidence, isMet: result.isMet,
          failingBranch: result.failingBranch))
    }
    for (index, budget) in level.budgets.enumerated() {
      let count = try budget.count(on: attempt)
      findings.append(
        Verdict.Finding(
          subject: .budget(index), evidence: .count(actual: count, bound: budget.bound),
          isMet: budget.bound.allows(count), failingBranch: nil))
    }
    let isSolved = !level.isSandbox && findings.allSatisfy { $0.isMet }
    let moves = attempt.moveCount
    let stars = level.scoring?.stars(forMoves: moves) ?? 0
    return Verdict(isSolved: isSolved, findings: findings, moves: moves, stars: isSolved ? stars : 0)
  }
}

extension PreparedGoal {
  /// Judges a goal on a board, of which the branches have been worked out.
  func result(
    on branches: [BoardBranch], of circuit: Circuit, at place: LevelFault.Place
  ) throws(LevelFault) -> GoalResult {
    if case .unitary(let prepared) = self {
      let images = try circuit.isometry(inputs: prepared.inputs, at: place)
      return GoalResult(.fidelity(prepared.evidence(on: images)))
    }
    do throws(StateError) {
      guard let result = try result(on: branches) else {
        throw StateError.zeroVector
      }
      return result
    } catch {
      throw LevelFault(place, .state(error))
    }
  }
}

extension Attempt {
  /// How many moves the board counts for, as the level counts them.
  public var moveCount: Int {
    switch level.scoring?.counting {
    case .placements, nil: placementCount
    case .edits: editCount
    case .answers: answer == nil ? 0 : 1
    }
  }
}
