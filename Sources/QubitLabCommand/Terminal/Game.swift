import QubitLab

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
