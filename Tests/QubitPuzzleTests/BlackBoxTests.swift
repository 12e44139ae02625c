import QuantumSimulator
import QubitPuzzle
import Testing

@Suite("Black boxes, macros and tables")
struct BlackBoxTests {
  /// Deutsch's problem: a box on x, y that adds f(x) to y, for the four functions f of one bit.
  private func deutsch(queries: Int, tools: [Tool]) -> Level {
    let functions: [[Operation]] = [
      [], [.on(.x, 1)], [.on(.cx, 0, 1)], [.on(.cx, 0, 1), .on(.x, 1)],
    ]
    return makeLevel(
      qubits: 2, start: .ket(basisKet(2, qubits: 2)),
      toolbox: [Tool(.piece(0), wires: [[0, 1]])] + tools,
      goals: [
        .identify(
          IdentifyGoal(
            readout: .qubits([0], bases: [.z]),
            answers: (0..<4).map { CaseAnswer(levelCase: $0, outcomes: [$0 / 2]) },
            greatestError: written(0)))
      ],
      budgets: [Budget(counted: .queries, scope: .player, bound: .atMost(queries))],
      pieces: [Piece(name: "f", wires: ["x", "y"], content: .blackBox)],
      cases: functions.enumerated().map { LevelCase(id: "f\($0.offset)", boxes: [0: $0.element]) })
  }

  private let ask = Move.place(.piece(PieceUse(piece: 0, wires: [0, 1])), position: nil)

  @Test("Deutsch: one question, four moves")
  func deutsch() throws {
    let level = deutsch(queries: 1, tools: [Tool(gate: .h)])
    let moves = [.put(.h, 0), .put(.h, 1), ask, .put(.h, 0)]
    let verdict = try level.verdict(after: moves)
    #expect(verdict.isSolved && verdict.moves == 4)
    #expect(try level.leastMoves() == 4)
    let asking = try level.verdict(after: [ask])
    #expect(asking.findings[0].failingCase == 2)
    #expect(asking.findings[0].probability == 0)
    let twice = try level.verdict(after: [.put(.h, 0), .put(.h, 1), ask, .put(.h, 0), ask, ask])
    #expect(!twice.findings[1].isMet)
    #expect(
      twice.findings[1].sentence(in: .english, level: level) == "Questions to the box: 3; at most 1.")
  }

  @Test("Deutsch: without H, no number of moves with one question tells")
  func deutschClassically() throws {
    let level = deutsch(queries: 1, tools: [Tool(gate: .x), Tool(gate: .cx)])
    guard case .impossible = try Solver(limits: .thorough).solve(level) else {
      Issue.record("not proved impossible")
      return
    }
  }

  @Test("|+⟩ from |−⟩: one H, never wrong")
  func plusFromMinus() throws {
    let level = makeLevel(
      toolbox: [Tool(gate: .h), Tool(gate: .z)],
      goals: [
        .identify(
          IdentifyGoal(
            readout: .qubits([0], bases: [.z]),
            answers: [CaseAnswer(levelCase: 0, outcomes: [0]), CaseAnswer(levelCase: 1, outcomes: [1])],
            greatestError: written(0)))
      ],
      cases: [
        LevelCase(id: "plus", start: .ket(ket(1, 1))), LevelCase(id: "minus", start: .ket(ket(1, -1))),
      ])
    #expect(try level.leastMoves() == 1)
    #expect(abs((try level.verdict(after: []).findings[0].probability ?? 0) - 0.5) < 1e-12)
  }

  /// Grover, "A fast quantum mechanical algorithm for database search", 1996, on three qubits with one marked item.
  private func grover(_ minimum: Double) -> Level {
    let all = (0..<3).map { Operation.on(.h, $0) }
    let flips = (0..<3).map { Operation.on(.x, $0) }
    return makeLevel(
      qubits: 3, start: .circuit(all),
      toolbox: [Tool(.piece(0), wires: [[0, 1, 2]]), Tool(.piece(1), wires: [[0, 1, 2]])],
      goals: [
        .likelihood(
          LikelihoodGoal(
            readout: .qubits([0, 1, 2], bases: [.z, .z, .z]), outcomes: [7],
            wanted: .atLeast(written(minimum))))
      ],
      pieces: [
        Piece(name: "oracle", wires: ["a", "b", "c"], content: .macro([.on(.ccz, 0, 1, 2)])),
        Piece(
          name: "diffusion", wires: ["a", "b", "c"],
          content: .macro(all + flips + [.on(.ccz, 0, 1, 2)] + flips + all)),
      ])
  }

  @Test("Grover on three qubits: 0.9453 after two rounds, 0.3301 after three")
  func grover() throws {
    let level = grover(0.94)
    let round = (0..<2).map { Move.place(.piece(PieceUse(piece: $0, wires: [0, 1, 2])), position: nil) }
    let two = try level.verdict(after: round + round)
    #expect(two.isSolved && two.moves == 4)
    #expect(abs((two.findings[0].probability ?? 0) - 0.9453125) < 1e-12)
    let three = try level.verdict(after: round + round + round)
    #expect(abs((three.findings[0].probability ?? 0) - 0.330078125) < 1e-12)
    #expect(try level.leastMoves() == 4)
  }

  @Test func countsLookIntoMacrosAndNotIntoBoxes() throws {
    var level = grover(0.94)
    level.budgets = [
      Budget(counted: .operations, scope: .player, bound: .atMost(9)),
      Budget(counted: .gate(.h), scope: .player, bound: .atMost(9)),
      Budget(counted: .multiQubitGates, scope: .board, bound: .atMost(9)),
      Budget(counted: .piece(1), scope: .player, bound: .atMost(9)),
      Budget(counted: .depth, scope: .player, bound: .atMost(9)),
      Budget(counted: .queries, scope: .player, bound: .atMost(9)),
    ]
    let round = (0..<2).map { Move.place(.piece(PieceUse(piece: $0, wires: [0, 1, 2])), position: nil) }
    let counts = try level.verdict(after: round).findings.dropFirst().map { finding in
      if case .count(let actual, _) = finding.evidence { actual } else { -1 }
    }
    #expect(counts == [2, 6, 2, 1, 2, 0])
  }

  @Test("A table that is right on basis states and wrong on superpositions")
  func table() throws {
    let rows = [(0, 0), (1, 3), (2, 2), (3, 1)].map { TruthTableGoal.Row(input: $0.0, output: $0.1) }
    let level = makeLevel(
      qubits: 2, toolbox: [Tool(gate: .cx), Tool(gate: .cz)],
      goals: [
        .truthTable(TruthTableGoal(qubits: [0, 1], rows: rows, phase: .ignore, minimumFidelity: 0.999999))
      ])
    #expect(try level.verdict(after: [.put(.cx, 0, 1)]).isSolved)
    #expect(try level.leastMoves() == 1)
    let signed = try level.verdict(after: [.put(.cx, 0, 1), .put(.cz, 0, 1)])
    #expect(!signed.isSolved)
    guard case .fidelity(let found) = signed.findings[0].evidence else {
      Issue.record("no fidelity")
      return
    }
    #expect(found.isWrongOnlyInRowPhases)
    #expect(abs(found.fidelity - 0.25) < 1e-12)
    #expect(
      signed.findings[0].sentence(in: .english, level: level)
        == "Every row of the table is right by itself, but superpositions show wrong phases between rows.")
    // Rows that are right half the time are not right, though the level asks for no more.
    let loose = FidelityEvidence(
      fidelity: 0.25, overlap: nil, minimum: 0.5, policy: .ignore, leakage: 0, rowFidelity: 0.5)
    #expect(!loose.isWrongOnlyInRowPhases)
    // Where nothing is asked of the row that the sign is on, the sign does not matter.
    var lenient = level
    lenient.goals = [
      .truthTable(
        TruthTableGoal(
          qubits: [0, 1], rows: rows.filter { $0.output != 3 }, phase: .ignore, minimumFidelity: 0.999999))
    ]
    #expect(try lenient.verdict(after: [.put(.cx, 0, 1), .put(.cz, 0, 1)]).isSolved)
  }

  @Test("An encoder is an isometry: two CNOTs for the bit-flip code")
  func encoder() throws {
    let level = makeLevel(
      qubits: 3, toolbox: [Tool(gate: .cx), Tool(gate: .h)],
      goals: [
        .isometry(
          IsometryGoal(
            inputs: [0], images: [basisKet(0, qubits: 3), basisKet(7, qubits: 3)], phase: .exact,
            minimumFidelity: 0.999999))
      ])
    #expect(try level.leastMoves() == 2)
    #expect(try level.verdict(after: [.put(.cx, 0, 1), .put(.cx, 0, 2)]).isSolved)
    var unphysical = level
    unphysical.goals = [
      .isometry(
        IsometryGoal(
          inputs: [0], images: [basisKet(0, qubits: 3), basisKet(0, qubits: 3)], phase: .exact,
          minimumFidelity: 1))
    ]
    #expect(
      unphysical.faults() == [LevelFault(.goal(0), .imagesNotOrthonormal(distance: 2.0.squareRoot()))])
  }

  @Test func unjoinedQubitsTakeNoGateTogether() throws {
    let level = makeLevel(
      qubits: 3, toolbox: [Tool(gate: .cx), Tool(gate: .h)],
      goals: [unitaryGoal([.on(.cx, 0, 2)])], connectivity: [Level.Pair(0, 1), Level.Pair(2, 1)])
    let attempt = Attempt(of: level)
    #expect(attempt.refusal(of: .put(.cx, 0, 2)) == .notConnected(0, 2))
    #expect(attempt.refusal(of: .put(.cx, 1, 2)) == nil)
    #expect(try level.leastMoves() == 4)
  }

  @Test func refusalsOfTheNewKindsSpeakBothLanguages() {
    let level = makeLevel(
      qubits: 2, bits: 2, pieces: [Piece(name: "oracle", wires: ["a"], content: .macro([]))])
    let refusals: [MoveRefusal] = [
      .bitNotAllowed(.measurement([.z]), bit: 0, allowed: [1]),
      .conditionNotAllowed(.piece(0), allowed: []), .conditionNotAllowed(.reset, allowed: [1]),
      .conditionWanted(.gate(.x), Condition(bits: [0, 1], equal: 2)),
      .overwritesCondition(piece: 0, bit: 1), .acrossParties(["alice", "bob"]), .outOfReach(qubit: 1),
      .bitOfOthers(bit: 0, party: "bob"), .bitNotHeard(bit: 0, party: "bob"), .notConnected(0, 1),
      .noRounds, .roundsNotOnDial(found: 3, dial: RoundDial(least: 4, most: 5)),
    ]
    #expect(Set(refusals.map(\.code)).count == refusals.count - 1)
    for refusal in refusals {
      let (english, chinese) = (
        refusal.sentence(in: .english, level: level),
        refusal.sentence(in: .simplifiedChinese, level: level)
      )
      #expect(english.hasSuffix(".") && chinese.hasSuffix("。"))
      #expect(english.unicodeScalars.allSatisfy { !(0x4E00...0x9FFF).contains($0.value) })
      #expect(chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
    }
    #expect(refusals[3].sentence(in: .english, level: level) == "X is always used with “if c0=0 c1=1”.")
  }
}
