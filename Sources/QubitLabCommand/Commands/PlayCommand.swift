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
