import QuantumSimulator

extension MoveRefusal {
  /// What the player is told: one sentence in the player's language. Operations count from 1 in it.
  public func sentence(in language: Language, level: Level) -> String {
    switch language {
    case .english: english(level)
    case .simplifiedChinese: chinese(level)
    }
  }

  private func english(_ level: Level) -> String {
    switch self {
    case .notAPlainGate:
      return "Only gates from the toolbox can be placed."
    case .notInToolbox(let gate):
      return "\(gate.rawValue) is not in the toolbox."
    case .wiresNotAllowed(let gate, let wires, let allowed):
      let choices = allowed.map { level.names($0, in: .english) }.joined(separator: "; ")
      return "\(gate.rawValue) cannot go on \(level.names(wires, in: .english)), but on: \(choices)."
    case .notWiresOfTheBoard(let gate, _, _):
      return gate.qubitCount == 1
        ? "\(gate.rawValue) needs a qubit of this board."
        : "\(gate.rawValue) needs \(gate.qubitCount) different qubits of this board."
    case .angleNotOnGrid(let gate, _, let angle, let nearest):
      return
        "The dial of \(gate.rawValue) does not rest at \(Angle.description(angle)); the nearest rest is \(Angle.description(nearest))."
    case .usedUp(let gate, let count):
      return count == 1
        ? "The only \(gate.rawValue) is on the board already."
        : "All \(count) pieces of \(gate.rawValue) are on the board already."
    case .frozen(let position):
      return "Operation \(position + 1) is fixed."
    case .betweenFrozenOperations(let position):
      return "There is no gap at place \(position + 1)."
    case .positionOutOfRange(let position, let count):
      return "There is no operation \(position + 1): the board has \(count)."
    case .noQuestion:
      return "This level asks no question."
    case .unknownChoice(let id, let known):
      return "“\(id)” is none of the answers: \(known.joined(separator: ", "))."
    case .choiceWanted(_, let known):
      return "Pick one of the answers: \(known.joined(separator: ", "))."
    case .numberWanted:
      return "The answer has to be a number."
    case .answerNotFinite:
      return "The answer has to be a finite number."
    }
  }

  private func chinese(_ level: Level) -> String {
    switch self {
    case .notAPlainGate:
      return "只能放置工具箱里的门。"
    case .notInToolbox(let gate):
      return "工具箱里没有 \(gate.rawValue) 门。"
    case .wiresNotAllowed(let gate, let wires, let allowed):
      let choices = allowed.map { level.names($0, in: .simplifiedChinese) }.joined(separator: "；")
      return
        "\(gate.rawValue) 门不能放在 \(level.names(wires, in: .simplifiedChinese)) 上，可以放在：\(choices)。"
    case .notWiresOfTheBoard(let gate, _, _):
      return "\(gate.rawValue) 门需要线路上 \(gate.qubitCount) 个\(gate.qubitCount == 1 ? "" : "不同的")量子比特。"
    case .angleNotOnGrid(let gate, _, let angle, let nearest):
      return
        "\(gate.rawValue) 的旋钮不能停在 \(Angle.description(angle))，最近的一格是 \(Angle.description(nearest))。"
    case .usedUp(let gate, let count):
      return "\(count) 个 \(gate.rawValue) 门都已经用上了。"
    case .frozen(let position):
      return "第 \(position + 1) 个操作是固定的，不能改动。"
    case .betweenFrozenOperations(let position):
      return "第 \(position + 1) 个位置没有空位。"
    case .positionOutOfRange(let position, let count):
      return "没有第 \(position + 1) 个操作，线路上一共有 \(count) 个。"
    case .noQuestion:
      return "这一关没有提问。"
    case .unknownChoice(let id, let known):
      return "“\(id)”不在可选的答案里：\(known.joined(separator: "、"))。"
    case .choiceWanted(_, let known):
      return "请从这些答案中选一个：\(known.joined(separator: "、"))。"
    case .numberWanted:
      return "答案应当是一个数。"
    case .answerNotFinite:
      return "答案应当是一个有限的数。"
    }
  }
}

extension Level {
  /// The names of qubits, as a list.
  func names(_ named: [Int], in language: Language) -> String {
    named.map { qubits.indices.contains($0) ? qubits[$0] : "?" }
      .joined(separator: language.listSeparator)
  }
}
