import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("The levels that ship")
struct ShippedLevelsTests {
  @Test func areThere() {
    #expect(Folder.shippedLevels.count >= 24)
  }

  @Test(arguments: Folder.shippedLevels)
  func areReadWithoutFindings(file: LevelFile) {
    let reading = LevelReading(file)
    #expect(reading.diagnostics.map(\.description) == [])
    #expect(reading.level != nil)
  }

  @Test(arguments: Folder.shippedLevels)
  func surviveWritingAndReading(file: LevelFile) throws {
    let level = try #require(LevelReading(file).level)
    let text = try level.encoded()
    let again = LevelReading(LevelFile(path: file.path, bytes: Array(text.utf8)))
    #expect(again.diagnostics.map(\.description) == [])
    #expect(again.level == level)
  }
}
