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

  @Test func refuseGatesWithoutAName() throws {
    var random = RandomLevel(seed: 1)
    var level = random.make()
    let gate = try Gate(unitary: .identity(2))
    level.board = [.operation(.gate(gate, on: [0]), .frozen)]
    #expect(throws: LevelEncodingError.gateWithoutName) { try level.encoded() }
  }
}
