import QuantumSimulator

/// Reads the solutions out of a search that has found some.
struct SolutionReader {
  let program: SearchProgram
  let attempt: Attempt
  let judge: Judge
  /// What the level counts, or nil to count moves from the attempt.
  let counting: Scoring.Counting?
  /// How many states the search has told apart.
  let statesExplored: Int

  /// What the solver says about a level whose least solutions cost `cost`, each path being another board.
  func answer(cost: Int, paths: LeastPaths) -> SolverAnswer {
    guard let moves = attempt.moves(to: board(of: paths.example)) else {
      return .unknown(
        SearchEnd(
          reason: .contestedCounts, movesRuledOut: cost - 1, statesExplored: statesExplored))
    }
    return .solved(
      LeastSolution(
        moves: total(cost), count: paths.count, example: completed(moves),
        tools: tools(where: paths.used), of: judge.level, statesExplored: statesExplored))
  }

  /// The cost of the board and, where it is counted, of the answer.
  private func total(_ cost: Int) -> Int {
    switch counting {
    case .placements, .edits: cost
    case .answers: 1
    case .rounds: attempt.rounds
    case nil: cost + (missingAnswer == nil ? 0 : 1)
    }
  }

  /// The answer that has yet to be given.
  private var missingAnswer: Answer? {
    guard let right = judge.rightAnswer, !right.isMet(by: attempt.answer) else { return nil }
    return right.answer
  }

  private func completed(_ moves: [Move]) -> [Move] {
    guard let missingAnswer else { return moves }
    return moves + [.answer(missingAnswer)]
  }

  /// The tools that made some actions, in the order of the toolbox.
  private func tools(where used: [Bool]) -> [Int] {
    var tools: Set<Int> = []
    for (index, action) in program.actions.enumerated() where used[index] {
      if case .tool(let tool) = action.source { tools.insert(tool) }
    }
    return tools.sorted()
  }

  /// The board that a path spells.
  private func board(of path: [PathStep]) -> Attempt {
    var board = attempt
    for index in board.segments.indices {
      board.segments[index].slots.removeAll { $0 != .gap }
    }
    for step in path {
      let stage = program.stages[step.stage]
      switch step.choice {
      case .insert(let action), .replace(let action):
        board.append(program.actions[action].placement, toSegment: stage.segment)
      case .keep:
        guard let exit = stage.exit, exit.isRemovable else { continue }
        for number in exit.placements {
          board.append(program.placements[number], toSegment: stage.segment)
        }
      case .remove:
        continue
      }
    }
    return board
  }
}

extension SolutionReader {
  /// Writes out the boards one by one, so that a board that several paths spell is counted once, and asks the judge
  /// about each, since counts of what the player has done depend on how the board compares with the given one.
  func answerByWritingOut(
    _ search: BoardSearch, goals: [Int], cost: Int, boards limit: Int
  ) throws(LevelFault) -> SolverAnswer {
    var boards: Set<[[Placement]]> = []
    var example: [Move]?
    var used = [Bool](repeating: false, count: program.actions.count)
    var rejected = 0
    var isComplete = true
    var paths = PathWalk(from: goals)
    while let path = paths.next(in: search) {
      guard paths.count <= limit else {
        isComplete = false
        break
      }
      let board = board(
        of: path.map { PathStep(stage: search.stage(of: Int($0.parent)), choice: $0.choice) })
      guard boards.insert(board.segments.map { $0.placements }).inserted else { continue }
      guard let moves = attempt.moves(to: board).map({ completed($0) }),
        let reached = attempt.accepting(moves), try judge.verdict(on: reached).isSolved
      else {
        rejected += 1
        continue
      }
      if example == nil { example = moves }
      for edge in path { if let action = edge.action { used[action] = true } }
    }
    guard let example else {
      return .unknown(
        SearchEnd(
          reason: isComplete ? .contestedCounts : .limit, movesRuledOut: cost - 1,
          statesExplored: statesExplored))
    }
    return .solved(
      LeastSolution(
        moves: total(cost),
        count: isComplete ? .exactly(boards.count - rejected) : .atLeast(boards.count - rejected),
        example: example,
        tools: tools(where: used), of: judge.level, statesExplored: statesExplored))
  }
}

/// Walks along all shortest paths of a search, one after another.
private struct PathWalk {
  private var goals: [Int]
  /// The edges from a goal back to the start, each with those still to be tried instead of it.
  private var stack: [[SearchEdge]] = []
  /// How many paths have been walked.
  private(set) var count = 0

  init(from goals: [Int]) { self.goals = goals.reversed() }

  /// The next path, in the order of the board, or nil.
  mutating func next(in search: BoardSearch) -> [SearchEdge]? {
    if count > 0, !advance() {
      guard !goals.isEmpty else { return nil }
    }
    if stack.isEmpty {
      guard let goal = goals.popLast() else { return nil }
      let edges = search.leastEdges(to: goal)
      count += 1
      // A goal without edges is the start itself.
      guard !edges.isEmpty else { return [] }
      stack = [edges]
    } else {
      count += 1
    }
    while let parent = stack.last?.last?.parent {
      let edges = search.leastEdges(to: Int(parent))
      guard !edges.isEmpty else { break }
      stack.append(edges)
    }
    return stack.reversed().compactMap { $0.last }
  }

  /// Drops the last edge that has an alternative; false where none has.
  private mutating func advance() -> Bool {
    while let edges = stack.popLast() {
      if edges.count > 1 {
        stack.append(Array(edges.dropLast()))
        return true
      }
    }
    return false
  }
}

extension Attempt {
  /// Puts something at the end of a segment, whatever the rules; behind any gap, which makes no difference to what
  /// stands there.
  fileprivate mutating func append(_ placement: Placement, toSegment index: Int) {
    segments[index].slots.append(.operation(placement))
  }
}
