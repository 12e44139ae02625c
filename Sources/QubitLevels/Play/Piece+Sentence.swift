import QuantumSimulator
public import QubitPuzzle

extension Piece {
  /// What the piece does on its wires, as far as the player may know: "oracle a b: H a, then CX a b."
  public func sentence(in language: Language, level: Level) -> String {
    let head = takesTime ? name : ([name] + wires).joined(separator: " ")
    switch language {
    case .english: return "\(head): \(english(level))."
    case .simplifiedChinese: return "\(head)：\(chinese(level))。"
    }
  }

  private func english(_ level: Level) -> String {
    switch content {
    case .macro([]): "does nothing"
    case .macro(let operations): text(operations, level, then: ", then ", unnamed: "a matrix")
    case .blackBox: "a black box, whose inside is hidden"
    case .wait: "time passes"
    case .pulse(let pulse): "time passes while \(Self.name(of: pulse, level)) is driven"
    case .noise(let noise): "\(noise.kind.english) with probability \(noise.probability.text)"
    }
  }

  private func chinese(_ level: Level) -> String {
    switch content {
    case .macro([]): "什么也不做"
    case .macro(let operations): text(operations, level, then: "，再 ", unnamed: "一个矩阵")
    case .blackBox: "黑盒，里面看不见"
    case .wait: "时间流过"
    case .pulse(let pulse): "时间流过，同时驱动 \(Self.name(of: pulse, level))"
    case .noise(let noise): "\(noise.kind.chinese)，概率 \(noise.probability.text)"
    }
  }

  private func text(
    _ operations: [Operation], _ level: Level, then: String, unnamed: String
  ) -> String {
    let notation = LevelNotation(qubits: wires, bits: level.bits)
    return operations.map { notation.text(of: $0) ?? unnamed }.joined(separator: then)
  }

  private static func name(of pulse: Pulse, _ level: Level) -> String {
    level.qubits.indices.contains(pulse.qubit) ? level.qubits[pulse.qubit] : "q\(pulse.qubit)"
  }
}

extension Noise.Kind {
  fileprivate var english: String {
    switch self {
    case .bitFlip: "a bit flip (X)"
    case .phaseFlip: "a phase flip (Z)"
    case .bitPhaseFlip: "a flip of bit and phase (Y)"
    case .depolarising: "one of X, Y and Z"
    case .amplitudeDamping: "a decay from |1⟩ to |0⟩"
    }
  }

  fileprivate var chinese: String {
    switch self {
    case .bitFlip: "比特翻转（X）"
    case .phaseFlip: "相位翻转（Z）"
    case .bitPhaseFlip: "比特和相位一起翻转（Y）"
    case .depolarising: "X、Y、Z 之一"
    case .amplitudeDamping: "从 |1⟩ 衰变到 |0⟩"
    }
  }
}
