import QuantumSimulator
import QubitPuzzle
import Testing

private func when(_ bit: Int, is value: UInt64) -> Condition { Condition(bits: [bit], equal: value) }

@Suite("Measurements and feed-forward")
struct FeedForwardTests {
  /// Teleportation from q0 to q2 by the pair q1 q2. Bits m0, m1.
  private func teleport(_ branches: BranchPolicy, toolbox: [Tool], board: [BoardItem]) -> Level {
    makeLevel(
      qubits: 3, bits: 2,
      board: [
        frozen(.on(.h, 1)), frozen(.on(.cx, 1, 2)), frozen(.on(.cx, 0, 1)), frozen(.on(.h, 0)),
      ] + board,
      toolbox: toolbox,
      goals: [
        .channel(
          ChannelGoal(
            from: [0], to: [2], target: .circuit([]), branches: branches, minimumFidelity: 0.999999))
      ],
      parties: [
        Party(name: "alice", qubits: [0, 1], bits: [0, 1], hears: []),
        Party(name: "bob", qubits: [2], bits: [], hears: [0, 1]),
      ])
  }

  private let corrections = [
    Tool(gate: .x, wires: [[2]], conditioning: .optional([0, 1])),
    Tool(gate: .z, wires: [[2]], conditioning: .optional([0, 1])),
  ]
  private let looks = [
    Tool(.measurement([.z]), wires: [[0]], bits: [0]), Tool(.measurement([.z]), wires: [[1]], bits: [1]),
  ]
  private let measured = [frozen(.measure(0, into: 0)), frozen(.measure(1, into: 1)), .gap]

  @Test(arguments: [BranchPolicy.every, .mean])
  func teleportation(_ branches: BranchPolicy) throws {
    let level = teleport(branches, toolbox: corrections, board: measured)
    let bare = try level.verdict(after: [])
    #expect(!bare.isSolved)
    guard case .fidelity(let found) = bare.findings[0].evidence else {
      Issue.record("no fidelity")
      return
    }
    // On the mean of all branches nothing is known of the input; on a branch by itself it is off by a Pauli operator.
    #expect(abs(found.fidelity - (branches == .mean ? 0.25 : 0)) < 1e-12)
    #expect(bare.findings[0].failingBranch?.outcomes == (branches == .mean ? nil : [.zero, .one]))
    let mended = placing([
      .gate(.x, on: [2], if: when(1, is: 1)), .gate(.z, on: [2], if: when(0, is: 1)),
    ])
    #expect(try level.verdict(after: mended).isSolved)
    #expect(try level.leastMoves() == 2)
  }

  /// A level in which |1⟩ is to be reached with the help of a piece that looks at the qubit many times.
  private func watched(bases: [Pauli]) -> Level {
    makeLevel(
      bits: 1, board: [.gap], toolbox: [Tool(gate: .x), Tool(.piece(0))], goals: [stateGoal(ket(0, 1))],
      budgets: [Budget(counted: .piece(0), scope: .board, bound: .exactly(1))],
      pieces: [
        Piece(
          name: "watch", wires: ["q0"],
          content: .macro(
            bases.map { Operation(.measurement(Measurement(of: PauliString($0, on: 0), into: 0))) }))
      ])
  }

  /// Thirty looks along z are two ways to come out, not 2³⁰: before the X or after it.
  @Test func looksThatCannotDiffer() throws {
    guard
      case .solved(let least) = try Solver(limits: .brief).solve(
        watched(bases: [Pauli](repeating: .z, count: 30)))
    else {
      Issue.record("not solved")
      return
    }
    #expect(least.moves == 2 && least.count == .exactly(2))
  }

  /// Thirty looks along x and z in turn are 2³⁰ ways, for which there is no room: the search says that it does not know.
  @Test(arguments: [SearchLimits.brief, .thorough])
  func looksThatAllDiffer(limits: SearchLimits) throws {
    let level = watched(bases: (0..<30).map { $0.isMultiple(of: 2) ? .x : .z })
    guard case .unknown(let end) = try Solver(limits: limits).solve(level) else {
      Issue.record("an answer")
      return
    }
    #expect(end.reason == .limit)
  }

  @Test("The solver places the looks and what follows from them: four moves")
  func solverMeasures() throws {
    let level = teleport(.every, toolbox: looks + corrections, board: [.gap])
    guard case .solved(let least) = try Solver(limits: .thorough).solve(level) else {
      Issue.record("not solved")
      return
    }
    #expect(least.moves == 4)
    #expect(try level.verdict(after: least.example).isSolved)
    #expect(least.tools == [0, 1, 2, 3])
    #expect(least.gates == [.x, .z])
  }

  @Test func bobHearsOnlyWhatHeIsTold() {
    var level = teleport(.every, toolbox: corrections, board: measured)
    level.parties[1].hears = [1]
    let z = Move.place(.gate(.z, on: [2], if: when(0, is: 1)), position: nil)
    #expect(Attempt(of: level).refusal(of: z) == .bitNotHeard(bit: 0, party: "bob"))
  }

  @Test("Zeno: ten looks keep the ball with 0.7805, and nine before the last are proved least for 0.78")
  func zeno() throws {
    let looking = Operation(
      .measurement(Measurement(of: PauliString(.z, on: 0), into: 0)), if: when(0, is: 0))
    var board: [BoardItem] = []
    for _ in 0..<10 { board += [.gap, frozen(.on(.rx(.pi / 10), 0))] }
    board.append(frozen(looking))
    let look = Tool(.measurement([.z]), wires: [[0]], bits: [0], conditioning: .always(when(0, is: 0)))
    let level = makeLevel(
      bits: 1, board: board, toolbox: [look],
      goals: [
        .likelihood(
          LikelihoodGoal(readout: .bits([0]), outcomes: [0], wanted: .atLeast(written(0.78))))
      ])
    let moves = (0..<9).map { Move.place(looking, position: 2 * $0 + 1) }
    let verdict = try level.verdict(after: moves)
    #expect(verdict.isSolved)
    #expect(abs((verdict.findings[0].probability ?? 0) - 0.7805) < 5e-5)
    #expect(try level.verdict(after: Array(moves.dropLast())).isSolved == false)
    #expect(try level.verdict(after: []).findings[0].probability ?? 1 < 1e-12)
    #expect(try level.leastMoves() == 9)
    // Always under the condition that the tool carries.
    let bare = Move.place(.measure(0, into: 0), position: nil)
    #expect(
      Attempt(of: level).refusal(of: bare) == .conditionWanted(.measurement([.z]), when(0, is: 0)))
  }

  @Test("Superdense coding: one goal for each message")
  func superdense() throws {
    let half = 1 / 2.0.squareRoot()
    let bells = [
      ket(half, 0, 0, half), ket(half, 0, 0, -half), ket(0, half, half, 0), ket(0, -half, half, 0),
    ]
    let level = makeLevel(
      qubits: 2, bits: 2, start: .ket(bells[0]),
      toolbox: [
        Tool(gate: .x, wires: [[0]], conditioning: .optional([0, 1])),
        Tool(gate: .z, wires: [[0]], conditioning: .optional([0, 1])),
      ],
      goals: (0..<4).map { .inCases([$0], stateGoal(bells[$0])) },
      cases: (0..<4).map { message in
        LevelCase(id: "m\(message)", setBits: [0, 1].filter { message >> $0 & 1 == 1 })
      })
    #expect(try level.leastMoves() == 2)
    let wrong = try level.verdict(after: placing([.gate(.x, on: [0], if: when(1, is: 1))]))
    #expect(wrong.findings.map(\.isMet) == [true, false, true, false])
    #expect(wrong.findings[1].failingCase == 1)
    #expect(wrong.findings[1].sentence(in: .english, level: level).hasPrefix("Case “m1”: "))
    #expect(wrong.findings[1].sentence(in: .simplifiedChinese, level: level).hasPrefix("情形“m1”："))
  }

  /// Case 20 of the faults reported of others.
  @Test func aMeasuredWireControlsAsItWasFound() throws {
    let level = makeLevel(
      qubits: 2, bits: 1, toolbox: [Tool(gate: .h), Tool(gate: .cx), Tool(.measurement([.z]), bits: [0])],
      goals: [
        .probabilities(
          ProbabilityGoal(
            qubits: [0, 1], bases: [.z, .z],
            outcomes: [.init(bits: 0, probability: written(0.5)), .init(bits: 3, probability: written(0.5))],
            tolerance: 1e-9)),
        .records(
          RecordGoal(
            bits: [0],
            outcomes: [.init(bits: 0, probability: written(0.5)), .init(bits: 1, probability: written(0.5))],
            tolerance: 1e-9)),
      ])
    #expect(try level.verdict(after: placing([.on(.h, 0), .measure(0, into: 0), .on(.cx, 0, 1)])).isSolved)
    // A table asks for an operation, which a board that can measure is not: refused with the reason.
    var table = level
    table.goals = [
      .truthTable(
        TruthTableGoal(
          qubits: [0, 1], rows: [.init(input: 0, output: 0)], phase: .ignore, minimumFidelity: 1))
    ]
    #expect(table.faults() == [LevelFault(.goal(0), .boardIsNotUnitary)])
  }

  /// Case 4 of the faults reported of others: there is no seed that a verdict could depend on, and none shows.
  @Test func aLevelOfRandomNumbersHasOneVerdict() throws {
    let level = makeLevel(
      bits: 1, toolbox: [Tool(gate: .h), Tool(.measurement([.z]), bits: [0])],
      goals: [
        .records(
          RecordGoal(
            bits: [0],
            outcomes: [.init(bits: 0, probability: written(0.5)), .init(bits: 1, probability: written(0.5))],
            tolerance: 1e-9))
      ])
    let moves = placing([.on(.h, 0), .measure(0, into: 0)])
    let session = try Session(replaying: moves, judge: Judge(of: level))
    let first = try session.verdict()
    #expect(first.isSolved)
    for _ in 0..<1000 { #expect(try session.verdict() == first) }
    #expect(try level.leastMoves() == 2)
  }

  @Test("Repeat until success, with a cap")
  func repeatUntilSuccess() throws {
    let attempt = Piece(
      name: "retry", wires: ["a"], content: .macro([.reset(0), .on(.h, 0), .measure(0, into: 0)]))
    let level = makeLevel(
      bits: 1, start: .ket(basisKet(1, qubits: 1)),
      toolbox: [Tool(.piece(0), count: 4, conditioning: .always(when(0, is: 1)))],
      goals: [
        .likelihood(LikelihoodGoal(readout: .bits([0]), outcomes: [0], wanted: .atLeast(written(0.85))))
      ],
      pieces: [attempt], cases: [LevelCase(id: "only", setBits: [0])])
    let again = Move.place(.piece(PieceUse(piece: 0, wires: [0], if: when(0, is: 1))), position: nil)
    let two = try level.verdict(after: [again, again])
    #expect(abs((two.findings[0].probability ?? 0) - 0.75) < 1e-12)
    let three = try level.verdict(after: [again, again, again])
    #expect(three.isSolved && abs((three.findings[0].probability ?? 0) - 0.875) < 1e-12)
    #expect(try level.leastMoves() == 3)
    let four = try Session(replaying: [again, again, again, again], judge: Judge(of: level))
    #expect(four.attempt.refusal(of: again) == .usedUp(.piece(0), count: 4))
  }

  @Test func aPieceMustNotOverwriteItsOwnCondition() {
    let piece = Piece(
      name: "loop", wires: ["a"], content: .macro([.measure(0, into: 0), .on(.x, 0)]))
    let level = makeLevel(
      bits: 1, toolbox: [Tool(.piece(0), conditioning: .optional([0]))],
      goals: [stateGoal(basisKet(1, qubits: 1))], pieces: [piece])
    let use = Move.place(.piece(PieceUse(piece: 0, wires: [0], if: when(0, is: 1))), position: nil)
    #expect(Attempt(of: level).refusal(of: use) == .overwritesCondition(piece: 0, bit: 0))
  }
}
