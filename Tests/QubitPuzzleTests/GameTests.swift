import QuantumSimulator
import QubitPuzzle
import Testing

/// A condition on one bit.
private func when(_ bit: Int, is value: UInt64) -> Condition { Condition(bits: [bit], equal: value) }

@Suite("Games")
struct GameTests {
  private let quarter = WrittenNumber(text: "1/4", value: 0.25)

  /// Clauser, Horne, Shimony and Holt, "Proposed experiment to test local hidden-variable theories", Physical Review
  /// Letters 23, 1969. Bits x, y, a, b: the outcomes have to differ exactly when both inputs are 1.
  private func chsh(_ minimum: Double) -> Level {
    let rests = [-Double.pi / 2, -.pi / 4, .pi / 4, .pi / 2].map(written)
    let cases = (0..<4).map { inputs in
      LevelCase(id: "c\(inputs)", weight: quarter, setBits: [0, 1].filter { inputs >> $0 & 1 == 1 })
    }
    let wins = (0..<4).map { CaseAnswer(levelCase: $0, outcomes: $0 == 3 ? [1, 2] : [0, 3]) }
    return makeLevel(
      qubits: 2, bits: 4,
      board: [
        frozen(.on(.h, 0)), frozen(.on(.cx, 0, 1)), .gap, frozen(.measure(0, into: 2)),
        frozen(.measure(1, into: 3)),
      ],
      toolbox: [Tool(gate: .ry, angles: [.list(rests)], conditioning: .optional([0, 1]))],
      goals: [.game(GameGoal(readout: .bits([2, 3]), wins: wins, minimum: written(minimum)))],
      cases: cases,
      parties: [
        Party(name: "alice", qubits: [0], bits: [0, 2], hears: []),
        Party(name: "bob", qubits: [1], bits: [1, 3], hears: []),
      ])
  }

  private let tilted = placing([
    .gate(.ry(-.pi / 2), on: [0], if: when(0, is: 1)),
    .gate(.ry(-.pi / 4), on: [1], if: when(1, is: 0)),
    .gate(.ry(.pi / 4), on: [1], if: when(1, is: 1)),
  ])

  @Test("CHSH: 0.75 without moves, 0.8536 with three, compared without rounding")
  func chshGame() throws {
    let level = chsh(0.85)
    let idle = try level.verdict(after: [])
    #expect(!idle.isSolved)
    #expect(abs((idle.findings[0].probability ?? 0) - 0.75) < 1e-12)
    let verdict = try level.verdict(after: tilted)
    #expect(verdict.isSolved)
    let best = 0.5 + 0.25 * 2.0.squareRoot()
    #expect(abs((verdict.findings[0].probability ?? 0) - best) < 1e-12)
    #expect(try chsh(best).verdict(after: tilted).isSolved)
    // 0.85355… would be 0.8536 if it were rounded.
    #expect(try !chsh(0.8536).verdict(after: tilted).isSolved)
    #expect(try chsh(0.75).verdict(after: []).isSolved)
  }

  @Test("CHSH: three moves are proved least")
  func chshPar() throws { #expect(try chsh(0.85).leastMoves() == 3) }

  @Test func playersOfAGameAreApart() throws {
    let attempt = Attempt(of: chsh(0.85))
    let peeking = Operation.gate(.ry(.pi / 4), on: [0], if: when(1, is: 1))
    #expect(
      attempt.refusal(of: .place(peeking, position: nil)) == .bitNotHeard(bit: 1, party: "alice"))
  }

  /// Greenberger, Horne and Zeilinger; the game is Mermin's, "Quantum mysteries revisited", American Journal of Physics
  /// 58, 1990. Bits x, y, z, a, b, c: the outcomes' parity has to be 1 exactly when an input is.
  private func ghz() -> Level {
    let half = 1 / 2.0.squareRoot()
    var tools: [Tool] = []
    for player in 0..<3 {
      for (value, letter) in [(UInt64(0), Pauli.x), (1, .y)] {
        tools.append(
          Tool(
            .measurement([letter]), wires: [[player]], bits: [player + 3],
            conditioning: .always(when(player, is: value))))
      }
      tools.append(Tool(.measurement([.z]), wires: [[player]], bits: [player + 3]))
    }
    let inputs = [0, 3, 5, 6]
    return makeLevel(
      qubits: 3, bits: 6, start: .ket(ket(half, 0, 0, 0, 0, 0, 0, half)), toolbox: tools,
      goals: [
        .game(
          GameGoal(
            readout: .bits([3, 4, 5]),
            wins: inputs.indices.map {
              CaseAnswer(levelCase: $0, outcomes: $0 == 0 ? [0, 3, 5, 6] : [1, 2, 4, 7])
            },
            minimum: written(1)))
      ],
      cases: inputs.map { bits in
        LevelCase(id: "c\(bits)", weight: quarter, setBits: (0..<3).filter { bits >> $0 & 1 == 1 })
      },
      parties: (0..<3).map {
        Party(name: "p\($0)", qubits: [$0], bits: [$0, $0 + 3], hears: [])
      })
  }

  private func looks(_ letter: Pauli, at player: Int, if condition: Condition?) -> Operation {
    Operation(
      .measurement(Measurement(of: PauliString(letter, on: player), into: player + 3)), if: condition)
  }

  @Test("GHZ: won always with X and Y")
  func ghzGame() throws {
    let level = ghz()
    var moves: [Operation] = []
    for player in 0..<3 {
      moves.append(looks(.x, at: player, if: when(player, is: 0)))
      moves.append(looks(.y, at: player, if: when(player, is: 1)))
    }
    let verdict = try level.verdict(after: placing(moves))
    #expect(verdict.isSolved)
    #expect(abs((verdict.findings[0].probability ?? 0) - 1) < 1e-12)
  }

  /// Case 3 of the faults reported of others.
  @Test("GHZ, one player always measures Z: rejected on every run")
  func ghzWithOnePlayerMeasuringZ() throws {
    let level = ghz()
    for player in 0..<3 {
      var moves = [looks(.z, at: player, if: nil)]
      for other in 0..<3 where other != player {
        moves.append(looks(.x, at: other, if: when(other, is: 0)))
        moves.append(looks(.y, at: other, if: when(other, is: 1)))
      }
      let session = try Session(replaying: placing(moves), judge: Judge(of: level))
      let verdict = try session.verdict()
      #expect(abs((verdict.findings[0].probability ?? 1) - 0.5) < 1e-12)
      for _ in 0..<100 {
        #expect(try !session.verdict().isSolved)
        #expect(try session.verdict() == verdict)
      }
    }
  }

  @Test("|0⟩ against |+⟩: 0.8536 is the best, and one turn reaches it")
  func helstrom() throws {
    let half = WrittenNumber(text: "1/2", value: 0.5)
    let level = makeLevel(
      bits: 1, board: [.gap, frozen(.measure(0, into: 0))],
      toolbox: [
        Tool(gate: .ry, angles: [.steps(from: written(0), to: written(2 * .pi), step: written(.pi / 4))])
      ],
      goals: [
        .game(
          GameGoal(
            readout: .bits([0]),
            wins: [CaseAnswer(levelCase: 0, outcomes: [0]), CaseAnswer(levelCase: 1, outcomes: [1])],
            minimum: written(0.85)))
      ],
      cases: [
        LevelCase(id: "zero", weight: half), LevelCase(id: "plus", weight: half, start: .ket(ket(1, 1))),
      ])
    #expect(abs((try level.verdict(after: []).findings[0].probability ?? 0) - 0.75) < 1e-12)
    let turned = try level.verdict(after: [.put(.ry(.pi / 4), 0)])
    #expect(abs((turned.findings[0].probability ?? 0) - (0.5 + 0.25 * 2.0.squareRoot())) < 1e-12)
    #expect(turned.isSolved)
    #expect(try level.leastMoves() == 1)
  }

  /// One round of the protocol of Bennett and Brassard, 1984, with an eavesdropper. Bits: Alice's value, her and Bob's
  /// basis, Eve's basis, Eve's outcome, Bob's.
  private func eve() -> Level {
    let eighth = WrittenNumber(text: "1/8", value: 0.125)
    return makeLevel(
      bits: 5,
      board: [
        frozen(.gate(.x, on: [0], if: when(0, is: 1))), frozen(.gate(.h, on: [0], if: when(1, is: 1))),
        frozen(.gate(.h, on: [0], if: when(2, is: 1))), frozen(.measure(0, into: 3)),
        frozen(.gate(.h, on: [0], if: when(2, is: 1))), frozen(.gate(.h, on: [0], if: when(1, is: 1))),
        frozen(.measure(0, into: 4)),
      ],
      goals: [
        .game(
          GameGoal(
            readout: .bits([4]),
            wins: (0..<8).map { CaseAnswer(levelCase: $0, outcomes: [1 - $0 & 1]) },
            minimum: written(0.9), rounds: .any))
      ],
      scoring: Scoring(counting: .rounds, par: 9, threeStars: 9, twoStars: 12),
      cases: (0..<8).map { bits in
        LevelCase(id: "c\(bits)", weight: eighth, setBits: (0..<3).filter { bits >> $0 & 1 == 1 })
      },
      rounds: RoundDial(least: 1, most: 20))
  }

  @Test("Eve: 8 rounds catch her with 0.8999, 9 with 0.9249, and 9 are proved least")
  func catchingEve() throws {
    let level = eve()
    let eight = try level.verdict(after: [.rounds(8)])
    #expect(!eight.isSolved)
    #expect(abs((eight.findings[0].probability ?? 0) - 0.8998870849609375) < 1e-12)
    let nine = try level.verdict(after: [.rounds(9)])
    #expect(nine.isSolved && nine.moves == 9 && nine.stars == 3)
    #expect(abs((nine.findings[0].probability ?? 0) - 0.9249153137207031) < 1e-12)
    guard case .solved(let least) = try Solver(limits: .brief).solve(level) else {
      Issue.record("not solved")
      return
    }
    #expect(least.moves == 9)
    #expect(least.example == [.rounds(9)])
    let attempt = try Attempt(of: level).playing(.rounds(3))
    #expect(
      attempt.refusal(of: .rounds(21)) == .roundsNotOnDial(found: 21, dial: RoundDial(least: 1, most: 20)))
    #expect(Attempt(of: makeLevel()).refusal(of: .rounds(2)) == .noRounds)
    guard case .solved(let rest) = try Solver(limits: .brief).finish(attempt) else {
      Issue.record("not finished")
      return
    }
    #expect(rest.moves == 1 && rest.example == [.rounds(9)])
  }

  @Test("Inputs are weighed as the level says, and the threshold is met exactly or not at all")
  func weightedInputs() throws {
    func level(_ minimum: Double) -> Level {
      makeLevel(
        bits: 2, board: [.gap, frozen(.measure(0, into: 1))],
        toolbox: [Tool(gate: .x, conditioning: .optional([0]))],
        goals: [
          .game(
            GameGoal(
              readout: .bits([1]),
              wins: [CaseAnswer(levelCase: 0, outcomes: [1]), CaseAnswer(levelCase: 1, outcomes: [0])],
              minimum: written(minimum)))
        ],
        cases: [
          LevelCase(id: "often", weight: written(0.7)),
          LevelCase(id: "rarely", weight: written(0.3), setBits: [0]),
        ])
    }
    let idle = try level(0.7).verdict(after: [])
    #expect(!idle.isSolved)
    #expect(abs((idle.findings[0].probability ?? 0) - 0.3) < 1e-12)
    let blind = placing([.on(.x, 0)])
    #expect(try level(0.7).verdict(after: blind).isSolved)
    #expect(try !level(0.701).verdict(after: blind).isSolved)
    let seeing = placing([.gate(.x, on: [0], if: when(0, is: 0))])
    #expect(try level(1).verdict(after: seeing).isSolved)
    #expect(try level(1).leastMoves() == 1)
  }

  @Test func secretCasesAreForShowOnly() throws {
    let level = chsh(0.85)
    let secrets = Set((0..<200).map { level.secretCase(seed: $0) })
    #expect(secrets == [0, 1, 2, 3])
    #expect(makeLevel().secretCase(seed: 1) == nil)
  }
}
