import QuantumSimulator
import QubitPuzzle
import Testing

/// Levels whose shortest ways are long: the three-qubit gates of the last pack.
@Suite("Deep searches")
struct DeepSearchTests {
  private let toffoli: [Operation] = [.on(.ccx, 0, 1, 2)]

  /// The circuit of Nielsen and Chuang, figure 4.9: six CX, seven T or T†, two H, target q2.
  private let textbook: [Operation] = [
    .on(.h, 2), .on(.cx, 1, 2), .on(.tdg, 2), .on(.cx, 0, 2), .on(.t, 2), .on(.cx, 1, 2), .on(.tdg, 2),
    .on(.cx, 0, 2), .on(.t, 1), .on(.t, 2), .on(.h, 2), .on(.cx, 0, 1), .on(.t, 0), .on(.tdg, 1),
    .on(.cx, 0, 1),
  ]

  /// The textbook's circuit with only operations of some kind standing, and gaps between them.
  private func board(keeping isFrozen: (Operation) -> Bool) -> [BoardItem] {
    textbook.filter(isFrozen).flatMap { [.gap, frozen($0)] } + [.gap]
  }

  private func gate(_ operation: Operation) -> StandardGate? {
    if case .gate(let application) = operation.action { application.gate.standard } else { nil }
  }

  private func answer(_ level: Level) throws -> SolverAnswer {
    let limits = SearchLimits(states: 60_000, bytes: 64_000_000, boards: 100)
    let answer = try Solver(limits: limits).solve(level)
    if case .solved(let least) = answer {
      #expect(try level.verdict(after: least.example).isSolved)
    }
    return answer
  }

  @Test func theTextbooksCircuitIsAToffoliGate() throws {
    let level = makeLevel(
      qubits: 3, board: textbook.map(frozen), toolbox: [Tool(gate: .h)], goals: [unitaryGoal(toffoli)])
    #expect(try level.verdict(after: []).isSolved)
  }

  @Test("Toffoli where all but the six CX stand: six are proved least")
  func toffoliInSixCX() throws {
    let level = makeLevel(
      qubits: 3, board: board { gate($0) != .cx }, toolbox: [Tool(gate: .cx)], goals: [unitaryGoal(toffoli)],
      budgets: [Budget(counted: .gate(.cx), scope: .board, bound: .atMost(6))])
    guard case .solved(let least) = try answer(level) else {
      Issue.record("not proved")
      return
    }
    #expect(least.moves == 6)
  }

  @Test(
    "From H, T, T† and CX alone it takes more moves than a short search can see, and that is what it says")
  func wholeToffoli() throws {
    let level = makeLevel(
      qubits: 3, toolbox: [Tool(gate: .h), Tool(gate: .t), Tool(gate: .tdg), Tool(gate: .cx)],
      goals: [unitaryGoal(toffoli)])
    guard case .unknown(let end) = try answer(level) else {
      Issue.record("fifteen moves were not expected to be within reach")
      return
    }
    #expect(end.reason == .limit)
    #expect(end.movesRuledOut >= 7 && end.movesRuledOut < 15)
  }

  @Test("Controlled S from {T, T†, CX}: five moves, by both searches")
  func controlledS() throws {
    let level = makeLevel(
      qubits: 2, toolbox: [Tool(gate: .t), Tool(gate: .tdg), Tool(gate: .cx)],
      goals: [unitaryGoal([.on(.cp(.pi / 2), 0, 1)])])
    guard case .solved(let least) = try answer(level) else {
      Issue.record("not proved")
      return
    }
    #expect(least.moves == 5)
  }

  @Test("Hints lead along the author's solution where the way is too long for the solver")
  func hintsBeyondTheSearch() throws {
    var level = makeLevel(
      qubits: 3, toolbox: [Tool(gate: .h), Tool(gate: .t), Tool(gate: .tdg), Tool(gate: .cx)],
      goals: [unitaryGoal(toffoli)])
    level.solutions = [placing(textbook)]
    var session = try Session(of: level)
    try session.play(.place(textbook[0], position: nil))
    try session.play(.put(.t, 1))
    let limits = SearchLimits(states: 500, bytes: 640_000, boards: 10)
    guard case .move(let move, let remaining) = try session.nextHint(limits: limits) else {
      Issue.record("the author knows a way")
      return
    }
    // T on q1 is the author's ninth operation; what is to come before it comes before it.
    #expect(remaining == 13)
    try session.play(move)
    guard case .move(_, let next) = try session.nextHint(limits: limits) else {
      Issue.record("the way goes on")
      return
    }
    #expect(next == 12)
  }
}
