import QuantumSimulator

extension Budget {
  /// What the budget demands, as a sentence.
  public func sentence(in language: Language, level: Level) -> String {
    switch language {
    case .english:
      "\(counted.name(in: language, level: level))\(scope.english): \(bound.text(in: language))."
    case .simplifiedChinese:
      "\(scope.chinese)\(counted.name(in: language, level: level))：\(bound.text(in: language))。"
    }
  }
}

extension Budget.Counted {
  /// What is counted, as the beginning of a sentence.
  func name(in language: Language, level: Level) -> String {
    switch (language, self) {
    case (.english, .operations): "Operations"
    case (.english, .gate(let gate)): "\(gate.rawValue) gates"
    case (.english, .multiQubitGates): "Gates on several qubits"
    case (.english, .tGates): "T gates"
    case (.english, .measurements): "Measurements"
    case (.english, .queries): "Questions to the box"
    case (.english, .piece(let piece)): "Uses of \(level.pieceName(piece))"
    case (.english, .depth): "Depth"
    case (.english, .timeSteps): "Time, in steps of \(level.timeStepText)"
    case (.english, .edits): "Changes"
    case (.simplifiedChinese, .operations): "操作数"
    case (.simplifiedChinese, .gate(let gate)): "\(gate.rawValue) 门的个数"
    case (.simplifiedChinese, .multiQubitGates): "多量子比特门的个数"
    case (.simplifiedChinese, .tGates): "T 门的个数"
    case (.simplifiedChinese, .measurements): "测量次数"
    case (.simplifiedChinese, .queries): "询问黑盒的次数"
    case (.simplifiedChinese, .piece(let piece)): "\(level.pieceName(piece)) 的使用次数"
    case (.simplifiedChinese, .depth): "深度"
    case (.simplifiedChinese, .timeSteps): "时间（每步 \(level.timeStepText)）"
    case (.simplifiedChinese, .edits): "改动数"
    }
  }
}

extension Budget.Bound {
  /// How many there may be.
  func text(in language: Language) -> String {
    switch (language, self) {
    case (.english, .atMost(let most)): "at most \(most)"
    case (.english, .atLeast(let least)): "at least \(least)"
    case (.english, .exactly(let wanted)): "exactly \(wanted)"
    case (.simplifiedChinese, .atMost(let most)): "最多 \(most)"
    case (.simplifiedChinese, .atLeast(let least)): "至少 \(least)"
    case (.simplifiedChinese, .exactly(let wanted)): "正好 \(wanted)"
    }
  }
}

extension Budget.Scope {
  fileprivate var english: String { self == .board ? " on the whole board" : "" }
  fileprivate var chinese: String { self == .board ? "整条线路的" : "" }
}
