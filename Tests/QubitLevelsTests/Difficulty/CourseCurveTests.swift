import QuantumSimulator
import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("The curve through the course")
struct CourseCurveTests {
  private static let course = CourseDifficulty(of: ValidatorTests.catalogue)

  private func bits() throws -> [[Double]] {
    try Self.course.packs.map { pack in try pack.map { try #require($0.difficulty?.bits, "\($0.level.id)") } }
  }

  @Test func risesWithinEachPack() throws {
    for pack in try bits() {
      for (index, level) in pack.enumerated() {
        let hardest = pack[...index].max() ?? level
        #expect(level >= hardest - 2, "level \(index + 1) of \(pack)")
      }
      let half = pack.count / 2
      let (early, late) = (pack[..<half].reduce(0, +), pack[half...].reduce(0, +))
      #expect(late > early)
      #expect(try #require(pack.last) > (try #require(pack.first)) + 4)
    }
  }

  @Test func fallsAtEachStartAndNotToTheGround() throws {
    let packs = try bits()
    for (before, after) in zip(packs, packs.dropFirst()) {
      let first = try #require(after.first)
      #expect(first < (try #require(before.last)))
      #expect(first >= (try #require(before.first)) - 2)
      #expect(first >= (try #require(before.last)) - 8)
    }
  }

  /// The ideas of a level are counted from its lists, so that these have to be whole: what a player is given to use, or
  /// sees at work, is taught there or taken for granted.
  @Test(arguments: ValidatorTests.catalogue.levels)
  func namesTheGatesItUses(loaded: LoadedLevel) {
    let level = loaded.level
    let concepts = Set(level.concepts.teaches + level.concepts.requires)
    var gates = Set(level.toolbox.compactMap(\.gate))
    for case .operation(let placement, _) in level.board {
      guard case .gate(let application) = placement.operation?.action else { continue }
      if let gate = application.gate.standard { gates.insert(gate) }
    }
    for gate in gates {
      guard let concept = Self.concepts[gate] else {
        Issue.record("no level teaches \(gate.rawValue)")
        continue
      }
      #expect(concepts.contains(concept), "\(gate.rawValue)")
    }
  }

  /// Where there is one thing to do, doing it is no puzzle: such a level shows for the first time what that thing does.
  @Test func theOnlyButtonIsTaught() throws {
    let levels = Self.course.packs.joined().filter { $0.difficulty?.choices == 1 }.map(\.level.level)
    #expect(!levels.isEmpty)
    for level in levels {
      let gate = try #require(level.toolbox.first?.gate, "\(level.id)")
      let concept = try #require(Self.concepts[gate], "\(level.id)")
      #expect(level.concepts.teaches.contains(concept), "\(level.id) is solved by \(gate.rawValue) alone")
    }
  }

  /// Where the course teaches each gate; a gate and its inverse are taught as one but for S.
  private static let concepts: [StandardGate: String] = [
    .x: "x-gate", .y: "y-gate", .z: "z-gate", .h: "h-gate", .s: "s-gate", .sdg: "s-dagger", .t: "t-gate",
    .tdg: "t-gate", .sx: "sqrt-x", .rx: "rx-gate", .ry: "ry-gate", .rz: "rz-gate", .cx: "cx-gate",
    .cz: "cz-gate", .ch: "ch-gate", .swap: "swap-gate", .ccx: "ccx-gate", .cp: "cp-gate",
  ]
}
