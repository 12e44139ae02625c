import QuantumSimulator
import QubitPuzzle
import Testing

@Suite("Attempts")
struct AttemptTests {
  private let h = Operation.on(.h, 0)
  private let x = Operation.on(.x, 0)
  private let z = Operation.on(.z, 0)

  private var free: [Tool] { [Tool(gate: .h), Tool(gate: .x), Tool(gate: .cx)] }

  @Test func placesAtTheEndOfABoardWithoutGaps() throws {
    let level = makeLevel(board: [.operation(z, .frozen)], toolbox: free)
    let attempt = try Attempt(of: level).playing(.put(.h, 0), .put(.x, 0))
    #expect(attempt.operations == [z, h, x])
    #expect(
      attempt.items == [.operation(z, .frozen), .operation(h, .placed), .operation(x, .placed)])
    #expect(attempt.placementCount == 2)
    #expect(attempt.editCount == 2)
  }

  @Test func placesAtTheEndOfTheFirstGap() throws {
    let level = makeLevel(
      board: [.operation(z, .frozen), .gap, .operation(z, .frozen), .gap], toolbox: free)
    let attempt = try Attempt(of: level).playing(
      .put(.h, 0), .put(.x, 0), .place(h, position: 1), .place(x, position: 5))
    #expect(attempt.operations == [z, h, h, x, z, x])
    #expect(attempt.items.count { $0 == .gap } == 2)
  }

  @Test func insertsBesideOwnAndLooseOperationsOnly() throws {
    let level = makeLevel(
      board: [.operation(z, .frozen), .operation(x, .loose), .operation(z, .frozen)], toolbox: free)
    let attempt = Attempt(of: level)
    #expect([0, 1, 2, 3].map { attempt.isOpen(at: $0) } == [false, true, true, true])
    #expect(
      attempt.refusal(of: .place(h, position: 0)) == .betweenFrozenOperations(position: 0))
    #expect(attempt.refusal(of: .place(h, position: 4)) == .positionOutOfRange(position: 4, count: 3))
    // The place stays open when the loose operation that held it open has gone.
    let emptied = try attempt.playing(.remove(position: 1))
    #expect(emptied.isOpen(at: 1))
    #expect(try emptied.playing(.place(h, position: 1)).operations == [z, h, z])
  }

  @Test func refusesToTouchFrozenOperations() throws {
    let level = makeLevel(board: [.operation(z, .frozen), .gap], toolbox: free)
    let attempt = try Attempt(of: level).playing(.put(.h, 0))
    #expect(attempt.refusal(of: .remove(position: 0)) == .frozen(position: 0))
    #expect(attempt.refusal(of: .replace(position: 0, with: h)) == .frozen(position: 0))
    #expect(attempt.refusal(of: .remove(position: 2)) == .positionOutOfRange(position: 2, count: 2))
    #expect(attempt.refusal(of: .remove(position: -1)) == .positionOutOfRange(position: -1, count: 2))
    #expect(try attempt.playing(.remove(position: 1)).operations == [z])
  }

  @Test func refusesWhatTheToolboxDoesNotMake() {
    let level = makeLevel(
      qubits: 2, bits: 1,
      toolbox: [Tool(gate: .h, wires: [[0]]), Tool(gate: .cx, wires: [[0, 1]])])
    let attempt = Attempt(of: level)
    #expect(attempt.refusal(of: .put(.x, 0)) == .notInToolbox(.gate(.x)))
    #expect(
      attempt.refusal(of: .put(.h, 1)) == .wiresNotAllowed(.gate(.h), wires: [1], allowed: [[0]]))
    #expect(
      attempt.refusal(of: .put(.cx, 1, 0))
        == .wiresNotAllowed(.gate(.cx), wires: [1, 0], allowed: [[0, 1]]))
    #expect(
      attempt.refusal(of: .put(.h, 2)) == .notWiresOfTheBoard(.gate(.h), wires: [2], qubitCount: 2))
    #expect(
      attempt.refusal(of: .put(.cx, 0, 0)) == .notWiresOfTheBoard(.gate(.cx), wires: [0, 0], qubitCount: 2))
    #expect(attempt.refusal(of: .put(.cx, 0)) == .notWiresOfTheBoard(.gate(.cx), wires: [0], qubitCount: 2))
    for operation in [
      Operation(.barrier(qubits: [0])), .gate(.h, on: [0], controls: [Control(1)]),
    ] {
      #expect(
        attempt.refusal(of: .place(operation, position: nil)) == .notPlaceable(.operation(operation)))
    }
    let measurement = Move.place(.measure(0, into: 0), position: nil)
    #expect(attempt.refusal(of: measurement) == .notInToolbox(.measurement([.z])))
    #expect(attempt.refusal(of: .place(.reset(0), position: nil)) == .notInToolbox(.reset))
    let conditional = Move.place(.gate(.h, on: [0], if: Condition(bit: 0)), position: nil)
    #expect(attempt.refusal(of: conditional) == .conditionNotAllowed(.gate(.h), allowed: []))
  }

  @Test func gatesThatTreatTheirWiresAlikeGoEitherWay() throws {
    let level = makeLevel(
      qubits: 2, toolbox: [Tool(gate: .cz, wires: [[0, 1]]), Tool(gate: .swap, wires: [[1, 0]])])
    let attempt = try Attempt(of: level).playing(.put(.cz, 1, 0), .put(.swap, 0, 1))
    #expect(attempt.operations == [.on(.cz, 0, 1), .on(.swap, 1, 0)])
  }

  @Test func anglesHaveToBeAtARestOfTheDial() throws {
    let dial = AngleGrid.steps(from: written(0), to: written(2 * .pi), step: written(.pi / 12))
    #expect(dial.values.count == 25)
    let level = makeLevel(
      toolbox: [
        Tool(gate: .rz, angles: [dial]),
        Tool(gate: .ry, angles: [.list([written(.pi / 4), written(.pi / 2)])]),
      ])
    let attempt = Attempt(of: level)
    let near = 3 * .pi / 4 + 4e-10
    // The angle on the board is the rest itself, whatever was typed.
    #expect(try attempt.playing(.put(.rz(near), 0)).operations == [.on(.rz(9 * .pi / 12), 0)])
    #expect(
      attempt.refusal(of: .put(.ry(1), 0))
        == .angleNotOnGrid(.gate(.ry), parameter: 0, angle: 1, nearest: .pi / 4))
    let far = .pi / 4 + 2e-9
    #expect(
      attempt.refusal(of: .put(.ry(far), 0))
        == .angleNotOnGrid(.gate(.ry), parameter: 0, angle: far, nearest: .pi / 4))
  }

  @Test func stockIsCountedOnTheBoard() throws {
    let level = makeLevel(
      board: [.operation(h, .frozen), .gap],
      toolbox: [Tool(gate: .h, count: 1), Tool(gate: .x, count: 2)])
    let attempt = try Attempt(of: level).playing(.put(.h, 0))
    #expect(attempt.refusal(of: .put(.h, 0)) == .usedUp(.gate(.h), count: 1))
    let freed = try attempt.playing(.remove(position: 1), .put(.h, 0), .put(.x, 0), .put(.x, 0))
    #expect(freed.refusal(of: .put(.x, 0)) == .usedUp(.gate(.x), count: 2))
    #expect(freed.refusal(of: .replace(position: 1, with: x)) == .usedUp(.gate(.x), count: 2))
    #expect(try freed.playing(.replace(position: 1, with: h)) == freed)
  }

  @Test func anOperationIsMoved() throws {
    let level = makeLevel(
      board: [.operation(z, .frozen), .gap, .operation(z, .frozen)],
      toolbox: [Tool(gate: .h, count: 1), Tool(gate: .x, count: 2)])
    let attempt = try Attempt(of: level).playing(.put(.h, 0), .put(.x, 0), .put(.x, 0))
    // The last of its kind may be moved: for the stock it is not on the board twice.
    let moved = try attempt.playing(.move(from: 1, to: 3))
    #expect(moved.placements == [z, x, x, h, z].map { .operation($0) })
    #expect(try moved.playing(.move(from: 3, to: 1)) == attempt)
    #expect(try attempt.playing(.move(from: 2, to: 2)) == attempt)
    #expect(attempt.refusal(of: .move(from: 0, to: 2)) == .frozen(position: 0))
    #expect(attempt.refusal(of: .move(from: 1, to: 0)) == .betweenFrozenOperations(position: 0))
    #expect(attempt.refusal(of: .move(from: 5, to: 1)) == .positionOutOfRange(position: 5, count: 5))
    #expect(attempt.refusal(of: .move(from: 1, to: 9)) == .positionOutOfRange(position: 9, count: 4))
  }

  @Test func countsWhatDiffersHoweverItCameAbout() throws {
    let level = makeLevel(
      board: [.operation(x, .loose), .operation(z, .loose), .operation(h, .loose)],
      toolbox: free, scoring: Scoring(counting: .edits, par: 1, threeStars: 1, twoStars: 2))
    let start = Attempt(of: level)
    let replaced = try start.playing(.replace(position: 1, with: h))
    #expect(replaced.items[1] == .operation(h, .substituted(for: z)))
    #expect(replaced.editCount == 1)
    // Taking away and putting back elsewhere is the same board, and counts the same.
    let detour = try start.playing(.remove(position: 1), .place(h, position: 1))
    #expect(detour == replaced)
    #expect(try start.playing(.remove(position: 0)).editCount == 1)
    #expect(try start.playing(.remove(position: 0), .place(h, position: 2)).editCount == 2)
    // What was given may be put back, though the toolbox has no Z, but only once.
    let restored = try replaced.playing(.replace(position: 1, with: z))
    #expect(restored == start)
    #expect(restored.editCount == 0)
    #expect(try start.playing(.remove(position: 1), .place(z, position: 1)) == start)
    #expect(start.refusal(of: .place(z, position: 0)) == .notInToolbox(.gate(.z)))
    #expect(start.refusal(of: .replace(position: 0, with: z)) == .notInToolbox(.gate(.z)))
  }

  @Test func takingAwayIsFreeWherePlacementsCount() throws {
    let level = makeLevel(
      board: [.operation(x, .loose), .operation(z, .loose)], toolbox: free)
    let attempt = try Attempt(of: level).playing(.remove(position: 0), .put(.h, 0))
    #expect(attempt.operations == [z, h])
    #expect(attempt.placementCount == 1)
    #expect(attempt.moveCount == 1)
  }

  @Test func answersOnlyTheQuestionThatIsAsked() throws {
    #expect(
      Attempt(of: makeLevel()).refusal(of: .answer(.number(1))) == .noQuestion)
    let nothing = LocalizedText(simplifiedChinese: "", english: "")
    let goal = stateGoal(basisKet(0, qubits: 1))
    let choice = Prediction(
      question: nothing,
      answer: .choice([
        Choice(id: "up", text: nothing, claim: Claim(after: [], goal: goal, verdict: .holds))
      ]))
    let picking = Attempt(of: makeLevel(goals: [.prediction(choice)]))
    #expect(picking.refusal(of: .answer(.choice(id: "no"))) == .unknownChoice(id: "no", known: ["up"]))
    #expect(picking.refusal(of: .answer(.number(1))) == .choiceWanted(found: 1, known: ["up"]))
    #expect(try picking.playing(.answer(.choice(id: "up"))).answer == .choice(id: "up"))
    let number = Prediction(question: nothing, answer: .number(.blochLength(qubit: 0), tolerance: 0))
    let typing = Attempt(of: makeLevel(goals: [.prediction(number)]))
    #expect(typing.refusal(of: .answer(.choice(id: "up"))) == .numberWanted(found: "up"))
    #expect(typing.refusal(of: .answer(.number(.nan))) == .answerNotFinite)
    #expect(try typing.playing(.answer(.number(0.5))).answer == .number(0.5))
  }

  @Test func refusalsSpeakBothLanguages() {
    let level = makeLevel(qubits: 2)
    let refusals: [MoveRefusal] = [
      .notPlaceable(.operation(.reset(0))), .notInToolbox(.gate(.h)),
      .wiresNotAllowed(.gate(.cx), wires: [1, 0], allowed: [[0, 1]]),
      .notWiresOfTheBoard(.gate(.cx), wires: [0, 0], qubitCount: 2),
      .angleNotOnGrid(.gate(.rz), parameter: 0, angle: 1, nearest: .pi / 4), .usedUp(.gate(.h), count: 1),
      .usedUp(.gate(.h), count: 2), .frozen(position: 1), .betweenFrozenOperations(position: 0),
      .positionOutOfRange(position: 4, count: 3), .noQuestion, .unknownChoice(id: "a", known: ["b"]),
      .choiceWanted(found: 1, known: ["b"]), .numberWanted(found: "a"), .answerNotFinite,
    ]
    #expect(Set(refusals.map(\.code)).count == refusals.count - 1)
    for refusal in refusals {
      let (english, chinese) = (
        refusal.sentence(in: .english, level: level),
        refusal.sentence(in: .simplifiedChinese, level: level)
      )
      #expect(english.hasSuffix("."))
      #expect(chinese.hasSuffix("。"))
      #expect(english.unicodeScalars.allSatisfy { !(0x4E00...0x9FFF).contains($0.value) })
      #expect(chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
    }
    #expect(
      refusals[2].sentence(in: .english, level: level) == "CX cannot go on q1, q0, but on: q0, q1.")
    #expect(
      refusals[4].sentence(in: .english, level: level)
        == "The dial of Rz does not rest at 1; the nearest rest is π/4.")
  }
}
