import QuantumSimulator
import QubitPuzzle

extension LevelCheck {
  /// Holds the par against what the solver and the author's own ways say; true where it is proved.
  ///
  /// Where the search ends too early, a solution of par moves proves one side, and the moves that the search has ruled out
  /// the other.
  mutating func checkPar(
    _ answer: SolverAnswer, scoring: Scoring, solutions: [Int], routes: [Int?]
  ) -> Bool {
    let par = scoring.par
    switch answer {
    case .impossible(let proof):
      note(.unsolvable(proof), at: .goal(0))
      return false
    case .solved(let least) where least.moves != par:
      note(.wrongPar(par, least: least.moves), at: .par)
      return false
    case .solved:
      checkBest(solutions, par: par)
      return true
    case .unknown(let end):
      if let beaten = beatenPar(par, solutions: solutions, routes: routes) {
        note(beaten, at: .par)
        return false
      }
      if end.movesRuledOut >= par {
        note(.parRuledOut(par, movesRuledOut: end.movesRuledOut), at: .par)
        return false
      }
      let isReached = solutions.contains(par) || routes.contains(par)
      if isReached, end.movesRuledOut == par - 1 { return true }
      note(.undecided(end, par: par), at: .par)
      return false
    }
  }

  private func beatenPar(_ par: Int, solutions: [Int], routes: [Int?]) -> PlayFault? {
    if let best = solutions.min(), best < par { return .parBeaten(.solution, par: par, moves: best) }
    if let best = routes.compactMap({ $0 }).min(), best < par {
      return .parBeaten(.route, par: par, moves: best)
    }
    return nil
  }

  private mutating func checkBest(_ solutions: [Int], par: Int) {
    guard let best = solutions.min(), best > par else { return }
    note(.noSolutionAtPar(par, best: best), at: .solution(0))
  }
}
