import QuantumSimulator

/// Finds the fewest moves that solve a level, and how many boards do it with so few, or proves that none does.
///
/// ```swift
/// switch try Solver(limits: .thorough).solve(level) {
/// case .solved(let least): least.moves == level.scoring?.par
/// case .impossible(let proof): proof.reason
/// case .unknown(let end): end.movesRuledOut
/// }
/// ```
///
/// The search is breadth-first over states, or over operations where a goal asks for one, up to global phase unless
/// a goal wants it exact. Time and memory grow with the number of states that can be reached in so many moves; where
/// that is too many, and the level has one goal that says what has to become of everything, it goes on from both ends.
/// Boards of Clifford+T gates are searched in exact numbers, and those of Clifford gates by stabilisers.
///
/// **What is counted.** A solution is a board, not a way of building it: boards that differ in the order of their
/// operations are different, also where the order makes no difference, and so are boards with an operation in another
/// gap. A gate that treats its wires alike counts once for them (see ``Level``'s toolbox: CZ q0 q1 is CZ q1 q0).
public struct Solver: Sendable {
  /// How far to search.
  public var limits: SearchLimits
  /// The finest form in which states are kept, where boards allow it.
  var finestForm = SearchSpace.Form.stabilizer
  /// How many states a search from the beginning tells apart before it is worth while to begin at the end too.
  var meetingThreshold = 1_000

  /// Makes a solver.
  public init(limits: SearchLimits) { self.limits = limits }

  /// Solves a level.
  ///
  /// - Throws: ``LevelFault`` for a level that cannot be judged, or a sandbox.
  public func solve(_ level: Level) throws(LevelFault) -> SolverAnswer {
    let judge = try Judge(of: level)
    let counting = level.scoring?.counting ?? .placements
    guard let dial = level.rounds else { return try solve(Attempt(of: level), judge, counting: counting) }
    return try solve(judge, counting: counting, dial)
  }

  /// Finds the least number of rounds for which there is a board at all.
  private func solve(
    _ judge: Judge, counting: Scoring.Counting, _ dial: RoundDial
  ) throws(LevelFault) -> SolverAnswer {
    var attempt = Attempt(of: judge.level)
    var explored = 0
    for rounds in dial.least...dial.most {
      attempt.rounds = rounds
      switch try solve(attempt, judge, counting: counting) {
      case .solved(var least):
        if rounds != dial.least { least.example.insert(.rounds(rounds), at: 0) }
        return .solved(least)
      case .impossible(let proof): explored += proof.statesExplored
      case .unknown(var end):
        end.movesRuledOut = rounds - 1
        return .unknown(end)
      }
    }
    return .impossible(
      ImpossibilityProof(
        reason: .everyBoardWithinBudget(moves: dial.most), statesExplored: explored))
  }

  /// Finds the fewest moves that lead from an attempt to a solution: operations placed, removed or replaced, and
  /// the answer where it is not right yet.
  ///
  /// The number of moves and the count of solutions are those of this continuation, whatever the level counts.
  ///
  /// - Throws: ``LevelFault`` for a level that cannot be judged, or a sandbox.
  public func finish(_ attempt: Attempt) throws(LevelFault) -> SolverAnswer {
    try finish(attempt, Judge(of: attempt.level))
  }

  /// The answer for the setting of the dial that leaves the fewest moves, turning it being one.
  private func finish(
    _ attempt: Attempt, _ judge: Judge, _ dial: RoundDial
  ) throws(LevelFault) -> SolverAnswer {
    var answers = [try solve(attempt, judge, counting: nil)]
    for rounds in dial.least...dial.most where rounds != attempt.rounds {
      var turned = attempt
      turned.rounds = rounds
      answers.append(try solve(turned, judge, counting: nil).preceded(by: .rounds(rounds)))
    }
    return SolverAnswer.least(of: answers, in: judge.level)
  }

  /// The same, with a judge that is already there.
  func finish(_ attempt: Attempt, _ judge: Judge) throws(LevelFault) -> SolverAnswer {
    guard let dial = attempt.level.rounds else { return try solve(attempt, judge, counting: nil) }
    return try finish(attempt, judge, dial)
  }

  /// Searches from an attempt.
  ///
  /// - Parameter counting: What the level counts, for an untouched board; nil to count moves from the attempt.
  private func solve(
    _ attempt: Attempt, _ judge: Judge, counting: Scoring.Counting?
  ) throws(LevelFault) -> SolverAnswer {
    guard !judge.level.isSandbox else { throw LevelFault(.level, .noGoal) }
    guard let tools = judge.level.actions(bytes: limits.bytes) else {
      return .unknown(SearchEnd(reason: .tooManyOperations, movesRuledOut: -1, statesExplored: 0))
    }
    let plan = SearchPlan(for: attempt, counting: counting)
    let inputs = try SearchInputs(of: judge)
    let program = SearchProgram(
      of: attempt, actions: tools + attempt.restorations(),
      ledger: Ledger(of: judge.level, budgets: plan.budgets, stocks: plan.stocks), plan: plan)
    let search = SolverSearch(
      attempt: attempt, judge: judge, counting: counting, plan: plan, inputs: inputs,
      program: program, solver: self)
    return try search.answer()
  }
}

extension Judge {
  /// Whether states that differ by a global phase are the same to all goals.
  var phase: PhasePolicy {
    let isExact = goals.contains { demand in
      switch demand.goal {
      case .state(let prepared): prepared.phase == .exact
      case .unitary(let prepared): prepared.phase == .exact
      default: false
      }
    }
    return isExact ? .exact : .ignore
  }
}
