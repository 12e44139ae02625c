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
    func name(_ kind: Tool.Kind) -> String { kind.name(in: .english, level: level) }
    switch self {
    case .notPlaceable:
      return "Only what is in the toolbox can be placed."
    case .notInToolbox(let kind):
      return "\(name(kind)) is not in the toolbox."
    case .wiresNotAllowed(let kind, let wires, let allowed):
      let choices = allowed.map { level.names($0, in: .english) }.joined(separator: "; ")
      return "\(name(kind)) cannot go on \(level.names(wires, in: .english)), but on: \(choices)."
    case .notWiresOfTheBoard(let kind, _, _):
      let count = kind.wireCount(in: level)
      return count == 1
        ? "\(name(kind)) needs a qubit of this board."
        : "\(name(kind)) needs \(count) different qubits of this board."
    case .angleNotOnGrid(let kind, _, let angle, let nearest):
      return
        "The dial of \(name(kind)) does not rest at \(Angle.description(angle)); the nearest rest is \(Angle.description(nearest))."
    case .bitNotAllowed(_, let bit, let allowed):
      return
        "The outcome cannot go into \(level.bitName(bit)), but into: \(level.bitNames(allowed, in: .english))."
    case .conditionNotAllowed(let kind, []):
      return "\(name(kind)) cannot depend on a bit here."
    case .conditionNotAllowed(let kind, let allowed):
      return "\(name(kind)) can only depend on: \(level.bitNames(allowed, in: .english))."
    case .conditionWanted(let kind, let condition):
      return "\(name(kind)) is always used with “if \(level.text(of: condition))”."
    case .overwritesCondition(let piece, let bit):
      return
        "\(name(.piece(piece))) changes \(level.bitName(bit)) half-way, so it cannot depend on it."
    case .usedUp(let kind, let count):
      return count == 1
        ? "The only \(name(kind)) is on the board already."
        : "All \(count) pieces of \(name(kind)) are on the board already."
    case .acrossParties(let parties):
      return "\(parties.joined(separator: " and ")) are apart: nothing can act on both sides at once."
    case .outOfReach(let qubit):
      return "\(level.names([qubit], in: .english)) is out of reach."
    case .bitOfOthers(let bit, let party):
      return "\(level.bitName(bit)) is not \(party)'s to write."
    case .bitNotHeard(let bit, let party):
      return "\(party) does not know \(level.bitName(bit))."
    case .notConnected(let first, let second):
      return
        "\(level.names([first], in: .english)) and \(level.names([second], in: .english)) are not joined."
    case .frozen(let position):
      return "Operation \(position + 1) is fixed."
    case .betweenFrozenOperations(let position):
      return "There is no gap at place \(position + 1)."
    case .positionOutOfRange(let position, let count):
      return "There is no operation \(position + 1): the board has \(count)."
    case .noRounds:
      return "The board is played once: there is no dial of rounds."
    case .roundsNotOnDial(let found, let dial):
      return "The dial of rounds goes from \(dial.least) to \(dial.most), not to \(found)."
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
    func name(_ kind: Tool.Kind) -> String { kind.longName(in: .simplifiedChinese, level: level) }
    switch self {
    case .notPlaceable:
      return "只能放置工具箱里的东西。"
    case .notInToolbox(let kind):
      return "工具箱里没有 \(name(kind))。"
    case .wiresNotAllowed(let kind, let wires, let allowed):
      let choices = allowed.map { level.names($0, in: .simplifiedChinese) }.joined(separator: "；")
      return
        "\(name(kind))不能放在 \(level.names(wires, in: .simplifiedChinese)) 上，可以放在：\(choices)。"
    case .notWiresOfTheBoard(let kind, _, _):
      let count = kind.wireCount(in: level)
      return "\(name(kind))需要线路上 \(count) 个\(count == 1 ? "" : "不同的")量子比特。"
    case .angleNotOnGrid(let kind, _, let angle, let nearest):
      return
        "\(kind.name(in: .simplifiedChinese, level: level)) 的旋钮不能停在 \(Angle.description(angle))，最近的一格是 \(Angle.description(nearest))。"
    case .bitNotAllowed(_, let bit, let allowed):
      return
        "结果不能记到 \(level.bitName(bit))，可以记到：\(level.bitNames(allowed, in: .simplifiedChinese))。"
    case .conditionNotAllowed(let kind, []):
      return "这一关里，\(name(kind))不能带条件。"
    case .conditionNotAllowed(let kind, let allowed):
      return "\(name(kind))只能以这些比特为条件：\(level.bitNames(allowed, in: .simplifiedChinese))。"
    case .conditionWanted(let kind, let condition):
      return "\(name(kind))总要带上条件“if \(level.text(of: condition))”。"
    case .overwritesCondition(let piece, let bit):
      return "\(name(.piece(piece))) 会在中途改写 \(level.bitName(bit))，所以不能以它为条件。"
    case .usedUp(let kind, let count):
      return "\(count) 个 \(name(kind))都已经用上了。"
    case .acrossParties(let parties):
      return "\(parties.joined(separator: "和"))不在一处：没有什么能同时作用在两边。"
    case .outOfReach(let qubit):
      return "够不着 \(level.names([qubit], in: .simplifiedChinese))。"
    case .bitOfOthers(let bit, let party):
      return "\(party) 不能写入 \(level.bitName(bit))。"
    case .bitNotHeard(let bit, let party):
      return "\(party) 不知道 \(level.bitName(bit)) 是多少。"
    case .notConnected(let first, let second):
      return
        "\(level.names([first], in: .simplifiedChinese)) 和 \(level.names([second], in: .simplifiedChinese)) 之间没有连线。"
    case .frozen(let position):
      return "第 \(position + 1) 个操作是固定的，不能改动。"
    case .betweenFrozenOperations(let position):
      return "第 \(position + 1) 个位置没有空位。"
    case .positionOutOfRange(let position, let count):
      return "没有第 \(position + 1) 个操作，线路上一共有 \(count) 个。"
    case .noRounds:
      return "这条线路只玩一轮，没有轮数旋钮。"
    case .roundsNotOnDial(let found, let dial):
      return "轮数旋钮只能从 \(dial.least) 转到 \(dial.most)，没有 \(found)。"
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
