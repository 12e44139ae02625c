/// How a search counts costs, and how it keeps each budget and stock.
struct SearchPlan {
  /// What one step costs.
  let costs: SearchProgram.Costs
  /// The most that a board may cost; nil for no limit.
  let greatestCost: Int?
  /// The budgets that are remembered with each state.
  let budgets: [Budget]
  /// The tools whose stock is remembered with each state.
  let stocks: [Int]
  /// How many edits it is to leave out an operation that stands on the board.
  let editsOfRemoval: Int

  /// Plans a search.
  ///
  /// Where every operation of the player's costs one and nothing else does, a budget of at most n of them is kept by
  /// searching n layers. Any other bound has to be remembered with each state: a state that is reached sooner need not be
  /// better when a level wants *exactly* so many operations.
  ///
  /// On a board with loose operations that a player has changed already, what counts as the player's is not a sum over
  /// the steps still to come: an operation that was placed counts as given once the given one beside it has gone. There
  /// the counts of what the player has done are left to the judge, who is asked about every board that is found.
  ///
  /// - Parameter counting: What the level counts, or nil to count moves from the attempt.
  init(for attempt: Attempt, counting: Scoring.Counting?) {
    let hasLoose = attempt.segments.contains { !$0.given.isEmpty }
    switch counting {
    case .placements, .rounds: costs = .placements
    case .edits, .answers, nil: costs = .changes
    }
    let leavesCountsToJudge = counting == nil && hasLoose
    editsOfRemoval = counting == nil ? 0 : 1
    stocks = leavesCountsToJudge ? [] : Array(attempt.level.toolbox.indices)
    var greatest: Int?
    var remembered: [Budget] = []
    for budget in attempt.level.budgets {
      let isAboutPlayer = budget.scope == .player || budget.counted == .edits
      if leavesCountsToJudge, isAboutPlayer { continue }
      if counting != nil, case .atMost(let most) = budget.bound,
        Self.isCost(budget, costs: costs, hasLoose: hasLoose)
      {
        greatest = min(greatest ?? most, most)
      } else {
        remembered.append(budget)
      }
    }
    greatestCost = greatest
    budgets = remembered
  }

  /// Whether what a budget counts is the cost of a board.
  private static func isCost(
    _ budget: Budget, costs: SearchProgram.Costs, hasLoose: Bool
  ) -> Bool {
    switch (budget.counted, budget.scope) {
    case (.operations, .player): !hasLoose
    case (.edits, _): !hasLoose || costs == .changes
    default: false
    }
  }
}
