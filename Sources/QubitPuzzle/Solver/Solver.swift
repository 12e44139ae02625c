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
/// a goal wants it exact. Time and memory grow with the number of states that can be reached in so many moves.
///
/// **What is counted.** A solution is a board, not a way of building it: boards that differ in the order of their
/// operations are different, also where the order makes no difference, and so are boards with an operation in another
/// gap. A gate that treats its wires alike counts once for them (see ``Level``'s toolbox: CZ q0 q1 is CZ q1 q0).
public struct Solver: Sendable {
  /// How far to search.
  public var limits: SearchLimits

  /// Makes a solver.
  public init(limits: SearchLimits) { self.limits = limits }

  /// Solves a level.
  ///
  /// - Throws: ``LevelFault`` for a level that cannot be judged, or a sandbox.
  public func solve(_ level: Level) throws(LevelFault) -> SolverAnswer {
    let judge = try Judge(of: level)
    return try solve(Attempt(of: level), judge, counting: level.scoring?.counting ?? .placements)
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

  /// The same, with a judge that is already there.
  func finish(_ attempt: Attempt, _ judge: Judge) throws(LevelFault) -> SolverAnswer {
    try solve(attempt, judge, counting: nil)
  }

  /// Searches from an attempt.
  ///
  /// - Parameter counting: What the level counts, for an untouched board; nil to count moves from the attempt.
  private func solve(
    _ attempt: Attempt, _ judge: Judge, counting: Scoring.Counting?
  ) throws(LevelFault) -> SolverAnswer {
    guard !judge.level.isSandbox else { throw LevelFault(.level, .noGoal) }
    guard let tools = judge.level.actions(amplitudes: limits.amplitudes) else {
      return .unknown(SearchEnd(reason: .tooManyOperations, movesRuledOut: -1, statesExplored: 0))
    }
    let plan = SearchPlan(for: attempt, counting: counting)
    let inputs = GoalTest.inputs(of: judge)
    let program = SearchProgram(
      of: attempt, actions: tools + attempt.restorations(),
      layout: BundleLayout(
        inputCount: inputs.count, qubitCount: judge.level.qubits.count,
        bitCount: judge.level.bits.count),
      ledger: Ledger(of: judge.level, budgets: plan.budgets, stocks: plan.stocks), plan: plan)
    let test = GoalTest(judge, inputs: inputs, layout: program.layout)
    var search = BoardSearch(
      program, phase: judge.phase, limits: limits, greatestCost: plan.greatestCost)
    let ending = try search.run(from: inputs.bundle) { bundle throws(LevelFault) in
      try test.isMet(by: bundle)
    }
    switch ending {
    case .found(let goals, let cost):
      let results = SolutionReader(search, goals: goals, attempt: attempt, judge: judge)
      return try results.answer(cost: cost, counting: counting, boards: limits.boards)
    case .exhausted(let depth):
      return .impossible(
        ImpossibilityProof(
          reason: .everyStateReached(moves: depth), statesExplored: search.stateCount))
    case .outOfBudget(let cost):
      return .impossible(
        ImpossibilityProof(
          reason: .everyBoardWithinBudget(moves: cost), statesExplored: search.stateCount))
    case .limited(let searchedCost):
      return .unknown(
        SearchEnd(reason: .limit, movesRuledOut: searchedCost, statesExplored: search.stateCount))
    }
  }
}

extension Judge {
  /// Whether states that differ by a global phase are the same to all goals.
  var phase: PhasePolicy {
    let isExact = goals.contains { goal in
      switch goal {
      case .state(let prepared): prepared.goal.phase == .exact
      case .unitary(let prepared): prepared.goal.phase == .exact
      default: false
      }
    }
    return isExact ? .exact : .ignore
  }
}
