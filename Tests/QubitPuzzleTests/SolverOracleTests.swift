import QuantumSimulator
import QubitPuzzle
import Testing

/// Compares the solver with enumerations so naive that they cannot be wrong in the same way.
@Suite("Solver against brute force")
struct SolverOracleTests {
  private static let oneQubitGates: [StandardGate] = [.x, .y, .z, .h, .s, .sdg, .t, .sx, .sy]
  private static let twoQubitGates: [StandardGate] = [.cx, .cz, .swap, .ch, .iswap, .ecr]

  /// Enough for the few moves that are enumerated; where the gates generate infinitely many operations, no limit is.
  private let solver = Solver(limits: SearchLimits(states: 5_000, bytes: 4_500_000, boards: 10_000))

  /// All operations that a toolbox without dials makes, CZ and its like once.
  private func operations(_ toolbox: [Tool], qubits: Int) throws -> [Operation] {
    var operations: [Operation] = []
    for tool in toolbox {
      let name = try #require(tool.gate)
      let gate = try Gate(name)
      for first in 0..<qubits {
        if name.qubitCount == 1 { operations.append(.gate(gate, on: [first])) }
        guard name.qubitCount == 2 else { continue }
        for second in 0..<qubits where second != first {
          let isAlike = [.cz, .swap, .iswap].contains(name)
          if isAlike, second < first { continue }
          operations.append(.gate(gate, on: [first, second]))
        }
      }
    }
    return operations
  }

  /// The least number of gates whose product is the target, and the number of products of that many gates that are:
  /// by multiplying everything out.
  private func leastProducts(
    _ gates: [ComplexMatrix], target: ComplexMatrix, phase: PhasePolicy, atMost limit: Int
  ) -> [Int]? {
    var products = [ComplexMatrix.identity(target.rows)]
    for count in 0...limit {
      let ways = products.count { product in
        phase == .ignore
          ? product.distanceUpToGlobalPhase(to: target) < 1e-6 : product.distance(to: target) < 1e-6
      }
      if ways > 0 { return [count, ways] }
      if count < limit {
        products = products.flatMap { product in gates.map { $0 * product } }
      }
    }
    return nil
  }

  @Test("Random operations on one and two qubits", arguments: 0..<40)
  func randomOperations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let qubits = Int.random(in: 1...2, using: &generator)
    var gates = Self.oneQubitGates.shuffled(using: &generator).prefix(
      Int.random(in: 1...3, using: &generator))
    if qubits == 2, let gate = Self.twoQubitGates.randomElement(using: &generator) { gates.append(gate) }
    let toolbox = gates.map { Tool(gate: $0) }
    let operations = try operations(toolbox, qubits: qubits)
    let depth = qubits == 1 ? 5 : 3
    let target = (0..<Int.random(in: 0...depth, using: &generator)).compactMap { _ in
      operations.randomElement(using: &generator)
    }
    let phase: PhasePolicy = Bool.random(using: &generator) ? .ignore : .exact
    let matrices = try operations.map {
      try Circuit(qubitCount: qubits, operations: [$0]).unitary()
    }
    let product = try Circuit(qubitCount: qubits, operations: target).unitary()
    let expected = leastProducts(matrices, target: product, phase: phase, atMost: depth)
    let level = makeLevel(
      qubits: qubits, toolbox: toolbox, goals: [unitaryGoal(target, phase: phase)])
    guard case .solved(let least) = try solver.solve(level) else {
      Issue.record("no solution found")
      return
    }
    #expect([least.moves] == expected?.prefix(1).map { $0 })
    #expect(least.count == .exactly(expected?.last ?? -1))
    let session = try Session(replaying: least.example, judge: Judge(of: level))
    #expect(try session.verdict().isSolved)
  }

  @Test("Random states on two qubits", arguments: 0..<30)
  func randomStates(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 1000 + seed)
    let gates =
      Self.oneQubitGates.shuffled(using: &generator).prefix(2)
      + Self.twoQubitGates.shuffled(using: &generator).prefix(1)
    let toolbox = gates.map { Tool(gate: $0) }
    let operations = try operations(toolbox, qubits: 2)
    let path = (0..<4).compactMap { _ in operations.randomElement(using: &generator) }
    let target = try Circuit(qubitCount: 2, operations: path).branches()[0].state
    // Sequences of four operations at most, each followed by itself alone.
    var expected: [Int]?
    var states = [try StateVector(qubitCount: 2)]
    for count in 0...4 where expected == nil {
      let ways = try states.count { try $0.fidelity(with: target) > 0.999999 }
      if ways > 0 { expected = [count, ways] }
      states = try states.flatMap { state in
        try operations.map { try Circuit(qubitCount: 2, operations: [$0]).branches(from: state)[0].state }
      }
    }
    let level = makeLevel(
      qubits: 2, toolbox: toolbox, goals: [stateGoal(ket(Array(target.amplitudes)))])
    guard case .solved(let least) = try solver.solve(level) else {
      Issue.record("no solution found")
      return
    }
    #expect([least.moves] == expected?.prefix(1).map { $0 })
    #expect(least.count == .exactly(expected?.last ?? -1))
  }

  /// The least that a level's solutions count for and how many boards count for that, by playing every game of at
  /// most `depth` moves and asking the judge about every board.
  private func leastByPlaying(
    _ level: Level, moves: [Operation], depth: Int, removing: Bool
  ) throws -> [Int]? {
    let judge = try Judge(of: level)
    var seen: Set<[Attempt.Item]> = []
    var layer = [Attempt(of: level)]
    var solved: [Int: Int] = [:]
    for step in 0...depth {
      var next: [Attempt] = []
      for attempt in layer {
        // Where a gap ends is no difference between boards.
        let board = attempt.items.filter { $0 != .gap || !removing }
        guard seen.insert(board).inserted else { continue }
        let verdict = try judge.verdict(on: attempt)
        if verdict.isSolved { solved[verdict.moves, default: 0] += 1 }
        guard step < depth else { continue }
        for position in 0...attempt.operations.count {
          let tried =
            moves.map { Move.place($0, position: position) }
            + (removing
              ? moves.map { Move.replace(position: position, with: $0) } + [.remove(position: position)]
              : [])
          for move in tried {
            if let after = try? attempt.applying(move) { next.append(after) }
          }
        }
      }
      layer = next
    }
    guard let least = solved.keys.min() else { return nil }
    return [least, solved[least] ?? 0]
  }

  private func check(_ level: Level, _ expected: [Int]?, depth: Int, seed: UInt64) throws {
    switch try solver.solve(level) {
    case .solved(let least):
      let session = try Session(replaying: least.example, judge: Judge(of: level))
      #expect(try session.verdict().isSolved, "seed \(seed)")
      #expect(try session.verdict().moves == least.moves, "seed \(seed)")
      guard least.moves <= depth else {
        #expect(expected == nil, "seed \(seed)")
        return
      }
      #expect(least.moves == expected?.first, "seed \(seed)")
      #expect(least.count == .exactly(expected?.last ?? -1), "seed \(seed)")
    case .impossible:
      #expect(expected == nil, "seed \(seed)")
    case .unknown(let end):
      #expect(expected == nil || end.reason == .contestedCounts, "seed \(seed): \(end)")
    }
  }

  @Test("Random boards with gaps, frozen operations, stocks and budgets", arguments: 0..<40)
  func randomBoards(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 2000 + seed)
    let qubits = Int.random(in: 1...2, using: &generator)
    var tools: [Tool] = []
    for gate in Self.oneQubitGates.shuffled(using: &generator).prefix(2) {
      tools.append(Tool(gate: gate, count: [nil, 1, 2].randomElement(using: &generator) ?? nil))
    }
    if qubits == 2 {
      tools.append(
        Tool(gate: .cx, wires: [[0, 1]], count: [nil, 1].randomElement(using: &generator) ?? nil))
    }
    let made = try operations(tools, qubits: qubits).filter { $0 != .on(.cx, 1, 0) }
    var board: [BoardItem] = []
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      if Bool.random(using: &generator), let operation = made.randomElement(using: &generator) {
        board.append(.operation(operation, .frozen))
      } else {
        board.append(.gap)
      }
    }
    let target = (0..<3).compactMap { _ in made.randomElement(using: &generator) }
    var budgets: [Budget] = []
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      let counted: [Budget.Counted] = [
        .operations, .gate(try #require(tools[0].gate)), .multiQubitGates, .tGates, .depth, .edits,
      ]
      let count = Int.random(in: 1...3, using: &generator)
      let bounds: [Budget.Bound] = [.atMost(count), .atLeast(count), .exactly(count)]
      budgets.append(
        Budget(
          counted: counted.randomElement(using: &generator) ?? .depth,
          scope: Bool.random(using: &generator) ? .player : .board,
          bound: bounds.randomElement(using: &generator) ?? .atMost(count)))
    }
    let goal =
      Bool.random(using: &generator)
      ? unitaryGoal(target)
      : stateGoal(
        ket(Array(try Circuit(qubitCount: qubits, operations: target).branches()[0].state.amplitudes)))
    let level = makeLevel(
      qubits: qubits, board: board, toolbox: tools, goals: [goal], budgets: budgets)
    let depth = qubits == 1 ? 4 : 3
    let expected = try leastByPlaying(level, moves: made, depth: depth, removing: false)
    try check(level, expected, depth: depth, seed: seed)
  }

  /// A broken circuit on one qubit, with a stock and a budget now and then.
  private func randomRepair(using generator: inout SeededGenerator) throws -> (Level, made: [Operation]) {
    let tools = Self.oneQubitGates.shuffled(using: &generator).prefix(3).map {
      Tool(gate: $0, count: [nil, nil, 1].randomElement(using: &generator) ?? nil)
    }
    let others = try operations(Self.oneQubitGates.map { Tool(gate: $0) }, qubits: 1)
    var board: [BoardItem] = []
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      guard let operation = others.randomElement(using: &generator) else { continue }
      board.append(
        .operation(operation, Int.random(in: 0..<4, using: &generator) == 0 ? .frozen : .loose))
    }
    let target = (0..<2).compactMap { _ in others.randomElement(using: &generator) }
    let budgets = [
      Budget(counted: .edits, scope: .player, bound: .atMost(2)),
      Budget(counted: .gate(try #require(tools[0].gate)), scope: .player, bound: .atMost(1)),
      Budget(counted: .operations, scope: .board, bound: .atLeast(3)),
    ]
    let level = makeLevel(
      board: board, toolbox: Array(tools), goals: [unitaryGoal(target)],
      budgets: budgets.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 },
      scoring: Scoring(
        counting: Bool.random(using: &generator) ? .edits : .placements, par: 1, threeStars: 1, twoStars: 1))
    return (level, try operations(Array(tools), qubits: 1))
  }

  @Test("Random broken circuits", arguments: 0..<24)
  func randomRepairs(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 3000 + seed)
    let (level, made) = try randomRepair(using: &generator)
    let depth = 2
    let expected = try leastByPlaying(level, moves: made, depth: depth, removing: true)
    if level.scoring?.counting == .edits {
      try check(level, expected, depth: depth, seed: seed)
    } else if let expected, case .solved(let least) = try solver.solve(level) {
      let session = try Session(replaying: least.example, judge: Judge(of: level))
      #expect(try session.verdict().isSolved, "seed \(seed)")
      // Removing is free where placements count: a board that takes more moves may count for less.
      #expect(least.moves <= expected[0], "seed \(seed)")
    }
  }

  @Test("The shortest way on from random positions", arguments: 0..<16)
  func randomPositions(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 4000 + seed)
    let (level, made) = try randomRepair(using: &generator)
    let judge = try Judge(of: level)
    // What may be played: what the toolbox makes, and whatever was given, where it may be put back.
    let given = Set(Attempt(of: level).operations)
    func moves(on attempt: Attempt) -> [Move] {
      (0...attempt.operations.count).flatMap { position in
        (made + given).flatMap { operation in
          [.place(operation, position: position), .replace(position: position, with: operation)]
        } + [Move.remove(position: position)]
      }
    }
    var attempt = Attempt(of: level)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let allowed = moves(on: attempt).filter { attempt.refusal(of: $0) == nil }
      if let move = allowed.randomElement(using: &generator) { attempt = try attempt.applying(move) }
    }
    var layer: Set<Attempt> = [attempt]
    var expected: Int?
    for step in 0...2 where expected == nil {
      if try layer.contains(where: { try judge.verdict(on: $0).isSolved }) { expected = step }
      guard expected == nil, step < 2 else { continue }
      var next: Set<Attempt> = []
      for attempt in layer {
        for move in moves(on: attempt) {
          if let after = try? attempt.applying(move) { next.insert(after) }
        }
      }
      layer = next
    }
    switch try solver.finish(attempt) {
    case .solved(let least):
      if let expected { #expect(least.moves == expected, "seed \(seed)") }
      #expect(least.moves > 2 || expected != nil, "seed \(seed)")
      var board = attempt
      for move in least.example { board = try board.applying(move) }
      #expect(try judge.verdict(on: board).isSolved, "seed \(seed)")
    case .impossible:
      #expect(expected == nil, "seed \(seed)")
    case .unknown(let end):
      #expect(expected == nil || end.reason == .contestedCounts, "seed \(seed)")
    }
  }
}
