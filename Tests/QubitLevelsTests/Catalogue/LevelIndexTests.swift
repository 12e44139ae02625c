import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("An index of levels")
struct LevelIndexTests {
  @Test("says of every level that ships what reading it whole says, and reads it when asked")
  func shipped() {
    let index = LevelIndex(of: Folder.files(in: Folder.levels))
    #expect(index.outlines.count == Folder.shippedLevels.count)
    for file in Folder.shippedLevels {
      guard let level = LevelReading(file).level else {
        Issue.record("\(file.path) cannot be read")
        continue
      }
      let outline = LevelOutline(skimming: file)
      #expect(outline?.id == level.id)
      #expect(outline?.mechanic == level.mechanic)
      #expect(outline?.title == level.texts.title)
      #expect(index.reading(level.id)?.level == level)
    }
    #expect(index.reading("none") == nil)
  }

  @Test("keys may stand in any order, and texts may hold what ends values elsewhere")
  func order() {
    let text = """
      {"goals": [{"a": "]}\\"", "b": {"c": [1, 2]}}], "x" :true , "y": -1.5e3,
       "title": {"en": "a \\"b\\", {", "zh-Hans": "甲"}, "n": null, "mechanic": "build","id":"a-b"}
      """
    let outline = LevelOutline(skimming: LevelFile(path: "a.json", bytes: Array(text.utf8)))
    #expect(outline?.id == "a-b")
    #expect(outline?.mechanic == .build)
    #expect(outline?.title == LocalizedText(simplifiedChinese: "甲", english: "a \"b\", {"))
  }

  @Test(
    "what is no level has no outline",
    arguments: [
      "", "[]", "{", "{}", "{\"id\"", "{\"id\":", "{\"id\": \"a\"}", "{\"id\": 3, \"mechanic\": \"build\"}",
      "\"", "{\"a\": \"\\",
      "{\"id\": \"a\", \"mechanic\": \"paint\", \"title\": {\"en\": \"a\", \"zh-Hans\": \"b\"}}",
      "{\"id\": \"a\", \"mechanic\": \"build\", \"title\": {\"en\": \"a\"}}", "{]}", "{\"a\": }}",
      "{\"a\": [}",
    ])
  func none(text: String) {
    #expect(LevelOutline(skimming: LevelFile(path: "a.json", bytes: Array(text.utf8))) == nil)
  }

  @Test("damaged files never trap")
  func damaged() {
    var generator = Generator(state: 9)
    for _ in 0..<400 {
      var file = Folder.shippedLevels[generator.next(below: Folder.shippedLevels.count)]
      file.bytes = Array(file.bytes.prefix(generator.next(below: 2 * file.bytes.count)))
      for _ in 0..<3 where !file.bytes.isEmpty {
        file.bytes[generator.next(below: file.bytes.count)] =
          Array("\"\\{}[]:,".utf8)[generator.next(below: 8)]
      }
      let outline = LevelOutline(skimming: file)
      guard let level = LevelReading(file).level else { continue }
      #expect(outline?.id == level.id)
    }
  }
}
