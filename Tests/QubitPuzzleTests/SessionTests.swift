import QuantumSimulator
import QubitPuzzle
import Testing

@Suite("Sessions and hints")
struct SessionTests {
  private let level = makeLevel(
    toolbox: [Tool(gate: .x), Tool(gate: .h), Tool(gate: .z)], goals: [stateGoal(ket(1, -1))],
    scoring: Scoring(counting: .placements, par: 2, threeStars: 2, twoStars: 3),
    hints: ["nudge", "nearly"].map { LocalizedText(simplifiedChinese: $0, english: $0) })

  @Test func undoAndRedoGoBackAndForth() throws {
    var session = try Session(of: level)
    #expect(!session.canUndo && !session.canRedo)
    #expect(session.undo() == nil && session.redo() == nil)
    try session.play(.put(.x, 0))
    let afterX = session.attempt
    try session.play(.put(.h, 0))
    #expect(try session.verdict().isSolved)
    #expect(session.undo() == .put(.h, 0))
    #expect(session.attempt == afterX)
    #expect(session.moves == [.put(.x, 0)])
    #expect(session.redo() == .put(.h, 0))
    #expect(try session.verdict().isSolved)
    session.undo()
    // A new move ends what could have been redone.
    try session.play(.put(.z, 0))
    #expect(!session.canRedo)
    #expect(session.attempt.operations == [.on(.x, 0), .on(.z, 0)])
  }

  @Test func restartingCanBeTakenBack() throws {
    var session = try Session(of: level)
    try session.play(.put(.x, 0))
    try session.play(.remove(position: 0))
    try session.play(.put(.h, 0))
    let before = session.attempt
    session.restart()
    #expect(session.attempt == Attempt(of: level))
    #expect(session.moves.isEmpty)
    while session.redo() != nil {}
    #expect(session.attempt == before)
  }

  @Test func refusedMovesLeaveNoTrace() throws {
    var session = try Session(of: level)
    try session.play(.put(.x, 0))
    session.undo()
    let snapshot = session
    #expect(throws: MoveRefusal.notInToolbox(.gate(.y))) { try session.play(.put(.y, 0)) }
    #expect(session.attempt == snapshot.attempt)
    #expect(session.moves == snapshot.moves)
    #expect(session.canRedo)
  }

  @Test func undoneMovesDoNotCount() throws {
    var session = try Session(of: level)
    for _ in 0..<5 {
      try session.play(.put(.z, 0))
      session.undo()
    }
    try session.play(.put(.z, 0))
    try session.play(.remove(position: 0))
    try session.play(.put(.x, 0))
    try session.play(.put(.h, 0))
    #expect(try session.verdict().stars == 3)
  }

  @Test func aReplayGivesTheSameBoard() throws {
    var session = try Session(of: level)
    try session.play(.put(.x, 0))
    try session.play(.put(.z, 0))
    try session.play(.replace(position: 1, with: .on(.h, 0)))
    let replayed = try Session(replaying: session.moves, judge: session.judge)
    #expect(replayed.attempt == session.attempt)
    let wrong: [Move] = [.put(.x, 0), .remove(position: 3)]
    do throws(ReplayFault) {
      _ = try Session(replaying: wrong, judge: session.judge)
      Issue.record("a move was refused")
    } catch {
      #expect(error.index == 1)
      #expect(error.move == .remove(position: 3))
      #expect(error.refusal == .positionOutOfRange(position: 3, count: 1))
    }
  }

  @Test func aCopyIsASnapshot() throws {
    var session = try Session(of: level)
    try session.play(.put(.x, 0))
    var copy = session
    try copy.play(.put(.h, 0))
    #expect(session.moves.count == 1)
    #expect(copy.moves.count == 2)
  }

  @Test func hintsGoFromTheAuthorsToTheSolvers() throws {
    var session = try Session(of: level)
    #expect(try session.nextHint() == .text(0, level.texts.hints[0]))
    #expect(try session.nextHint() == .text(1, level.texts.hints[1]))
    #expect(try session.nextHint() == .move(.put(.x, 0), remaining: 2))
    try session.play(.put(.h, 0))
    #expect(try session.nextHint() == .move(.put(.z, 0), remaining: 1))
    try session.play(.put(.z, 0))
    #expect(try session.nextHint() == .nothingToDo)
  }

  @Test func hintsLeadOutOfADeadEnd() throws {
    // X, Z on the board; the shortest way is to replace the Z by an H.
    var session = try Session(of: level)
    try session.play(.put(.x, 0))
    try session.play(.put(.z, 0))
    var steps = 0
    while case .move(let move, let remaining) = try HintLadder.nextMove(
      for: session.attempt, judge: session.judge, limits: .brief)
    {
      #expect(remaining == 1 - steps)
      try session.play(move)
      steps += 1
    }
    #expect(steps == 1)
    #expect(try session.verdict().isSolved)
  }

  @Test func hintsFollowedFromAnywhereSolveTheLevel() throws {
    // A broken circuit from which the player has taken away, beyond the toolbox, what is needed.
    let level = makeLevel(
      board: [Gate.x, .z, .h, .z].map { .operation(.on($0, 0), .loose) },
      toolbox: [Tool(gate: .x, count: 1)], goals: [unitaryGoal([])],
      budgets: [Budget(counted: .edits, scope: .player, bound: .atMost(1))],
      scoring: Scoring(counting: .edits, par: 1, threeStars: 1, twoStars: 1))
    for removals in [[0], [1], [0, 0], [3, 1], [0, 0, 0, 0]] {
      var session = try Session(of: level)
      for position in removals { try session.play(.remove(position: position)) }
      var steps = 0
      while steps < 10,
        case .move(let move, _) = try HintLadder.nextMove(
          for: session.attempt, judge: session.judge, limits: .brief)
      {
        try session.play(move)
        steps += 1
      }
      #expect(try session.verdict().isSolved, "after removing \(removals)")
    }
  }

  @Test func hintsEndWithTheAnswer() throws {
    let nothing = LocalizedText(simplifiedChinese: "", english: "")
    let goal = stateGoal(basisKet(0, qubits: 1))
    let question = Prediction(
      question: nothing,
      answer: .choice([
        Choice(id: "no", text: nothing, claim: Claim(after: [], goal: goal, verdict: .fails)),
        Choice(id: "yes", text: nothing, claim: Claim(after: [], goal: goal, verdict: .holds)),
      ]))
    var session = try Session(of: makeLevel(goals: [.prediction(question)]))
    #expect(try session.nextHint() == .move(.answer(.choice(id: "yes")), remaining: 1))
    try session.play(.answer(.choice(id: "no")))
    #expect(try session.nextHint() == .move(.answer(.choice(id: "yes")), remaining: 1))
    try session.play(.answer(.choice(id: "yes")))
    #expect(try session.nextHint() == .nothingToDo)
  }

  @Test func aSandboxHasNoHintsButItsAuthors() throws {
    var session = try Session(of: makeLevel(toolbox: [Tool(gate: .h)], scoring: nil))
    #expect(try session.nextHint() == .noneLeft)
  }

  @Test func thereIsNoHintWhereThereIsNoWay() throws {
    var session = try Session(of: makeLevel(toolbox: [Tool(gate: .z)], goals: [stateGoal(ket(1, 1))]))
    #expect(try session.nextHint() == .noneLeft)
  }
}
