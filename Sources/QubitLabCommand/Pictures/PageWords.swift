import QubitLab

/// The words around a level in the terminal, in one language.
struct PageWords {
  let qubits: String
  let cases: String
  let comma: String
  let toolbox: String
  let piece: String
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
      cases = "Cases: "
      comma = ", "
      toolbox = "Toolbox: "
      piece = "Piece: "
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
      cases = "情形："
      comma = "、"
      toolbox = "工具箱："
      piece = "部件："
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

  /// Who holds and hears what.
  func party(_ name: String, qubits: String, bits: String, hears: String) -> String {
    switch language {
    case .english:
      return "\(name): "
        + [qubits, bits.isEmpty ? "" : "bits \(bits)", hears.isEmpty ? "" : "is told \(hears)"]
        .filter { !$0.isEmpty }.joined(separator: "; ")
    case .simplifiedChinese:
      return "\(name)："
        + [qubits, bits.isEmpty ? "" : "比特 \(bits)", hears.isEmpty ? "" : "得知 \(hears)"]
        .filter { !$0.isEmpty }.joined(separator: "；")
    }
  }

  /// The dial of rounds, and how it is turned.
  func rounds(from least: Int, to most: Int) -> String {
    switch language {
    case .english: "Rounds: \(least) to \(most); `rounds \(most)` sets the dial to \(most)"
    case .simplifiedChinese: "轮数：\(least) 到 \(most)；用 `rounds \(most)` 把旋钮拨到 \(most)"
    }
  }

  /// That a tool may wait for bits.
  func mayWait(for bits: String) -> String {
    switch language {
    case .english: " (may wait for \(bits))"
    case .simplifiedChinese: "（可以等 \(bits)）"
    }
  }

  /// That a tool always waits for bits to have these values.
  func waits(for condition: String) -> String {
    switch language {
    case .english: " (if \(condition))"
    case .simplifiedChinese: "（当 \(condition)）"
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
