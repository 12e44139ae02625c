import QuantumSimulator
import QubitPuzzle

extension PlayFault {
  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .contradiction(let reason): reason.description
    case .rightChoices(let ids):
      ids.isEmpty
        ? "no choice is right; exactly one has to be"
        : "\(list(ids, joinedBy: "and")) are right; exactly one choice has to be"
    case .solvedAtStart: "the goals are met before the first move"
    case .moveRefused(let path, let sentence):
      "\(path.words) makes a move that is refused: \(clause(sentence[.english]))"
    case .unsolved(let path, let sentences):
      "\(path.words) does not solve the level: \(sentences.map { clause($0[.english]) }.joined(separator: "; "))"
    case .unsolvable(let proof): "unsolvable: \(proof.words)"
    case .undecided(let end, let par): Self.message(for: end, par: par)
    case .wrongPar(let par, let least) where least < par:
      "par is \(par), but \(counted(least, "move")) will do"
    case .wrongPar(let par, let least): "par is \(par), but it takes \(counted(least, "move"))"
    case .parBeaten(let path, let par, let moves):
      "par is \(par), but \(path.words) takes \(counted(moves, "move"))"
    case .parRuledOut(let par, let movesRuledOut):
      "par is \(par), but \(counted(movesRuledOut, "move")) or fewer do not solve the level"
    case .noSolutionAtPar(let par, let best):
      "no solution takes \(counted(par, "move")), the par; the shortest takes \(best)"
    case .unusedTool(let tool):
      "'\(tool)' is in no least solution and no route; take it out, or announce it among 'redHerrings'"
    case .absentRedHerring(let tool): "red herring '\(tool)' is not in the toolbox"
    case .usefulRedHerring(let tool): "red herring '\(tool)' is in a least solution"
    }
  }

  private static func message(for end: SearchEnd, par: Int) -> String {
    let reason =
      switch end.reason {
      case .limit: "the search came to its limit"
      case .tooManyOperations: "the toolbox can make more operations than a search tries"
      case .contestedCounts: "boards that meet the goals break the budgets, and longer ones were not tried"
      }
    let known =
      end.movesRuledOut < 0
      ? "nothing is ruled out" : "\(counted(end.movesRuledOut, "move")) or fewer are ruled out"
    return "par \(par) is not proved: \(reason); \(known)"
  }
}

extension PlayFault.Path {
  fileprivate var words: String {
    switch self {
    case .solution: "the solution"
    case .route: "the route"
    }
  }
}

extension ImpossibilityProof {
  /// How the proof goes, in a clause.
  fileprivate var words: String {
    switch reason {
    case .everyStateReached(let moves):
      "all \(counted(statesExplored, "state")) that can be reached, in \(counted(moves, "move")) or fewer, miss the goals"
    case .everyBoardWithinBudget(let moves):
      "all boards within the budgets, of \(counted(moves, "move")) or fewer, miss the goals"
    }
  }
}
