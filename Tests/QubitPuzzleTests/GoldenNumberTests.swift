import QuantumSimulator
import QubitPuzzle
import Testing

/// Least numbers of moves and of solutions that are known from outside: properties of the Clifford group and of
/// textbook circuits.
@Suite("Golden numbers")
struct GoldenNumberTests {
  /// What a solver finds: moves and ways, or nothing where it proves or knows nothing.
  private func least(_ level: Level) throws -> [Int]? {
    guard case .solved(let least) = try Solver(limits: .thorough).solve(level),
      case .exactly(let ways) = least.count
    else { return nil }
    var session = try Session(of: level)
    for move in least.example { try session.play(move) }
    #expect(try session.verdict().isSolved)
    #expect(try session.verdict().moves == least.moves)
    return [least.moves, ways]
  }

  private func buildLevel(_ target: [Operation], qubits: Int, from toolbox: [Tool]) -> Level {
    makeLevel(qubits: qubits, toolbox: toolbox, goals: [unitaryGoal(target)])
  }

  private let oneWayCX = Tool(gate: .cx, wires: [[0, 1]])

  @Test("SWAP from CX: 3 moves, 2 ways")
  func swapFromCX() throws {
    let level = buildLevel([.on(.swap, 0, 1)], qubits: 2, from: [Tool(gate: .cx)])
    #expect(try least(level) == [3, 2])
  }

  @Test("CZ from {H, CX01}: 3 moves, 1 way")
  func czFromHAndCX() throws {
    let level = buildLevel([.on(.cz, 0, 1)], qubits: 2, from: [Tool(gate: .h), oneWayCX])
    #expect(try least(level) == [3, 1])
  }

  @Test("CX10 from {H, CX01}: 5 moves, 4 ways")
  func reversedCX() throws {
    let level = buildLevel([.on(.cx, 1, 0)], qubits: 2, from: [Tool(gate: .h), oneWayCX])
    #expect(try least(level) == [5, 4])
  }

  @Test("SWAP from {H, CX01}: 7 moves, 4 ways")
  func swapFromHAndOneWayCX() throws {
    let level = buildLevel([.on(.swap, 0, 1)], qubits: 2, from: [Tool(gate: .h), oneWayCX])
    #expect(try least(level) == [7, 4])
  }

  @Test("SWAP from {H, CZ}: 9 moves, 24 ways")
  func swapFromHAndCZ() throws {
    let level = buildLevel([.on(.swap, 0, 1)], qubits: 2, from: [Tool(gate: .h), Tool(gate: .cz)])
    #expect(try least(level) == [9, 24])
  }

  @Test("CNOT(0,2) on a line: 4 moves, 2 ways")
  func distantCXOnALine() throws {
    let line = Tool(gate: .cx, wires: [[0, 1], [1, 0], [1, 2], [2, 1]])
    let level = buildLevel([.on(.cx, 0, 2)], qubits: 3, from: [line])
    #expect(try least(level) == [4, 2])
  }

  @Test("X from {H, Z}: 3 moves; from {H, S}: 4")
  func xFromOthers() throws {
    let fromZ = buildLevel([.on(.x, 0)], qubits: 1, from: [Tool(gate: .h), Tool(gate: .z)])
    #expect(try least(fromZ)?.first == 3)
    let fromS = buildLevel([.on(.x, 0)], qubits: 1, from: [Tool(gate: .h), Tool(gate: .s)])
    #expect(try least(fromS)?.first == 4)
  }

  @Test(
    "Bell states from {H, X, Z, CX}: 2, 3, 3, 4",
    arguments: [
      ([1.0, 0, 0, 1], 2), ([1, 0, 0, -1], 3), ([0, 1, 1, 0], 3), ([0, 1, -1, 0], 4),
    ])
  func bellStates(amplitudes: [Double], moves: Int) throws {
    let target = ket(amplitudes[0], amplitudes[1], amplitudes[2], amplitudes[3])
    let level = makeLevel(
      qubits: 2, toolbox: [Tool(gate: .h), Tool(gate: .x), Tool(gate: .z), Tool(gate: .cx)],
      goals: [stateGoal(target)])
    #expect(try least(level)?.first == moves)
  }

  @Test("Y from {X, Z}: 2 moves up to phase, impossible exactly")
  func yFromXAndZ() throws {
    let toolbox = [Tool(gate: .x), Tool(gate: .z)]
    let ignoring = makeLevel(toolbox: toolbox, goals: [unitaryGoal([.on(.y, 0)])])
    #expect(try least(ignoring) == [2, 2])
    let exact = makeLevel(toolbox: toolbox, goals: [unitaryGoal([.on(.y, 0)], phase: .exact)])
    // X and Z generate ±1, ±X, ±Z, ±XZ and nothing else.
    #expect(
      try Solver(limits: .thorough).solve(exact)
        == .impossible(ImpossibilityProof(reason: .everyStateReached(moves: 4), statesExplored: 8)))
  }

  @Test("{H, S} on one qubit: 24 operations in layers 1, 2, 3, 5, 5, 5, 3; 192 with exact phase")
  func cliffordGroupOfOneQubit() throws {
    let generators = [Operation.on(.h, 0), .on(.s, 0)]
    let group = try GroupEnumeration(
      generators: generators, qubitCount: 1, phase: .ignore, limits: .thorough)
    #expect(group.layers == [1, 2, 3, 5, 5, 5, 3])
    #expect(group.isComplete)
    let exact = try GroupEnumeration(
      generators: generators, qubitCount: 1, phase: .exact, limits: .thorough)
    #expect(exact.order == 192)
    #expect(exact.isComplete)
  }

  @Test("{H, S, CX both ways} on two qubits: 11,520 operations, diameter 11")
  func cliffordGroupOfTwoQubits() throws {
    let group = try GroupEnumeration(
      generators: [
        .on(.h, 0), .on(.h, 1), .on(.s, 0), .on(.s, 1), .on(.cx, 0, 1), .on(.cx, 1, 0),
      ], qubitCount: 2, phase: .ignore, limits: .thorough)
    #expect(group.layers == [1, 6, 26, 96, 292, 734, 1494, 2448, 3035, 2424, 912, 52])
    #expect(group.order == 11_520)
    #expect(group.isComplete)
  }
}
