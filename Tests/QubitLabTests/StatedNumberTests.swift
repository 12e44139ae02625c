import QubitLab
import Testing

/// Learners believe what the texts say, so each number in them is worked out again.
@Suite("Numbers in the course's texts")
struct StatedNumberTests {
  private static let course: LevelFolder.Contents? = try? LevelFolder(path: Repository.levels).contents()

  private static let levels: [Level] = (course?.reading.catalogue.levels ?? []).map(\.level)

  @Test("every number in a text is right to its last digit")
  func areRight() {
    #expect(!Self.levels.isEmpty)
    for level in Self.levels {
      for language in Language.allCases {
        for number in level.numbers(in: language) where !Self.isGiven(number, in: level) {
          guard let value = StatedNumbers.values[level.id]?[number.written] else {
            Issue.record("\(level.id) says \(number.written) in \(language), and no formula stands behind it")
            continue
          }
          #expect(number.isRounded(from: value), "\(level.id) says \(number.written), and it is \(value)")
        }
      }
    }
  }

  @Test("what a text repeats from its level stands there")
  func areGiven() throws {
    let files = try #require(Self.course).files
    for (id, numbers) in StatedNumbers.given {
      let file = try #require(files.first { $0.path.hasSuffix("-\(id).json") }, "there is no level '\(id)'")
      // All but the texts: in them every value of a language is a string.
      let rest = String(decoding: file.bytes, as: UTF8.self).replacing(/"(?:zh-Hans|en)": "[^"]*"/, with: "")
      for number in numbers {
        #expect(rest.contains(number), "nothing in \(id) but its text says \(number)")
      }
    }
  }

  @Test("no formula has lost its text")
  func areStated() throws {
    for id in Set(StatedNumbers.values.keys).union(StatedNumbers.given.keys) {
      let level = try #require(Self.levels.first { $0.id == id }, "there is no level '\(id)'")
      let known = Set(StatedNumbers.values[id, default: [:]].keys).union(StatedNumbers.given[id, default: []])
      let stated = Language.allCases.flatMap { level.numbers(in: $0) }.map(\.written)
      #expect(known.subtracting(stated).isEmpty, "\(id)")
    }
  }

  private static func isGiven(_ number: NumberInText, in level: Level) -> Bool {
    StatedNumbers.given[level.id, default: []].contains(number.written)
  }

  @Test("numbers are found and rounded as they are written")
  func reading() {
    let found = NumberInText.all(in: "√3/2 of 1.8°, 25% or 1/4; cos²22.5° ≈ 0.8536, 12 levels, 1/√2")
    #expect(found.map(\.written) == ["1.8°", "25%", "1/4", "22.5°", "0.8536"])
    #expect(NumberInText(written: "0.8536").isRounded(from: 0.853553))
    #expect(!NumberInText(written: "0.8535").isRounded(from: 0.853561))
    #expect(NumberInText(written: "25%").isRounded(from: 0.25))
    #expect(!NumberInText(written: "1/3").isRounded(from: 0.333))
  }
}
