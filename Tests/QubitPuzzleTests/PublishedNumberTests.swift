import QuantumSimulator
import Testing

@testable import QubitPuzzle

/// Sizes of groups and of their parts, and least numbers of gates, as the literature has them.
@Suite("Published numbers")
struct PublishedNumberTests {
  /// How many nodes a search visits that finds nothing: states, or states with the gates that a budget counts.
  private func exhausted(_ level: Level) throws -> Int? {
    var solver = Solver(limits: .thorough)
    // From one end: the other end of a board that nothing solves is no part of what is counted.
    solver.meetingThreshold = .max
    guard case .impossible(let proof) = try solver.solve(level), case .everyStateReached = proof.reason else {
      return nil
    }
    return proof.statesExplored
  }

  private func group(_ generators: [Operation], qubits: Int) throws -> GroupEnumeration {
    try GroupEnumeration(generators: generators, qubitCount: qubits, phase: .ignore, limits: .thorough)
  }

  /// A gate on every choice of distinct qubits, in every order that makes a difference.
  private func everywhere(_ gate: Gate, qubits: Int) -> [Operation] {
    (0..<qubits).flatMap { a in
      gate.qubitCount == 1 ? [.on(gate, a)] : (0..<qubits).filter { $0 != a }.map { .on(gate, a, $0) }
    }
  }

  private let clifford = [Tool(gate: .h), Tool(gate: .s), Tool(gate: .cx)]

  private func atMost(_ count: Int, _ counted: Budget.Counted) -> Budget {
    Budget(counted: counted, scope: .player, bound: .atMost(count))
  }

  /// S. Aaronson, D. Gottesman, Phys. Rev. A 70, 052328 (2004), proposition 2: 2ⁿ·∏(2ᵏ + 1) stabiliser states.
  @Test(
    "stabiliser states of 1 to 4 qubits: 6, 60, 1080, 36720",
    arguments: [(1, 6), (2, 60), (3, 1080), (4, 36_720)])
  func stabilizerStates(qubits: Int, count: Int) throws {
    // The mean values of Pauli operators are 0, 1 and −1 in a stabiliser state.
    let halfway = ExpectationGoal(
      pauli: PauliString(.z, on: 0), wanted: .equal(written(0.5), tolerance: 0.1))
    let toolbox = qubits == 1 ? clifford.dropLast() : clifford
    let level = makeLevel(qubits: qubits, toolbox: toolbox, goals: [.expectation(halfway)])
    #expect(try exhausted(level) == count)
  }

  /// A. D. Córcoles et al., Phys. Rev. A 87, 030301 (2013): of the 11,520 Clifford operations on two qubits, 576 take no
  /// CX, 5184 one, 5184 two and 576 three, whatever stands on single qubits.
  ///
  /// A node is an operation with the number of CX on the way to it. With exactly one CX there are the 5184; with exactly
  /// two, those of none and of one too; with exactly three, all.
  @Test("Clifford operations on two qubits by their CX: 576, 5184, 5184, 576")
  func cliffordClasses() throws {
    let counts = try (0...3).map { most in
      try exhausted(
        makeLevel(
          qubits: 2, toolbox: clifford, goals: [unitaryGoal([.on(.t, 0)])],
          budgets: [atMost(most, .gate(.cx))]))
    }
    let withExactly = [576, 5184, 576 + 5184 + 5184, 576 + 5184 + 5184 + 576]
    #expect(counts == (0...3).map { withExactly[...$0].reduce(0, +) })
  }

  /// F. Vatan, C. Williams, Phys. Rev. A 69, 032315 (2004): three CX for SWAP, and two for what iSWAP does.
  @Test("SWAP takes three CX, iSWAP two", arguments: [(Gate.swap, 3), (.iswap, 2)])
  func swaps(gate: Gate, count: Int) throws {
    func level(_ most: Int) -> Level {
      makeLevel(
        qubits: 2, toolbox: clifford, goals: [unitaryGoal([.on(gate, 0, 1)])],
        budgets: [atMost(most, .gate(.cx))])
    }
    #expect(try level(count).leastMoves() != nil)
    #expect(try level(count - 1).leastMoves() == nil)
    guard case .impossible = try Solver(limits: .thorough).solve(level(count - 1)) else {
      Issue.record("not proved")
      return
    }
  }

  /// K. Matsumoto, K. Amano, arXiv:0806.3834: 24·(3·2ⁿ − 2) operations on one qubit take at most n T gates.
  ///
  /// T·T is S, so that what takes t of them can be had with t + 2 too.
  @Test("operations on one qubit with 0, 1, 2, 3 T gates: 24, 72, 144, 288")
  func operationsByTCount() throws {
    let counts = try (0...3).map { most in
      try exhausted(
        makeLevel(
          toolbox: [Tool(gate: .h), Tool(gate: .s), Tool(gate: .t)],
          goals: [unitaryGoal([.on(.rz(0.1), 0)])], budgets: [atMost(most, .tGates)]))
    }
    let withExactly = [24, 72, 24 + 144, 72 + 288]
    #expect(counts == (0...3).map { withExactly[...$0].reduce(0, +) })
  }

  /// V. V. Shende, A. K. Prasad, I. L. Markov, J. P. Hayes, IEEE Trans. CAD 22, 710 (2003), table I: the reversible
  /// functions of three bits by the gates they take.
  @Test("reversible functions of three bits, by their gates from {CX}, {X, CX} and {X, CX, CCX}")
  func reversibleFunctions() throws {
    let cx = everywhere(.cx, qubits: 3)
    let x = everywhere(.x, qubits: 3)
    let ccx: [Operation] = [.on(.ccx, 0, 1, 2), .on(.ccx, 0, 2, 1), .on(.ccx, 1, 2, 0)]
    #expect(try group(cx, qubits: 3).layers == [1, 6, 24, 51, 60, 24, 2])
    #expect(try group(x + cx, qubits: 3).layers == [1, 9, 51, 187, 393, 474, 215, 14])
    let all = try group(x + cx + ccx, qubits: 3)
    #expect(all.layers == [1, 12, 102, 625, 2780, 8921, 17_049, 10_253, 577])
    #expect(all.isComplete)
  }

  /// |GL(4, 2)| = 20,160. M. Bataille, arXiv:2012.09224: up to five qubits no CX circuit takes more than 3·(n − 1).
  @Test("CX circuits on four qubits: 20,160, none longer than 9")
  func linearFunctions() throws {
    let linear = try group(everywhere(.cx, qubits: 4), qubits: 4)
    #expect(linear.order == 20_160)
    #expect(linear.layers.count - 1 == 9)
  }

  /// S. Garion, A. W. Cross, arXiv:2006.12042: the CNOT-dihedral group, which CX, X and T generate.
  @Test("{CX, X, T} on one and two qubits: 16 and 6144 operations")
  func dihedralGroups() throws {
    #expect(try group([.on(.x, 0), .on(.t, 0)], qubits: 1).order == 16)
    let two = everywhere(.cx, qubits: 2) + everywhere(.x, qubits: 2) + everywhere(.t, qubits: 2)
    #expect(try group(two, qubits: 2).order == 6144)
  }

  /// M. Amy, D. Maslov, M. Mosca, M. Roetteler, IEEE Trans. CAD 32, 818 (2013), figure 5: a controlled S takes two CX and
  /// three T.
  @Test("a controlled S from {CX, T, T†}: 5 moves, with no fewer than 2 CX and 3 T")
  func controlledS() throws {
    func level(_ budgets: [Budget]) -> Level {
      makeLevel(
        qubits: 2, toolbox: [Tool(gate: .cx), Tool(gate: .t), Tool(gate: .tdg)],
        goals: [unitaryGoal([.on(.cp(.pi / 2), 0, 1)])], budgets: budgets)
    }
    #expect(try level([atMost(2, .gate(.cx)), atMost(3, .tGates)]).leastMoves() == 5)
    for short in [atMost(1, .gate(.cx)), atMost(2, .tGates)] {
      guard case .impossible = try Solver(limits: .thorough).solve(level([short])) else {
        Issue.record("not proved: \(short)")
        return
      }
    }
  }

  /// J. A. Smolin, D. P. DiVincenzo, Phys. Rev. A 53, 2855 (1996): a Fredkin gate is a Toffoli gate between two CX, and with
  /// Toffoli gates alone it takes three.
  @Test("a Fredkin gate: 3 moves from {CX, CCX}, and one of them CCX; 3 from {CCX}")
  func fredkin() throws {
    let target = [unitaryGoal([.on(.cswap, 0, 1, 2)])]
    let both = makeLevel(
      qubits: 3, toolbox: [Tool(gate: .cx), Tool(gate: .ccx)], goals: target,
      budgets: [atMost(1, .gate(.ccx))])
    #expect(try both.leastMoves() == 3)
    #expect(try makeLevel(qubits: 3, toolbox: [Tool(gate: .ccx)], goals: target).leastMoves() == 3)
  }

  /// Chapter 4 of M. A. Nielsen and I. L. Chuang: X and Z generate the Pauli operators, 4ⁿ of them up to their phases.
  @Test("Pauli operators on 1 to 4 qubits: 4, 16, 64, 256", arguments: 1...4)
  func pauliGroup(qubits: Int) throws {
    let paulis = try group(everywhere(.x, qubits: qubits) + everywhere(.z, qubits: qubits), qubits: qubits)
    #expect(paulis.order == 1 << (2 * qubits))
    #expect(paulis.layers.count - 1 == 2 * qubits)
  }
}
