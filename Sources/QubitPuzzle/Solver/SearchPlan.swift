/// How a search counts costs, and which budgets it keeps simply by not going further.
struct SearchPlan {
  /// What one step costs.
  let costs: SearchProgram.Costs
  /// The most that a board may cost; nil for no limit.
  let greatestCost: Int?
  /// The budgets that this limit keeps.
  let layeredBudgets: [Budget]

  /// Plans a search.
  ///
  /// Where every operation of the player's costs one and nothing else does, a budget of at most n of them is kept by
  /// searching n layers. Any other bound has to be remembered with each state: a state that is reached sooner need not be
  /// better when a level wants *exactly* so many operations.
  ///
  /// - Parameter counting: What the level counts, or nil to count moves from the attempt.
  init(for attempt: Attempt, counting: Scoring.Counting?) {
    let hasLoose = attempt.segments.contains { !$0.given.isEmpty }
    switch counting {
    case .placements: costs = .placements
    case .edits, .answers, nil: costs = .changes
    }
    var greatest: Int?
    var layered: [Budget] = []
    for budget in attempt.level.budgets {
      guard counting != nil, case .atMost(let most) = budget.bound else { continue }
      let isLayer: Bool
      switch (budget.counted, budget.scope) {
      case (.operations, .player): isLayer = !hasLoose
      case (.edits, _): isLayer = !hasLoose || costs == .changes
      default: isLayer = false
      }
      guard isLayer else { continue }
      layered.append(budget)
      greatest = min(greatest ?? most, most)
    }
    greatestCost = greatest
    layeredBudgets = layered
  }
}
