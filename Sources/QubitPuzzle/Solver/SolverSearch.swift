import QuantumSimulator

/// One search for the least solutions, in the best form that its board allows.
struct SolverSearch {
  let attempt: Attempt
  let judge: Judge
  /// What the level counts, or nil to count moves from the attempt.
  let counting: Scoring.Counting?
  let plan: SearchPlan
  let inputs: SearchInputs
  let program: SearchProgram
  let solver: Solver

  private var limits: SearchLimits { solver.limits }

  /// Searches.
  func answer() throws(LevelFault) -> SolverAnswer {
    let whole = WholeGoal(of: judge, inputs)
    #if !PAGE
      let target = solver.finestForm == .stabilizer ? whole.flatMap { stabilizer(of: $0) } : nil
      let finest = solver.finestForm == .stabilizer && target == nil ? .ring : solver.finestForm
      if let answer = try answer(whole, target, finest: finest) { return answer }
    #endif
    // Numbers grew too great to be kept exactly, after dozens of moves.
    return try answer(whole, nil, finest: .rounded)
      ?? .unknown(SearchEnd(reason: .limit, movesRuledOut: -1, statesExplored: 0))
  }

  /// The stabiliser of a goal's target, where nothing else can come close to it: the fidelity between two stabiliser states
  /// that differ is 1/2 at most.
  private func stabilizer(of goal: WholeGoal) -> [UInt64]? {
    guard goal.phase == .ignore, goal.minimumFidelity > 0.5 + 1e-6 else { return nil }
    return StabilizerForm.rows(of: goal.target)
  }

  /// The answer of a search that keeps states as finely as it can; nil where numbers grew too great.
  private func answer(
    _ whole: WholeGoal?, _ target: [UInt64]?, finest: SearchSpace.Form
  ) throws(LevelFault) -> SolverAnswer? {
    let space = space(of: program, from: inputs.bundle, finest: finest)
    let aim: BoardSearch.Aim
    if let target, space.form == .stabilizer {
      aim = .words(target)
    } else {
      aim = .judged(GoalTest(judge, inputs: inputs, rounds: attempt.rounds))
    }
    var search = BoardSearch(
      program, in: space, for: aim, limits: limits, greatestCost: plan.greatestCost)
    #if PAGE
      // A hint is given at once, from this end, or it is the author's.
      let ending = try search.run(pausingAfter: nil)
    #else
      let reversible = space.isSteady && !program.mayRepeatBoards ? whole : nil
      let goal = reversible.flatMap { goal in
        space.form == .stabilizer || goal.minimumFidelity >= MeetingSearch.leastFidelity ? goal : nil
      }
      let ending = try search.run(pausingAfter: goal == nil ? nil : solver.meetingThreshold)
      if case .paused = ending, let goal { return try answer(consume search, goal) }
    #endif
    let reader = reader(statesExplored: search.stateCount)
    let isBlurred = search.space.hasTakenNearForSame
    switch ending {
    case .exhausted where isBlurred, .outOfBudget where isBlurred, .limited where isBlurred:
      return Self.unknown(-1, search.stateCount)
    case .found(let goals, let cost):
      guard program.mayRepeatBoards else {
        return reader.answer(cost: cost, paths: search.leastPaths(to: goals))
      }
      return try reader.answerByWritingOut(search, goals: goals, cost: cost, boards: limits.boards)
    case .exhausted(let depth): return Self.impossible(.everyStateReached(moves: depth), search.stateCount)
    case .outOfBudget(let cost):
      return Self.impossible(.everyBoardWithinBudget(moves: cost), search.stateCount)
    case .limited(let cost), .paused(let cost): return Self.unknown(cost, search.stateCount)
    case .overflowed: return nil
    }
  }

  #if !PAGE
    /// Goes on from both ends.
    private func answer(
      _ forward: consuming BoardSearch, _ goal: WholeGoal
    ) throws(LevelFault) -> SolverAnswer? {
      let reversed = program.reversed
      let space = space(of: reversed, from: goal.target, finest: forward.space.form)
      var search = MeetingSearch(
        forward,
        backward: BoardSearch(reversed, in: space, for: .none, limits: limits, greatestCost: nil),
        goal: goal, limits: limits, greatestCost: plan.greatestCost)
      let ending = try search.run()
      let isBlurred = search.forward.space.hasTakenNearForSame || search.backward.space.hasTakenNearForSame
      switch ending {
      case .exhausted where isBlurred, .outOfBudget where isBlurred, .limited where isBlurred:
        return Self.unknown(-1, search.stateCount)
      case .found(let meetings, let cost):
        return reader(statesExplored: search.stateCount)
          .answer(cost: cost, paths: search.leastPaths(through: meetings))
      case .exhausted(let depth, let states): return Self.impossible(.everyStateReached(moves: depth), states)
      case .outOfBudget(let cost):
        return Self.impossible(.everyBoardWithinBudget(moves: cost), search.stateCount)
      case .limited(let cost): return Self.unknown(cost, search.stateCount)
      case .overflowed: return nil
      }
    }
  #endif

  private func space(
    of program: SearchProgram, from bundle: VectorBundle, finest: SearchSpace.Form
  ) -> SearchSpace {
    SearchSpace(
      of: program, from: bundle, inputs.layout, strandWidth: inputs.width, phase: judge.phase,
      bytes: limits.bytes, finest: finest)
  }

  private func reader(statesExplored: Int) -> SolutionReader {
    SolutionReader(
      program: program, attempt: attempt, judge: judge, counting: counting,
      statesExplored: statesExplored)
  }

  private static func impossible(_ reason: ImpossibilityProof.Reason, _ states: Int) -> SolverAnswer {
    .impossible(ImpossibilityProof(reason: reason, statesExplored: states))
  }

  private static func unknown(_ searchedCost: Int, _ states: Int) -> SolverAnswer {
    .unknown(SearchEnd(reason: .limit, movesRuledOut: searchedCost, statesExplored: states))
  }
}
