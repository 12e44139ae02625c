import QuantumSimulator
import QubitPuzzle
import Testing

@Suite("Playback")
struct PlaybackTests {
  private static let h = Tool(gate: .h)
  private static let x = Tool(gate: .x)
  private static let cx = Tool(gate: .cx)

  /// H, then a look into bit 0, then the player's gap.
  private static let coin = makeLevel(
    bits: 1,
    board: [
      .operation(.gate(.h, on: [0]), .frozen), .operation(.measure(0, into: 0), .frozen), .gap,
    ],
    toolbox: [x, h], goals: [stateGoal(basisKet(0, qubits: 1))])

  private static func playback(
    _ toolbox: [Tool], qubits: Int = 1, start: WrittenKet? = nil, playing moves: Move...
  ) throws -> Playback {
    let level = makeLevel(
      qubits: qubits, start: start.map { .ket($0) }, toolbox: toolbox,
      goals: [stateGoal(basisKet(1, qubits: qubits))])
    var playback = try Playback(of: level)
    for move in moves { try playback.play(move) }
    return playback
  }

  @Test("H on |0⟩ at s = ½ is (0.5, −0.7071, 0.5): an arc about the true axis")
  func pathOfH() throws {
    let playback = try Self.playback([Self.h], playing: .put(.h, 0))
    let arrow = try playback.arrows(passing: 0, fraction: 0.5)[0]
    expect(arrow, near: (0.5, -0.5.squareRoot(), 0.5))
    expect(try playback.arrows(passing: 0, fraction: 0)[0], near: (0, 0, 1))
    expect(try playback.arrows(passing: 0, fraction: 1)[0], near: (1, 0, 0))
    for step in 1..<20 {
      let arrow = try playback.arrows(passing: 0, fraction: Double(step) / 20)[0]
      #expect(abs(arrow.length - 1) < 1e-12, "an arrow on the surface stays on it")
      #expect(abs((arrow.x + arrow.z) - 1) < 1e-12, "a turn keeps the part along its axis")
    }
  }

  @Test("CNOT on |+0⟩: the control's arrow at s = ½ is (0.5, 0.5, 0)")
  func pathOfCNOT() throws {
    // Qubit 0 is the control and in |+⟩.
    let playback = try Self.playback(
      [Self.cx], qubits: 2, start: ket(1, 1, 0, 0), playing: .put(.cx, 0, 1))
    expect(try playback.arrows(passing: 0, fraction: 0.5)[0], near: (0.5, 0.5, 0))
    expect(try playback.arrows(passing: 0, fraction: 1)[0], near: (0, 0, 0))
  }

  @Test("a fraction outside 0…1 is held to the ends, and a position beyond the board is refused")
  func pathBeyondTheEnds() throws {
    let playback = try Self.playback([Self.x], playing: .put(.x, 0))
    expect(try playback.arrows(passing: 0, fraction: -3)[0], near: (0, 0, 1))
    expect(try playback.arrows(passing: 0, fraction: .nan)[0], near: (0, 0, 1))
    expect(try playback.arrows(passing: 0, fraction: .infinity)[0], near: (0, 0, -1))
    for position in [-1, 1, Int.max] {
      #expect(throws: PlaybackFault.refused(.positionOutOfRange(position: position, count: 1))) {
        try playback.state(passing: position, fraction: 0.5)
      }
    }
  }

  @Test("the play head steps, seeks, rewinds, and stops at the ends")
  func playHead() throws {
    var playback = try Self.playback([Self.x], playing: .put(.x, 0), .put(.x, 0))
    #expect(playback.head == 2)
    playback.step()
    #expect(playback.head == 2)
    playback.stepBack()
    #expect(playback.head == 1)
    expect(try playback.arrows()[0], near: (0, 0, -1))
    playback.rewind()
    playback.stepBack()
    #expect(playback.head == 0)
    playback.seek(to: .max)
    #expect(playback.head == 2)
    playback.seek(to: .min)
    #expect(playback.head == 0)
  }

  @Test("the same seed shows the same outcomes; other seeds show both")
  func seeds() throws {
    var seen: Set<Outcome> = []
    for seed in 0..<40 as Range<UInt64> {
      let (first, second) = (
        try Playback(of: Self.coin, seed: seed), try Playback(of: Self.coin, seed: seed)
      )
      #expect(first.outcomes == second.outcomes)
      seen.formUnion(first.outcomes)
    }
    #expect(seen == [.zero, .one])
  }

  @Test("undo and redo bring back what was seen, looks included")
  func undoOfLooks() throws {
    var playback = try Playback(of: Self.coin, seed: 3)
    var seen = [playback.outcomes]
    for _ in 0..<12 {
      try playback.lookAgain()
      seen.append(playback.outcomes)
    }
    try playback.play(.put(.x, 0))
    #expect(playback.outcomes == seen[12], "a move after a look does not change what it found")
    playback.undo()
    for index in stride(from: 12, through: 0, by: -1) {
      #expect(playback.outcomes == seen[index])
      playback.undo()
    }
    #expect(!playback.canUndo)
    for index in 1...12 {
      playback.redo()
      #expect(playback.outcomes == seen[index])
    }
    #expect(Set(seen).count == 2, "a fair coin shows both sides in thirteen throws of this seed")
  }

  @Test("to begin again is to take everything back, which can all be made again")
  func restarting() throws {
    var playback = try Playback(of: Self.coin, seed: 3)
    playback.restart()
    #expect(!playback.canRedo, "there was nothing to take back")
    let first = playback.outcomes
    try playback.play(.put(.x, 0))
    try playback.lookAgain()
    try playback.forceOutcome(.one, ofLook: 0)
    try playback.lookAgain()
    try playback.play(.put(.h, 0))
    playback.undo()
    let log = playback.log
    var stepByStep = playback
    while stepByStep.undo() != nil {}
    playback.restart()
    for begun in [playback, stepByStep] {
      #expect(begun.outcomes == first && begun.log.isEmpty && !begun.canUndo && begun.forced.isEmpty)
      #expect(begun.session.moves.isEmpty && begun.operationCount == 2 && begun.head == 2)
      var again = begun
      for _ in log { again.redo() }
      #expect(again.log == log && again.forced == [0: .one])
      #expect(again.redo() == .move(.put(.h, 0)), "what was undone before can be made again too")
      #expect(!again.canRedo)
    }
  }

  @Test("a look is held to an outcome, released, and refused where it cannot come out so")
  func forcing() throws {
    for outcome in Outcome.allCases {
      var playback = try Playback(of: Self.coin, seed: 1)
      try playback.forceOutcome(outcome, ofLook: 0)
      #expect(playback.outcomes == [outcome])
      try playback.lookAgain()
      #expect(playback.outcomes == [outcome])
      playback.undo()
      playback.undo()
      #expect(playback.forced.isEmpty)
    }
    var playback = try Playback(of: Self.coin)
    #expect(throws: PlaybackFault.noSuchLook(1, count: 1)) {
      try playback.forceOutcome(.one, ofLook: 1)
    }
    let certain = makeLevel(
      bits: 1, board: [.operation(.measure(0, into: 0), .frozen)], goals: [stateGoal(basisKet(1, qubits: 1))])
    var sure = try Playback(of: certain)
    #expect(throws: PlaybackFault.impossibleOutcome(look: 0)) {
      try sure.forceOutcome(.one, ofLook: 0)
    }
    #expect(sure.log.isEmpty && sure.outcomes == [.zero])
  }

  @Test("a replay shows the recorded outcomes, whatever the seed says")
  func replay() throws {
    var playback = try Playback(of: Self.coin, seed: 5)
    try playback.play(.put(.x, 0))
    try playback.lookAgain()
    try playback.forceOutcome(.one, ofLook: 0)
    try playback.releaseOutcomes()
    try playback.lookAgain()
    for seed in 0..<8 as Range<UInt64> {
      let again = try Playback(replaying: playback.log, judge: playback.session.judge, seed: seed)
      #expect(again.log == playback.log)
      #expect(again.outcomes == playback.outcomes)
      #expect(again.session.attempt == playback.session.attempt)
    }
    let wrong = [
      PlayLogEntry(.move(.put(.h, 0)), outcomes: []), PlayLogEntry(.move(.put(.y, 0)), outcomes: []),
    ]
    #expect(throws: PlaybackFault.replay(index: 1, .refused(.notInToolbox(.gate(.y))))) {
      try Playback(replaying: wrong, judge: playback.session.judge, seed: 0)
    }
  }

  @Test("what is refused changes nothing")
  func refusedMove() throws {
    var playback = try Playback(of: Self.coin, seed: 2)
    try playback.play(.put(.h, 0))
    playback.undo()
    #expect(throws: PlaybackFault.refused(.frozen(position: 0))) { try playback.play(.remove(position: 0)) }
    #expect(playback.canRedo, "a refused move leaves what can be made again")
    #expect(playback.log.isEmpty)
  }

  private func expect(
    _ arrow: BlochVector, near wanted: (x: Double, y: Double, z: Double),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let distance = max(abs(arrow.x - wanted.x), abs(arrow.y - wanted.y), abs(arrow.z - wanted.z))
    #expect(distance < 1e-12, "\(arrow) is not \(wanted)", sourceLocation: sourceLocation)
  }
}
