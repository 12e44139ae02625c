import QuantumSimulator
import QubitPuzzle

extension RandomLevel {
  /// Adds pieces, cases, parties, a dial of rounds, tools that measure, and goals about them.
  mutating func addMechanics(to level: inout Level) {
    let wires = ["a", "b"].prefix(qubitCount).map { $0 }
    level.pieces = [
      Piece(name: "oracle", wires: wires, content: .macro([.gate(.h, on: [0])])),
      Piece(name: "f", wires: wires, content: .blackBox),
    ]
    let weighs = pick(2) == 0
    addMotion(to: &level)
    level.cases = ["one", "two-2"].map { id in
      LevelCase(
        id: id, title: pick(2) == 0 ? nil : text(),
        weight: weighs ? WrittenNumber(text: "1/2", value: 0.5) : nil,
        setBits: (0..<bitCount).filter { _ in pick(2) == 0 }, start: pick(2) == 0 ? nil : start(),
        boxes: [1: pick(2) == 0 ? [] : [.gate(.x, on: [0])]], terms: pick(2) == 0 ? [] : terms())
    }
    level.parties = [
      Party(name: "alice", qubits: [0], bits: Array(0..<bitCount), hears: []),
      Party(name: "bob", qubits: [], bits: [], hears: bitCount > 0 ? [0] : []),
    ]
    if qubitCount > 1 { level.connectivity = pick(2) == 0 ? [] : [Level.Pair(1, 0)] }
    level.board.append(.operation(.piece(use()), .frozen))
    level.toolbox += tools()
    if pick(2) == 0 { level.redHerrings.append(.piece(pick(2))) }
    guard !level.isSandbox, level.prediction == nil else { return }
    if pick(2) == 0 {
      level.rounds = RoundDial(least: 1 + pick(3), most: 5)
      level.scoring?.counting = .rounds
      level.solutions[0].append(.rounds(4))
    }
    level.solutions[0].append(.place(.piece(use()), position: nil))
    level.budgets.append(Budget(counted: .queries, scope: .player, bound: .atMost(1)))
    level.budgets.append(Budget(counted: .piece(pick(2)), scope: .board, bound: .exactly(pick(3))))
    level.budgets.append(Budget(counted: .measurements, scope: .board, bound: .atLeast(pick(3))))
    if level.dynamics?.timeStep != nil {
      level.budgets.append(Budget(counted: .timeSteps, scope: .board, bound: .atMost(pick(20))))
    }
    let goal = goal(of: level)
    if case .game = goal {
      level.goals = [goal]
    } else {
      level.goals = [pick(2) == 0 ? goal : .inCases([0, 1], goal)]
      if case .state = goal, pick(2) == 0 { level.goals = [.meanOverCases(goal)] }
    }
  }

  /// Adds waits, pulses and noise, and what they need.
  private mutating func addMotion(to level: inout Level) {
    let shapes: [Pulse.Shape] = [
      .square, .gaussian(width: probability()), .sinc(lobes: probability()),
      .samples([probability(), probability()]),
    ]
    level.pieces += [
      Piece(name: "wait", wires: level.qubits, content: .wait),
      Piece(
        name: "drive", wires: level.qubits,
        content: .pulse(
          Pulse(
            qubit: pick(qubitCount), amplitude: probability(), carrier: pick(2) == 0 ? nil : probability(),
            shape: shapes[pick(4)]))),
      Piece(
        name: "storm", wires: ["w"],
        content: .noise(Noise(kind: Noise.Kind.allCases[pick(5)], probability: probability()))),
    ]
    let noise = Noise(kind: Noise.Kind.allCases[pick(5)], probability: probability())
    level.dynamics = Dynamics(
      timeUnit: Dynamics.TimeUnit.allCases[pick(4)], frame: Dynamics.Frame.allCases[pick(3)],
      timeStep: pick(2) == 0 ? nil : probability(), terms: terms(),
      relaxation: pick(2) == 0
        ? []
        : [QubitRelaxation(qubit: 0, t1: probability(), t2: pick(2) == 0 ? nil : probability())],
      gateNoise: pick(2) == 0 ? [] : [GateNoise(after: GateNoise.Gates.allCases[pick(3)], noise: noise)],
      readout: pick(2) == 0 ? nil : ReadoutErrors(oneForZero: probability(), zeroForOne: probability()))
    let all = Array(level.qubits.indices)
    level.board.append(.operation(.piece(PieceUse(piece: 2, wires: all, dials: [0.25])), .frozen))
    level.board.append(.operation(.piece(PieceUse(piece: 4, wires: [0])), .loose))
    level.toolbox.append(Tool(.piece(3), angles: [.list([probability()]), .list([probability()])]))
  }

  private mutating func terms() -> [HamiltonianTerm] {
    [HamiltonianTerm(pauli: PauliString([.x, .y, .z][pick(3)], on: pick(qubitCount)), rate: probability())]
  }

  private mutating func use() -> PieceUse {
    PieceUse(
      piece: pick(2), wires: qubits(min(2, qubitCount)),
      if: bitCount > 0 && pick(2) == 0 ? Condition(bit: pick(bitCount)) : nil)
  }

  private mutating func tools() -> [Tool] {
    let width = min(2, qubitCount)
    var tools = [
      Tool(.piece(pick(2)), wires: pick(2) == 0 ? nil : [qubits(width)], count: 1 + pick(3)), Tool(.reset),
    ]
    guard bitCount > 0 else { return tools }
    tools[1].conditioning = .always(Condition(bits: Array(0..<bitCount), equal: UInt64(pick(2))))
    tools.append(
      Tool(
        .measurement([.x, .y].prefix(width).map { $0 }), wires: [qubits(width)],
        bits: Array(0..<bitCount), conditioning: .optional([0])))
    return tools
  }

  private mutating func goal(of level: Level) -> Goal {
    let readout: Readout =
      bitCount > 0 && pick(2) == 0 ? .bits([0]) : .qubits([0], bases: [[.x, .y, .z][pick(3)]])
    let answers = [0, 1].map { CaseAnswer(levelCase: $0, outcomes: pick(2) == 0 ? [1] : [0, 1]) }
    let branches = BranchPolicy.allCases[pick(2)]
    switch pick(6) {
    case 0:
      return .state(
        StateGoal(
          qubits: [0], target: ket(1), phase: .ignore, minimumFidelity: 0.5, branches: branches))
    case 1 where bitCount > 0:
      return .records(
        RecordGoal(
          bits: [0], outcomes: [.init(bits: pick(2), probability: probability())], tolerance: 1))
    case 2:
      let wanted: [Wanted] = [
        .equal(probability(), tolerance: tolerance()), .atLeast(probability()), .atMost(probability()),
      ]
      return .likelihood(
        LikelihoodGoal(readout: readout, outcomes: [1, 0], wanted: wanted[pick(3)]))
    case 3:
      return .identify(
        IdentifyGoal(readout: readout, answers: answers, greatestError: probability()))
    case 4:
      return .channel(
        ChannelGoal(
          from: [0], to: qubits(1), target: .circuit([]), branches: branches, minimumFidelity: 0.25))
    default:
      return .game(
        GameGoal(
          readout: readout, wins: answers, minimum: probability(),
          rounds: level.rounds == nil ? nil : RoundPolicy.allCases[pick(2)]))
    }
  }
}
