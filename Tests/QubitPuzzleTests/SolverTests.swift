import QuantumSimulator
import QubitPuzzle
import Testing

@Suite("Solver")
struct SolverTests {
  private let solver = Solver(limits: SearchLimits(states: 20_000, bytes: 10_000_000, boards: 1_000))

  private func solved(_ level: Level) throws -> LeastSolution? {
    guard case .solved(let least) = try solver.solve(level) else { return nil }
    let session = try Session(replaying: least.example, judge: Judge(of: level))
    #expect(try session.verdict().isSolved)
    #expect(try session.verdict().moves == least.moves)
    return least
  }

  private let plus = ket(1, 1)
  private let one = basisKet(1, qubits: 1)

  @Test func goalMetAtTheStartTakesNoMove() throws {
    let least = try solved(makeLevel(toolbox: [Tool(gate: .h)], goals: [stateGoal(basisKet(0, qubits: 1))]))
    #expect(least?.moves == 0)
    #expect(least?.count == .exactly(1))
    #expect(least?.example == [])
    #expect(least?.gates == [])
  }

  @Test func namesTheGatesOfAllLeastSolutions() throws {
    // |−⟩ by X H or by H Z; Y is of no use.
    let level = makeLevel(
      toolbox: [Tool(gate: .z), Tool(gate: .y), Tool(gate: .x), Tool(gate: .h)],
      goals: [stateGoal(ket(1, -1), phase: .exact)])
    let least = try solved(level)
    #expect(least?.moves == 2)
    #expect(least?.count == .exactly(2))
    #expect(least?.gates == [.z, .x, .h])
  }

  /// Turns by 2·10⁻¹⁰ lead to the goal, 4·10⁻⁹ away with a slack of 10⁻⁹, in 15 moves or so. States so near each other are one
  /// to the search, which must not say then that it has seen all.
  @Test(arguments: [2e-10, 1e-10, 2e-11]) func turnsTooSmallToTellApart(angle: Double) throws {
    let level = makeLevel(
      start: .ket(plus), toolbox: [Tool(gate: .rz, angles: [.list([written(angle)])])],
      goals: [
        .expectation(
          ExpectationGoal(pauli: PauliString(.y, on: 0), wanted: .equal(written(4e-9), tolerance: 0)))
      ])
    guard case .unknown(let end) = try solver.solve(level) else {
      Issue.record("an answer")
      return
    }
    #expect(end.movesRuledOut == -1)
    if angle == 2e-10 {
      let moves = [Move](repeating: .put(.rz(angle), 0), count: 20)
      #expect(try level.verdict(after: moves).isSolved)
    }
  }

  /// Turns that add up to whole ones are told apart, and all is seen.
  @Test func turnsThatComeBack() throws {
    let level = makeLevel(
      start: .ket(plus), toolbox: [Tool(gate: .rz, angles: [.list([written(2 * Double.pi / 35)])])],
      goals: [stateGoal(one)])
    guard case .impossible(let proof) = try solver.solve(level) else {
      Issue.record("no proof")
      return
    }
    #expect(proof.statesExplored == 35)
  }

  @Test func budgetsMakeLongerSolutionsLeast() throws {
    func least(_ budgets: Budget...) throws -> LeastSolution? {
      try solved(
        makeLevel(
          toolbox: [Tool(gate: .x), Tool(gate: .h), Tool(gate: .z)], goals: [unitaryGoal([.on(.x, 0)])],
          budgets: budgets))
    }
    #expect(try least()?.moves == 1)
    // Without X it takes H Z H.
    #expect(try least(Budget(counted: .gate(.x), scope: .player, bound: .atMost(0)))?.moves == 3)
    #expect(try least(Budget(counted: .operations, scope: .player, bound: .exactly(3)))?.moves == 3)
    // XXX, HZH, HHX, XHH, ZZX, XZZ and ZXZ are up to phase all there is.
    #expect(
      try least(Budget(counted: .operations, scope: .player, bound: .exactly(3)))?.count == .exactly(7))
    #expect(try least(Budget(counted: .gate(.h), scope: .board, bound: .atLeast(1)))?.moves == 3)
    #expect(try least(Budget(counted: .gate(.h), scope: .board, bound: .exactly(4)))?.moves == 5)
    #expect(try least(Budget(counted: .depth, scope: .player, bound: .atLeast(2)))?.moves == 3)
  }

  @Test func depthIsNotTheNumberOfOperations() throws {
    // Two qubits, X on each: two operations, one moment. Three moments need four operations.
    func least(_ bound: Budget.Bound) throws -> Int? {
      try solved(
        makeLevel(
          qubits: 2, toolbox: [Tool(gate: .x)], goals: [stateGoal(ket(0, 0, 0, 1))],
          budgets: [Budget(counted: .depth, scope: .board, bound: bound)]))?.moves
    }
    #expect(try least(.atMost(1)) == 2)
    #expect(try least(.atLeast(2)) == 4)
    #expect(try least(.exactly(3)) == 4)
  }

  @Test func impossibleIsProvedByExhaustion() throws {
    // X and Z never make a superposition of |0⟩: two states, and no third.
    let level = makeLevel(toolbox: [Tool(gate: .x), Tool(gate: .z)], goals: [stateGoal(plus)])
    #expect(
      try solver.solve(level)
        == .impossible(ImpossibilityProof(reason: .everyStateReached(moves: 1), statesExplored: 2)))
  }

  @Test func impossibleWithinABudgetIsProvedByTryingEveryBoard() throws {
    let level = makeLevel(
      toolbox: [Tool(gate: .h), Tool(gate: .t)], goals: [unitaryGoal([.on(.x, 0)])],
      budgets: [Budget(counted: .operations, scope: .player, bound: .atMost(5))])
    guard case .impossible(let proof) = try solver.solve(level) else {
      Issue.record("X from H and T takes H T T T T H")
      return
    }
    #expect(proof.reason == .everyBoardWithinBudget(moves: 5))
    var wider = level
    wider.budgets = [Budget(counted: .operations, scope: .player, bound: .atMost(6))]
    #expect(try solved(wider)?.moves == 6)
  }

  @Test func stocksCanMakeALevelImpossible() throws {
    func level(_ count: Int) -> Level {
      makeLevel(
        toolbox: [Tool(gate: .h, count: count), Tool(gate: .z, count: 1)],
        goals: [unitaryGoal([.on(.x, 0)])])
    }
    #expect(try solved(level(2))?.moves == 3)
    guard case .impossible(let proof) = try solver.solve(level(1)) else {
      Issue.record("one H cannot make X")
      return
    }
    #expect(proof.reason == .everyStateReached(moves: 2))
  }

  @Test func aSearchThatMeetsItsLimitKnowsNothing() throws {
    // T from H and Rz(1): an infinite group that does not hold it. Nothing may be called impossible.
    let level = makeLevel(
      toolbox: [Tool(gate: .h), Tool(gate: .rz, angles: [.list([written(1)])])],
      goals: [unitaryGoal([.on(.t, 0)], fidelity: 1)])
    let small = Solver(limits: SearchLimits(states: 500, bytes: 400_000, boards: 100))
    guard case .unknown(let end) = try small.solve(level) else {
      Issue.record("a limit was reached")
      return
    }
    #expect(end.reason == .limit)
    #expect(end.movesRuledOut > 3)
    #expect(end.statesExplored > 500)
  }

  @Test func dialsMultiplyTheToolbox() throws {
    let grid = AngleGrid.steps(from: written(0), to: written(2 * .pi), step: written(.pi / 12))
    let level = makeLevel(
      toolbox: [Tool(gate: .rz, angles: [grid]), Tool(gate: .ry, angles: [grid])],
      goals: [
        .bloch(
          BlochGoal(
            qubit: 0, x: written(0.5), y: written(0.5), z: written(0.5.squareRoot()), tolerance: 1e-6))
      ])
    let least = try solved(level)
    #expect(least?.moves == 2)
    // Ry(π/4) then Rz(π/4); Ry(7π/4) then Rz(5π/4).
    #expect(least?.count == .exactly(2))
    let huge = makeLevel(
      toolbox: [
        Tool(gate: .u, angles: [grid, grid, .steps(from: written(0), to: written(6), step: written(0.01))])
      ],
      goals: [stateGoal(plus)])
    guard case .unknown(let end) = try solver.solve(huge) else {
      Issue.record("a toolbox of 375,000 operations is not searched")
      return
    }
    #expect(end.reason == .tooManyOperations)
    // Ten of sixteen wires in every order: 29 thousand million.
    let wide = makeLevel(
      qubits: 16, bits: 1, toolbox: [Tool(.measurement([Pauli](repeating: .z, count: 10)), bits: [0])],
      goals: [stateGoal(basisKet(0, qubits: 16))])
    guard case .unknown(let wideEnd) = try solver.solve(wide) else {
      Issue.record("so many measurements are not searched")
      return
    }
    #expect(wideEnd.reason == .tooManyOperations)
  }

  @Test func frozenOperationsAndGapsAreWalkedInOrder() throws {
    // gap Z gap: X from H's around the Z.
    let level = makeLevel(
      board: [.gap, .operation(.on(.z, 0), .frozen), .gap], toolbox: [Tool(gate: .h)],
      goals: [unitaryGoal([.on(.x, 0)])])
    let least = try solved(level)
    #expect(least?.moves == 2)
    #expect(least?.count == .exactly(1))
    #expect(
      least?.example == [.put(.h, 0), .place(.on(.h, 0), position: 2)])
  }

  @Test func feedForwardIsSolvedOnEveryBranch() throws {
    // Measure |+⟩, then something, then X if 1: only what leaves |0⟩ and |1⟩ alone, or exchanges neither, will do.
    let level = makeLevel(
      bits: 1, start: .ket(plus),
      board: [
        .operation(.measure(0, into: 0), .frozen), .gap,
        .operation(.gate(.x, on: [0], if: Condition(bit: 0)), .frozen),
      ],
      toolbox: [Tool(gate: .x), Tool(gate: .h), Tool(gate: .z)], goals: [stateGoal(one)])
    let least = try solved(level)
    #expect(least?.moves == 1)
    #expect(least?.example == [.put(.x, 0)])
  }

  @Test("Teleportation: the corrections are found, on all four branches")
  func teleportation() throws {
    // q2 holds the message, q1 and q0 a Bell pair; only the gates before the measurements are missing.
    let message = [Complex(0.6), Complex(0, 0.8)]
    let start: Start = .ket(
      ket(
        [0b000, 0b001, 0b010, 0b011, 0b100, 0b101, 0b110, 0b111].map { index in
          let pair: Double = index & 0b11 == 0b00 || index & 0b11 == 0b11 ? 0.5.squareRoot() : 0
          return pair * message[index >> 2]
        }))
    let level = makeLevel(
      qubits: 3, bits: 2, start: start,
      board: [
        .gap, .operation(.measure(2, into: 0), .frozen), .operation(.measure(1, into: 1), .frozen),
        .operation(.gate(.x, on: [0], if: Condition(bit: 1)), .frozen),
        .operation(.gate(.z, on: [0], if: Condition(bit: 0)), .frozen),
      ],
      toolbox: [Tool(gate: .h), Tool(gate: .cx)], goals: [stateGoal(ket(message), qubits: [0])])
    let least = try solved(level)
    #expect(least?.moves == 2)
    // The textbook's way, and the same with the other half of the pair, on which the correction then acts.
    #expect(least?.count == .exactly(2))
    for half in [1, 0] {
      let session = try Session(
        replaying: [.put(.cx, 2, half), .put(.h, 2)], judge: Judge(of: level))
      #expect(try session.verdict().isSolved)
    }
  }

  @Test func resetsAreBranchesToo() throws {
    let level = makeLevel(
      start: .ket(plus), board: [.operation(.reset(0), .frozen), .gap], toolbox: [Tool(gate: .x)],
      goals: [stateGoal(one)])
    #expect(try solved(level)?.moves == 1)
  }

  @Test func ancillasMustEndClean() throws {
    // CX(0→1) where only 0–2 and 2–1 are joined, with q2 as an ancilla.
    let level = makeLevel(
      qubits: 3, toolbox: [Tool(gate: .cx, wires: [[0, 2], [2, 1]])],
      goals: [unitaryGoal([.on(.cx, 0, 1)], ancillas: [2])])
    let least = try solved(level)
    #expect(least?.moves == 3)
    // Copy, use, clean; as good: use the clean ancilla first, and so on, but not in three.
    #expect(least?.count == .exactly(1))
  }

  @Test func goalsOfBothKindsAreSearchedTogether() throws {
    // Z in effect, and |1⟩ with the phase that S S X leaves: the start is carried along with the basis states.
    let level = makeLevel(
      start: .ket(plus), toolbox: [Tool(gate: .s), Tool(gate: .h)],
      goals: [unitaryGoal([.on(.z, 0)]), stateGoal(ket(1, -1))])
    #expect(try solved(level)?.moves == 2)
  }

  @Test func threeQubitStates() throws {
    let toolbox = [Tool(gate: .h), Tool(gate: .cx)]
    let ghz = makeLevel(qubits: 3, toolbox: toolbox, goals: [stateGoal(ket(1, 0, 0, 0, 0, 0, 0, 1))])
    let least = try solved(ghz)
    #expect(least?.moves == 3)
    // H on one of three; then CX to another, and CX from either of the two to the third.
    #expect(least?.count == .exactly(12))
  }

  @Test func broken() throws {
    // X Z H Z that should be the identity: only H → X mends it.
    let level = makeLevel(
      board: [Gate.x, .z, .h, .z].map { .operation(.on($0, 0), .loose) },
      toolbox: [Tool(gate: .x), Tool(gate: .z), Tool(gate: .h)], goals: [unitaryGoal([])],
      budgets: [Budget(counted: .edits, scope: .player, bound: .atMost(1))],
      scoring: Scoring(counting: .edits, par: 1, threeStars: 1, twoStars: 1))
    let least = try solved(level)
    #expect(least?.moves == 1)
    #expect(least?.count == .exactly(1))
    #expect(least?.example == [.replace(position: 2, with: .on(.x, 0))])
    #expect(least?.gates == [.x])
  }

  @Test func boardsThatSeveralEditsSpellCountOnce() throws {
    // H H on the board, one too many: removing either leaves the same board.
    let level = makeLevel(
      board: [.operation(.on(.h, 0), .loose), .operation(.on(.h, 0), .loose)], toolbox: [Tool(gate: .h)],
      goals: [stateGoal(plus)], scoring: Scoring(counting: .edits, par: 1, threeStars: 1, twoStars: 1))
    let least = try solved(level)
    #expect(least?.moves == 1)
    // One H, or three.
    #expect(least?.count == .exactly(2))
  }

  @Test func aMeasurementThatStandsThereTooMuchIsLeftOut() throws {
    let level = makeLevel(
      bits: 1,
      board: [
        .operation(.on(.h, 0), .loose), .operation(.measure(0, into: 0), .loose),
        .operation(.gate(.z, on: [0], if: Condition(bit: 0)), .frozen),
      ],
      toolbox: [Tool(gate: .h)], goals: [stateGoal(plus)],
      scoring: Scoring(counting: .edits, par: 1, threeStars: 1, twoStars: 1))
    let least = try solved(level)
    #expect(least?.moves == 1)
    // Take the look away; or look, and turn what was seen: |+⟩ or |−⟩, of which Z mends the second.
    #expect(least?.count == .exactly(2))
    // Once taken away it may be put back, where it was or before the H, which the toolbox could have put after it; but
    // a second one may not.
    let taken = try Attempt(of: level).playing(.remove(position: 1))
    #expect(taken.refusal(of: .place(.measure(0, into: 0), position: 1)) == nil)
    #expect(taken.refusal(of: .place(.measure(0, into: 0), position: 0)) == nil)
    #expect(
      Attempt(of: level).refusal(of: .place(.measure(0, into: 0), position: 0))
        == .notInToolbox(.measurement([.z])))
    guard case .solved(let rest) = try solver.finish(taken) else {
      Issue.record("it is solved already")
      return
    }
    #expect(rest.moves == 0)
  }

  @Test func replacingIsOneEditAlsoWherePlacementsCount() throws {
    let level = makeLevel(
      board: [.operation(.on(.x, 0), .loose)], toolbox: [Tool(gate: .h)], goals: [stateGoal(plus)],
      budgets: [Budget(counted: .edits, scope: .player, bound: .exactly(1))])
    let least = try solved(level)
    #expect(least?.moves == 1)
    // H for X, or H before X.
    #expect(least?.count == .exactly(2))
  }

  @Test func questionsTakeOneAnswer() throws {
    let nothing = LocalizedText(simplifiedChinese: "", english: "")
    let level = makeLevel(
      start: .ket(plus), toolbox: [Tool(gate: .h)],
      goals: [
        .prediction(
          Prediction(
            question: nothing,
            answer: .number(.probability(qubits: [0], bases: [.z], bits: 1), tolerance: 0.01)))
      ], scoring: Scoring(counting: .answers, par: 1, threeStars: 1, twoStars: 1))
    let least = try solved(level)
    #expect(least?.moves == 1)
    #expect(least?.count == .exactly(1))
    guard case .answer(.number(let number)) = least?.example.last else {
      Issue.record("an answer was expected")
      return
    }
    #expect(abs(number - 0.5) < 1e-9)
  }

  @Test func sandboxesHaveNoSolution() {
    #expect(throws: LevelFault(.level, .noGoal)) {
      try solver.solve(makeLevel(toolbox: [Tool(gate: .h)], scoring: nil))
    }
  }

  @Test func generatorsOfAGroupHaveToBeGates() {
    #expect(throws: LevelFault(.board(0), .onlyGates)) {
      try GroupEnumeration(
        generators: [.reset(0)], qubitCount: 1, phase: .ignore, limits: .thorough)
    }
    #expect(throws: LevelFault(.level, .qubitCount(found: 7, limit: 6))) {
      try GroupEnumeration(generators: [], qubitCount: 7, phase: .ignore, limits: .thorough)
    }
  }

  @Test func anInfiniteGroupIsNotComplete() throws {
    let group = try GroupEnumeration(
      generators: [.on(.h, 0), .on(.t, 0)], qubitCount: 1, phase: .ignore,
      limits: SearchLimits(states: 300, bytes: 200_000, boards: 0))
    #expect(!group.isComplete)
    #expect(group.order > 300)
    #expect(group.layers.first == 1)
  }
}
