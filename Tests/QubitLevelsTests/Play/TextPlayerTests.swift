import Foundation
import QuantumSimulator
import QubitLevels
import QubitPuzzle
import Testing

@Suite("Text player")
struct TextPlayerTests {
  @Test(
    "every shipped level is solved by its own solutions, and what it tells is strict JSON",
    arguments: Folder.shippedLevels)
  func solutions(file: LevelFile) throws {
    let level = try #require(LevelReading(file).level)
    let notation = LevelNotation(level: level)
    for solution in level.solutions {
      var player = try TextPlayer(level: file.bytes, seed: 1)
      for move in solution { try player.play(#require(notation.text(of: move))) }
      #expect(try player.verdict().isSolved)
      for language in Language.allCases {
        try expectJSON(player.verdictText(in: language))
        try expectJSON(player.snapshot(in: language))
        try expectJSON(player.outline(in: language))
        try expectJSON(player.nextHintText(in: language))
      }
      try expectJSON(player.branchesText())
      let replay = try player.replay()
      try expectJSON(replay)
      var again = try TextPlayer(level: file.bytes, seed: 2)
      try again.load(replay: Array(replay.utf8))
      #expect(again.playback.session.attempt == player.playback.session.attempt)
    }
  }

  @Test("the answer to a question is not told before it has been given", arguments: Folder.shippedLevels)
  func noAnswerLeaks(file: LevelFile) throws {
    let level = try #require(LevelReading(file).level)
    guard level.prediction != nil else { return }
    let player = try TextPlayer(level: file.bytes, seed: 1)
    let verdict = try player.verdictText(in: .english)
    #expect(!verdict.contains("right\""))
    #expect(!player.snapshot(in: .english).contains("\"answer\""))
  }

  @Test("where noise mixes the state, nothing shows a ket without it")
  func noise() throws {
    let file = try #require(
      Folder.files(in: Folder.repository.appending(path: "Tests/QubitLevelsTests/Mechanics")).first {
        $0.path == "storm.json"
      })
    let player = try TextPlayer(level: file.bytes, seed: 1)
    let mixed = LevelFault(.level, .mixedState)
    #expect(throws: PlaybackFault.level(mixed)) { try player.playback.state }
    #expect(throws: PlaybackFault.level(mixed)) { try player.playback.state(passing: 0, fraction: 0.5) }
    #expect(throws: TextPlayerError.fault(.level(mixed))) { try player.state() }
    let session = player.playback.session
    #expect(throws: mixed) { try session.judge.runs(of: session.attempt) }
    // Three copies of √3|0⟩ + i|1⟩, each flipped with probability 1/10: every arrow keeps 8/10 of its ⟨Z⟩ = 1/2.
    let ends = try session.judge.noisyRuns(of: session.attempt)
    #expect(ends.count == 1 && abs(ends[0].probability - 1) < 1e-12)
    for arrow in try ends[0].state.blochVectors { #expect(abs(arrow.z - 0.4) < 1e-12 && arrow.length < 0.41) }
    let text = try player.branchesText()
    #expect(text.contains("\"purity\"") && !text.contains("\"ket\""))
    try expectJSON(text)
  }

  @Test("the probabilities of all branches add up to 1")
  func branches() throws {
    var player = try TextPlayer(level: ReplayFileTests.coin, seed: 1)
    let document = try JSONDocument(reading: Array(try player.branchesText().utf8))
    guard case .array(let branches) = document.root.value else {
      Issue.record("an array is wanted")
      return
    }
    #expect(branches.count == 2)
    for branch in branches {
      guard case .number(let probability) = branch.member("probability")?.value else {
        Issue.record("a probability is wanted")
        return
      }
      #expect(abs(probability - 0.5) < 1e-12)
    }
    try player.forceOutcome(.one, ofLook: 0)
    #expect(player.snapshot(in: .english).contains(#""outcomes": [1]"#))
  }

  @Test("a condition on as many bits as a level can have is told bit by bit")
  func wideCondition() throws {
    let names = (0..<64).map { "c\($0)" }
    let tests = names.enumerated().map { "\($0.element)=\($0.offset % 3 == 0 ? 1 : 0)" }
    let file = String(decoding: ReplayFileTests.coin, as: UTF8.self)
      .replacing(#"["c0"]"#, with: "[\(names.map { "\"\($0)\"" }.joined(separator: ", "))]")
      .replacing(#""gate": "H q0""#, with: #""gate": "if \#(tests.joined(separator: " ")): H q0""#)
    let player = try TextPlayer(level: Array(file.utf8), seed: 1)
    let snapshot = try JSONDocument(reading: Array(player.snapshot(in: .english).utf8))
    let item = try #require(snapshot.root.member("board")?.element(0))
    #expect(try numbers(item.member("if")) == (0..<64).map { Double($0) })
    #expect(try numbers(item.member("equals")) == (0..<64).map { $0 % 3 == 0 ? 1 : 0 })
  }

  private func numbers(_ node: JSONNode?) throws -> [Double] {
    guard case .array(let elements) = try #require(node).value else { return [] }
    return elements.compactMap { if case .number(let number) = $0.value { number } else { nil } }
  }

  private func expectJSON(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(!text.contains("\n") || text.hasSuffix("\n"), sourceLocation: sourceLocation)
    let limits = JSONLimits(byteCount: 1 << 22, depth: 64)
    _ = try JSONDocument(reading: Array(text.utf8), limits: limits)
  }
}
