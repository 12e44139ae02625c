extension BoardSearch {
  /// How a search ended.
  enum Ending {
    /// These nodes are goals, at this cost, the least there is.
    case found([Int], cost: Int)
    /// Every node that can be reached has been visited; none is a goal. The last new one lay at this cost.
    case exhausted(depth: Int)
    /// Every board that costs no more than the level allows has been visited; none is a goal.
    case outOfBudget(cost: Int)
    /// The limits were reached after every board of up to this cost had been visited.
    case limited(searchedCost: Int)
    /// Every board of up to this cost has been visited, and there are so many that it may be better to go on another way.
    case paused(searchedCost: Int)
    /// A number grew too great to be kept exactly, or a placement has more outcomes than there is room for.
    case overflowed
  }

  /// What is looked for at the end of the board.
  enum Aim {
    /// What the judge's goals want.
    case judged(GoalTest)
    /// These words.
    case words([UInt64])
    /// Nothing: somebody else compares the nodes.
    case none
  }
}
