import Testing

@testable import QubitLabCommand

@Suite("Playing in the terminal")
struct PlayCommandTests {
  private func play(_ level: String, language: String = "en", _ input: String...) -> Transcript {
    Transcript("play", level, "--levels", Repository.levels, "--language", language, input: input)
  }

  @Test("the right moves solve a level, with its stars and explanation")
  func solve() {
    let game = play("x-from-h-and-z", "H q0", "z q0", "H q0")
    #expect(game.code == .clean)
    #expect(game.output.contains("[x] The operation is right."))
    #expect(game.output.contains("Solved in 3 moves: 3 of 3 stars ★★★"))
    #expect(game.complaints.isEmpty)
  }

  @Test("a refused or misspelt move changes nothing and says why")
  func refusals() {
    let game = play("x-from-h-and-z", "X q0", "H q7", "H q0", "quit")
    #expect(game.code == .findings)
    #expect(game.complaints.count == 2)
    #expect(game.output.last { $0.hasPrefix("Board: ") } == "Board: 1. H q0")
  }

  @Test("undo, redo and restart go back and forth")
  func undo() {
    let game = play("x-from-h-and-z", "H q0", "undo", "redo", "Z q0", "restart", "quit")
    let boards = game.output.filter { $0.hasPrefix("Board: ") }
    #expect(
      boards == [
        "Board: (empty)", "Board: 1. H q0", "Board: (empty)", "Board: 1. H q0", "Board: 1. H q0  2. Z q0",
        "Board: (empty)",
      ])
  }

  @Test("after the author's hints the solver's next move is given")
  func hints() {
    let game = play("x-from-h-and-z", "H q0", "Z q0", "hint", "hint", "hint", "hint", "quit")
    #expect(game.output.last == "Try: H q0 (1 to go)")
  }

  @Test("a question is answered, in either language")
  func question() {
    #expect(play("name-the-arrow", "answer zero", "answer plus").code == .clean)
    let game = play("name-the-arrow", language: "zh-Hans", "answer plus")
    #expect(game.output.contains("[x] 回答正确。"))
  }

  @Test("the input's end is the game's end")
  func endOfInput() { #expect(play("flip-the-arrow").code == .findings) }
}
