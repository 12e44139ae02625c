import QuantumSimulator
import Testing

@testable import QubitPuzzle

/// What several searches know together, of which each may find the solution.
@Suite("Answers to alternatives")
struct AlternativeAnswerTests {
  private let level = makeLevel(toolbox: [Tool(gate: .h), Tool(gate: .x)])

  private func solved(_ moves: Int, _ count: SolutionCount = .exactly(2), tools: [Int] = [0]) -> SolverAnswer
  {
    .solved(
      LeastSolution(moves: moves, count: count, example: [], tools: tools, of: level, statesExplored: 10))
  }

  private func unknown(ruledOut: Int) -> SolverAnswer {
    .unknown(SearchEnd(reason: .limit, movesRuledOut: ruledOut, statesExplored: 10))
  }

  private let impossible = SolverAnswer.impossible(
    ImpossibilityProof(reason: .everyStateReached(moves: 3), statesExplored: 10))

  private func least(_ answers: SolverAnswer...) -> SolverAnswer { .least(of: answers, in: level) }

  @Test func fewestMovesCountAndTiesAddUp() {
    #expect(least(solved(3), impossible, solved(2, .exactly(1)), solved(4)) == solved(2, .exactly(1)))
    guard case .solved(let tie) = least(solved(2), solved(2, .exactly(5), tools: [1])) else {
      Issue.record("both are solved")
      return
    }
    #expect(tie.count == .exactly(7))
    #expect(tie.tools == [0, 1])
    #expect(tie.gates == [.h, .x])
  }

  @Test func whatEndedEarlyIsNoProof() {
    #expect(least(impossible, unknown(ruledOut: 4)) == unknown(ruledOut: 4))
    #expect(least(solved(5), unknown(ruledOut: 2), unknown(ruledOut: 3)) == unknown(ruledOut: 2))
  }

  @Test func whatEndedLateEnoughChangesNothing() {
    #expect(least(solved(3), unknown(ruledOut: 3)) == solved(3))
    #expect(
      least(solved(3), unknown(ruledOut: 2)) == solved(3, .atLeast(2)), "there may be others of three moves")
  }

  @Test func allImpossibleIsImpossible() {
    #expect(
      least(impossible, impossible)
        == .impossible(ImpossibilityProof(reason: .everyStateReached(moves: 3), statesExplored: 20)))
  }

  @Test func turningTheDialComesFirst() {
    guard case .solved(let later) = solved(2).preceded(by: .rounds(3)) else { return }
    #expect(later.moves == 3 && later.example == [.rounds(3)])
    #expect(unknown(ruledOut: -1).preceded(by: .rounds(3)) == unknown(ruledOut: 0))
    #expect(impossible.preceded(by: .rounds(3)) == impossible)
  }
}
