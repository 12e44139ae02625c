import QuantumSimulator

/// The sentences of goals about records, channels, tables, cases and games.
extension GoalNames {
  func english(_ goal: Goal) -> String {
    switch goal {
    case .records(let goal):
      let outcomes = goal.outcomes.map {
        "\(NumberText.bits($0.bits, count: goal.bits.count)) with probability \($0.probability.text)"
      }
      return
        "At the end, \(level.bitNames(goal.bits, in: .english)) hold \(outcomes.joined(separator: ", "))."
    case .likelihood(let goal):
      return
        "Make the probability of \(outcomes(goal.outcomes, goal.readout, .english)) \(goal.wanted.english)."
    case .isometry(let goal):
      let images = goal.images.enumerated().map {
        "|\(NumberText.bits($0.offset, count: goal.inputs.count))> to \($0.element.text)"
      }
      return
        "Take \(list(goal.inputs, .english)) from \(images.joined(separator: ", from "))\(goal.phase.english), superpositions included."
    case .truthTable(let goal):
      return
        "Make the board do \(rows(goal, " to ", ", ")) on \(list(goal.qubits, .english))\(goal.phase.english), superpositions included."
    case .channel(let goal):
      return
        "Whatever state enters at \(list(goal.from, .english)) has to leave at \(list(goal.to, .english))\(goal.target == .circuit([]) ? "" : ", with the gates wanted done to it")\(branches(goal.branches, .english))."
    case .identify(let goal):
      let error =
        goal.greatestError.value == 0
        ? "never wrong" : "wrong with probability \(goal.greatestError.text) at most"
      return
        "Tell the cases apart by \(readout(goal.readout, .english)): \(error). What is right: \(answers(goal.answers, goal.readout, .english))."
    case .game(let goal):
      let event =
        switch goal.rounds {
        case nil: "winning"
        case .any: "winning at least one round"
        case .all: "winning every round"
        }
      return
        "Make the probability of \(event) at least \(goal.minimum.text). What wins: \(answers(goal.wins, goal.readout, .english))."
    default: return ""
    }
  }

  func chinese(_ goal: Goal) -> String {
    switch goal {
    case .records(let goal):
      let outcomes = goal.outcomes.map {
        "\(NumberText.bits($0.bits, count: goal.bits.count)) 的概率是 \($0.probability.text)"
      }
      return
        "最后，\(level.bitNames(goal.bits, in: .simplifiedChinese)) 为 \(outcomes.joined(separator: "，"))。"
    case .likelihood(let goal):
      return
        "让 \(outcomes(goal.outcomes, goal.readout, .simplifiedChinese)) 的概率\(goal.wanted.chinese)。"
    case .isometry(let goal):
      let images = goal.images.enumerated().map {
        "|\(NumberText.bits($0.offset, count: goal.inputs.count))> 变成 \($0.element.text)"
      }
      return
        "让 \(list(goal.inputs, .simplifiedChinese)) 的 \(images.joined(separator: "，"))\(goal.phase.chinese)，叠加态也要对。"
    case .truthTable(let goal):
      return
        "让整条线路在 \(list(goal.qubits, .simplifiedChinese)) 上把 \(rows(goal, " 变成 ", "，"))\(goal.phase.chinese)，叠加态也要对。"
    case .channel(let goal):
      return
        "无论什么状态从 \(list(goal.from, .simplifiedChinese)) 进来，都要从 \(list(goal.to, .simplifiedChinese)) 出去\(goal.target == .circuit([]) ? "" : "，并完成要求的操作")\(branches(goal.branches, .simplifiedChinese))。"
    case .identify(let goal):
      let error =
        goal.greatestError.value == 0 ? "不许出错" : "出错的概率最多是 \(goal.greatestError.text)"
      return
        "用\(readout(goal.readout, .simplifiedChinese))分辨各种情形，\(error)。怎样算对：\(answers(goal.answers, goal.readout, .simplifiedChinese))。"
    case .game(let goal):
      let event =
        switch goal.rounds {
        case nil: "获胜"
        case .any: "至少赢一轮"
        case .all: "每一轮都赢"
        }
      return
        "让\(event)的概率不小于 \(goal.minimum.text)。怎样算赢：\(answers(goal.wins, goal.readout, .simplifiedChinese))。"
    default: return ""
    }
  }

  /// That every branch has to be right, where there can be several.
  func branches(_ policy: BranchPolicy, _ language: Language) -> String {
    guard level.canMeasure else { return "" }
    if level.isNoisy {
      return language == .english ? ", averaged over what the noise does" : "（按各种噪声结果平均）"
    }
    if level.isMixed {
      return language == .english ? ", averaged over the mixture" : "（按混合态平均）"
    }
    switch (policy, language) {
    case (.every, .english): return ", however the measurements come out"
    case (.every, .simplifiedChinese): return "，无论测量结果如何"
    case (.mean, .english): return ", averaged over what the measurements give"
    case (.mean, .simplifiedChinese): return "（按各种测量结果平均）"
    }
  }

  /// The names of cases, as a list.
  func cases(_ cases: [Int], _ language: Language) -> String {
    cases.map { level.cases.indices.contains($0) ? level.cases[$0].name(in: language) : "?" }
      .joined(separator: language.listSeparator)
  }

  private func readout(_ readout: Readout, _ language: Language) -> String {
    switch (readout, language) {
    case (.bits(let bits), .english): level.bitNames(bits, in: .english)
    case (.bits(let bits), .simplifiedChinese): " \(level.bitNames(bits, in: .simplifiedChinese)) "
    case (.qubits(let qubits, let bases), .english):
      "measuring \(list(qubits, .english)) in \(NumberText.basis(bases))"
    case (.qubits(let qubits, let bases), .simplifiedChinese):
      " \(NumberText.basis(bases)) 基测量 \(list(qubits, .simplifiedChinese)) 的结果"
    }
  }

  private func rows(_ goal: TruthTableGoal, _ arrow: String, _ separator: String) -> String {
    goal.rows.map { row in
      let (input, output) = (
        NumberText.bits(row.input, count: goal.qubits.count),
        NumberText.bits(row.output, count: goal.qubits.count)
      )
      return "|\(input)>\(arrow)|\(output)>"
    }.joined(separator: separator)
  }
}
