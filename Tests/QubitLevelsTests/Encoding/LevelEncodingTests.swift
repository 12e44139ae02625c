import QuantumSimulator
import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("Writing levels")
struct LevelEncodingTests {
  /// decode(encode(level)) is the level, whatever it holds.
  @Test(arguments: 0..<300)
  func readBackAsTheyWere(seed: Int) throws {
    var random = RandomLevel(seed: UInt64(seed))
    let level = random.make()
    let text = try level.encoded()
    let reading = LevelReading(LevelFile(path: "level.json", bytes: Array(text.utf8)))
    #expect(reading.diagnostics.map(\.description) == [], "\(text)")
    #expect(reading.level == level, "\(text)")
  }

  /// Writing what was read from a canonical file gives the same bytes.
  @Test(arguments: 0..<50)
  func areCanonical(seed: Int) throws {
    var random = RandomLevel(seed: UInt64(seed))
    let text = try random.make().encoded()
    let level = try #require(LevelReading(LevelFile(path: "level.json", bytes: Array(text.utf8))).level)
    #expect(try level.encoded() == text)
  }

  /// The levels that ship lie in their canonical form.
  @Test(arguments: Folder.shippedLevels)
  func shippedLevelsAreCanonical(file: LevelFile) throws {
    let level = try #require(LevelReading(file).level)
    let canonical = try level.encoded().split(separator: "\n", omittingEmptySubsequences: false)
    let shipped = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let difference = canonical.difference(from: shipped)
    #expect(difference.isEmpty, "\(file.path): \(difference)")
  }

  /// What is wrong with a level made in Swift: each names something that is not there, or a number that is none.
  private static let mistakes: [@Sendable (inout Level) -> Void] = [
    { $0.board = [.operation(.gate(.x, on: [7]), .frozen)] },
    { $0.toolbox = [Tool(.piece(3))] },
    { $0.toolbox = [Tool(.measurement([.z]), bits: [5])] },
    { $0.budgets = [Budget(counted: .piece(2), scope: .board, bound: .atMost(1))] },
    { $0.cases = [LevelCase(id: "a", setBits: [-1])] },
    { $0.cases = [LevelCase(id: "a", boxes: [4: [.gate(.x, on: [0])]])] },
    { $0.parties = [Party(name: "a", qubits: [9], bits: [-3], hears: [])] },
    { $0.connectivity = [Level.Pair(0, 9)] },
    { $0.qubits = [] },
    { $0.qubits = ["two words"] },
    { $0.goals = [.inCases([3], $0.goals[0])] },
    { level in
      let target = WrittenKet(text: "|0>", amplitudes: [.one, .zero])
      level.goals = [.state(StateGoal(qubits: [0], target: target, phase: .ignore, minimumFidelity: .nan))]
    },
    { level in
      let outcome = ProbabilityGoal.Outcome(bits: 5, probability: WrittenNumber(text: "1", value: 1))
      let bases = [Pauli](repeating: .z, count: 70)
      level.goals = [
        .probabilities(
          ProbabilityGoal(qubits: Array(0..<70), bases: bases, outcomes: [outcome], tolerance: .infinity))
      ]
    },
    { $0.start = .ket(WrittenKet(text: "|1>", amplitudes: [.one, .zero])) },
    { $0.solutions[0] = [.place(.gate(.x, on: [7]), position: nil)] },
    { $0.solutions[0] = [.remove(position: .max)] },
    { $0.solutions[0] = [.move(from: 0, to: -1)] },
    { $0.solutions[0] = [.answer(.number(.nan))] },
    { $0.routes = [Route(moves: [.answer(.choice(id: "two words"))], text: $0.texts.title)] },
    { level in
      level.pieces = [Piece(name: "rest", wires: level.qubits, content: .wait)]
      level.solutions[0] = [
        .place(.piece(PieceUse(piece: 0, wires: [0], dials: [.infinity])), position: 0)
      ]
    },
  ]

  /// A level whose file would not be that level is refused, and never stops the program.
  @Test(arguments: mistakes.indices)
  func refuseWhatIsNotThere(mistake: Int) throws {
    var level = try #require(LevelReading(Folder.shippedLevels[0]).level)
    Self.mistakes[mistake](&level)
    do throws(LevelEncodingError) {
      _ = try level.encoded()
      Issue.record("\(level)")
    } catch {
      guard case .unreadable = error else {
        Issue.record("\(error)")
        return
      }
      #expect(error.description.hasPrefix("the level's file would not read back as the level"))
    }
  }

  @Test func refuseGatesWithoutAName() throws {
    var random = RandomLevel(seed: 1)
    var level = random.make()
    let gate = try Gate(unitary: .identity(2))
    level.board = [.operation(.gate(gate, on: [0]), .frozen)]
    #expect(throws: LevelEncodingError.gateWithoutName) { try level.encoded() }
  }
}
