import QuantumSimulator
import QubitPuzzle
import Testing

@Suite("Goals and budgets in words")
struct GoalSentenceTests {
  let level = Level(
    id: "pair", mechanic: .prepare,
    texts: Texts(title: .none, brief: .none, hints: [], explanation: .none),
    concepts: Concepts(teaches: [], requires: []), qubits: ["a", "b", "h"], bits: [],
    start: .circuit([]), board: [], toolbox: [], goals: [], budgets: [], scoring: nil, solutions: [],
    routes: [],
    redHerrings: [], media: [])

  @Test("a state, with or without its phase")
  func state() {
    let target = WrittenKet(text: "|11>", amplitudes: [.zero, .zero, .zero, .one])
    let goal = StateGoal(qubits: [0, 1], target: target, phase: .exact, minimumFidelity: 1)
    expect(
      .state(goal), "Bring a, b to |11>, global phase included.", "让 a、b 处于 |11>（全局相位也要对）。")
  }

  @Test("an operation, with helper qubits, and none at all")
  func unitary() {
    let target = UnitaryTarget.circuit([.gate(.h, on: [0]), .gate(.cx, on: [0, 1])])
    expect(
      .unitary(UnitaryGoal(target: target, cleanAncillas: [2], phase: .ignore, minimumFidelity: 1)),
      "Make the board do the same as H a, then CX a b, and give h back in |0⟩.",
      "让整条线路的作用等于 H a，再 CX a b，并把 h 还原到 |0⟩。")
    expect(
      .unitary(UnitaryGoal(target: .circuit([]), cleanAncillas: [], phase: .ignore, minimumFidelity: 1)),
      "Make the board do nothing: every state leaves as it came.", "让整条线路什么也不改变：每个状态出去时和进来时一样。")
  }

  @Test("probabilities, with bits and bases written like kets")
  func probabilities() {
    let quarter = WrittenNumber(text: "1/4", value: 0.25)
    let goal = ProbabilityGoal(
      qubits: [0, 1], bases: [.z, .x], outcomes: [.init(bits: 1, probability: quarter)], tolerance: 1e-6)
    expect(
      .probabilities(goal), "Measured in XZ, a, b give 01 with probability 1/4.",
      "用 XZ 基测量 a、b，得到 01 的概率是 1/4。")
  }

  @Test("a mean value, on either side of a number")
  func expectation() throws {
    let goal = ExpectationGoal(
      pauli: try PauliString("ZI"), wanted: .atLeast(WrittenNumber(text: "0.7", value: 0.7)))
    expect(
      .expectation(goal), "Make the mean value of IZI at least 0.7.", "让 IZI 的平均值不小于 0.7。")
  }

  /// What is missed on average over the cases is named as it is where every case counts by itself.
  @Test func whatIsMissedOnAverage() throws {
    var level = makeLevel(
      qubits: 2, bits: 2, board: [frozen(.measure(0, into: 0))],
      cases: ["a", "b"].map {
        LevelCase(id: $0, title: nil, weight: nil, setBits: [], start: nil, boxes: [:])
      })
    let half = WrittenNumber(text: "1/2", value: 0.5)
    let goals: [(goal: Goal, english: String, chinese: String)] = [
      (
        .expectation(ExpectationGoal(pauli: try PauliString("ZX"), wanted: .atLeast(half))),
        "The mean value of ZX is ", "ZX 的平均值是 "
      ),
      (
        .records(
          RecordGoal(bits: [0, 1], outcomes: [.init(bits: 1, probability: half)], tolerance: 1e-6)),
        "Outcome 01 has probability 0,", "结果 01 的概率是 0，"
      ),
      (
        .probabilities(
          ProbabilityGoal(
            qubits: [0, 1], bases: [.z, .z], outcomes: [.init(bits: 2, probability: half)], tolerance: 1e-6)),
        "Outcome 10 has probability 0,", "结果 10 的概率是 0，"
      ),
    ]
    for (goal, english, chinese) in goals {
      level.goals = [.meanOverCases(goal)]
      level.scoring = Scoring(counting: .placements, par: 1, threeStars: 1, twoStars: 2)
      let finding = try #require(try level.verdict(after: []).findings.first)
      #expect(finding.sentence(in: .english, level: level).hasPrefix(english))
      #expect(finding.sentence(in: .simplifiedChinese, level: level).hasPrefix(chinese))
    }
  }

  @Test("a game names what wins, cases with the same answers together")
  func game() {
    var table = level
    table.cases = ["calm", "storm", "gale"].map {
      LevelCase(
        id: $0, title: nil, weight: nil, setBits: [], start: nil, boxes: [:])
    }
    table.bits = ["x", "y"]
    let wins = [
      CaseAnswer(levelCase: 0, outcomes: [0, 3]), CaseAnswer(levelCase: 1, outcomes: [2]),
      CaseAnswer(levelCase: 2, outcomes: [3, 0]),
    ]
    let least = WrittenNumber(text: "0.85", value: 0.85)
    let goal = Goal.game(GameGoal(readout: .bits([0, 1]), wins: wins, minimum: least))
    #expect(
      goal.sentence(in: .english, level: table)
        == "Make the probability of winning at least 0.85. What wins: in case “calm”, “gale” y, x = 00 or 11; in case “storm” y, x = 10."
    )
    #expect(
      goal.sentence(in: .simplifiedChinese, level: table)
        == "让获胜的概率不小于 0.85。怎样算赢：情形“calm”、“gale”中 y、x = 00 或 11；情形“storm”中 y、x = 10。")
    let identify = Goal.identify(
      IdentifyGoal(
        readout: .qubits([1], bases: [.x]), answers: [CaseAnswer(levelCase: 1, outcomes: [1])],
        greatestError: WrittenNumber(text: "0", value: 0)))
    #expect(
      identify.sentence(in: .english, level: table)
        == "Tell the cases apart by measuring b in X: never wrong. What is right: in case “storm” b = 1 (X).")
    #expect(
      identify.sentence(in: .simplifiedChinese, level: table)
        == "用 X 基测量 b 的结果分辨各种情形，不许出错。怎样算对：情形“storm”中 b = 1 (X)。")
  }

  @Test("a budget, of the player's operations or of the whole board")
  func budget() {
    let own = Budget(counted: .gate(.cx), scope: .player, bound: .exactly(2))
    #expect(own.sentence(in: .english, level: level) == "CX gates: exactly 2.")
    let all = Budget(counted: .depth, scope: .board, bound: .atMost(3))
    #expect(all.sentence(in: .english, level: level) == "Depth on the whole board: at most 3.")
    #expect(all.sentence(in: .simplifiedChinese, level: level) == "整条线路的深度：最多 3。")
  }

  private func expect(
    _ goal: Goal, _ english: String, _ chinese: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(goal.sentence(in: .english, level: level) == english, sourceLocation: location)
    #expect(goal.sentence(in: .simplifiedChinese, level: level) == chinese, sourceLocation: location)
  }
}

extension LocalizedText {
  fileprivate static let none = LocalizedText(simplifiedChinese: "", english: "")
}
