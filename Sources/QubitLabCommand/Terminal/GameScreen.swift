import QuantumDrawing
import QubitLab

/// The whole screen of a level, as lines: what stands where depends on nothing but the values here.
struct GameScreen {
  /// The level being played.
  let playback: Playback
  /// What the judge says now.
  let verdict: Verdict
  /// The language of all words.
  let language: Language
  /// What was said last: a hint, or why a move was refused.
  let message: String
  /// What has been typed.
  let input: String

  private var level: Level { playback.level }
  private var words: ScreenWords { ScreenWords(language: language) }

  /// The lines of a screen, the last one with the input; never more than `rows`.
  ///
  /// Where room is short, the brief gives way first, then the goals, then the amplitudes.
  func lines(columns: Int, rows: Int) -> [StyledLine] {
    let toolbox = toolboxLines(columns)
    let footer = messageLines(columns) + [StyledLine(words.keys, .quiet), StyledLine("> " + input, .strong)]
    let board = CircuitLayout(playback).text(width: columns, height: .compact, wrapping: .end)
    let circuit = (0..<board.height).map { StyledLine(board.runs(ofRow: $0)) }
    let names = level.qubits
    let fixed = 1 + circuit.count + names.count + 2 + toolbox.count + footer.count
    var room = max(rows - fixed, 2)
    let demands = Array(demandLines(columns).prefix(max(1, room / 2)))
    room -= demands.count
    let brief = level.texts.brief[language].wrapped(toColumns: columns).prefix(min(max(room - 4, 0), 3))
    room -= brief.count
    let state = StateDrawing(of: playback, rows: max(room, 1))

    var lines = [title(columns)] + brief.map { StyledLine($0) } + demands
    lines.append(rule(words.circuit(playback.head, of: playback.operationCount), columns))
    lines += circuit
    lines.append(rule(words.state, columns))
    lines += state.arrows + state.amplitudes
    let spare = rows - lines.count - toolbox.count - footer.count
    lines += [StyledLine](repeating: StyledLine(), count: max(spare, 0))
    lines += toolbox + footer
    return lines.count > rows ? Array(lines.prefix(rows - 1)) + [lines[lines.count - 1]] : lines
  }

  /// Where the cursor stands on the last line.
  var cursorColumn: Int { 2 + input.columns }

  private func title(_ columns: Int) -> StyledLine {
    let stars =
      String(repeating: "★", count: verdict.stars) + String(repeating: "☆", count: 3 - verdict.stars)
    let right =
      level.isSandbox
      ? words.sandbox
      : verdict.isSolved ? "\(words.solved) \(stars)" : words.moves(verdict.moves, par: level.scoring?.par)
    let left = " " + level.texts.title[language]
    let space = max(1, columns - left.columns - right.columns - 1)
    return StyledLine(left + String(repeating: " ", count: space) + right + " ", .inverse)
  }

  private func rule(_ title: String, _ columns: Int) -> StyledLine {
    StyledLine("── \(title) " + String(repeating: "─", count: max(0, columns - title.columns - 4)), .quiet)
  }

  private func demandLines(_ columns: Int) -> [StyledLine] {
    let demands =
      level.goals.map { $0.sentence(in: language, level: level) }
      + level.budgets.map { $0.sentence(in: language, level: level) }
    var lines: [StyledLine] = []
    for (demand, finding) in zip(demands, verdict.findings) {
      let wrapped = demand.wrapped(toColumns: columns - 4)
      for (index, text) in wrapped.enumerated() {
        let mark = index > 0 ? "    " : finding.isMet ? "[x] " : "[ ] "
        lines.append(StyledLine(mark + text, finding.isMet ? .good : .strong))
      }
    }
    if case .choice(let choices) = level.prediction?.answer {
      lines += choices.map { StyledLine("    answer \($0.id): \($0.text[language])") }
    }
    return lines
  }

  private func toolboxLines(_ columns: Int) -> [StyledLine] {
    guard !level.toolbox.isEmpty else { return [] }
    let tools = level.toolbox.enumerated().map { index, tool in
      let left = playback.session.attempt.piecesLeft(ofTool: index).map { "×\($0)" } ?? ""
      let dials = tool.angles.isEmpty ? "" : "(" + tool.angles.map { _ in "…" }.joined(separator: ",") + ")"
      return tool.kind.name(in: language, level: level) + dials + left
    }
    let lines = (words.toolbox + tools.joined(separator: "  ")).wrapped(toColumns: columns)
    return lines.prefix(2).map { StyledLine($0, .accent) }
  }

  private func messageLines(_ columns: Int) -> [StyledLine] {
    let lines = message.wrapped(toColumns: columns).prefix(3).map {
      StyledLine($0, verdict.isSolved ? .good : .bad)
    }
    return lines.isEmpty ? [StyledLine()] : Array(lines)
  }
}

/// The words of the full screen in one language.
struct ScreenWords {
  let language: Language

  private func pick(_ english: String, _ chinese: String) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  var state: String { pick("arrows and amplitudes", "箭头和振幅") }
  var toolbox: String { pick("Toolbox: ", "工具箱：") }
  var sandbox: String { pick("sandbox", "自由实验") }
  var solved: String { pick("solved", "已解开") }
  var keys: String {
    pick(
      "Enter play  Tab gate  ←→ step  ^Z undo  ^Y redo  ? hint  ^C quit",
      "回车 执行  Tab 选门  ←→ 逐步  ^Z 撤销  ^Y 重做  ? 提示  ^C 退出")
  }
  var begin: String { pick("Type a move, such as H q0, or ? for a hint.", "输入一步，例如 H q0；输入 ? 看提示。") }
  var nothingToUndo: String { pick("There is nothing to take back.", "没有可以撤销的。") }
  var nothingToRedo: String { pick("There is nothing to make again.", "没有可以重做的。") }

  func circuit(_ head: Int, of count: Int) -> String {
    pick("circuit, after \(head) of \(count)", "线路，经过 \(head) / \(count)")
  }

  func moves(_ moves: Int, par: Int?) -> String {
    let par = par.map { pick(", par \($0)", "，标准 \($0) 步") } ?? ""
    return pick("\(moves) \(moves == 1 ? "move" : "moves")", "\(moves) 步") + par
  }
}
