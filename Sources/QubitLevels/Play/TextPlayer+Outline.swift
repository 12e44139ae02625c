import QuantumSimulator
public import QubitPuzzle

extension TextPlayer {
  /// Everything about the level that a front end draws and that no move changes, as one line of JSON.
  ///
  /// Members: `id`, `mechanic`, `code`, `sandbox`, `title`, `brief`, `explanation`, `hints` (how many the author wrote),
  /// `qubits`, `bits`, `start`, `toolbox` (each tool with `gate`, the word that begins its spelling, `kind`, `symbol`, `summary`, `qubits`,
  /// `controls`, `count`, `wires`, `prefixes`, `suffixes` and `dials` with the `name` and `rests` of each), `cases`, `rounds`, `goals` (each with `kind`, `sentence`, and `arrows` where the target
  /// has them), `budgets`, `choices` and `par`, `threeStars`, `twoStars` where there are any.
  public func outline(in language: Language) -> String {
    let level = playback.level
    var members: [(key: String, value: JSONText)] = [
      ("id", .string(level.id)),
      ("mechanic", .string(level.mechanic.rawValue)),
      ("code", .string(String(level.mechanic.code))),
      ("sandbox", .boolean(level.isSandbox)),
      ("title", .string(level.texts.title[language])),
      ("brief", .string(level.texts.brief[language])),
      ("explanation", .string(level.texts.explanation[language])),
      ("hints", .integer(level.texts.hints.count)),
      ("qubits", .strings(level.qubits)),
      ("bits", .strings(level.bits)),
      ("toolbox", .array(level.toolbox.map { text(of: $0, in: language) })),
      ("goals", .array(level.goals.map { text(of: $0, in: language) })),
      ("budgets", .strings(level.budgets.map { $0.sentence(in: language, level: level) })),
    ]
    if case .choice(let choices) = level.prediction?.answer {
      let offered = choices.map { choice in
        JSONText.object([("id", .string(choice.id)), ("text", .string(choice.text[language]))])
      }
      members.append(("choices", .array(offered)))
    }
    if let rounds = level.rounds {
      members.append(("rounds", .array([.integer(rounds.least), .integer(rounds.most)])))
    }
    members.append(("cases", .strings(level.cases.map { $0.name(in: language) })))
    if let scoring = level.scoring {
      members.append(("counting", .string(scoring.counting.rawValue)))
      members.append(("par", .integer(scoring.par)))
      members.append(("threeStars", .integer(scoring.threeStars)))
      members.append(("twoStars", .integer(scoring.twoStars)))
    }
    return JSONText.object(members).flat
  }

  private func text(of tool: Tool, in language: Language) -> JSONText {
    let level = playback.level
    let record = tool.gate?.record
    let spelling = notation.spelling(of: tool, in: level)
    // A piece that takes time has dials for its duration and, as a pulse, its phase.
    let dials = zip(record?.parameterNames ?? ["t", "φ"], tool.angles).map { name, grid in
      JSONText.object([("name", .string(name)), ("rests", .array(grid.values.map { Self.text(ofRest: $0) }))])
    }
    let wires = tool.wires.map { JSONText.array($0.map { .array($0.map { .integer($0) }) }) }
    var name = tool.kind.name(in: language, level: level)
    if case .piece(let index) = tool.kind, level.pieces.indices.contains(index) {
      name = level.pieces[index].sentence(in: language, level: level)
    }
    return .object([
      ("gate", .string(spelling.head)), ("kind", .string(tool.kind.word)),
      ("symbol", .string(record?.symbol ?? tool.kind.symbol(spelling))),
      ("summary", .string(record?.summary ?? name)), ("qubits", .integer(spelling.wireCount)),
      ("controls", .integer(record?.builtInControlCount ?? 0)),
      ("count", tool.count.map { .integer($0) } ?? .literal("null")), ("wires", wires ?? .literal("null")),
      ("prefixes", .strings(spelling.prefixes)), ("suffixes", .strings(spelling.suffixes)),
      ("dials", .array(dials)),
    ])
  }

  private static func text(ofRest value: Double) -> JSONText {
    .object([
      ("value", .number(value)), ("text", .string(Angle.description(value))),
      ("written", .string(Angle.text(value))),
    ])
  }

  private func text(of goal: Goal, in language: Language) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("sentence", .string(goal.sentence(in: language, level: playback.level)))
    ]
    switch goal {
    case .state(let goal):
      members.append(("kind", .string("state")))
      members.append(("arrows", Self.arrows(of: goal)))
    case .bloch(let goal):
      members.append(("kind", .string("bloch")))
      let arrow = [goal.x.value, goal.y.value, goal.z.value].map { JSONText.number($0) }
      members.append(
        ("arrows", .array([.object([("qubit", .integer(goal.qubit)), ("arrow", .array(arrow))])])))
    case .expectation: members.append(("kind", .string("expectation")))
    case .unitary: members.append(("kind", .string("unitary")))
    case .probabilities: members.append(("kind", .string("probabilities")))
    case .prediction: members.append(("kind", .string("prediction")))
    case .records, .likelihood, .isometry, .truthTable, .channel, .identify, .game, .inCases, .meanOverCases:
      members.append(("kind", .string("other")))
    }
    return .object(members)
  }

  /// The arrow of each qubit of a wanted state.
  private static func arrows(of goal: StateGoal) -> JSONText {
    var arrows: [JSONText] = []
    do throws(StateError) {
      let target = try StateVector(amplitudes: goal.target.amplitudes)
      for (place, qubit) in goal.qubits.enumerated() {
        let arrow = try target.blochVector(of: place)
        arrows.append(
          .object([
            ("qubit", .integer(qubit)),
            ("arrow", .array([arrow.x, arrow.y, arrow.z].map { .number($0) })),
          ]))
      }
    } catch {
      return .array([])
    }
    return .array(arrows)
  }
}

extension Tool.Kind {
  /// The word for it in JSON.
  fileprivate var word: String {
    switch self {
    case .gate: "gate"
    case .measurement: "measure"
    case .reset: "reset"
    case .piece: "piece"
    }
  }

  /// What a drawing shows where there is no gate.
  fileprivate func symbol(_ spelling: ToolSpelling) -> String {
    switch self {
    case .gate, .piece: spelling.head
    case .measurement(let letters):
      letters == [.z] ? "M" : "M " + letters.map { PauliString($0, on: 0).description }.joined()
    case .reset: "|0⟩"
    }
  }
}
