extension SolverAnswer {
  /// The same after one more move, which comes first.
  func preceded(by move: Move) -> SolverAnswer {
    switch self {
    case .solved(var least):
      least.moves += 1
      least.example.insert(move, at: 0)
      return .solved(least)
    case .impossible: return self
    case .unknown(var end):
      end.movesRuledOut += 1
      return .unknown(end)
    }
  }

  /// What is known of a level where each of several searches, on boards that differ, may find the solution.
  ///
  /// A search that ended early may have missed fewer moves than another found, or as many: then the least number of moves is
  /// unknown, or how many solutions there are.
  static func least(of answers: [SolverAnswer], in level: Level) -> SolverAnswer {
    var found: LeastSolution?
    var ended: SearchEnd?
    var proof = ImpossibilityProof(reason: .everyStateReached(moves: 0), statesExplored: 0)
    for answer in answers {
      switch answer {
      case .solved(let next):
        guard let known = found, known.moves <= next.moves else {
          found = next
          continue
        }
        if known.moves == next.moves { found = known.joined(with: next, in: level) }
      case .impossible(let next):
        proof = ImpossibilityProof(
          reason: next.reason, statesExplored: proof.statesExplored + next.statesExplored)
      case .unknown(let next):
        if let known = ended, known.movesRuledOut <= next.movesRuledOut { continue }
        ended = next
      }
    }
    switch (found, ended) {
    case (nil, nil): return .impossible(proof)
    case (nil, let ended?): return .unknown(ended)
    case (let found?, nil): return .solved(found)
    case (var found?, let ended?):
      if ended.movesRuledOut < found.moves - 1 { return .unknown(ended) }
      if ended.movesRuledOut < found.moves { found.count = found.count.orMore }
      return .solved(found)
    }
  }
}

extension LeastSolution {
  /// The solutions of two searches that take as many moves.
  fileprivate func joined(with other: LeastSolution, in level: Level) -> LeastSolution {
    LeastSolution(
      moves: moves, count: count + other.count, example: example, tools: Set(tools + other.tools).sorted(),
      of: level, statesExplored: statesExplored + other.statesExplored)
  }
}

extension SolutionCount {
  /// How many there are at least.
  private var least: Int {
    switch self {
    case .exactly(let count), .atLeast(let count): count
    }
  }

  /// At least as many, where there may be others.
  fileprivate var orMore: SolutionCount { .atLeast(least) }

  fileprivate static func + (a: SolutionCount, b: SolutionCount) -> SolutionCount {
    let (sum, isTooMany) = a.least.addingReportingOverflow(b.least)
    if isTooMany { return .atLeast(.max) }
    if case (.exactly, .exactly) = (a, b) { return .exactly(sum) }
    return .atLeast(sum)
  }
}
