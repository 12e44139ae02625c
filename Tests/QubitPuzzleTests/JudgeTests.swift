import QuantumSimulator
import QubitPuzzle
import Testing

@Suite("Judge")
struct JudgeTests {
  private func verdict(_ level: Level, _ moves: Move...) throws -> Verdict {
    var attempt = Attempt(of: level)
    for move in moves { attempt = try attempt.applying(move) }
    return try Judge(of: level).verdict(on: attempt)
  }

  private func fidelity(_ finding: Verdict.Finding) throws -> FidelityEvidence {
    guard case .fidelity(let evidence) = finding.evidence else {
      throw TestFailure()
    }
    return evidence
  }

  private struct TestFailure: Error {}

  private let nothing = LocalizedText(simplifiedChinese: "", english: "")

  @Test(
    "Case 1: Rz(π/2) for S passes with phase ignored, fails with phase exact, and the sentence names the phase"
  )
  func phaseOfS() throws {
    let tool = Tool(gate: .rz, angles: [.list([written(.pi / 2)])])
    let ignoring = makeLevel(toolbox: [tool], goals: [unitaryGoal([.on(.s, 0)])])
    #expect(try verdict(ignoring, .put(.rz(.pi / 2), 0)).isSolved)
    let exact = makeLevel(toolbox: [tool], goals: [unitaryGoal([.on(.s, 0)], phase: .exact)])
    let failed = try verdict(exact, .put(.rz(.pi / 2), 0))
    #expect(!failed.isSolved)
    #expect(failed.stars == 0)
    let evidence = try fidelity(failed.findings[0])
    #expect(evidence.isWrongOnlyInGlobalPhase)
    #expect(abs((evidence.globalPhase ?? 0) + .pi / 4) < 1e-12)
    #expect(abs(evidence.judged - 0.5) < 1e-12)
    #expect(
      failed.findings[0].sentence(in: .english, level: exact)
        == "Only the global phase is off: the result is the target times e^(−i·π/4).")
    #expect(
      failed.findings[0].sentence(in: .simplifiedChinese, level: exact)
        == "只差一个全局相位：结果是目标乘以 e^(−i·π/4)。")
  }

  /// S|1⟩ = i|1⟩ agrees with |+⟩ to ½, which is more than the level asks for but is no multiple of |+⟩.
  @Test func aLowThresholdDoesNotMakeItAPhase() throws {
    let level = makeLevel(
      start: .ket(basisKet(1, qubits: 1)), toolbox: [Tool(gate: .s)],
      goals: [stateGoal(ket(1, 1), phase: .exact, fidelity: 0.4)])
    let finding = try verdict(level, .put(.s, 0)).findings[0]
    let evidence = try fidelity(finding)
    #expect(!finding.isMet && abs(evidence.fidelity - 0.5) < 1e-12)
    #expect(!evidence.isWrongOnlyInGlobalPhase)
    #expect(finding.sentence(in: .english, level: level).hasPrefix("The fidelity is 0, "))
    #expect(finding.sentence(in: .simplifiedChinese, level: level).hasPrefix("保真度是 0，"))
  }

  @Test("Case 2: −U for U passes ignored, fails exact, fails when controlled")
  func minusU() throws {
    // Ry(2π) = −1.
    let fullTurn = AngleGrid.list([written(2 * .pi)])
    let tools = [Tool(gate: .ry, angles: [fullTurn]), Tool(gate: .x)]
    let controlledTools = [Tool(gate: .cry, angles: [fullTurn]), Tool(gate: .cx)]
    let minusX: [Move] = [.put(.ry(2 * .pi), 0), .put(.x, 0)]
    let ignoring = makeLevel(toolbox: tools, goals: [unitaryGoal([.on(.x, 0)])])
    #expect(try verdict(ignoring, minusX[0], minusX[1]).isSolved)
    let exact = makeLevel(toolbox: tools, goals: [unitaryGoal([.on(.x, 0)], phase: .exact)])
    let failed = try verdict(exact, minusX[0], minusX[1])
    #expect(!failed.isSolved)
    #expect(
      failed.findings[0].sentence(in: .english, level: exact)
        == "Only the global phase is off: the result is the target times −1.")
    let controlled = makeLevel(
      qubits: 2, toolbox: controlledTools, goals: [unitaryGoal([.on(.cx, 0, 1)])])
    let control = try verdict(controlled, .put(.cry(2 * .pi), 0, 1), .put(.cx, 0, 1))
    #expect(!control.isSolved)
    #expect(!(try fidelity(control.findings[0]).isWrongOnlyInGlobalPhase))
  }

  @Test("Case 4: a random-number level has the same verdict a thousand times")
  func noVerdictDependsOnChance() throws {
    let level = makeLevel(
      qubits: 1, bits: 1, board: [.gap, .operation(.measure(0, into: 0), .frozen)],
      toolbox: [Tool(gate: .h)],
      goals: [
        .probabilities(
          ProbabilityGoal(
            qubits: [0], bases: [.z],
            outcomes: [.init(bits: 0, probability: written(0.5)), .init(bits: 1, probability: written(0.5))],
            tolerance: 1e-6))
      ])
    let judge = try Judge(of: level)
    let attempt = try Attempt(of: level).playing(.put(.h, 0))
    let first = try judge.verdict(on: attempt)
    #expect(first.isSolved)
    for _ in 0..<1000 { #expect(try judge.verdict(on: attempt) == first) }
  }

  @Test("Case 5: Φ+ has exactly {00: 1/2, 11: 1/2}")
  func statisticsOfABellPair() throws {
    let outcomes = [0, 1, 2, 3].map {
      ProbabilityGoal.Outcome(bits: $0, probability: written($0 == 0 || $0 == 3 ? 0.5 : 0))
    }
    let level = makeLevel(
      qubits: 2, toolbox: [Tool(gate: .h), Tool(gate: .cx)],
      goals: [
        .probabilities(
          ProbabilityGoal(qubits: [0, 1], bases: [.z, .z], outcomes: outcomes, tolerance: 0))
      ])
    #expect(try verdict(level, .put(.h, 0), .put(.cx, 0, 1)).isSolved)
    let half = try verdict(level, .put(.h, 0))
    #expect(!half.isSolved)
    #expect(abs(half.findings[0].gap - 0.5) < 1e-12)
    #expect(
      half.findings[0].sentence(in: .english, level: level)
        == "Outcome 01 has probability 0.5, but has to have 0.")
  }

  @Test("Case 18: stars are those that were earned, not the levels that were solved")
  func starsAreEarned() throws {
    let level = makeLevel(
      toolbox: [Tool(gate: .x), Tool(gate: .z)], goals: [stateGoal(basisKet(1, qubits: 1))],
      scoring: Scoring(counting: .placements, par: 1, threeStars: 1, twoStars: 2))
    let z = Move.put(.z, 0)
    let x = Move.put(.x, 0)
    #expect(try verdict(level, x).stars == 3)
    #expect(try verdict(level, z, x).stars == 2)
    #expect(try verdict(level, z, z, x).stars == 1)
    #expect(try verdict(level, z, z, z).stars == 0)
    #expect(try verdict(level, z, z, x).moves == 3)
    let stars = [
      try verdict(level, z, z, x), try verdict(level, z, x, z), try verdict(level, x, z, z),
      try verdict(level, z),
    ].map(\.stars)
    #expect(stars.reduce(0, +) == 3)
  }

  @Test("Case 21: a gate whose condition does not hold leaves the state unchanged")
  func disabledGate() throws {
    let level = makeLevel(
      bits: 1, board: [.operation(.gate(.x, on: [0], if: Condition(bit: 0)), .frozen)],
      toolbox: [Tool(gate: .x)], goals: [stateGoal(basisKet(0, qubits: 1), phase: .exact)])
    #expect(try verdict(level).isSolved)
  }

  @Test("Case 25: half of a Bell pair has the arrow (0, 0, 0), which can be asked for")
  func halfOfABellPair() throws {
    let level = makeLevel(
      qubits: 2, toolbox: [Tool(gate: .h), Tool(gate: .cx)],
      goals: [
        .bloch(BlochGoal(qubit: 0, x: written(0), y: written(0), z: written(0), tolerance: 1e-9))
      ])
    #expect(try verdict(level, .put(.h, 0), .put(.cx, 0, 1)).isSolved)
    let pure = try verdict(level, .put(.h, 0))
    #expect(abs(pure.findings[0].gap - 1) < 1e-8)
  }

  @Test("Case 27: X on q0 of two is |01⟩, ⟨IZ⟩ = −1 and outcome 01")
  func orderOfQubits() throws {
    let level = makeLevel(
      qubits: 2, toolbox: [Tool(gate: .x)],
      goals: [
        stateGoal(ket(0, 1, 0, 0), phase: .exact), stateGoal(basisKet(1, qubits: 1), qubits: [0]),
        stateGoal(basisKet(0, qubits: 1), qubits: [1]),
        stateGoal(ket(0, 0, 1, 0), qubits: [1, 0]),
        .expectation(
          ExpectationGoal(
            pauli: try PauliString("IZ"), wanted: .equal(written(-1), tolerance: 1e-9))),
        .probabilities(
          ProbabilityGoal(
            qubits: [0, 1], bases: [.z, .z], outcomes: [.init(bits: 0b01, probability: written(1))],
            tolerance: 1e-9)),
        .bloch(BlochGoal(qubit: 0, x: written(0), y: written(0), z: written(-1), tolerance: 1e-9)),
      ])
    let solved = try verdict(level, .put(.x, 0))
    #expect(solved.findings.map(\.isMet) == [Bool](repeating: true, count: 7))
    let wrong = try verdict(level, .put(.x, 1))
    #expect(wrong.findings.allSatisfy { !$0.isMet })
  }

  @Test func reducedStatesAreJudgedBySubset() throws {
    let level = makeLevel(
      qubits: 2, toolbox: [Tool(gate: .h), Tool(gate: .cx)],
      goals: [stateGoal(ket(1, 1), qubits: [0])])
    #expect(try verdict(level, .put(.h, 0)).isSolved)
    let entangled = try verdict(level, .put(.h, 0), .put(.cx, 0, 1))
    #expect(abs(try fidelity(entangled.findings[0]).fidelity - 0.5) < 1e-12)
    #expect(try fidelity(entangled.findings[0]).globalPhase == nil)
  }

  @Test func meanValuesMayBeBounded() throws {
    let pauli = try PauliString("X")
    func level(_ wanted: Wanted) -> Level {
      makeLevel(
        toolbox: [Tool(gate: .h)], goals: [.expectation(ExpectationGoal(pauli: pauli, wanted: wanted))])
    }
    #expect(try verdict(level(.atLeast(written(1))), .put(.h, 0)).isSolved)
    #expect(try !verdict(level(.atLeast(written(0.5)))).isSolved)
    #expect(try verdict(level(.atMost(written(0)))).isSolved)
    let off = try verdict(level(.atMost(written(0.25))), .put(.h, 0))
    #expect(abs(off.findings[0].gap - 0.75) < 1e-12)
    #expect(
      off.findings[0].sentence(in: .english, level: level(.atMost(written(0.25))))
        == "The mean value of X is 1, but has to be at most 0.25.")
  }

  @Test func basesOfProbabilitiesAreTurned() throws {
    func level(_ basis: Pauli) -> Level {
      makeLevel(
        start: .ket(ket([Complex(0.5.squareRoot()), Complex(0, 0.5.squareRoot())])),
        goals: [
          .probabilities(
            ProbabilityGoal(
              qubits: [0], bases: [basis], outcomes: [.init(bits: 0, probability: written(1))],
              tolerance: 1e-9))
        ])
    }
    #expect(try !verdict(level(.x)).isSolved)
    #expect(try verdict(level(.y)).isSolved)
    #expect(try !verdict(level(.z)).isSolved)
    #expect(try verdict(level(.i)).isSolved)
  }

  @Test func everyBranchHasToBeRight() throws {
    // H, measure, and X if 1: |0⟩ on both branches. Without the condition one branch fails.
    func level(_ last: Operation) -> Level {
      makeLevel(
        bits: 1,
        board: [
          .operation(.on(.h, 0), .frozen), .operation(.measure(0, into: 0), .frozen),
          .operation(last, .frozen),
        ],
        goals: [stateGoal(basisKet(0, qubits: 1))])
    }
    #expect(try verdict(level(.gate(.x, on: [0], if: Condition(bit: 0)))).isSolved)
    let failing = level(.on(.z, 0))
    let finding = try verdict(failing).findings[0]
    #expect(!finding.isMet)
    #expect(finding.failingBranch?.outcomes == [.one])
    #expect(finding.failingBranch?.bits == BitString("1"))
    #expect(abs((finding.failingBranch?.probability ?? 0) - 0.5) < 1e-12)
    #expect(
      finding.sentence(in: .english, level: failing)
        == "When the measurements give 1: The fidelity is 0, but has to be at least 0.999999.")
    #expect(finding.sentence(in: .simplifiedChinese, level: failing).hasPrefix("当测量结果依次为 1 时："))
  }

  @Test func ancillasHaveToBeGivenBack() throws {
    // CCX from CX's cannot be; here CX copied to an ancilla, used, and cleaned or not.
    let level = makeLevel(
      qubits: 3, toolbox: [Tool(gate: .cx)],
      goals: [unitaryGoal([.on(.cx, 0, 1)], phase: .exact, ancillas: [2])])
    let (copy, use) = (Move.put(.cx, 0, 2), Move.put(.cx, 2, 1))
    #expect(try verdict(level, copy, use, copy).isSolved)
    let dirty = try verdict(level, copy, use)
    #expect(!dirty.isSolved)
    #expect(abs(try fidelity(dirty.findings[0]).leakage - 0.5) < 1e-12)
    #expect(
      dirty.findings[0].sentence(in: .english, level: level)
        == "The fidelity is 0.25, but has to be at least 0.999999. The helper qubits are not given back in |0⟩ (probability 0.5)."
    )
  }

  @Test func targetsMayBeMatrices() throws {
    func entry(_ real: Double, _ imaginary: Double = 0) -> WrittenAmplitude {
      WrittenAmplitude(text: "", value: Complex(real, imaginary))
    }
    let goal = Goal.unitary(
      UnitaryGoal(
        target: .matrix([[entry(1), entry(0)], [entry(0), entry(0, 1)]]), cleanAncillas: [1],
        phase: .exact, minimumFidelity: 0.999999))
    let level = makeLevel(qubits: 2, toolbox: [Tool(gate: .s)], goals: [goal])
    #expect(try verdict(level, .put(.s, 0)).isSolved)
    #expect(try verdict(level, .put(.s, 0), .put(.s, 1)).isSolved)
    #expect(try !verdict(level, .put(.s, 1)).isSolved)
  }

  @Test func predictionsAreWorkedOutOnTheGivenBoard() throws {
    let up = stateGoal(basisKet(0, qubits: 1))
    func choice(_ id: String, after: [Operation], _ verdict: Claim.ClaimedVerdict) -> Choice {
      Choice(id: id, text: nothing, claim: Claim(after: after, goal: up, verdict: verdict))
    }
    let question = Prediction(
      question: nothing,
      answer: .choice([
        choice("x", after: [.on(.x, 0)], .holds), choice("z", after: [.on(.z, 0)], .holds),
        choice("not", after: [], .holds),
      ]))
    let level = makeLevel(
      board: [.operation(.on(.x, 0), .frozen)], toolbox: [Tool(gate: .x)],
      goals: [.prediction(question)],
      scoring: Scoring(counting: .answers, par: 1, threeStars: 1, twoStars: 1))
    let judge = try Judge(of: level)
    #expect(judge.rightAnswer == .choice(id: "x"))
    #expect(try verdict(level, .answer(.choice(id: "x"))).stars == 3)
    // What the player adds does not change the truth.
    #expect(try verdict(level, .put(.x, 0), .answer(.choice(id: "x"))).isSolved)
    let wrong = try verdict(level, .answer(.choice(id: "z")))
    #expect(wrong.findings[0].gap == 1)
    #expect(wrong.findings[0].sentence(in: .english, level: level) == "That is not the right answer.")
    #expect(
      try verdict(level).findings[0].sentence(in: .english, level: level)
        == "The question has not been answered yet.")
  }

  @Test func quantitiesAreComputed() throws {
    func right(_ quantity: Quantity, _ board: [Operation], bits: Int = 0) throws -> Double? {
      let level = makeLevel(
        qubits: 2, bits: bits, board: board.map { .operation($0, .frozen) },
        goals: [.prediction(Prediction(question: nothing, answer: .number(quantity, tolerance: 0.01)))])
      guard case .number(let value, _) = try Judge(of: level).rightAnswer else { return nil }
      return value
    }
    let bell = [Operation.on(.h, 0), .on(.cx, 0, 1)]
    func isNear(_ value: Double?, _ wanted: Double) -> Bool { abs((value ?? .nan) - wanted) < 1e-9 }
    #expect(isNear(try right(.probability(qubits: [0], bases: [.z], bits: 1), bell), 0.5))
    #expect(isNear(try right(.expectation(PauliString("YY")), bell), -1))
    #expect(isNear(try right(.blochLength(qubit: 0), bell), 0))
    #expect(isNear(try right(.concurrence(0, 1), bell), 1))
    #expect(isNear(try right(.concurrence(1, 0), [.on(.h, 0)]), 0))
    // sin 0.7 for √… entangled by an Ry turn of 0.7.
    let partly = [Operation.on(.ry(0.7), 0), .on(.cx, 0, 1)]
    #expect(isNear(try right(.concurrence(0, 1), partly), 0.644_217_687_237_691))
    // Looking at one half leaves a mixture without entanglement.
    #expect(isNear(try right(.concurrence(0, 1), bell + [.measure(0, into: 0)], bits: 1), 0))
    #expect(isNear(try right(.blochLength(qubit: 0), [.on(.h, 0), .measure(0, into: 0)], bits: 1), 0))
  }

  @Test func numbersHaveToBeWithinTheTolerance() throws {
    let level = makeLevel(
      start: .ket(ket([Complex(0.6), Complex(0.8)])),
      goals: [
        .prediction(
          Prediction(
            question: nothing,
            answer: .number(.probability(qubits: [0], bases: [.z], bits: 1), tolerance: 0.01)))
      ],
      scoring: Scoring(counting: .answers, par: 1, threeStars: 1, twoStars: 1))
    for (answer, isRight) in [(0.64, true), (0.65, true), (0.63, true), (0.651, false), (0.6, false)] {
      #expect(try verdict(level, .answer(.number(answer))).isSolved == isRight)
    }
  }

  @Test func budgetsCountWhatTheySay() throws {
    func count(_ counted: Budget.Counted, _ scope: Budget.Scope) throws -> Int? {
      let level = makeLevel(
        qubits: 2,
        board: [.operation(.on(.t, 0), .frozen), .gap],
        toolbox: [Tool(gate: .h), Tool(gate: .cx), Tool(gate: .tdg)],
        goals: [stateGoal(basisKet(0, qubits: 2))],
        budgets: [Budget(counted: counted, scope: scope, bound: .atMost(0))])
      let moves: [Move] = [.put(.h, 0), .put(.h, 1), .put(.cx, 0, 1), .put(.tdg, 1)]
      let verdict = try verdict(level, moves[0], moves[1], moves[2], moves[3])
      guard case .count(let actual, _) = verdict.findings[1].evidence else { return nil }
      return actual
    }
    #expect(try count(.operations, .player) == 4)
    #expect(try count(.operations, .board) == 5)
    #expect(try count(.gate(.h), .player) == 2)
    #expect(try count(.multiQubitGates, .player) == 1)
    #expect(try count(.tGates, .player) == 1)
    #expect(try count(.tGates, .board) == 2)
    #expect(try count(.depth, .player) == 3)
    #expect(try count(.depth, .board) == 4)
    #expect(try count(.edits, .player) == 4)
  }

  @Test func budgetsAreKeptOrNot() throws {
    func isKept(_ bound: Budget.Bound) throws -> Bool {
      let level = makeLevel(
        toolbox: [Tool(gate: .z)], goals: [stateGoal(basisKet(0, qubits: 1))],
        budgets: [Budget(counted: .operations, scope: .player, bound: bound)])
      return try verdict(level, .put(.z, 0), .put(.z, 0)).isSolved
    }
    #expect(try isKept(.atMost(2)))
    #expect(try !isKept(.atMost(1)))
    #expect(try isKept(.atLeast(2)))
    #expect(try !isKept(.atLeast(3)))
    #expect(try isKept(.exactly(2)))
    #expect(try !isKept(.exactly(1)))
  }

  @Test func sandboxesAreNeverSolved() throws {
    let level = makeLevel(toolbox: [Tool(gate: .h)], scoring: nil)
    let verdict = try verdict(level, .put(.h, 0))
    #expect(!verdict.isSolved)
    #expect(verdict.stars == 0)
    #expect(verdict.moves == 1)
  }
}
