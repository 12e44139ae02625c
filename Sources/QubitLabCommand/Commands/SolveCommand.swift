import QubitLab

extension Command {
  /// Solves a level.
  static let solve = Command(
    name: "solve",
    summary: "Find the fewest moves that solve a level, or prove that none do.",
    discussion: """
      Says one of three things: solved, with the least number of moves, how many boards do it with so few, and one of
      them; impossible, with how much was tried; or not known, where the search came to its limit. Each --after is a move
      that is made first; what is found then goes on from there.
      """,
    operands: .one("LEVEL"),
    options: [.levels, .after, .json],
    examples: [
      Example(line: "qubitlab solve x-from-h-and-z", effect: "Three moves, and one way."),
      Example(line: "qubitlab solve x-from-h-and-z --after \"H q0\"", effect: "What to do next, after that."),
    ],
    run: { invocation, console throws(Failure) in
      let level = try LevelLookup.level(invocation.operands[0], for: invocation)
      var session = try Session.begin(level)
      for text in invocation.values(of: .after) { try session.play(text) }
      let report = SolverReport(level: level, answer: try session.leastContinuation())
      (invocation.has(.json) ? [report.json] : report.lines).forEach(console.print)
      return report.isSolved ? .clean : .findings
    })
}

extension Option {
  /// Makes a move first.
  static let after = Option(
    name: "after", value: .any("MOVE"), help: "Make this move first; may be given several times.",
    occurrence: .repeatedly)
}

extension Session {
  /// Makes the move that a text spells.
  fileprivate mutating func play(_ text: String) throws(Failure) {
    let move: Move
    do throws(SpellingError) {
      move = try LevelNotation(level: level).move(text)
    } catch {
      throw .usage("move '\(text)': \(error.fault.message)")
    }
    do throws(MoveRefusal) {
      try play(move)
    } catch {
      throw .usage("move '\(text)' is refused: \(error.sentence(in: .english, level: level))")
    }
  }

  /// What the solver says: about the level while no move is made, about going on from the board otherwise.
  fileprivate func leastContinuation() throws(Failure) -> SolverAnswer {
    do throws(LevelFault) {
      let solver = Solver(limits: .thorough)
      return moves.isEmpty ? try solver.solve(level) : try solver.finish(attempt)
    } catch {
      throw .badData("\(error)")
    }
  }
}

/// What the solver said, for people and as JSON.
private struct SolverReport {
  let level: Level
  let answer: SolverAnswer

  var isSolved: Bool { if case .solved = answer { true } else { false } }

  /// The moves of one least solution, as people write them.
  private var example: [String] {
    guard case .solved(let least) = answer else { return [] }
    let notation = LevelNotation(level: level)
    return least.example.map { notation.text(of: $0) ?? "a gate that has no name" }
  }

  var lines: [String] {
    switch answer {
    case .solved(let least):
      let moves = "\(least.moves) \(least.moves == 1 ? "move" : "moves")"
      let count =
        switch least.count {
        case .exactly(1): "1 board does it with so few"
        case .exactly(let number): "\(number) boards do it with so few"
        case .atLeast(let number): "\(number) boards or more do it with so few"
        }
      return ["solved: \(moves), \(count); \(least.statesExplored) states explored"]
        + example.map { "  " + $0 }
    case .impossible(let proof):
      let limits =
        switch proof.reason {
        case .everyStateReached(let moves): "every state that can be reached was, in \(moves) moves or fewer"
        case .everyBoardWithinBudget(let moves):
          "every board within the budgets was tried, up to \(moves) moves"
        }
      return ["impossible: \(limits); \(proof.statesExplored) states explored"]
    case .unknown(let end):
      let known =
        end.movesRuledOut < 0 ? "nothing is ruled out" : "\(end.movesRuledOut) moves or fewer do not solve it"
      return ["not known: the search came to its limit; \(known); \(end.statesExplored) states explored"]
    }
  }

  /// As JSON, its members called as those of the facts of `validate --format json`.
  var json: String {
    var members: [(key: String, value: JSONText)] = [("version", .integer(1)), ("id", .string(level.id))]
    switch answer {
    case .solved(let least):
      members += CheckedLevel.Fact.solved(
        moves: least.moves, count: least.count, states: least.statesExplored)
      members.append(("example", .strings(example)))
    case .impossible(let proof):
      members += [("kind", .string("impossible")), ("states", .integer(proof.statesExplored))]
    case .unknown(let end):
      members += CheckedLevel.Fact.unknown(movesRuledOut: end.movesRuledOut, states: end.statesExplored)
    }
    return JSONText.object(members).flat
  }
}
