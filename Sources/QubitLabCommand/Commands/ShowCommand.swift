import QuantumDrawing
import QubitLab

extension Command {
  /// Shows a level as its player meets it.
  static let show = Command(
    name: "show",
    summary: "Show a level as its player meets it.",
    discussion: """
      Prints the words of a level, its toolbox, its goals in plain sentences, the board before the first move and the
      state at its end. With --solution, plays the author's first solution and shows where it ends. With --draw or --svg,
      draws the way that the arrows take there, and their numbers over time.
      """,
    operands: .one("LEVEL"),
    options: [.levels, .language, .solution, .draw, .svg],
    examples: [
      Example(line: "qubitlab show flip-the-arrow", effect: "By its id in the folder Levels."),
      Example(line: "qubitlab show new/draft.json --language zh-Hans", effect: "By its file, in Chinese."),
      Example(
        line: "qubitlab show spin-echo --solution --svg echo.svg",
        effect: "The path on the sphere, as a picture."),
    ],
    run: { invocation, console throws(Failure) in
      let level = try LevelLookup.level(invocation.operands[0], for: invocation)
      let page = LevelPage(level, in: invocation.language)
      var session = try Session.begin(level)
      page.introduction.forEach(console.print)
      console.print("")
      try page.show(session, on: console)
      if invocation.has(.solution), let solution = level.solutions.first {
        for move in solution {
          console.print("> " + (page.notation.text(of: move) ?? ""))
          try session.playOrFail(move)
        }
        try page.show(session, on: console)
        let verdict = try page.judge(session)
        page.verdict(verdict).forEach(console.print)
      }
      if invocation.has(.draw) || invocation[.svg] != nil {
        let drawing = try session.drawing()
        if invocation.has(.draw) { ([""] + drawing.lines).forEach(console.print) }
        if let path = invocation[.svg] { try OutputFile.write(drawing.picture.svg, to: path) }
      }
      return .clean
    })
}

extension Option {
  /// Plays the author's first solution.
  static let solution = Option(name: "solution", value: nil, help: "Play the first solution too.")
  /// Draws the way that the arrows take.
  fileprivate static let draw = Option(
    name: "draw", value: nil, help: "Draw the path of every arrow, and its numbers over time, as text.")
  /// Writes the same as a picture.
  fileprivate static let svg = Option(
    name: "svg", value: .any("FILE"), help: "Write the same drawing to a file, as SVG.")
}

extension Session {
  /// Begins a level, or says why it cannot be judged.
  static func begin(_ level: Level) throws(Failure) -> Session {
    do throws(LevelFault) {
      return try Session(of: level)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// The way that the arrows take on the board, in the level's first case.
  fileprivate func drawing() throws(Failure) -> MotionDrawing {
    do throws(PlaybackFault) {
      var playback: Playback
      do throws(LevelFault) { playback = try Playback(judge: judge) } catch { throw .level(error) }
      if !level.cases.isEmpty { try playback.show(case: 0) }
      for move in moves { try playback.play(move) }
      return try MotionDrawing(of: playback)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Makes a move of the author's, or says why it is refused.
  fileprivate mutating func playOrFail(_ move: Move) throws(Failure) {
    do throws(MoveRefusal) {
      try play(move)
    } catch {
      throw .badData("the solution is refused: \(error.sentence(in: .english, level: level))")
    }
  }
}

extension LevelPage {
  /// Prints the board and the state at its end.
  func show(_ session: Session, on console: Console) throws(Failure) {
    board(of: session.attempt).forEach(console.print)
    do throws(LevelFault) {
      try state(of: session).forEach(console.print)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// The verdict on a session, or why there is none.
  func judge(_ session: Session) throws(Failure) -> Verdict {
    do throws(LevelFault) {
      return try session.verdict()
    } catch {
      throw .badData("\(error)")
    }
  }
}
