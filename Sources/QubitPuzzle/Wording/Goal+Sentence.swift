import QuantumSimulator

extension Goal {
  /// What the goal demands, as a sentence made from the goal itself: beside the author's words it shows a player what
  /// is judged, and an author whether the words and the goal agree.
  public func sentence(in language: Language, level: Level) -> String {
    let names = GoalNames(level: level)
    switch (self, language) {
    case (.state(let goal), .english):
      return
        "Bring \(names.list(goal.qubits, .english)) to \(goal.target.text)\(goal.phase.english)\(names.branches(goal.branches, .english))."
    case (.state(let goal), .simplifiedChinese):
      return
        "让 \(names.list(goal.qubits, .simplifiedChinese)) 处于 \(goal.target.text)\(goal.phase.chinese)\(names.branches(goal.branches, .simplifiedChinese))。"
    case (.bloch(let goal), .english):
      return
        "Point the arrow of \(names.qubit(goal.qubit)) to \(goal.arrow)\(names.branches(goal.branches, .english))."
    case (.bloch(let goal), .simplifiedChinese):
      return
        "让 \(names.qubit(goal.qubit)) 的箭头指向 \(goal.arrow)\(names.branches(goal.branches, .simplifiedChinese))。"
    case (.expectation(let goal), .english):
      return "Make the mean value of \(names.text(goal.pauli)) \(goal.wanted.english)."
    case (.expectation(let goal), .simplifiedChinese):
      return "让 \(names.text(goal.pauli)) 的平均值\(goal.wanted.chinese)。"
    case (.unitary(let goal), .english):
      return
        "Make the board do \(names.english(goal.target))\(goal.phase.english)\(names.ancillas(goal, .english))."
    case (.unitary(let goal), .simplifiedChinese):
      return
        "让整条线路\(names.chinese(goal.target))\(goal.phase.chinese)\(names.ancillas(goal, .simplifiedChinese))。"
    case (.probabilities(let goal), .english):
      let outcomes = goal.outcomeTexts.map { "\($0.bits) with probability \($0.probability)" }
      return
        "Measured in \(goal.basisText), \(names.list(goal.qubits, .english)) give \(outcomes.joined(separator: ", "))."
    case (.probabilities(let goal), .simplifiedChinese):
      let outcomes = goal.outcomeTexts.map { "\($0.bits) 的概率是 \($0.probability)" }
      return
        "用 \(goal.basisText) 基测量 \(names.list(goal.qubits, .simplifiedChinese))，得到 \(outcomes.joined(separator: "，"))。"
    case (.prediction(let goal), _):
      return goal.question[language]
    case (.inCases(let cases, let goal), .english):
      return "In case \(names.cases(cases, .english)): \(goal.sentence(in: language, level: level))"
    case (.inCases(let cases, let goal), .simplifiedChinese):
      return "在情形 \(names.cases(cases, .simplifiedChinese)) 中：\(goal.sentence(in: language, level: level))"
    case (.meanOverCases(let goal), .english):
      return "On the mean over all cases: \(goal.sentence(in: language, level: level))"
    case (.meanOverCases(let goal), .simplifiedChinese):
      return "对所有情形取平均：\(goal.sentence(in: language, level: level))"
    case (_, .english): return names.english(self)
    case (_, .simplifiedChinese): return names.chinese(self)
    }
  }
}

/// A level's own names for what its goals speak of.
struct GoalNames {
  let level: Level

  func qubit(_ index: Int) -> String {
    level.qubits.indices.contains(index) ? level.qubits[index] : "q\(index)"
  }

  func list(_ qubits: [Int], _ language: Language) -> String {
    qubits.map(qubit).joined(separator: language.listSeparator)
  }

  func text(_ pauli: PauliString) -> String { pauli.text(qubitCount: level.qubits.count) }

  func english(_ target: UnitaryTarget) -> String {
    switch target {
    case .circuit([]): "nothing: every state leaves as it came"
    case .circuit(let operations): "the same as \(text(operations, then: ", then "))"
    case .matrix(let rows): "what the matrix \(text(rows)) does"
    }
  }

  func chinese(_ target: UnitaryTarget) -> String {
    switch target {
    case .circuit([]): "什么也不改变：每个状态出去时和进来时一样"
    case .circuit(let operations): "的作用等于 \(text(operations, then: "，再 "))"
    case .matrix(let rows): "的作用等于矩阵 \(text(rows))"
    }
  }

  func ancillas(_ goal: UnitaryGoal, _ language: Language) -> String {
    guard !goal.cleanAncillas.isEmpty else { return "" }
    let helpers = list(goal.cleanAncillas, language)
    switch language {
    case .english: return ", and give \(helpers) back in |0⟩"
    case .simplifiedChinese: return "，并把 \(helpers) 还原到 |0⟩"
    }
  }

  private func text(_ operations: [Operation], then: String) -> String {
    operations.map { operation in
      guard case .gate(let application) = operation.action else { return "?" }
      return GateNotation.text(application, qubitNames: level.qubits) ?? "?"
    }.joined(separator: then)
  }

  private func text(_ rows: [[WrittenAmplitude]]) -> String {
    "[" + rows.map { "[" + $0.map { $0.text }.joined(separator: ", ") + "]" }.joined(separator: ", ") + "]"
  }
}

extension PhasePolicy {
  var english: String { self == .exact ? ", global phase included" : "" }
  var chinese: String { self == .exact ? "（全局相位也要对）" : "" }
}

extension BlochGoal {
  fileprivate var arrow: String { "(\(x.text), \(y.text), \(z.text))" }
}

extension Wanted {
  var english: String {
    switch self {
    case .equal(let number, _): "equal to \(number.text)"
    case .atLeast(let number): "at least \(number.text)"
    case .atMost(let number): "at most \(number.text)"
    }
  }

  var chinese: String {
    switch self {
    case .equal(let number, _): "等于 \(number.text)"
    case .atLeast(let number): "不小于 \(number.text)"
    case .atMost(let number): "不大于 \(number.text)"
    }
  }
}

extension ProbabilityGoal {
  fileprivate var basisText: String { NumberText.basis(bases) }

  fileprivate var outcomeTexts: [(bits: String, probability: String)] {
    outcomes.map { (NumberText.bits($0.bits, count: qubits.count), $0.probability.text) }
  }
}
