import QuantumSimulator
import Testing

@testable import QubitPuzzle

/// The solver's ways to search against each other: rounded, exact and by stabilisers, from one end and from both. The
/// plainest of them is held against brute force elsewhere.
@Suite("Ways to search")
struct SearchFormTests {
  private let limits = SearchLimits(states: 1_200, bytes: 1_200_000, boards: 10_000)
  /// Two searches may need twice as much to exhaust what one exhausts.
  private let doubleLimits = SearchLimits(states: 2_500, bytes: 2_500_000, boards: 10_000)

  /// A solver that keeps states so, and begins at the end after so many of them.
  private func solver(_ form: SearchSpace.Form, meetingAfter threshold: Int) -> Solver {
    var solver = Solver(limits: threshold == .max ? limits : doubleLimits)
    solver.finestForm = form
    solver.meetingThreshold = threshold
    return solver
  }

  private var others: [Solver] {
    [
      solver(.ring, meetingAfter: .max), solver(.stabilizer, meetingAfter: .max),
      solver(.rounded, meetingAfter: 0), solver(.ring, meetingAfter: 0), solver(.stabilizer, meetingAfter: 0),
      solver(.stabilizer, meetingAfter: 30),
    ]
  }

  /// Holds all ways against the plainest. Returns whether there is a solution.
  @discardableResult
  private func compare(_ level: Level, _ note: Comment) throws -> Bool {
    let judge = try Judge(of: level)
    let plain = try solver(.rounded, meetingAfter: .max).solve(level)
    // What the plainest way does not know, the others may.
    if case .unknown = plain { return false }
    for other in others {
      switch (plain, try other.solve(level)) {
      case (.solved(let expected), .solved(let least)):
        #expect(least.moves == expected.moves, note)
        #expect(least.count == expected.count, note)
        #expect(least.tools == expected.tools, note)
        let session = try Session(replaying: least.example, judge: judge)
        #expect(try session.verdict().isSolved, note)
        #expect(try session.verdict().moves == least.moves, note)
      case (.impossible, .impossible), (.unknown, _): break
      case (let expected, let found): Issue.record("\(note): \(expected) and \(found)")
      }
    }
    if case .solved = plain { return true }
    return false
  }

  private func tools(
    _ gates: [StandardGate], using generator: inout SeededGenerator
  ) -> [Tool] {
    gates.map { Tool(gate: $0, count: [nil, nil, 1, 2].randomElement(using: &generator) ?? nil) }
  }

  /// A board with gaps around frozen operations, stocks and budgets.
  private func level(seed: UInt64, gates: [StandardGate], pair: [StandardGate]) throws -> Level {
    var generator = SeededGenerator(seed: seed)
    let qubits = Int.random(in: 1...3, using: &generator)
    var chosen = Array(gates.shuffled(using: &generator).prefix(2))
    if qubits > 1 { chosen += pair.shuffled(using: &generator).prefix(1) }
    func operation() -> Operation? {
      guard let name = chosen.randomElement(using: &generator), let gate = try? Gate(name) else { return nil }
      return .gate(gate, on: Array((0..<qubits).shuffled(using: &generator).prefix(gate.qubitCount)))
    }
    var board: [BoardItem] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      board.append(.gap)
      if let frozen = operation() { board.append(.operation(frozen, .frozen)) }
    }
    let target = (0..<Int.random(in: 1...4, using: &generator)).compactMap { _ in operation() }
    var budgets: [Budget] = []
    if Bool.random(using: &generator) {
      let counted: [Budget.Counted] = [.operations, .multiQubitGates, .tGates, .depth, .gate(chosen[0])]
      let count = Int.random(in: 1...4, using: &generator)
      let bounds: [Budget.Bound] = [.atMost(count), .atLeast(count), .exactly(count)]
      budgets.append(
        Budget(
          counted: counted.randomElement(using: &generator) ?? .depth,
          scope: Bool.random(using: &generator) ? .player : .board,
          bound: bounds.randomElement(using: &generator) ?? .atMost(count)))
    }
    let goal: Goal
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: goal = unitaryGoal(target)
    case 1: goal = unitaryGoal(target, phase: .exact)
    case 2 where qubits > 1: goal = unitaryGoal(target, ancillas: [qubits - 1], fidelity: 0.99)
    default:
      let circuit = try Circuit(qubitCount: qubits, operations: target)
      goal = stateGoal(ket(Array(try circuit.branches()[0].state.amplitudes)))
    }
    return makeLevel(
      qubits: qubits, board: board, toolbox: tools(chosen, using: &generator), goals: [goal],
      budgets: budgets)
  }

  @Test("Random boards of Clifford gates", arguments: 0..<30)
  func cliffordBoards(seed: UInt64) throws {
    try compare(
      level(seed: seed, gates: [.h, .s, .x, .z, .sx, .sdg], pair: [.cx, .cz, .swap]), "seed \(seed)")
  }

  @Test("Random boards of Clifford+T gates", arguments: 0..<20)
  func cliffordTBoards(seed: UInt64) throws {
    try compare(level(seed: 100 + seed, gates: [.h, .t, .tdg, .s], pair: [.cx, .ch]), "seed \(seed)")
  }

  @Test func randomBoardsAreNotAllWithoutASolution() throws {
    let solved = try (0..<10).count { seed in
      try compare(level(seed: 200 + seed, gates: [.h, .s, .t], pair: [.cx]), "seed \(seed)")
    }
    #expect(solved > 3)
  }

  @Test func dialsAreSearchedFromBothEnds() throws {
    // An angle grid outside the ring: three turns by multiples of π/6.
    let grid = AngleGrid.steps(from: written(.pi / 6), to: written(11 * .pi / 6), step: written(.pi / 6))
    let toolbox = [Tool(gate: .rz, angles: [grid]), Tool(gate: .rx, angles: [grid])]
    let target: [Operation] = [.on(.rz(.pi / 6), 0), .on(.rx(.pi / 3), 0), .on(.rz(.pi / 2), 0)]
    #expect(
      try compare(makeLevel(toolbox: toolbox, goals: [unitaryGoal(target)]), "dials"))
  }

  /// What comes close enough counts also where two halves that come close meet.
  @Test func nearMissesAreFoundFromBothEnds() throws {
    // The target is off by a turn that leaves a fidelity of cos²(0.0005) = 0.99999975.
    let target: [Operation] = [.on(.h, 0), .on(.rz(0.001), 0), .on(.t, 0), .on(.h, 0)]
    for (fidelity, isFound) in [(0.999999, true), (0.9999999, false)] {
      let level = makeLevel(
        toolbox: [Tool(gate: .h), Tool(gate: .t)], goals: [unitaryGoal(target, fidelity: fidelity)],
        budgets: [Budget(counted: .operations, scope: .player, bound: .atMost(6))])
      #expect(try compare(level, "fidelity \(fidelity)") == isFound)
    }
  }
}
