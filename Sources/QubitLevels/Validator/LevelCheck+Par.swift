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

  /// Notes gates that only mislead, and red herrings that do not.
  mutating func checkGates(_ answer: SolverAnswer) {
    for (index, gate) in level.redHerrings.enumerated()
    where !level.toolbox.contains(where: { $0.gate == gate }) {
      note(.absentRedHerring(gate.rawValue), at: .redHerring(index))
    }
    guard case .solved(let least) = answer else { return }
    let routePlacements = level.routes.flatMap { $0.moves.compactMap { $0.placement } }
    let routeGates = routePlacements.compactMap { $0.gate }
    let routeTools = routePlacements.compactMap { level.tool(for: $0) }
    for (index, tool) in level.toolbox.enumerated() {
      guard let gate = tool.gate else {
        if !least.tools.contains(index), !routeTools.contains(index) {
          note(.unusedGate(tool.kind.name(in: .english, level: level)), at: .tool(index))
        }
        continue
      }
      guard !least.gates.contains(gate), !routeGates.contains(gate), !level.redHerrings.contains(gate)
      else { continue }
      note(.unusedGate(gate.rawValue), at: .tool(index))
    }
    for (index, gate) in level.redHerrings.enumerated() where least.gates.contains(gate) {
      note(.usefulRedHerring(gate.rawValue), at: .redHerring(index))
    }
  }
}

extension Move {
  /// What the move puts on the board, if it puts something there.
  fileprivate var placement: Placement? {
    switch self {
    case .place(let placement, _), .replace(_, let placement): placement
    case .remove, .move, .rounds, .answer: nil
    }
  }
}

extension Placement {
  /// The gate, where it is one.
  fileprivate var gate: StandardGate? {
    if case .gate(let application) = operation?.action { application.gate.standard } else { nil }
  }
}
