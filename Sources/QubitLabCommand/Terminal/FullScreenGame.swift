import QubitLab

/// A level being played on the whole screen of a terminal.
struct FullScreenGame {
  private var playback: Playback
  private let page: LevelPage
  private let record: GameRecord?
  private var verdict: Verdict
  private var input = ""
  private var message: String
  private var nextTool = 0
  private var words: ScreenWords { ScreenWords(language: page.language) }

  /// A game at the beginning of what is on its board.
  init(_ playback: Playback, page: LevelPage, record: GameRecord?) throws(Failure) {
    self.playback = playback
    self.page = page
    self.record = record
    verdict = try page.judge(playback.session)
    message = ScreenWords(language: page.language).begin
  }

  /// Plays until the player leaves. Returns whether the level was solved then.
  mutating func run(on terminal: Terminal) throws(Failure) -> Bool {
    var size = terminal.size
    draw(on: terminal, size)
    while true {
      let key = terminal.key()
      if key == .none {
        // A terminal that has been resized is drawn anew.
        guard terminal.size != size else { continue }
        size = terminal.size
      }
      if key == .quit || key == .ended { return verdict.isSolved }
      guard try handle(key) else { return verdict.isSolved }
      draw(on: terminal, size)
    }
  }

  private func draw(on terminal: Terminal, _ size: (columns: Int, rows: Int)) {
    let screen = GameScreen(
      playback: playback, verdict: verdict, language: page.language, message: message, input: input)
    let coloured = Terminal.isColoured
    let lines = screen.lines(columns: size.columns, rows: size.rows)
    terminal.draw(
      lines.map { $0.rendered(width: size.columns, coloured: coloured) }, cursorColumn: screen.cursorColumn)
  }

  /// Does what a key asks for. Returns false when the player leaves.
  private mutating func handle(_ key: Terminal.Key) throws(Failure) -> Bool {
    switch key {
    case .character("?") where input.isEmpty: try hint()
    case .character(let character): input.append(character)
    case .backspace: input = String(input.dropLast())
    case .escape: input = ""
    case .tab: offerTool()
    case .left: playback.stepBack()
    case .right: playback.step()
    case .home: playback.rewind()
    case .end: playback.seek(to: playback.operationCount)
    case .undo: try travel(playback.undo() != nil, otherwise: words.nothingToUndo)
    case .redo: try travel(playback.redo() != nil, otherwise: words.nothingToRedo)
    case .enter: return try enter()
    case .none, .quit, .ended: break
    }
    return true
  }

  /// Puts the next gate of the toolbox into the input.
  private mutating func offerTool() {
    let tools = playback.level.toolbox
    guard !tools.isEmpty else { return }
    let tool = tools[nextTool % tools.count]
    nextTool += 1
    input = page.notation.example(of: tool, in: playback.level)
  }

  private mutating func enter() throws(Failure) -> Bool {
    let line = input.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    input = ""
    switch line.lowercased() {
    case "": playback.step()
    case "quit", "exit": return false
    case "undo": try travel(playback.undo() != nil, otherwise: words.nothingToUndo)
    case "redo": try travel(playback.redo() != nil, otherwise: words.nothingToRedo)
    case "restart":
      playback.restart()
      try travel(true, otherwise: "")
    case "hint": try hint()
    case "look": try attempt { (playback) throws(PlaybackFault) in try playback.lookAgain() }
    default: try make(line)
    }
    return true
  }

  private mutating func make(_ line: String) throws(Failure) {
    let move: Move
    do throws(SpellingError) {
      move = try page.notation.move(line)
    } catch {
      message = error.message
      return
    }
    try attempt { (playback) throws(PlaybackFault) in try playback.play(move) }
  }

  private mutating func attempt(_ change: (inout Playback) throws(PlaybackFault) -> Void) throws(Failure) {
    do throws(PlaybackFault) {
      try change(&playback)
    } catch {
      message = error.sentence(in: page.language, level: page.level)
      return
    }
    try travel(true, otherwise: "")
  }

  /// Judges and keeps what is on the board now.
  private mutating func travel(_ hasMoved: Bool, otherwise excuse: String) throws(Failure) {
    guard hasMoved else {
      message = excuse
      return
    }
    verdict = try page.judge(playback.session)
    try record?.keep(playback, verdict)
    message =
      verdict.isSolved
      ? page.level.texts.explanation[page.language]
      : verdict.findings.first { !$0.isMet }?.sentence(in: page.language, level: page.level) ?? ""
  }

  private mutating func hint() throws(Failure) {
    do throws(LevelFault) {
      message = page.hint(try playback.nextHint())
    } catch {
      throw .badData("\(error)")
    }
  }
}
