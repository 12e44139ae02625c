/// What a search can say of its shortest ways to a solution without writing them out.
struct LeastPaths {
  /// How many there are.
  var count: SolutionCount
  /// For each action, whether one of them takes it.
  var used: [Bool]
  /// One of them.
  var example: [PathStep]
}

/// A step along the board.
struct PathStep {
  /// The stage at which it is taken.
  var stage: Int
  /// What it is.
  var choice: SearchEdge.Choice
}

extension BoardSearch {
  /// The shortest ways to some nodes.
  func leastPaths(to goals: [Int]) -> LeastPaths {
    var sum: UInt64 = 0
    for goal in goals { sum = sum.addingUpToMaximum(wayCount(of: goal)) }
    var used = [Bool](repeating: false, count: program.actions.count)
    mark(&used, before: goals)
    return LeastPaths(count: SolutionCount(sum), used: used, example: goals.first.map { path(to: $0) } ?? [])
  }

  /// Marks the actions that are taken on any shortest way to some nodes.
  func mark(_ used: inout [Bool], before nodes: [Int]) {
    var seen = Set(nodes)
    var pending = nodes
    while let node = pending.popLast() {
      for edge in leastEdges(to: node) {
        if let action = edge.action { used[action] = true }
        if seen.insert(Int(edge.parent)).inserted { pending.append(Int(edge.parent)) }
      }
    }
  }

  /// A shortest way to a node, in the order in which the search goes it.
  func path(to goal: Int) -> [PathStep] {
    var path: [PathStep] = []
    var node = goal
    while let edge = leastEdges(to: node).last {
      node = Int(edge.parent)
      path.append(PathStep(stage: stage(of: node), choice: edge.choice))
    }
    return path.reversed()
  }
}

extension SolutionCount {
  /// This many, where the greatest number stands for all that are too great.
  init(_ number: UInt64) {
    self = number <= UInt64(Int.max) ? .exactly(Int(number)) : .atLeast(Int.max)
  }
}

extension UInt64 {
  /// The sum, or the greatest number where it is greater.
  func addingUpToMaximum(_ other: UInt64) -> UInt64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  /// The product, or the greatest number where it is greater.
  func multipliedUpToMaximum(by other: UInt64) -> UInt64 {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
