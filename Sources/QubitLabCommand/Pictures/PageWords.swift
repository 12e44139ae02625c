import QubitLab

/// The words around a level in the terminal, in one language.
struct PageWords {
  let qubits: String
  let toolbox: String
  let goal: String
  let limit: String
  let par: String
  let board: String
  let gap: String
  let frozen: String
  let empty: String
  let unnamed: String
  let state: String
  let length: String
  let step: String
  let nothingToDo: String
  let noHintLeft: String
  private let language: Language

  init(_ language: Language) {
    self.language = language
    switch language {
    case .english:
      qubits = "Qubits: "
      toolbox = "Toolbox: "
      goal = "Goal: "
      limit = "Limit: "
      par = "Par: "
      board = "Board: "
      gap = "(gap)"
      frozen = " (fixed)"
      empty = "(empty)"
      unnamed = "(a matrix)"
      state = "State: "
      length = "length"
      step = "in steps of"
      nothingToDo = "It is solved."
      noHintLeft = "There is no further hint from here."
    case .simplifiedChinese:
      qubits = "量子比特："
      toolbox = "工具箱："
      goal = "目标："
      limit = "限制："
      par = "标准步数："
      board = "线路："
      gap = "（空位）"
      frozen = "（固定）"
      empty = "（空）"
      unnamed = "（矩阵）"
      state = "状态："
      length = "长度"
      step = "每步"
      nothingToDo = "已经解开了。"
      noHintLeft = "从这里没有更多提示了。"
    }
  }

  /// The head of one branch of the measurements.
  func branch(_ bits: String, probability: String) -> String {
    switch language {
    case .english: "Bits \(bits), probability \(probability):"
    case .simplifiedChinese: "经典比特 \(bits)，概率 \(probability)："
    }
  }

  /// The line that says that the level is solved.
  func solved(moves: Int, stars: Int) -> String {
    let picture = String(repeating: "★", count: stars) + String(repeating: "☆", count: 3 - stars)
    switch language {
    case .english:
      return "Solved in \(moves) \(moves == 1 ? "move" : "moves"): \(stars) of 3 stars \(picture)"
    case .simplifiedChinese: return "用 \(moves) 步解开：3 颗星中的 \(stars) 颗 \(picture)"
    }
  }

  /// The solver's hint.
  func next(_ move: String, remaining: Int) -> String {
    switch language {
    case .english: "Try: \(move) (\(remaining) to go)"
    case .simplifiedChinese: "试试：\(move)（还差 \(remaining) 步）"
    }
  }
}
