import QubitLab

/// A level and the board on it as lines of text, in one language.
struct LevelPage {
  /// The level.
  let level: Level
  /// The language of all words.
  let language: Language
  /// How operations are written.
  let notation: LevelNotation
  /// The words around the level.
  let words: PageWords

  init(_ level: Level, in language: Language) {
    self.level = level
    self.language = language
    notation = LevelNotation(level: level)
    words = PageWords(language)
  }

  /// Title, brief, start, toolbox, goals and limits: what a player reads first.
  var introduction: [String] {
    var lines = [level.texts.title[language], "", level.texts.brief[language], ""]
    lines.append(words.qubits + level.qubits.enumerated().map { "\($1) (\($0))" }.joined(separator: ", "))
    lines += setting
    if !level.toolbox.isEmpty {
      lines.append(words.toolbox + level.toolbox.map(text(of:)).joined(separator: "; "))
    }
    lines += pieces
    for goal in level.goals {
      lines.append(words.goal + goal.sentence(in: language, level: level))
      lines += choices(of: goal)
    }
    for budget in level.budgets { lines.append(words.limit + budget.sentence(in: language, level: level)) }
    if let scoring = level.scoring { lines.append(words.par + "\(scoring.par)") }
    return lines
  }

  /// The board: each operation with its number, and whether it can be touched.
  func board(of attempt: Attempt) -> [String] {
    var number = 0
    let cells = attempt.items.map { item in
      switch item {
      case .gap: return words.gap
      case .operation(let operation, let standing):
        number += 1
        let text = notation.text(of: operation) ?? words.unnamed
        return "\(number). \(text)" + (standing == .frozen ? words.frozen : "")
      }
    }
    return [words.board + (cells.isEmpty ? words.empty : cells.joined(separator: "  "))]
  }

  /// The state at the end of the board, on each branch of its measurements: ket, and each qubit's arrow.
  func state(of session: Session) throws(LevelFault) -> [String] {
    if level.isMixed { return try mixedState(of: session) }
    let runs = try session.judge.runs(of: session.attempt)
    var lines: [String] = []
    for run in runs {
      if runs.count > 1 {
        lines.append(words.branch(run.bits.description, probability: Decimals.text(run.probability)))
      }
      if let ket = try? run.state.ketText(termLimit: 16) { lines.append(words.state + ket) }
      for (index, name) in level.qubits.enumerated() {
        guard let arrow = try? run.state.blochVector(of: index) else { continue }
        let coordinates = [arrow.x, arrow.y, arrow.z].map { Decimals.text($0) }.joined(separator: ", ")
        lines.append("  \(name): (\(coordinates)), \(words.length) \(Decimals.text(arrow.length))")
      }
    }
    return lines
  }

  /// The arrows at the end of a board on which states mix, in the first case.
  private func mixedState(of session: Session) throws(LevelFault) -> [String] {
    var playback = try Playback(judge: session.judge)
    do throws(PlaybackFault) {
      if !level.cases.isEmpty { try playback.show(case: 0) }
      for move in session.moves { try playback.play(move) }
      return zip(level.qubits, try playback.arrows()).map { name, arrow in
        let coordinates = [arrow.x, arrow.y, arrow.z].map { Decimals.text($0) }.joined(separator: ", ")
        return "  \(name): (\(coordinates)), \(words.length) \(Decimals.text(arrow.length))"
      }
    } catch {
      if case .level(let fault) = error { throw fault }
      return []
    }
  }

  /// What the judge says: one line a demand, and the stars where all are met.
  func verdict(_ verdict: Verdict) -> [String] {
    var lines = verdict.findings.map { finding in
      (finding.isMet ? "[x] " : "[ ] ") + finding.sentence(in: language, level: level)
    }
    if verdict.isSolved {
      lines.append(words.solved(moves: verdict.moves, stars: verdict.stars))
      lines.append(level.texts.explanation[language])
    }
    return lines
  }

  /// A hint.
  func hint(_ hint: Hint) -> String {
    switch hint {
    case .text(_, let text): text[language]
    case .move(let move, let remaining):
      words.next(notation.text(of: move) ?? words.unnamed, remaining: remaining)
    case .nothingToDo: words.nothingToDo
    case .noneLeft: words.noHintLeft
    }
  }

  private func choices(of goal: Goal) -> [String] {
    guard case .prediction(let prediction) = goal, case .choice(let choices) = prediction.answer else {
      return []
    }
    return choices.map { "  answer \($0.id): \($0.text[language])" }
  }
}
