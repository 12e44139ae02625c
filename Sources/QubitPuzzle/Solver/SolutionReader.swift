import QuantumSimulator

/// Reads the solutions out of a search that has found some.
struct SolutionReader {
  private let search: BoardSearch
  private let goals: [Int]
  private let attempt: Attempt
  private let judge: Judge

  init(_ search: BoardSearch, goals: [Int], attempt: Attempt, judge: Judge) {
    self.search = search
    self.goals = goals
    self.attempt = attempt
    self.judge = judge
  }

  /// What the solver says about a level whose least solutions cost `cost`.
  func answer(
    cost: Int, counting: Scoring.Counting?, boards: Int
  ) throws(LevelFault) -> SolverAnswer {
    if search.program.mayRepeatBoards {
      return try answerByWritingOut(cost: cost, counting: counting, boards: boards)
    }
    let path = path(to: goals[0])
    let example = completed(moves(of: path))
    return .solved(
      LeastSolution(
        moves: total(cost, counting), count: wayCount, example: example, gates: usedGates(),
        statesExplored: search.stateCount))
  }

  /// The cost of the board and, where it is counted, of the answer.
  private func total(_ cost: Int, _ counting: Scoring.Counting?) -> Int {
    switch counting {
    case .placements, .edits: cost
    case .answers: 1
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

  /// The number of paths to the goals.
  private var wayCount: SolutionCount {
    var sum: UInt64 = 0
    for goal in goals {
      let (next, overflows) = sum.addingReportingOverflow(search.wayCount(of: goal))
      sum = overflows ? .max : next
    }
    return sum <= UInt64(Int.max) ? .exactly(Int(sum)) : .atLeast(Int.max)
  }

  /// The gates on any of the shortest paths.
  private func usedGates() -> [StandardGate] {
    var used = [Bool](repeating: false, count: search.program.actions.count)
    var seen = Set(goals)
    var pending = goals
    while let node = pending.popLast() {
      for edge in search.leastEdges(to: node) {
        switch edge.choice {
        case .insert(let action), .replace(let action): used[action] = true
        case .keep, .remove: break
        }
        if seen.insert(Int(edge.parent)).inserted { pending.append(Int(edge.parent)) }
      }
    }
    return gates(where: used)
  }

  private func gates(where used: [Bool]) -> [StandardGate] {
    var gates: [StandardGate] = []
    for (index, action) in search.program.actions.enumerated() where used[index] {
      let gate = judge.level.toolbox[action.tool].gate
      if !gates.contains(gate) { gates.append(gate) }
    }
    return gates
  }
}

extension SolutionReader {
  /// One step of a path, and what stands after the stage it was taken at.
  private struct Step {
    var choice: BoardSearch.Choice
    var stage: Int
  }

  /// A shortest path, in the order of the board.
  private func path(to goal: Int) -> [Step] {
    var path: [Step] = []
    var node = goal
    while let edge = search.leastEdges(to: node).last {
      node = Int(edge.parent)
      path.append(Step(choice: edge.choice, stage: search.stage(of: node)))
    }
    return path.reversed()
  }

  /// The moves that make a path's board out of the attempt: first what has to go, from the end to the beginning, then
  /// what has to come, from the beginning to the end.
  private func moves(of path: [Step]) -> [Move] {
    let replaying = moves(of: path, replacing: true)
    if replay(replaying) != nil { return replaying }
    // A replacement may need a piece that only a later removal sets free.
    return moves(of: path, replacing: false)
  }

  private func moves(of path: [Step], replacing: Bool) -> [Move] {
    var removals: [Move] = []
    var additions: [Move] = []
    // Where the next operation stands on the attempt's board, and on the board when all that goes has gone.
    var (before, after) = (0, 0)
    for step in path {
      switch step.choice {
      case .insert(let action):
        additions.append(.place(search.program.actions[action].operation, position: after))
        after += 1
      case .keep:
        let passed = search.program.stages[step.stage].exit?.operations.count ?? 0
        before += passed
        after += passed
      case .remove:
        removals.append(.remove(position: before))
        before += 1
      case .replace(let action):
        let operation = search.program.actions[action].operation
        if replacing {
          additions.append(.replace(position: after, with: operation))
        } else {
          removals.append(.remove(position: before))
          additions.append(.place(operation, position: after))
        }
        before += 1
        after += 1
      }
    }
    return shortened(removals.reversed() + additions)
  }

  /// The moves with the position left out wherever the place is the one that is meant then.
  private func shortened(_ moves: [Move]) -> [Move] {
    var board = attempt
    var shortened: [Move] = []
    for move in moves {
      var chosen = move
      if case .place(let operation, .some) = move {
        let short = Move.place(operation, position: nil)
        if let next = board.accepting(move), next == board.accepting(short) { chosen = short }
      }
      shortened.append(chosen)
      board = board.accepting(chosen) ?? board
    }
    return shortened
  }

  /// The board after moves, or nil where one of them is refused.
  private func replay(_ moves: [Move]) -> Attempt? {
    var board = attempt
    for move in moves {
      guard let next = board.accepting(move) else { return nil }
      board = next
    }
    return board
  }
}

extension SolutionReader {
  /// Writes out the boards one by one, so that a board that several paths spell is counted once, and asks the judge
  /// about each, since counts of what the player has done depend on how the board compares with the given one.
  private func answerByWritingOut(
    cost: Int, counting: Scoring.Counting?, boards limit: Int
  ) throws(LevelFault) -> SolverAnswer {
    var boards: Set<[Operation]> = []
    var example: [Move]?
    var used = [Bool](repeating: false, count: search.program.actions.count)
    var isComplete = true
    var paths = PathWalk(from: goals)
    while let path = paths.next(in: search) {
      guard paths.count <= limit else {
        isComplete = false
        break
      }
      let steps = path.map { Step(choice: $0.choice, stage: search.stage(of: Int($0.parent))) }
      let moves = completed(moves(of: steps))
      guard let board = replay(moves), try judge.verdict(on: board).isSolved else { continue }
      guard boards.insert(board.operations).inserted else { continue }
      if example == nil { example = moves }
      for edge in path {
        switch edge.choice {
        case .insert(let action), .replace(let action): used[action] = true
        case .keep, .remove: break
        }
      }
    }
    guard let example else {
      return .unknown(
        SearchEnd(
          reason: isComplete ? .contestedCounts : .limit, movesRuledOut: cost - 1,
          statesExplored: search.stateCount))
    }
    return .solved(
      LeastSolution(
        moves: total(cost, counting),
        count: isComplete ? .exactly(boards.count) : .atLeast(boards.count), example: example,
        gates: gates(where: used), statesExplored: search.stateCount))
  }
}

/// Walks along all shortest paths of a search, one after another.
private struct PathWalk {
  private var goals: [Int]
  /// The edges from a goal back to the start, each with those still to be tried instead of it.
  private var stack: [[BoardSearch.Edge]] = []
  /// How many paths have been walked.
  private(set) var count = 0

  init(from goals: [Int]) { self.goals = goals.reversed() }

  /// The next path, in the order of the board, or nil.
  mutating func next(in search: BoardSearch) -> [BoardSearch.Edge]? {
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
  /// The attempt after a move, or nil where the move is refused.
  func accepting(_ move: Move) -> Attempt? {
    do throws(MoveRefusal) { return try applying(move) } catch { return nil }
  }
}
