import Foundation
import Testing

@testable import QubitLevels
@testable import QubitPuzzle

@Suite("How hard a level is")
struct LevelDifficultyTests {
  private static let catalogue = ValidatorTests.catalogue

  private func level(_ id: String) throws -> Level { try #require(Self.catalogue.level(id)).level }

  /// What a level's parts come to.
  struct Parts: Sendable {
    let id: String
    let choices: Int
    let search: Double
    let setting: Double
    let ideas: Int

    init(_ id: String, choices: Int, search: Double, setting: Double, ideas: Int) {
      (self.id, self.choices, self.search, self.setting, self.ideas) = (id, choices, search, setting, ideas)
    }
  }

  /// Worked out by hand from the levels' files.
  private static let parts: [Parts] = [
    // One X is all there is; three concepts.
    Parts("flip-the-arrow", choices: 1, search: 0, setting: 0, ideas: 3),
    // HZH is one of 2³ rows of gates.
    Parts("x-from-h-and-z", choices: 2, search: 3, setting: 0, ideas: 5),
    // H and Z, or X and H, of 3² rows.
    Parts("reach-minus", choices: 3, search: log2(4.5), setting: 0, ideas: 4),
    // Four choices, after X, H and Z.
    Parts("name-the-arrow", choices: 4, search: 2, setting: 3, ideas: 5),
    // Two gates put at five places or instead of four, and four removals.
    Parts("one-wrong-gate", choices: 22, search: log2(22), setting: 3, ideas: 7),
    // One idea at one of nine places, in a row of nine; turns and looks on the board.
    Parts("watched-arrow", choices: 9, search: 2 * log2(9), setting: 2, ideas: 6),
    // X, H and CX on one wire each, then CX again, from five choices; four qubits.
    Parts("kicked-back", choices: 5, search: 3 * log2(5) + 1, setting: 3, ideas: 8),
    // H, X, X and H again: two ideas at two places, a row of two, and a return; waits on the board.
    Parts("safe-at-the-top", choices: 4, search: 2 * log2(4) + 2, setting: 1, ideas: 6),
    // Six of eight gates to take away; H, CX, T, X, T† and S on two qubits.
    Parts("meet-and-cancel", choices: 8, search: log2(28), setting: 7, ideas: 10),
    // X or Z, each waiting for neither bit, one or both, on q0, and for none on q1; two orders are right.
    Parts("four-messages", choices: 20, search: log2(200), setting: 3, ideas: 8),
    // A dial from 1 to 20; X, H and looks on the board, eight cases.
    Parts("catch-eve", choices: 0, search: log2(20), setting: 6, ideas: 8),
    // 0.6 is one digit.
    Parts("shrunken-arrow", choices: 10, search: log2(10), setting: 2, ideas: 6),
  ]

  @Test(arguments: parts)
  func byHand(parts: Parts) throws {
    let difficulty = try LevelDifficulty(of: level(parts.id))
    #expect(difficulty.choices == parts.choices)
    #expect(abs(try #require(difficulty.search) - parts.search) < 1e-9)
    #expect(abs(difficulty.setting - parts.setting) < 1e-9)
    #expect(difficulty.ideas == parts.ideas)
    let sum = parts.search + Double(difficulty.detours) + parts.setting + Double(parts.ideas)
    #expect(abs(try #require(difficulty.bits) - sum) < 1e-9)
  }

  /// Every board that some moves make is made, and they are counted.
  @Test(arguments: ["four-short-waits", "y-from-x-and-z", "always-the-same", "safe-at-the-top", "rabi-flip"])
  func boardsAreCounted(id: String) throws {
    let level = try level(id)
    let actions = try #require(level.actions(bytes: .max)).map(\.placement)
    var boards: Set<Attempt> = [Attempt(of: level)]
    for count in 1...3 {
      boards = Set(
        boards.flatMap { board in
          (0...board.placements.count).flatMap { position in
            actions.compactMap { try? board.applying(.place($0, position: position)) }
          }
        })
      guard level.toolbox.allSatisfy({ $0.count == nil || count == 1 }) else { break }
      let different = Set(boards.map(\.placements)).count
      #expect(abs(Room(of: level).boards(ofMoves: count) - log2(Double(different))) < 1e-9, "\(count) moves")
    }
  }

  /// A number, how far off an answer may be, and how many digits that takes.
  private static let numbers: [(Double, Double, Int)] = [
    (2, 0.01, 1), (0.6, 0.01, 1), (0.8, 0.01, 1), (0.8536, 0.01, 2), (0.8536, 0.001, 3), (12, 0.5, 2),
    (-0.25, 0.001, 2), (0, 0.01, 1), (250, 1, 2), (1 / 3, 0.004, 2),
    (.infinity, 0.01, 1),
  ]

  @Test(arguments: numbers)
  func digitsOfNumbers(value: Double, tolerance: Double, digits: Int) throws {
    let difficulty = LevelDifficulty(
      of: try level("shrunken-arrow"), answering: .number(value, tolerance: tolerance))
    #expect(abs(try #require(difficulty.search) - Double(digits) * log2(10)) < 1e-9)
  }

  /// What stands beneath a level, found by walking back from it.
  @Test func foundations() throws {
    let levels = Self.catalogue.levels
    func beneath(_ loaded: LoadedLevel) -> Set<String> {
      loaded.level.concepts.requires.reduce(into: []) { found, concept in
        guard let teacher = levels.first(where: { $0.level.concepts.teaches.contains(concept) }),
          teacher.id != loaded.id
        else { return }
        found.insert(teacher.id)
        found.formUnion(beneath(teacher))
      }
    }
    let known = Dictionary(
      uniqueKeysWithValues: levels.map { loaded in
        let free = LevelDifficulty(
          moves: nil, choices: 0, solutions: nil, search: 0, detours: 0, setting: 0, ideas: 0)
        return (loaded.id, free)
      })
    for entry in CourseDifficulty(of: Self.catalogue, known: known).packs.joined() {
      let difficulty = try #require(entry.difficulty)
      let count = beneath(entry.level).count
      #expect(difficulty.levelsBeneath == count, "\(entry.level.id)")
      #expect(abs(difficulty.foundation - log2(Double(count + 1))) < 1e-12)
    }
  }

  /// The levels that have a concept weigh it 1, 1/2, 1/3, … of a bit, in the order of the course.
  @Test func practiceTakesOff() throws {
    let course = CourseDifficulty(of: Self.catalogue).packs.joined()
    func concepts(_ loaded: LoadedLevel) -> [String] {
      loaded.level.concepts.teaches + loaded.level.concepts.requires
    }
    for (index, entry) in course.enumerated() {
      let weight = concepts(entry.level).reduce(0.0) { sum, concept in
        sum + 1 / Double(course.prefix(index + 1).count { concepts($0.level).contains(concept) })
      }
      let difficulty = try #require(entry.difficulty)
      #expect(abs(Double(difficulty.ideas) - difficulty.practice - weight) < 1e-9, "\(entry.level.id)")
      let rest =
        try #require(difficulty.search) + Double(difficulty.detours) + difficulty.setting
        + difficulty.foundation
      #expect(abs(try #require(difficulty.bits) - rest - weight) < 1e-9)
    }
    #expect(course.first?.difficulty?.practice == 0)
  }

  @Test func sandboxesAreNotHard() throws {
    for lab in Self.catalogue.labs {
      let difficulty = try LevelDifficulty(of: lab.level.level)
      #expect(difficulty.bits == nil)
    }
  }
}
