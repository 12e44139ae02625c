import QuantumSimulator

extension Verdict.Finding {
  /// What the player is told about this demand, in the player's language: whether it is met, and if not, what was
  /// found and what was wanted. It does not give the answer to a question away.
  public func sentence(in language: Language, level: Level) -> String {
    let goal = goal(of: level)
    switch language {
    case .english:
      let sentence = english(level, goal)
      guard !isMet else { return sentence }
      let situation = caseName(level, .english).map { "Case “\($0)”: " } ?? ""
      guard let failingBranch else { return situation + sentence }
      return situation + "When the measurements give \(failingBranch.text(in: .english)): " + sentence
    case .simplifiedChinese:
      let sentence = chinese(level, goal)
      guard !isMet else { return sentence }
      let situation = caseName(level, .simplifiedChinese).map { "情形“\($0)”：" } ?? ""
      guard let failingBranch else { return situation + sentence }
      return
        situation + "当测量结果依次为 \(failingBranch.text(in: .simplifiedChinese)) 时：" + sentence
    }
  }

  private func goal(of level: Level) -> Goal? {
    guard case .goal(let index) = subject, level.goals.indices.contains(index) else { return nil }
    return level.goals[index].inEachCase
  }

  private func caseName(_ level: Level, _ language: Language) -> String? {
    guard let failingCase, level.cases.indices.contains(failingCase) else { return nil }
    return level.cases[failingCase].name(in: language)
  }

  private func english(_ level: Level, _ goal: Goal?) -> String {
    switch evidence {
    case .fidelity(let found):
      if isMet { return goal.isAboutOperation ? "The operation is right." : "The state is right." }
      if found.isWrongOnlyInRowPhases {
        return "Every row of the table is right by itself, but superpositions show wrong phases between rows."
      }
      if found.isWrongOnlyInGlobalPhase, let phase = found.globalPhase {
        return "Only the global phase is off: the result is the target times \(Self.factor(phase))."
      }
      let (actual, wanted) = NumberText.pair(found.judged, found.minimum)
      let sentence = "The fidelity is \(actual), but has to be at least \(wanted)."
      guard found.leakage > Judge.roundingSlack else { return sentence }
      return sentence
        + " The helper qubits are not given back in |0⟩ (probability \(NumberText.decimal(found.leakage)))."
    case .bloch(let actual, let wanted, let distance, _):
      if isMet { return "The arrow is right." }
      return
        "The arrow is \(Self.text(actual)), but has to be \(Self.text(wanted)): off by \(NumberText.decimal(distance))."
    case .expectation(let actual, let wanted):
      return english("The mean value of \(goal.pauliText(level))", actual, wanted)
    case .likelihood(let actual, let wanted):
      return english(goal.likelihoodName(in: .english), actual, wanted)
    case .probabilities(let outcomes, _):
      guard !isMet, let worst = outcomes.worst else { return "The probabilities are right." }
      let (actual, wanted) = NumberText.pair(worst.actual, worst.wanted)
      return
        "Outcome \(NumberText.bits(worst.bits, count: goal.measuredCount)) has probability \(actual), but has to have \(wanted)."
    case .answer(let given, _):
      if isMet { return "The answer is right." }
      return given == nil ? "The question has not been answered yet." : "That is not the right answer."
    case .count(let actual, let bound):
      return "\(countedName(of: level, in: .english)): \(actual); \(bound.text(in: .english))."
    }
  }

  private func chinese(_ level: Level, _ goal: Goal?) -> String {
    switch evidence {
    case .fidelity(let found):
      if isMet { return goal.isAboutOperation ? "整个操作正确。" : "状态正确。" }
      if found.isWrongOnlyInRowPhases {
        return "表中每一行单独看都对，但放到叠加态里，行与行之间的相位不对。"
      }
      if found.isWrongOnlyInGlobalPhase, let phase = found.globalPhase {
        return "只差一个全局相位：结果是目标乘以 \(Self.factor(phase))。"
      }
      let (actual, wanted) = NumberText.pair(found.judged, found.minimum)
      let sentence = "保真度是 \(actual)，至少要达到 \(wanted)。"
      guard found.leakage > Judge.roundingSlack else { return sentence }
      return sentence + "辅助量子比特没有回到 |0⟩（概率 \(NumberText.decimal(found.leakage))）。"
    case .bloch(let actual, let wanted, let distance, _):
      if isMet { return "箭头正确。" }
      return
        "箭头现在是 \(Self.text(actual))，应当是 \(Self.text(wanted))，相差 \(NumberText.decimal(distance))。"
    case .expectation(let actual, let wanted):
      return chinese("\(goal.pauliText(level)) 的平均值", actual, wanted)
    case .likelihood(let actual, let wanted):
      return chinese(goal.likelihoodName(in: .simplifiedChinese), actual, wanted)
    case .probabilities(let outcomes, _):
      guard !isMet, let worst = outcomes.worst else { return "概率正确。" }
      let (actual, wanted) = NumberText.pair(worst.actual, worst.wanted)
      return
        "结果 \(NumberText.bits(worst.bits, count: goal.measuredCount)) 的概率是 \(actual)，应当是 \(wanted)。"
    case .answer(let given, _):
      if isMet { return "回答正确。" }
      return given == nil ? "问题还没有回答。" : "这个答案不对。"
    case .count(let actual, let bound):
      return
        "\(countedName(of: level, in: .simplifiedChinese))：\(actual)，\(bound.text(in: .simplifiedChinese))。"
    }
  }

  private func english(_ quantity: String, _ actual: Double, _ wanted: Wanted) -> String {
    let (found, bound) = NumberText.pair(actual, wanted.value)
    let mean = "\(quantity) is \(found)"
    if isMet { return mean + ", as it has to be." }
    switch wanted {
    case .equal: return mean + ", but has to be \(bound)."
    case .atLeast: return mean + ", but has to be at least \(bound)."
    case .atMost: return mean + ", but has to be at most \(bound)."
    }
  }

  private func chinese(_ quantity: String, _ actual: Double, _ wanted: Wanted) -> String {
    let (found, bound) = NumberText.pair(actual, wanted.value)
    let mean = "\(quantity)是 \(found)，"
    if isMet { return mean + "符合要求。" }
    switch wanted {
    case .equal: return mean + "应当是 \(bound)。"
    case .atLeast: return mean + "至少应当是 \(bound)。"
    case .atMost: return mean + "至多只能是 \(bound)。"
    }
  }

  /// e^{iφ} as people write it.
  private static func factor(_ phase: Double) -> String {
    let sign = phase < 0 ? "−" : ""
    switch Angle.description(phase.magnitude) {
    case "π": return "−1"
    case "π/2": return sign + "i"
    case let angle: return "e^(\(sign)i·\(angle))"
    }
  }

  private static func text(_ arrow: BlochVector) -> String {
    "(\(NumberText.decimal(arrow.x)), \(NumberText.decimal(arrow.y)), \(NumberText.decimal(arrow.z)))"
  }

  private func countedName(of level: Level, in language: Language) -> String {
    guard case .budget(let index) = subject, level.budgets.indices.contains(index) else { return "" }
    return level.budgets[index].counted.name(in: language, level: level)
  }
}

extension FailingBranch {
  fileprivate func text(in language: Language) -> String {
    outcomes.map { $0 == .one ? "1" : "0" }.joined(separator: language.listSeparator)
  }
}

extension Goal {
  /// The goal without the cases that it is about.
  fileprivate var inEachCase: Goal {
    switch self {
    case .inCases(_, let goal), .meanOverCases(let goal): goal.inEachCase
    default: self
    }
  }
}

extension Goal? {
  fileprivate var isAboutOperation: Bool {
    switch self {
    case .unitary, .isometry, .truthTable, .channel: true
    default: false
    }
  }

  fileprivate var measuredCount: Int {
    switch self {
    case .probabilities(let goal): goal.qubits.count
    case .records(let goal): goal.bits.count
    default: 0
    }
  }

  /// What is likely, or not.
  fileprivate func likelihoodName(in language: Language) -> String {
    switch (self, language) {
    case (.game, .english): "The probability of winning"
    case (.game, .simplifiedChinese): "获胜的概率"
    case (.identify, .english): "The probability of the right answer"
    case (.identify, .simplifiedChinese): "答对的概率"
    case (_, .english): "The probability"
    case (_, .simplifiedChinese): "概率"
    }
  }

  fileprivate func pauliText(_ level: Level) -> String {
    if case .expectation(let goal) = self { goal.pauli.text(qubitCount: level.qubits.count) } else { "" }
  }
}

extension [OutcomeEvidence] {
  /// The outcome that is furthest from what is wanted.
  fileprivate var worst: OutcomeEvidence? {
    self.max { abs($0.actual - $0.wanted) < abs($1.actual - $1.wanted) }
  }
}

extension Wanted {
  /// The number in it.
  var value: Double {
    switch self {
    case .equal(let number, _), .atLeast(let number), .atMost(let number): number.value
    }
  }
}
