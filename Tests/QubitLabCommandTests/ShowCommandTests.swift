import Testing

@testable import QubitLabCommand

@Suite("Showing a level")
struct ShowCommandTests {
  @Test("the words, the toolbox, the goal, the board and the state are there")
  func show() {
    let page = Transcript("show", "x-from-h-and-z", "--levels", Repository.levels)
    #expect(page.code == .clean)
    for line in ["Toolbox: Z; H", "Goal: Make the board do the same as X q0.", "Par: 3", "Board: (empty)"] {
      #expect(page.output.contains(line))
    }
  }

  @Test("players, cases, conditions, bits and rounds are there")
  func setting() {
    let messages = Transcript("show", "four-messages", "--levels", Repository.levels)
    for line in [
      "Alice: q0; bits m0, m1", "Bob: q1", "Cases: message 00; message 01; message 10; message 11",
      "Toolbox: X (may wait for m0, m1); Z (may wait for m0, m1)",
    ] {
      #expect(messages.output.contains(line), "\(messages.output)")
    }
    let teleport = Transcript("show", "teleport", "--levels", Repository.levels, "--language", "zh-Hans")
    #expect(teleport.output.contains("Bob：q2；得知 m0、m1"), "\(teleport.output)")
    let watched = Transcript("show", "watched-arrow", "--levels", Repository.levels)
    #expect(watched.output.contains("Toolbox: measurement of Z -> c0 (if c0=0)"), "\(watched.output)")
    let eve = Transcript("show", "catch-eve", "--levels", Repository.levels)
    #expect(eve.output.contains("Rounds: 1 to 20; `rounds 20` sets the dial to 20"), "\(eve.output)")
  }

  @Test("what pieces do and what wins is told in both languages")
  func piecesAndTables() {
    let tests = Repository.levels + "/../Tests/QubitLevelsTests"
    let macro = tests + "/Broken/proof/red-herring-piece-useful.json"
    #expect(Transcript("show", macro).output.contains("Piece: couple a b: H a, then CX a b."))
    #expect(
      Transcript("show", macro, "--language", "zh-Hans").output.contains("部件：couple a b：H a，再 CX a b。"))
    let storm = Transcript("show", tests + "/Mechanics/storm.json").output
    #expect(storm.contains("Piece: storm w: a bit flip (X) with probability 0.1."), "\(storm)")
    let game = Transcript("show", "beyond-any-plan", "--levels", Repository.levels).output
    #expect(
      game.contains {
        $0.hasPrefix("Goal: Make the probability of winning at least 0.85. What wins: in case")
      },
      "\(game)")
  }

  @Test("the solution ends in a solved board")
  func solution() {
    let page = Transcript("show", "reach-minus", "--levels", Repository.levels, "--solution")
    #expect(page.output.contains("[x] The state is right."))
  }

  @Test("the way of the arrows is drawn, with their numbers over time")
  func draw() {
    let page = Transcript(
      "show", Repository.levels + "/04-spin-in-a-field/01-stop-at-plus-i.json", "--solution", "--draw")
    #expect(page.code == .clean)
    #expect(page.output.contains { $0.contains("q0  x +0.00  y +1.00  z +0.00  length 1.00") })
    #expect(page.output.contains { $0.hasSuffix("0.25 µs") })
    #expect(page.output.contains { $0.hasPrefix("⟨Y⟩") })
  }

  @Test("a level in a file of its own needs no folder")
  func file() {
    let page = Transcript("show", Repository.levels + "/01-ball-and-arrows/01-flip-the-arrow.json")
    #expect(page.output.first == "Flip the arrow")
  }

  @Test("a misspelt id gets the nearest one")
  func nearest() {
    let page = Transcript("show", "flip-the-arow", "--levels", Repository.levels)
    #expect(page.code == .missingInput)
    #expect(page.complaints.first?.hasSuffix("did you mean 'flip-the-arrow'?") == true)
  }

  @Test("help comes from the table of commands")
  func help() {
    for command in CommandLineTool.table {
      let name = command.name.split(separator: " ").map(String.init)
      let help = name.count == 1 ? Transcript(name[0], "--help") : Transcript(name[0], name[1], "--help")
      #expect(help.code == .clean)
      #expect(help.output.first?.hasPrefix(command.summary) == true)
    }
    #expect(Transcript("--version").output == ["qubitlab \(toolVersion)"])
    #expect(Transcript().code == .usage)
  }
}
