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
  /// The situations in which the board is judged; one where the level lists no cases.
  let cases: [PreparedCase]
  /// The goals, in the level's order.
  let goals: [PreparedDemand]

  /// A goal, and where it is judged.
  struct PreparedDemand: Sendable {
    /// The goal; nil for a question.
    let goal: PreparedGoal?
    /// The cases in which it is judged.
    let cases: [Int]
    /// Whether the goal is about all of them together, each with its weight; otherwise every one has to be right.
    let isMean: Bool

    /// Makes a demand.
    init(goal: PreparedGoal?, cases: [Int], isMean: Bool = false) {
      self.goal = goal
      self.cases = cases
      self.isMean = isMean
    }
  }

  /// Checks a level and prepares to judge attempts at it.
  ///
  /// - Throws: the first ``LevelFault`` of the level.
  public init(of level: Level) throws(LevelFault) {
    try level.checkParts()
    let cases = try level.preparedCases()
    self.level = level
    self.cases = cases
    var goals: [PreparedDemand] = []
    var rightAnswer: RightAnswer?
    for (index, goal) in level.goals.enumerated() {
      if case .prediction(let prediction) = goal {
        goals.append(PreparedDemand(goal: nil, cases: [0]))
        rightAnswer = try prediction.rightAnswer(of: level, in: cases[0], goal: index)
      } else {
        goals.append(try PreparedDemand(goal, of: level, in: cases, at: .goal(index)))
      }
    }
    self.goals = goals
    self.rightAnswer = rightAnswer
  }

  /// Judges an attempt at the level.
  ///
  /// - Throws: ``LevelFault`` where the board cannot be run, for want of memory or because it has too many branches.
  public func verdict(on attempt: Attempt) throws(LevelFault) -> Verdict {
    var runs: [CaseRun] = []
    for situation in cases {
      runs.append(try CaseRun(attempt.placements, of: level, in: situation, at: .level))
    }
    var findings: [Verdict.Finding] = []
    for (index, demand) in goals.enumerated() {
      let result: GoalResult
      if let goal = demand.goal {
        let judged = demand.cases.map { runs[$0] }
        result =
          demand.isMean
          ? try goal.meanResult(on: judged, at: .goal(index))
          : try goal.result(on: judged, rounds: attempt.rounds, at: .goal(index))
      } else if let rightAnswer {
        result = GoalResult(.answer(given: attempt.answer, right: rightAnswer))
      } else {
        continue
      }
      findings.append(
        Verdict.Finding(
          subject: .goal(index), evidence: result.evidence, isMet: result.isMet,
          failingBranch: result.failingBranch, failingCase: level.cases.isEmpty ? nil : result.failingCase))
    }
    for (index, budget) in level.budgets.enumerated() {
      let count = budget.count(on: attempt)
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

extension Judge.PreparedDemand {
  /// Checks and prepares a goal that is no question.
  init(
    _ goal: Goal, of level: Level, in cases: [PreparedCase], at place: LevelFault.Place
  ) throws(LevelFault) {
    if case .meanOverCases(let single) = goal {
      guard !level.cases.isEmpty, single.hasMeanOverCases else { throw LevelFault(place, .noMeanOverCases) }
      self.init(
        goal: try PreparedGoal(single, of: level, cases: Array(cases.indices), at: place).judgedAsMean,
        cases: Array(cases.indices), isMean: true)
      return
    }
    if case .inCases(let indices, let restricted) = goal {
      guard !indices.isEmpty else { throw LevelFault(place, .noCases) }
      for (number, index) in indices.enumerated() {
        guard level.cases.indices.contains(index) else {
          throw LevelFault(place, .caseOutOfRange(index: index, count: level.cases.count))
        }
        if indices[..<number].contains(index) {
          throw LevelFault(place, .repeatedCase(level.cases[index].id))
        }
      }
      if case .game = restricted { throw LevelFault(place, .gameInCases) }
      self.init(goal: try PreparedGoal(restricted, of: level, cases: indices, at: place), cases: indices)
    } else {
      let all = Array(cases.indices)
      self.init(goal: try PreparedGoal(goal, of: level, cases: all, at: place), cases: all)
    }
    if let goal = self.goal { try level.check(branchesOf: goal, at: place) }
    if case .channel(let channel) = self.goal {
      for index in self.cases {
        for part in cases[index].parts { _ = try channel.inputs(from: part.state, at: place) }
      }
    }
  }
}

extension Level {
  /// Checks that a goal does not look at branches one by one where states mix, which leaves none to be looked at.
  func check(branchesOf goal: PreparedGoal, at place: LevelFault.Place) throws(LevelFault) {
    if isMixed, goal.wantsEveryBranch { throw LevelFault(place, .everyBranchOfNoise) }
  }
}

extension Attempt {
  /// How many moves the board counts for, as the level counts them.
  public var moveCount: Int {
    switch level.scoring?.counting {
    case .placements, nil: placementCount
    case .edits: editCount
    case .answers: answer == nil ? 0 : 1
    case .rounds: rounds
    }
  }
}
