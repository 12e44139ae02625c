/// How a search counts costs, and which budgets it keeps simply by not going further.
struct SearchPlan {
  /// What one step costs.
  let costs: SearchProgram.Costs
  /// The most that a board may cost; nil for no limit.
  let greatestCost: Int?
  /// The budgets that this limit keeps, or that the judge has to look after.
  let budgetsKeptElsewhere: [Budget]

  /// Plans a search.
  ///
  /// Where every operation of the player's costs one and nothing else does, a budget of at most n of them is kept by
  /// searching n layers. Any other bound has to be remembered with each state: a state that is reached sooner need not be
  /// better when a level wants *exactly* so many operations.
  ///
  /// On the way from an attempt that has been changed already, the number of edits is not a sum over the steps still to
  /// come: taking away what was placed undoes an edit. Budgets of edits are then left to the judge, who is asked
  /// about every board that is found.
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
      if counting == nil {
        if budget.counted == .edits { layered.append(budget) }
        continue
      }
      guard case .atMost(let most) = budget.bound else { continue }
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
    budgetsKeptElsewhere = layered
  }
}
