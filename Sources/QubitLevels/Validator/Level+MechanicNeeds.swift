import QuantumSimulator
import QubitPuzzle

extension LevelCheck {
  /// Holds the mechanic that the level names against what it asks for and what it has on its board.
  mutating func checkMechanic() {
    guard !level.isSandbox, let lacking = level.lack(of: level.mechanic) else { return }
    let fitting = Mechanic.allCases.filter { level.lack(of: $0) == nil }
    note(MechanicFault(declared: level.mechanic, lacking: lacking, fitting: fitting))
  }
}

extension Level {
  /// The first thing that a mechanic needs and the level lacks; nil where it has all.
  func lack(of mechanic: Mechanic) -> MechanicNeed? {
    Self.needs(of: mechanic).first { !meets($0) }
  }

  /// What makes a level one of a mechanic. A level can be of several: a state prepared with few gates is prepared and
  /// economised.
  private static func needs(of mechanic: Mechanic) -> [MechanicNeed] {
    switch mechanic {
    case .prepare: [.stateGoal]
    case .build: [.operationGoal]
    case .statistics: [.chanceGoal]
    case .feedForward: [.task, .classicalInformation]
    case .pulse: [.task, .passingTime]
    case .mend: [.task, .givenCircuit, .countedEdits]
    case .economise: [.task, .limit]
    case .blackBox: [.hiddenInstances, .answersByCase]
    case .game: [.winTable]
    case .noise: [.task, .noise]
    case .predict: [.question]
    }
  }

  private func meets(_ need: MechanicNeed) -> Bool {
    switch need {
    case .stateGoal, .operationGoal, .chanceGoal, .winTable, .question:
      asks { need.kinds.contains($0.kind) }
    case .task: asks { $0.kind != .prediction }
    case .classicalInformation: usesBits
    case .passingTime: usedPieces.contains { $0.takesTime }
    case .givenCircuit: !placements.isEmpty
    case .countedEdits: scoring?.counting == .edits || budgets.contains { $0.counted == .edits }
    case .limit: !budgets.isEmpty || connectivity != nil || toolbox.contains { $0.count != nil }
    case .hiddenInstances: cases.count > 1
    case .answersByCase: asks { $0.kind == .identify || $0.isForSomeCases }
    case .noise:
      // A storm in a black box, or a field that differs from case to case, disturbs a state too; but where the cases are
      // to be told apart, it is what is looked for.
      isNoisy
        || cases.contains { !$0.boxes.isEmpty || !$0.terms.isEmpty }
          && asks { (MechanicNeed.stateGoal.kinds + MechanicNeed.operationGoal.kinds).contains($0.kind) }
    }
  }

  private func asks(_ isMeant: (Goal) -> Bool) -> Bool { goals.contains(where: isMeant) }

  /// What stands on the board before the first move.
  private var placements: [Placement] {
    board.compactMap { if case .operation(let placement, _) = $0 { placement } else { nil } }
  }

  /// The pieces that stand on the board or can be put there.
  private var usedPieces: [Piece] {
    let onBoard = placements.compactMap { if case .piece(let use) = $0 { use.piece } else { nil } }
    let inToolbox = toolbox.compactMap { if case .piece(let piece) = $0.kind { piece } else { nil } }
    let used = onBoard + inToolbox
    return pieces.indices.filter(used.contains).map { pieces[$0] }
  }

  /// Whether outcomes of measurements, or messages that are bits, play a part.
  private var usesBits: Bool {
    let circuits =
      usedPieces.map { if case .macro(let operations) = $0.content { operations } else { [] } }
      + cases.flatMap { $0.boxes.values } + [placements.compactMap { $0.operation }]
    return circuits.joined().contains { !$0.bits.isEmpty }
      || placements.contains { $0.condition != nil }
      || toolbox.contains { !$0.bits.isEmpty || $0.conditioning != .never }
  }
}

extension Goal {
  /// The kind of goal, by the word that files use, whatever the goal says about cases.
  fileprivate var kind: FileKeys.GoalKind {
    switch self {
    case .state: .state
    case .bloch: .bloch
    case .expectation: .expectation
    case .unitary: .unitary
    case .probabilities: .probabilities
    case .records: .records
    case .likelihood: .likelihood
    case .isometry: .isometry
    case .truthTable: .truthTable
    case .channel: .channel
    case .identify: .identify
    case .game: .game
    case .inCases(_, let goal), .meanOverCases(let goal): goal.kind
    case .prediction: .prediction
    }
  }

  /// Whether the goal is about some of the cases only.
  fileprivate var isForSomeCases: Bool { if case .inCases = self { true } else { false } }
}
