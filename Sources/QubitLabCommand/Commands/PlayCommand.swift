import QubitLab

extension Command {
  /// Plays a level in the terminal.
  static let play = Command(
    name: "play",
    summary: "Play a level in the terminal.",
    discussion: """
      A line is a move: `H q0` places a gate, `H q0 at 2` before operation 2, `remove 2`, `replace 2 with X q0`,
      `move 2 to 1`, `answer ID` or `answer 0.25`. Other lines: `undo`, `redo`, `hint`, `look` (measure again), `board`, `check`,
      `restart`, `level`, `help`, `quit`.

      Where a level has bits, `measure q0 -> c0` puts a look into one, and `if c0=1: X q0` waits for it. `rounds 9` sets
      the dial of rounds.

      On a terminal the level takes the whole screen; arrow keys step through the circuit. Over a pipe, with --lines
      or with --screen-reader it is played line by line: --screen-reader says every state in words instead of drawing
      it. NO_COLOR turns colours off. Ends with 0 when the level was solved, with 1 when it was not.
      """,
    operands: .one("LEVEL"),
    options: [.levels, .language, .lines, .screenReader, .progress],
    examples: [
      Example(line: "qubitlab play flip-the-arrow", effect: "Type X q0."),
      Example(
        line: "printf 'X q0\\nH q0\\n' | qubitlab play reach-minus", effect: "Plays two moves from a pipe."),
      Example(
        line: "qubitlab play reach-minus --progress mine.json",
        effect: "Goes on where it was left, and keeps every move."),
    ],
    run: { invocation, console throws(Failure) in
      let level = try LevelLookup.level(invocation.operands[0], for: invocation)
      let page = LevelPage(level, in: invocation.language)
      var record: GameRecord?
      var playback = try Playback.begin(level)
      if let path = invocation[.progress] {
        let kept = try GameRecord(path: path, on: console)
        playback = try kept.playback(of: level)
        record = kept
      }
      let isLineByLine = invocation.has(.lines) || invocation.has(.screenReader) || !console.isTerminal
      if !isLineByLine, let terminal = Terminal() {
        defer { terminal.leave() }
        var game = try FullScreenGame(playback, page: page, record: record)
        return try game.run(on: terminal) ? .clean : .findings
      }
      let manner: Game.Manner = invocation.has(.screenReader) ? .spoken : .drawn
      var game = Game(playback: playback, page: page, manner: manner, record: record)
      return try game.run(on: console) ? .clean : .findings
    })
}

extension Option {
  /// Plays line by line on a terminal too.
  static let lines = Option(name: "lines", value: nil, help: "Play line by line on a terminal too.")
  /// Says every state in words.
  static let screenReader = Option(
    name: "screen-reader", value: nil, help: "Say every state in words, line by line.")
  /// Keeps the game in a file.
  static let progress = Option(
    name: "progress", value: .any("FILE"), help: "Keep every move and every solution in this file.")
}

/// A level being played, a line at a time.
struct Game {
  /// The player's session with its states.
  private(set) var playback: Playback
  /// The level as lines of text.
  let page: LevelPage
  /// How states are shown.
  let manner: Manner
  /// Where the game is kept, if anywhere.
  let record: GameRecord?

  /// How states are shown.
  enum Manner {
    /// As kets and numbers.
    case drawn
    /// In words, for a screen reader.
    case spoken
  }

  /// A line that is no move.
  private enum Word: String, CaseIterable {
    case undo, redo, hint, look, board, check, restart, level, help, quit
  }

  /// Plays until the level is solved, the player quits or the input ends. Returns whether it was solved.
  mutating func run(on console: Console) throws(Failure) -> Bool {
    page.introduction.forEach(console.print)
    console.print("")
    try show(on: console)
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
    case .undo: playback.undo()
    case .redo: playback.redo()
    case .restart: playback.restart()
    case .look:
      return try change(on: console) { (playback) throws(PlaybackFault) in try playback.lookAgain() }
    case .board: break
    case .level: page.introduction.forEach(console.print)
    case .check: return page.verdict(try page.judge(playback.session)).forEach(console.print)
    case .hint: return console.print(page.hint(try nextHint()))
    case .help: return console.print(Command.play.discussion)
    case .quit: return
    }
    try keep()
    try show(on: console)
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
    do throws(PlaybackFault) {
      try playback.play(move)
    } catch {
      console.complain(error.sentence(in: page.language, level: page.level))
      return false
    }
    let verdict = try keep()
    try show(on: console)
    page.verdict(verdict).forEach(console.print)
    return verdict.isSolved
  }

  private mutating func change(
    on console: Console, _ body: (inout Playback) throws(PlaybackFault) -> Void
  ) throws(Failure) {
    do throws(PlaybackFault) {
      try body(&playback)
    } catch {
      return console.complain(error.sentence(in: page.language, level: page.level))
    }
    try keep()
    try show(on: console)
  }

  /// Judges the board, and keeps it before anything is shown: what the player has seen is on the disk.
  @discardableResult
  private func keep() throws(Failure) -> Verdict {
    let verdict = try page.judge(playback.session)
    try record?.keep(playback, verdict)
    return verdict
  }

  private func show(on console: Console) throws(Failure) {
    switch manner {
    case .drawn: try page.show(playback.session, on: console)
    case .spoken:
      page.board(of: playback.session.attempt).forEach(console.print)
      SpokenState(of: playback, in: page.language).sentences.forEach(console.print)
    }
  }

  private mutating func nextHint() throws(Failure) -> Hint {
    do throws(LevelFault) {
      return try playback.nextHint()
    } catch {
      throw .badData("\(error)")
    }
  }
}

extension Playback {
  /// Begins a level for a command.
  fileprivate static func begin(_ level: Level) throws(Failure) -> Playback {
    do throws(LevelFault) {
      return try Playback(of: level)
    } catch {
      throw .badData("\(error)")
    }
  }
}
