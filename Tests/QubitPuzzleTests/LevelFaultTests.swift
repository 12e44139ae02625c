import QuantumSimulator
import QubitPuzzle
import Testing

/// Levels that contradict themselves are refused with a reason; nothing traps.
@Suite("Level faults")
struct LevelFaultTests {
  private let nothing = LocalizedText(simplifiedChinese: "", english: "")
  private let up = stateGoal(basisKet(0, qubits: 1))

  private func expect(_ fault: LevelFault, in level: Level) {
    #expect(level.faults().first == fault)
    #expect(throws: fault) { try Judge(of: level) }
    #expect(throws: fault) { try Solver(limits: .brief).solve(level) }
    #expect(!fault.description.isEmpty)
  }

  @Test func aSoundLevelHasNoFault() {
    #expect(makeLevel(toolbox: [Tool(gate: .h)], goals: [up]).faults().isEmpty)
    #expect(makeLevel(scoring: nil).faults().isEmpty)
  }

  /// A piece on the board whose condition it would overwrite half-way; overwritten at its end it is sound.
  @Test func piecesThatOverwriteTheirCondition() {
    let look = Operation.measure(0, into: 0)
    func level(_ content: [Operation]) -> Level {
      let use = PieceUse(piece: 0, wires: [0], if: Condition(bits: [0], equal: 1))
      return makeLevel(
        bits: 1, board: [.operation(.piece(use), .frozen), .gap], toolbox: [Tool(gate: .h)], goals: [up],
        pieces: [Piece(name: "look", wires: ["a"], content: .macro(content))])
    }
    let fault = LevelFault(.board(0), .overwritesCondition(bit: "c0"))
    expect(fault, in: level([look, .on(.x, 0)]))
    for language in Language.allCases { #expect(fault.reason.clause(in: language).contains("c0")) }
    #expect(level([.on(.x, 0), look]).faults().isEmpty)
  }

  @Test("Case 8: a goal that names q5 of two qubits; no goals")
  func goalsThatAreNotThere() {
    expect(
      LevelFault(.goal(0), .qubitOutOfRange(qubit: 5, qubitCount: 2)),
      in: makeLevel(qubits: 2, goals: [stateGoal(basisKet(0, qubits: 1), qubits: [5])]))
    expect(LevelFault(.level, .noGoal), in: makeLevel())
  }

  @Test func starts() {
    expect(
      LevelFault(.start, .amplitudeCount(found: 2, wanted: 4)),
      in: makeLevel(qubits: 2, start: .ket(basisKet(0, qubits: 1)), goals: [up]))
    expect(
      LevelFault(.start, .onlyGates), in: makeLevel(start: .circuit([.reset(0)]), goals: [up]))
    expect(
      LevelFault(.start, .operation(.qubitOutOfRange(qubit: 1, qubitCount: 1))),
      in: makeLevel(start: .circuit([.on(.h, 1)]), goals: [up]))
    expect(
      LevelFault(.start, .state(.notNormalised(squaredNorm: 2))),
      in: makeLevel(start: .ket(ket([Complex.one, .one])), goals: [up]))
    expect(
      LevelFault(.level, .qubitCount(found: 0, limit: 16)),
      in: makeLevel(qubits: 0, goals: [.prediction(Prediction(question: nothing, answer: .choice([])))]))
  }

  @Test("what would take a table or a matrix without end is refused before one is made")
  func widths() {
    let wide = makeLevel(qubits: 16, start: .circuit([]))
    func asking(_ goal: Goal, _ level: Level) -> Level {
      var level = level
      level.goals = [goal]
      return level
    }
    for count in [17, 40, 70] {
      expect(
        LevelFault(.level, .qubitCount(found: count, limit: 16)),
        in: makeLevel(start: .circuit([]), goals: [up]).widened(to: count))
      let (bits, level) = (Array(0..<count), makeLevel(bits: count))
      let fault = LevelFault(.goal(0), .readoutWidth(found: count, limit: 16))
      expect(
        fault,
        in: asking(
          .likelihood(LikelihoodGoal(readout: .bits(bits), outcomes: [0], wanted: .atLeast(written(0.5)))),
          level))
      expect(
        fault,
        in: asking(
          .records(
            RecordGoal(bits: bits, outcomes: [.init(bits: 0, probability: written(1))], tolerance: 0.1)),
          level))
      expect(
        fault,
        in: asking(
          .identify(
            IdentifyGoal(
              readout: .bits(bits), answers: [CaseAnswer(levelCase: 0, outcomes: [0])],
              greatestError: written(0))),
          level))
    }
    let all = Array(0..<16)
    expect(
      LevelFault(.goal(0), .run(.tooManyQubits(found: 32, limit: 22))),
      in: asking(
        .truthTable(
          TruthTableGoal(
            qubits: all, rows: (0..<1000).map { .init(input: $0, output: $0) }, phase: .ignore,
            minimumFidelity: 1)),
        wide))
    expect(
      LevelFault(.goal(0), .run(.tooManyQubits(found: 32, limit: 22))), in: asking(unitaryGoal([]), wide))
    expect(
      LevelFault(.goal(0), .run(.tooManyQubits(found: 32, limit: 22))),
      in: asking(
        .isometry(IsometryGoal(inputs: all, images: [], phase: .ignore, minimumFidelity: 1)), wide))
    for count in [7, 16] {
      expect(
        LevelFault(.goal(0), .run(.tooManyQubits(found: 16 + count, limit: 22))),
        in: asking(
          .channel(
            ChannelGoal(
              from: Array(0..<count), to: Array(0..<count), target: .circuit([]), branches: .mean,
              minimumFidelity: 1)),
          wide))
    }
  }

  @Test func boardsAndTools() {
    expect(
      LevelFault(.board(1), .operation(.bitOutOfRange(bit: 0, bitCount: 0))),
      in: makeLevel(board: [.gap, .operation(.measure(0, into: 0), .frozen)], goals: [up]))
    expect(
      LevelFault(.tool(0), .wireCount(found: 1, wanted: 2)),
      in: makeLevel(qubits: 2, toolbox: [Tool(gate: .cx, wires: [[0]])], goals: [up]))
    expect(
      LevelFault(.tool(0), .repeatedQubit(1)),
      in: makeLevel(qubits: 2, toolbox: [Tool(gate: .cx, wires: [[1, 1]])], goals: [up]))
    expect(
      LevelFault(.tool(0), .gridCount(found: 0, wanted: 1)),
      in: makeLevel(toolbox: [Tool(gate: .rz)], goals: [up]))
    for grid: AngleGrid in [
      .list([]), .list([written(.nan)]), .steps(from: written(1), to: written(0), step: written(1)),
      .steps(from: written(0), to: written(1), step: written(0)),
      .steps(from: written(0), to: written(1), step: written(1e-9)),
      .steps(from: written(0), to: written(.infinity), step: written(1)),
    ] {
      expect(
        LevelFault(.tool(0), .emptyGrid),
        in: makeLevel(toolbox: [Tool(gate: .rz, angles: [grid])], goals: [up]))
    }
    expect(
      LevelFault(.tool(0), .negativeCount(-1)),
      in: makeLevel(toolbox: [Tool(gate: .h, count: -1)], goals: [up]))
    expect(
      LevelFault(.budget(0), .negativeCount(-2)),
      in: makeLevel(
        goals: [up], budgets: [Budget(counted: .depth, scope: .board, bound: .atMost(-2))]))
  }

  @Test("Case 15: unphysical goals")
  func unphysicalGoals() throws {
    expect(
      LevelFault(.goal(0), .longBlochVector(length: 2.0.squareRoot())),
      in: makeLevel(
        goals: [.bloch(BlochGoal(qubit: 0, x: written(1), y: written(0), z: written(1), tolerance: 0.1))]))
    expect(
      LevelFault(.goal(0), .meanValue(1.5)),
      in: makeLevel(
        goals: [
          .expectation(ExpectationGoal(pauli: try PauliString("X"), wanted: .atLeast(written(1.5))))
        ]))
    func probabilities(_ pairs: (Int, Double)...) -> Level {
      makeLevel(
        goals: [
          .probabilities(
            ProbabilityGoal(
              qubits: [0], bases: [.z],
              outcomes: pairs.map { .init(bits: $0.0, probability: written($0.1)) }, tolerance: 0.01))
        ])
    }
    expect(LevelFault(.goal(0), .probabilitySum(1.25)), in: probabilities((0, 0.75), (1, 0.5)))
    expect(LevelFault(.goal(0), .probabilitySum(0.5)), in: probabilities((0, 0.25), (1, 0.25)))
    expect(LevelFault(.goal(0), .notAProbability(-0.5)), in: probabilities((0, -0.5)))
    expect(LevelFault(.goal(0), .repeatedOutcome(bits: 1)), in: probabilities((1, 0.5), (1, 0.5)))
    expect(LevelFault(.goal(0), .outcomeOutOfRange(bits: 2, qubitCount: 1)), in: probabilities((2, 0.5)))
    expect(LevelFault(.goal(0), .noOutcomes), in: probabilities())
  }

  @Test func targets() throws {
    expect(
      LevelFault(.goal(0), .amplitudeCount(found: 4, wanted: 2)),
      in: makeLevel(goals: [stateGoal(basisKet(0, qubits: 2), qubits: [0])]))
    expect(
      LevelFault(.goal(0), .exactPhaseOfSubset),
      in: makeLevel(qubits: 2, goals: [stateGoal(basisKet(0, qubits: 1), phase: .exact)]))
    expect(
      LevelFault(.goal(0), .notAProbability(1.5)),
      in: makeLevel(goals: [stateGoal(basisKet(0, qubits: 1), fidelity: 1.5)]))
    func matrix(_ rows: [[Double]]) -> Level {
      let amplitudes = rows.map { $0.map { WrittenAmplitude(text: "", value: Complex($0)) } }
      return makeLevel(
        goals: [
          .unitary(
            UnitaryGoal(
              target: .matrix(amplitudes), cleanAncillas: [], phase: .ignore, minimumFidelity: 1))
        ])
    }
    expect(LevelFault(.goal(0), .matrixShape(rows: 1, columns: 2, wanted: 2)), in: matrix([[1, 0]]))
    expect(LevelFault(.goal(0), .matrixShape(rows: 2, columns: 1, wanted: 2)), in: matrix([[1, 0], [1]]))
    expect(LevelFault(.goal(0), .matrixShape(rows: 0, columns: 0, wanted: 2)), in: matrix([]))
    let faults = matrix([[1, 2], [3, 4]]).faults()
    guard case .notUnitary(let distance)? = faults.first?.reason else {
      Issue.record("[[1, 2], [3, 4]] is no gate")
      return
    }
    #expect(distance > 1)
    expect(
      LevelFault(.goal(0), .noQubits), in: makeLevel(goals: [unitaryGoal([], ancillas: [0])]))
    expect(
      LevelFault(.goal(0), .boardIsNotUnitary),
      in: makeLevel(board: [.operation(.reset(0), .frozen)], goals: [unitaryGoal([])]))
    expect(
      LevelFault(.goal(0), .boardIsNotUnitary), in: makeLevel(goals: [unitaryGoal([.reset(0)])]))
  }

  @Test func questions() {
    func level(_ choices: [Choice], scoring: Scoring? = nil) -> Level {
      makeLevel(goals: [.prediction(Prediction(question: nothing, answer: .choice(choices)))])
    }
    func choice(_ id: String, _ verdict: Claim.ClaimedVerdict, goal: Goal? = nil) -> Choice {
      Choice(id: id, text: nothing, claim: Claim(after: [], goal: goal ?? up, verdict: verdict))
    }
    expect(LevelFault(.goal(0), .noRightChoice), in: level([]))
    expect(LevelFault(.goal(0), .noRightChoice), in: level([choice("a", .fails)]))
    expect(
      LevelFault(.goal(0), .severalRightChoices(["a", "c"])),
      in: level([choice("a", .holds), choice("b", .fails), choice("c", .holds)]))
    expect(
      LevelFault(.goal(0), .repeatedChoice("a")), in: level([choice("a", .holds), choice("a", .fails)]))
    let nested = Goal.prediction(Prediction(question: nothing, answer: .choice([])))
    expect(
      LevelFault(.claim(goal: 0, choice: 0), .questionInClaim),
      in: level([choice("a", .holds, goal: nested)]))
    expect(LevelFault(.goal(1), .severalQuestions), in: makeLevel(goals: [nested, nested]))
    expect(
      LevelFault(.scoring, .noQuestion),
      in: makeLevel(
        goals: [up], scoring: Scoring(counting: .answers, par: 1, threeStars: 1, twoStars: 1)))
    func asking(_ quantity: Quantity, tolerance: Double = 0.1) -> Level {
      makeLevel(
        goals: [
          .prediction(Prediction(question: nothing, answer: .number(quantity, tolerance: tolerance)))
        ])
    }
    expect(LevelFault(.goal(0), .tolerance(-1)), in: asking(.blochLength(qubit: 0), tolerance: -1))
    expect(LevelFault(.goal(0), .repeatedQubit(0)), in: asking(.concurrence(0, 0)))
    expect(
      LevelFault(.goal(0), .basisCount(found: 0, wanted: 1)),
      in: asking(.probability(qubits: [0], bases: [], bits: 0)))
    expect(
      LevelFault(.goal(0), .qubitOutOfRange(qubit: 3, qubitCount: 1)),
      in: asking(.expectation(PauliString(.z, on: 3))))
  }

  @Test func scorings() {
    expect(
      LevelFault(.scoring, .starsOutOfOrder),
      in: makeLevel(
        goals: [up], scoring: Scoring(counting: .placements, par: 3, threeStars: 2, twoStars: 4)))
    expect(LevelFault(.level, .goalInSandbox), in: makeLevel(goals: [up], scoring: nil))
  }

  @Test func aBoardWithTooManyBranches() throws {
    // Thirteen coins: 8,192 branches.
    let flips = (0..<13).flatMap { _ in
      [BoardItem.operation(.on(.h, 0), .frozen), .operation(.measure(0, into: 0), .frozen)]
    }
    let level = makeLevel(bits: 1, board: flips, goals: [up])
    let judge = try Judge(of: level)
    let fault = LevelFault(.level, .run(.tooManyBranches(limit: 4096)))
    #expect(throws: fault) { try judge.verdict(on: Attempt(of: level)) }
  }
}

extension Level {
  /// The level with so many qubits.
  fileprivate func widened(to count: Int) -> Level {
    var level = self
    level.qubits = (0..<count).map { "q\($0)" }
    return level
  }
}
