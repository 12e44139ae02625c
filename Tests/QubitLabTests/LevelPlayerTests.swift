import Observation
import QubitLab
import Testing

/// Each thing that a front end needs, asked of the player that it holds.
@MainActor @Suite("A level in a front end")
struct LevelPlayerTests {
  private static let catalogue = try? LevelFolder(path: Repository.levels).contents().reading.catalogue

  private func level(_ id: String) throws -> Level {
    try #require(Self.catalogue?.level(id)?.level)
  }

  private func player(_ id: String, seed: UInt64 = 7) throws -> LevelPlayer {
    try LevelPlayer(level(id), seed: seed)
  }

  private func texts(_ player: LevelPlayer) -> [String] {
    let notation = LevelNotation(level: player.level)
    return player.playback.session.attempt.placements.map { notation.text(of: $0) ?? "?" }
  }

  private func play(_ player: LevelPlayer, _ moves: String...) throws {
    for move in moves { try player.play(LevelNotation(level: player.level).move(move)) }
  }

  @Test("apply, remove, move, set a parameter; and back and forth through all of it")
  func commands() throws {
    let player = try player("dial-135")
    try play(player, "Rz(pi/2) q0", "Rz(pi/4) q0", "move 1 to 2", "replace 1 with Rz(pi) q0", "remove 2")
    let boards = [
      ["Rz(pi) q0"], ["Rz(pi) q0", "Rz(pi/2) q0"], ["Rz(pi/4) q0", "Rz(pi/2) q0"],
      ["Rz(pi/2) q0", "Rz(pi/4) q0"], ["Rz(pi/2) q0"], [],
    ]
    for board in boards {
      #expect(texts(player) == board)
      #expect(player.undo() == !board.isEmpty)
    }
    for board in boards.dropLast().reversed() {
      #expect(player.redo())
      #expect(texts(player) == board)
    }
    #expect(!player.redo())
    player.restart()
    #expect(texts(player) == [])
    #expect(player.playback.canRedo && !player.playback.canUndo)
  }

  @Test("what looks found is written down: undo, redo and a replay bring it back")
  func recordedOutcomes() throws {
    for seed in 0..<20 as Range<UInt64> {
      let player = try player("zero-to-seven", seed: seed)
      try play(player, "H q0", "measure q0 -> c0", "H q0", "measure q0 -> c1")
      try player.lookAgain()
      let found = player.playback.outcomes
      #expect(found.count == 2)
      player.restart()
      while player.redo() {}
      #expect(player.playback.outcomes == found)
      let file = try #require(ReplayFile(of: player.playback))
      let again = try file.playback(of: player.playback.session.judge)
      #expect(again.outcomes == found && again.log == player.playback.log)
    }
  }

  @Test("a teacher holds a look to either outcome, and shows all branches")
  func forcedOutcomes() throws {
    let player = try player("fair-coin")
    try play(player, "H q0", "measure q0 -> c0")
    for outcome in [Outcome.one, .zero, .one] {
      try player.forceOutcome(outcome, ofLook: 0)
      #expect(player.playback.outcomes == [outcome])
    }
    let branches = try player.branches()
    #expect(branches.map(\.probability).allSatisfy { abs($0 - 0.5) < 1e-12 } && branches.count == 2)
    try player.releaseOutcomes()
    #expect(player.playback.forced.isEmpty)
    #expect(throws: PlaybackFault.noSuchLook(3, count: 1)) { try player.forceOutcome(.one, ofLook: 3) }
  }

  @Test("the play head steps, seeks and rewinds, and the state follows")
  func playHead() throws {
    let player = try player("bloch-sphere")
    try play(player, "H q0", "S q0", "X q0")
    #expect(player.playback.head == 3)
    player.rewind()
    #expect(player.playback.head == 0)
    #expect(try player.playback.state.ketText() == "|0⟩")
    player.step()
    #expect(try player.playback.state.ketText() == "(|0⟩ + |1⟩)/√2")
    player.seek(to: 99)
    #expect(player.playback.head == 3)
    player.stepBack()
    #expect(player.playback.head == 2)
  }

  @Test("half of H on |0⟩ is at (0.5, −0.7071, 0.5); half of CNOT on |+0⟩ turns the control to (0.5, 0.5, 0)")
  func paths() throws {
    let one = try player("bloch-sphere")
    try play(one, "H q0")
    let half = try one.playback.arrows(passing: 0, fraction: 0.5)[0]
    #expect(abs(half.x - 0.5) < 1e-12 && abs(half.y + 0.5.squareRoot()) < 1e-12 && abs(half.z - 0.5) < 1e-12)
    let two = try player("two-qubit-bench")
    try play(two, "H q1", "CX q1 q0")
    let control = try two.playback.arrows(passing: 1, fraction: 0.5)[1]
    #expect(abs(control.x - 0.5) < 1e-12 && abs(control.y - 0.5) < 1e-12 && abs(control.z) < 1e-12)
  }

  @Test("a placement is judged before it is made: a code for programs, a sentence in each language")
  func placementVerdicts() throws {
    let player = try player("x-from-h-and-z")
    #expect(player.refusal(of: .place(.gate(.h, on: [0]), position: nil)) == nil)
    let refusal = try #require(player.refusal(of: .place(.gate(.y, on: [0]), position: nil)))
    #expect(refusal.code == "not-in-toolbox")
    #expect(refusal.sentence(in: .english, level: player.level) == "Y is not in the toolbox.")
    #expect(refusal.sentence(in: .simplifiedChinese, level: player.level) == "工具箱里没有 Y 门。")
    #expect(throws: PlaybackFault.refused(refusal)) {
      try player.play(.place(.gate(.y, on: [0]), position: nil))
    }
    #expect(texts(player) == [])
  }

  @Test("the verdict says what is met, what is off and by how much, where first, and how many stars")
  func verdicts() throws {
    let player = try player("look-then-mend")
    try play(player, "measure q0 -> c0")
    let finding = try #require(player.verdict.findings.first)
    #expect(!player.verdict.isSolved && !finding.isMet && player.verdict.stars == 0)
    guard case .fidelity(let fidelity) = finding.evidence else {
      Issue.record("a fidelity is wanted, found \(finding.evidence)")
      return
    }
    #expect(abs(fidelity.judged) < 1e-12 && fidelity.minimum == 0.999999)
    #expect(abs(finding.gap - 0.999999) < 1e-9)
    #expect(finding.failingCase == 1 && finding.failingBranch?.outcomes == [.one])
    try play(player, "if c0=1: X q0")
    #expect(player.verdict.isSolved && player.verdict.stars == 3 && player.verdict.moves == 2)
  }

  @Test("hints: the author's, one after another, then the solver's next move")
  func hints() throws {
    let player = try player("x-from-h-and-z")
    try play(player, "H q0")
    for (index, text) in player.level.texts.hints.enumerated() {
      try player.askForHint()
      #expect(player.hint == .text(index, text))
    }
    // Whoever follows the solver arrives in as many moves as it says.
    for remaining in [2, 1] {
      try player.askForHint()
      guard case .move(let move, remaining) = player.hint else {
        Issue.record("a move with \(remaining) to go is wanted, found \(String(describing: player.hint))")
        return
      }
      try player.play(move)
      #expect(player.hint == nil)
    }
    #expect(player.verdict.isSolved && player.verdict.stars == 3)
    try player.askForHint()
    #expect(player.hint == .nothingToDo)
  }

  @Test("progress by stable id: a game left is gone on with, files are read back, old ones too, and merged")
  func progress() throws {
    let player = try player("reach-minus")
    try play(player, "X q0", "H q0")
    player.undo()
    var mine = PlayerProgress()
    mine.keep(player.playback, player.verdict)
    let read = try PlayerProgress(reading: Array(mine.text.utf8))
    #expect(read == mine)
    let left = try #require(read.playback(of: Judge(of: player.level)))
    let again = try LevelPlayer(continuing: left)
    #expect(texts(again) == ["X q0"])
    try play(again, "H q0")
    mine.keep(again.playback, again.verdict)
    let old = #"{"schemaVersion": 1, "levels": {"flip-the-arrow": {"stars": 2, "moves": 3}}}"#
    var other = try PlayerProgress(reading: Array(old.utf8))
    other.merge(mine)
    #expect(other.solutions.mapValues(\.stars) == ["flip-the-arrow": 2, "reach-minus": 3])
    #expect(other.playback(of: try Judge(of: level("flip-the-arrow"))) == nil)
  }

  @Test("a level is shared as one line, with its goals, its stock and all else")
  func sharing() throws {
    for loaded in try #require(Self.catalogue).levels {
      #expect(try ShareString.level(from: ShareString.text(of: loaded.level)) == loaded.level)
    }
  }

  @Test("the state as sentences, in the player's language and without a picture")
  func sentences() throws {
    let player = try player("bloch-sphere")
    try play(player, "H q0")
    #expect(player.spokenSentences.contains { $0.contains("plus x") })
    player.language = .simplifiedChinese
    #expect(player.spokenSentences.allSatisfy { !$0.contains("arrow") })
    #expect(player.spokenSentences.count > 1)
  }

  @Test("whoever draws the board is told of every change")
  func observation() throws {
    let player = try player("bloch-sphere")
    let changes: [@MainActor () throws -> Void] = [
      { try self.play(player, "H q0") }, { player.undo() }, { player.redo() }, { player.rewind() },
      { player.step() }, { player.restart() },
    ]
    for change in changes {
      let seen = Seen()
      withObservationTracking {
        _ = player.playback.head
      } onChange: {
        seen.count += 1
      }
      try change()
      #expect(seen.count == 1)
    }
  }

  /// Counts on the main actor only: changes are told where they happen.
  private final class Seen: @unchecked Sendable { var count = 0 }

  @Test("a snapshot is a value: another task reads it while the game goes on")
  func snapshots() async throws {
    let player = try player("bloch-sphere")
    try play(player, "H q0")
    let snapshot = player.playback
    let ket = Task.detached { try snapshot.state.ketText() }
    try play(player, "X q0", "Z q0")
    #expect(try await ket.value == "(|0⟩ + |1⟩)/√2")
    #expect(snapshot.operationCount == 1 && player.playback.operationCount == 3)
  }

  @Test("each case of a level can be shown; the verdict is about all of them")
  func cases() throws {
    let player = try player("plus-or-minus")
    let verdict = player.verdict
    var kets: [String] = []
    for index in player.level.cases.indices {
      try player.show(case: index)
      player.rewind()
      kets.append(try player.playback.state.ketText())
      #expect(player.verdict == verdict)
    }
    #expect(kets == ["(|0⟩ + |1⟩)/√2", "(|0⟩ − |1⟩)/√2"])
    #expect(throws: PlaybackFault.self) { try player.show(case: 2) }
  }
}
