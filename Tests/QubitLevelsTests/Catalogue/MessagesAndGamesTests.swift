import QuantumSimulator
import QubitPuzzle
import Testing

@testable import QubitLevels

/// Recomputes what the texts of this pack say in numbers.
@Suite("The numbers in Messages and games")
struct MessagesAndGamesTests {
  static let catalogue = CatalogueReading(files: Folder.files(in: Folder.levels)).catalogue

  private func judge(_ id: String) throws -> Judge {
    try Judge(of: try #require(Self.catalogue.level(id)).level)
  }

  private func attempt(_ judge: Judge, _ moves: [String]) throws -> Attempt {
    let notation = LevelNotation(level: judge.level)
    return try Session(replaying: moves.map { try notation.move($0) }, judge: judge).attempt
  }

  /// The probability that the last goal of a level is about.
  private func likelihood(_ id: String, after moves: [String]) throws -> Double {
    let judge = try judge(id)
    let findings = try judge.verdict(on: attempt(judge, moves)).findings
    guard case .likelihood(let actual, _)? = findings.last?.evidence else { return .nan }
    return actual
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  @Test("a sent qubit is a coin, whatever the message")
  func sentQubitIsACoin() throws {
    // The looks at the end belong to Bob; the qubit is sent before them.
    var level = try judge("read-the-message").level
    level.board.removeAll { item in
      guard case .operation(let placement, _) = item else { return false }
      return placement.operation?.isMeasuring ?? false
    }
    let judge = try Judge(of: level)
    for message in judge.level.cases.indices {
      for run in try judge.runs(of: Attempt(of: judge.level), inCase: message) {
        #expect(try run.state.blochVector(of: 0).length < 1e-12)
      }
    }
  }

  @Test(
    "whatever state is handed over, q0 and q1 end at |+⟩",
    arguments: [[], [Gate.x], [.h], [.h, .s], [.ry(1)]])
  func handingOverLeavesPlus(preparation: [Gate]) throws {
    let judge = try judge("hand-it-over")
    let moves = try #require(judge.level.solutions.first)
    let board = try Session(replaying: moves, judge: judge).attempt.placements.compactMap(\.operation)
    let pair: [Operation] = [.gate(.h, on: [1]), .gate(.cx, on: [1, 2])]
    let circuit = try Circuit(
      qubitCount: 3, operations: preparation.map { .gate($0, on: [0]) } + pair + board)
    let state = try #require(try circuit.branches().first).state
    for left in [0, 1] { #expect(abs(try state.blochVector(of: left).x - 1) < 1e-12) }
  }

  @Test("teleportation gives each pair of bits with probability 1/4")
  func teleportationTellsNothing() throws {
    let judge = try judge("teleport")
    let attempt = try attempt(judge, ["measure q0 -> m0", "measure q1 -> m1"])
    let runs = try judge.runs(of: attempt)
    #expect(runs.count == 4)
    for run in runs { #expect(abs(run.probability - 0.25) < 1e-12) }
  }

  @Test("Eve hides with 3/4 in a round: 0.1001 after eight, 0.0751 after nine")
  func eve() throws {
    for (rounds, hidden) in [(2, 0.5625), (8, 0.1001), (9, 0.0751)] {
      let found = try likelihood("catch-eve", after: ["rounds \(rounds)"])
      #expect(abs(1 - found - hidden) < 0.00005)
    }
    #expect(abs(try likelihood("catch-eve", after: []) - 0.25) < 1e-12)
    #expect(abs(power(0.75, 100) * 1e13 - 3) < 0.5)
    // Half as much looking, in the notes for teachers.
    #expect(abs(power(0.875, 17) - 0.103) < 0.0005)
    #expect(abs(power(0.875, 18) - 0.090) < 0.0005)
  }

  @Test("the machine makes a perfect pair from |+⟩; mended, it makes one from |0⟩")
  func copying() throws {
    let judge = try judge("copying-machine")
    let asGiven = try #require(try judge.runs(of: Attempt(of: judge.level), inCase: 0).first)
    #expect(abs(try asGiven.state.concurrence(of: 0, 1) - 1) < 1e-12)

    var level = judge.level
    level.cases[0].start = .ket(WrittenKet(text: "|00>", amplitudes: [.one, .zero, .zero, .zero]))
    let mended = try Session(replaying: try #require(level.solutions.first), judge: Judge(of: level))
    let run = try #require(try mended.judge.runs(of: mended.attempt, inCase: 0).first)
    #expect(abs(try run.state.concurrence(of: 0, 1) - 1) < 1e-12)
  }

  @Test("of the sixteen plans, half win 3/4 and half 1/4; always 0 wins 1/4")
  func plans() throws {
    /// Answer 0, the question, its opposite, 1.
    func plans(_ question: String, _ qubit: String) -> [[String]] {
      [[], ["if \(question)=1: X \(qubit)"], ["if \(question)=0: X \(qubit)"], ["X \(qubit)"]]
    }
    var shares: [Double] = []
    for alice in plans("x", "q0") {
      for bob in plans("y", "q1") {
        shares.append(try likelihood("best-plan", after: alice + bob))
      }
    }
    #expect(abs(shares[0] - 0.25) < 1e-12)
    #expect(shares.filter { abs($0 - 0.75) < 1e-12 }.count == 8)
    #expect(shares.filter { abs($0 - 0.25) < 1e-12 }.count == 8)
  }

  @Test("entangled, cos²22.5° of the games are won; two turns win 0.8125")
  func beyondPlans() throws {
    let best = ["Ry(pi/4) q0", "if x=1: Ry(pi/2) q0", "if y=0: Ry(pi/2) q1"]
    let won = try likelihood("beyond-any-plan", after: best)
    #expect(abs(won - (2 + 2.0.squareRoot()) / 4) < 1e-12)
    #expect(abs(won - 0.8536) < 0.00005)
    let two = ["if x=1: Ry(2pi/3) q0", "if y=0: Ry(pi/3) q1"]
    #expect(abs(try likelihood("beyond-any-plan", after: two) - 0.8125) < 1e-12)
  }

  @Test("no plan wins the GHZ game more than 3/4; without one H it is won half the time")
  func threePlayers() throws {
    let questions = [(0, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)]
    let plans = [[0, 0], [0, 1], [1, 0], [1, 1]]
    var best = 0
    for alice in plans {
      for bob in plans {
        for carol in plans {
          let won = questions.filter { x, y, z in
            (alice[x] + bob[y] + carol[z]) % 2 == (x + y + z == 0 ? 0 : 1)
          }
          best = max(best, won.count)
        }
      }
    }
    #expect(best == 3)
    let lazy = ["if x=1: S q0", "if y=1: S q1", "if z=1: S q2", "H q0", "H q1"]
    #expect(abs(try likelihood("win-every-time", after: lazy) - 0.5) < 1e-12)
  }

  @Test("the shares of q0 and of q1 add up to 1 in squares")
  func shares() throws {
    let judge = try judge("no-third-partner")
    let state = try #require(try judge.runs(of: Attempt(of: judge.level)).first).state
    let found = [
      try state.concurrence(of: 0, 1), try state.concurrence(of: 0, 2), try state.concurrence(of: 1, 2),
      try state.blochVector(of: 0).length, try state.blochVector(of: 1).length,
    ]
    for (value, said) in zip(found, [0.6, 0.8, 0.48, 0, 0.64]) { #expect(abs(value - said) < 1e-6) }
  }
}
