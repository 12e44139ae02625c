import QuantumSimulator
import QubitPuzzle

/// A generator of levels that hold everything a level can, in every combination that the format allows.
struct RandomLevel {
  private var generator: Generator
  private(set) var qubitCount = 1
  private(set) var bitCount = 0

  init(seed: UInt64) { generator = Generator(state: seed) }

  mutating func make() -> Level {
    qubitCount = 1 + pick(3)
    bitCount = pick(3)
    let isSandbox = pick(6) == 0
    let asksQuestion = pick(3) == 0
    let goals: [Goal] = asksQuestion ? [.prediction(prediction())] : [goal()]
    let choices = asksQuestion ? choiceIDs(of: goals) : nil
    let scoring = Scoring(
      counting: asksQuestion ? .answers : [.placements, .edits][pick(2)], par: asksQuestion ? 1 : 1 + pick(3),
      threeStars: 3 + pick(2), twoStars: 5 + pick(3))
    var level = Level(
      id: id(), mechanic: Mechanic.allCases[pick(Mechanic.allCases.count)],
      texts: Texts(title: text(), brief: text(), hints: many(3) { $0.text() }, explanation: text()),
      concepts: Concepts(teaches: ids("t"), requires: ids("r")),
      qubits: (0..<qubitCount).map { "q\($0)" }, bits: (0..<bitCount).map { "c_\($0)" }, start: start(),
      board: many(3) { $0.boardItem() }, toolbox: toolbox(), goals: isSandbox ? [] : goals,
      budgets: isSandbox ? [] : many(2) { $0.budget() }, scoring: isSandbox ? nil : scoring,
      solutions: isSandbox ? [] : [[move(choices)]] + many(1) { [$0.move(choices), $0.move(choices)] },
      routes: isSandbox ? [] : many(1) { Route(moves: [$0.move(choices)], text: $0.text()) },
      redHerrings: redHerrings(),
      media: many(2) { "pictures/\($0.pick(100)).png" })
    if pick(2) == 0 { addMechanics(to: &level) }
    return level
  }

  private mutating func redHerrings() -> [Tool.Kind] {
    let gates = StandardGate.allCases.shuffled(using: &generator).prefix(pick(3)).map { Tool.Kind.gate($0) }
    let others: [Tool.Kind] = [.measurement([.x, .z]), .reset, .measurement([.y])]
    return gates + others.shuffled(using: &generator).prefix(pick(3))
  }

  mutating func pick(_ bound: Int) -> Int { generator.next(below: bound) }

  mutating func many<Element>(_ most: Int, _ make: (inout RandomLevel) -> Element) -> [Element] {
    (0..<pick(most + 1)).map { _ in make(&self) }
  }

  private mutating func id() -> String { ["a", "x-gate", "level-12", "s-3-t"][pick(4)] }

  private mutating func ids(_ letter: String) -> [String] { (0..<pick(3)).map { "\(letter)-\($0)" } }

  mutating func text() -> LocalizedText {
    let words = [
      "箭头", "“好”", "a\"b", "\\", "line\nbreak", "\t", "😀", "e\u{301}", "\u{7F}", "\u{1}", "/", "|0⟩",
    ]
    func line(_ random: inout RandomLevel) -> String {
      "w" + (0..<random.pick(5)).map { _ in words[random.pick(words.count)] }.joined()
    }
    return LocalizedText(simplifiedChinese: line(&self), english: line(&self))
  }

  private mutating func number(_ spellings: [(String, Double)]) -> WrittenNumber {
    let (text, value) = spellings[pick(spellings.count)]
    return WrittenNumber(text: text, value: value)
  }

  private mutating func angle() -> WrittenNumber {
    number([("pi/4", .pi / 4), ("0.5", 0.5), ("1e-3", 1e-3), ("-3pi/8", -3 * .pi / 8), ("2", 2)])
  }

  mutating func probability() -> WrittenNumber { number([("1/4", 0.25), ("0.25", 0.25), ("0", 0)]) }

  mutating func tolerance() -> Double { [1e-6, 0.01, 0, 0.1234567890123456][pick(4)] }

  mutating func qubits(_ count: Int) -> [Int] {
    Array((0..<qubitCount).shuffled(using: &generator).prefix(count))
  }

  mutating func ket(_ count: Int) -> WrittenKet {
    let index = pick(1 << count)
    let bits = (0..<count).reversed().map { "\(index >> $0 & 1)" }.joined()
    var amplitudes = [Complex](repeating: .zero, count: 1 << count)
    amplitudes[index] = .i
    return WrittenKet(text: "i|\(bits)>", amplitudes: amplitudes)
  }

  mutating func gate() -> Operation {
    let qubits = qubits(qubitCount)
    switch pick(5) {
    case 0 where qubitCount > 1: return .gate(.cx, on: Array(qubits.prefix(2)))
    case 1: return .gate(.rz(angle().value), on: [qubits[0]])
    case 2 where qubitCount > 2:
      return .gate(.x, on: [qubits[0]], controls: [Control(qubits[1]), Control(qubits[2], .off)])
    case 3: return .gate(.u(0.1 * Double(pick(100)), 1 / 3, -.pi), on: [qubits[0]])
    default: return .gate(.sdg, on: [qubits[0]])
    }
  }

  mutating func operation() -> Operation {
    guard bitCount > 0 else { return gate() }
    switch pick(6) {
    case 0: return .measure(pick(qubitCount), into: pick(bitCount))
    case 1:
      return .measure(PauliString(Dictionary(uniqueKeysWithValues: qubits(2).map { ($0, .x) })), into: 0)
    case 2: return .reset(pick(qubitCount))
    case 3: return Operation(.barrier(qubits: qubits(2)))
    case 4:
      return Operation(gate().action, if: Condition(bits: Array(0..<bitCount), equal: UInt64(pick(2))))
    default: return gate()
    }
  }

  mutating func start() -> Start {
    switch pick(5) {
    case 0: .density(.rows(mixedDiagonal(1 << qubitCount)))
    case 1: .density(.mixture([weighted("1/4", 0.25), weighted("0.75", 0.75)]))
    case 2: .ket(ket(qubitCount))
    default: .circuit(many(3) { $0.gate() })
    }
  }

  private mutating func weighted(_ text: String, _ value: Double) -> WrittenDensity.WeightedKet {
    WrittenDensity.WeightedKet(weight: WrittenNumber(text: text, value: value), ket: ket(qubitCount))
  }

  /// Half of the first and half of the last basis state, with a coherence of i/4 between them.
  private func mixedDiagonal(_ size: Int) -> [[WrittenAmplitude]] {
    var rows = identity(size).map { row in row.map { _ in WrittenAmplitude(text: "0", value: .zero) } }
    for end in [0, size - 1] { rows[end][end] = WrittenAmplitude(text: "1/2", value: Complex(0.5)) }
    rows[0][size - 1] = WrittenAmplitude(text: "i/4", value: Complex(0, 0.25))
    rows[size - 1][0] = WrittenAmplitude(text: "-i/4", value: Complex(0, -0.25))
    return rows
  }

  private mutating func boardItem() -> BoardItem {
    pick(3) == 0 ? .gap : .operation(operation(), pick(2) == 0 ? .frozen : .loose)
  }

  private mutating func toolbox() -> [Tool] {
    var tools = [Tool(gate: .h, wires: nil, count: pick(2) == 0 ? nil : 1 + pick(5))]
    if qubitCount > 1 { tools.append(Tool(gate: .cx, wires: pick(2) == 0 ? nil : [[1, 0], [0, 1]])) }
    let steps = AngleGrid.steps(
      from: angle(), to: WrittenNumber(text: "4pi", value: 4 * .pi), step: probabilityStep())
    tools.append(Tool(gate: .rx, angles: [pick(2) == 0 ? .list([angle(), angle()]) : steps]))
    return tools
  }

  private func probabilityStep() -> WrittenNumber { WrittenNumber(text: "0.5", value: 0.5) }

  private mutating func budget() -> Budget {
    let counted: [Budget.Counted] = [
      .operations, .gate(.h), .multiQubitGates, .tGates, .depth, .edits,
    ]
    let bounds: [Budget.Bound] = [.atMost(pick(9)), .atLeast(pick(9)), .exactly(pick(9))]
    return Budget(counted: counted[pick(6)], scope: [.player, .board][pick(2)], bound: bounds[pick(3)])
  }

  private mutating func pauli() -> PauliString {
    var pauli = PauliString([.x, .y, .z][pick(3)], on: pick(qubitCount))
    pauli[pick(qubitCount)] = .z
    return pauli
  }

  private mutating func goal() -> Goal {
    let count = 1 + pick(qubitCount)
    switch pick(6) {
    case 0:
      let phase: PhasePolicy = count == qubitCount && pick(2) == 0 ? .exact : .ignore
      return .state(
        StateGoal(qubits: qubits(count), target: ket(count), phase: phase, minimumFidelity: 0.9))
    case 1:
      return .bloch(
        BlochGoal(
          qubit: pick(qubitCount), x: number([("1/sqrt(2)", 0.5.squareRoot())]), y: probability(),
          z: number([("0.5", 0.5)]), tolerance: tolerance()))
    case 2:
      let wanted: [Wanted] = [
        .equal(probability(), tolerance: tolerance()), .atLeast(probability()), .atMost(probability()),
      ]
      return .expectation(ExpectationGoal(pauli: pauli(), wanted: wanted[pick(3)]))
    case 3:
      let target: UnitaryTarget = pick(2) == 0 ? .circuit([]) : .matrix(identity(1 << qubitCount))
      return .unitary(
        UnitaryGoal(target: target, cleanAncillas: [], phase: .exact, minimumFidelity: 0.999999))
    case 4 where qubitCount > 1:
      return .unitary(
        UnitaryGoal(
          target: .circuit([.gate(.h, on: [0])]), cleanAncillas: [1], phase: .ignore, minimumFidelity: 1))
    default:
      let outcomes = [ProbabilityGoal.Outcome(bits: pick(1 << count), probability: probability())]
      return .probabilities(
        ProbabilityGoal(
          qubits: qubits(count), bases: (0..<count).map { _ in [.x, .y, .z][pick(3)] }, outcomes: outcomes,
          tolerance: 1))
    }
  }

  private func identity(_ size: Int) -> [[WrittenAmplitude]] {
    (0..<size).map { row in
      (0..<size).map { column in
        row == column
          ? WrittenAmplitude(text: "e^(i*pi/2)", value: .i) : WrittenAmplitude(text: "0", value: .zero)
      }
    }
  }

  private mutating func prediction() -> Prediction {
    if pick(2) == 0 {
      var quantities: [Quantity] = [
        .probability(qubits: [0], bases: [.y], bits: 1), .expectation(pauli()),
        .blochLength(qubit: pick(qubitCount)),
      ]
      if qubitCount > 1 { quantities.append(.concurrence(1, 0)) }
      return Prediction(
        question: text(), answer: .number(quantities[pick(quantities.count)], tolerance: tolerance()))
    }
    let choices = ["still", "moves", "both-2"].prefix(2 + pick(2)).map { id in
      Choice(
        id: id, text: text(),
        claim: Claim(after: many(2) { $0.operation() }, goal: goal(), verdict: [.holds, .fails][pick(2)]))
    }
    return Prediction(question: text(), answer: .choice(choices))
  }

  private func choiceIDs(of goals: [Goal]) -> [String] {
    guard case .prediction(let prediction)? = goals.first, case .choice(let choices) = prediction.answer
    else { return [] }
    return choices.map(\.id)
  }

  /// A move: an answer too, where there is a question, which is one of some choices or, where there are none, a number.
  private mutating func move(_ choices: [String]?) -> Move {
    switch pick(choices == nil ? 5 : 6) {
    case 0: .place(operation(), position: nil)
    case 1: .place(operation(), position: pick(20))
    case 2: .remove(position: pick(20))
    case 3: .replace(position: pick(20), with: operation())
    case 4: .move(from: pick(20), to: pick(20))
    default:
      if let choices, !choices.isEmpty {
        .answer(.choice(id: choices[pick(choices.count)]))
      } else {
        .answer(.number(0.1 * Double(pick(10))))
      }
    }
  }
}
