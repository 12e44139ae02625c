import QubitLab

extension Command {
  /// Plays a level in the terminal, a line a move.
  static let play = Command(
    name: "play",
    summary: "Play a level in the terminal, a line a move.",
    discussion: """
      A line is a move: `H q0` places a gate, `H q0 at 2` before operation 2, `remove 2`, `replace 2 with X q0`,
      `answer ID` or `answer 0.25`. Other lines: `undo`, `redo`, `hint`, `board`, `check`, `restart`, `level`, `help`,
      `quit`. Reads a pipe as well as a keyboard. Ends with 0 when the level was solved, with 1 when it was not.
      """,
    operands: .one("LEVEL"),
    options: [.levels, .language],
    examples: [
      Example(line: "qubitlab play flip-the-arrow", effect: "Type X q0."),
      Example(
        line: "printf 'H q0\\nZ q0\\n' | qubitlab play reach-minus", effect: "Plays two moves from a pipe."),
    ],
    run: { invocation, console throws(Failure) in
      let level = try LevelLookup.level(invocation.operands[0], for: invocation)
      var game = Game(session: try .begin(level), page: LevelPage(level, in: invocation.language))
      return try game.run(on: console) ? .clean : .findings
    })
}

/// A level being played, a line at a time.
struct Game {
  /// The player's session.
  private(set) var session: Session
  /// The level as lines of text.
  let page: LevelPage

  /// A game that has not begun.
  init(session: Session, page: LevelPage) {
    self.session = session
    self.page = page
  }

  /// A line that is no move.
  private enum Word: String, CaseIterable {
    case undo, redo, hint, board, check, restart, level, help, quit
  }

  /// Plays until the level is solved, the player quits or the input ends. Returns whether it was solved.
  mutating func run(on console: Console) throws(Failure) -> Bool {
    page.introduction.forEach(console.print)
    console.print("")
    try page.show(session, on: console)
    while true {
      console.prompt("> ")
      guard let line = console.read() else { return false }
      let text = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if text.isEmpty { continue }
      if let word = Word(rawValue: text.lowercased()) {
        if word == .quit { return false }
        try obey(word, on: console)
      } else if try make(text, on: console) {
        return true
      }
    }
  }

  private mutating func obey(_ word: Word, on console: Console) throws(Failure) {
    switch word {
    case .undo: session.undo()
    case .redo: session.redo()
    case .restart: session.restart()
    case .board: break
    case .level: page.introduction.forEach(console.print)
    case .check: return page.verdict(try page.judge(session)).forEach(console.print)
    case .hint: return console.print(page.hint(try nextHint()))
    case .help: return console.print(Command.play.discussion)
    case .quit: return
    }
    try page.show(session, on: console)
  }

  /// Makes the move that a line spells. Returns whether the level is solved.
  private mutating func make(_ line: String, on console: Console) throws(Failure) -> Bool {
    let move: Move
    do throws(SpellingError) {
      move = try page.notation.move(line)
    } catch {
      console.complain("\(String(repeating: " ", count: error.offsets.lowerBound + 2))^ \(error.message)")
      return false
    }
    do throws(MoveRefusal) {
      try session.play(move)
    } catch {
      console.complain(error.sentence(in: page.language, level: session.level))
      return false
    }
    try page.show(session, on: console)
    let verdict = try page.judge(session)
    page.verdict(verdict).forEach(console.print)
    return verdict.isSolved
  }

  private mutating func nextHint() throws(Failure) -> Hint {
    do throws(LevelFault) {
      return try session.nextHint()
    } catch {
      throw .badData("\(error)")
    }
  }
}
