import QubitLevels
import QubitPuzzle
import Testing

@Suite("Share strings")
struct ShareStringTests {
  @Test("every shipped level arrives as it was sent, goals, stock and all", arguments: Folder.shippedLevels)
  func roundTrip(file: LevelFile) throws {
    let level = try #require(LevelReading(file).level)
    let line = try ShareString.text(of: level)
    #expect(try ShareString.level(from: line) == level)
    #expect(line.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "one line of letters and digits")
  }

  @Test("levels with everything in them arrive as they were sent", arguments: 0..<40 as Range<UInt64>)
  func randomLevels(seed: UInt64) throws {
    var maker = RandomLevel(seed: seed)
    let level = maker.make()
    guard let line = try? ShareString.text(of: level) else { return }
    // The generator makes levels that the format can hold and physics need not allow; then the reader says why.
    do {
      #expect(try ShareString.level(from: line) == level)
    } catch ShareStringError.level(let diagnostics) {
      #expect(!diagnostics.isEmpty)
    }
  }

  @Test("a line that was wrapped or padded in a message is read all the same")
  func whiteSpace() throws {
    let level = try #require(LevelReading(Folder.shippedLevels[0]).level)
    let line = try ShareString.text(of: level)
    var wrapped = "  "
    for (index, letter) in line.enumerated() { wrapped += (index % 76 == 75 ? "\r\n" : "") + String(letter) }
    #expect(try ShareString.level(from: wrapped + "\t\n") == level)
  }

  @Test("each changed or missing letter is noticed")
  func damage() throws {
    let level = try #require(LevelReading(Folder.shippedLevels[0]).level)
    let line = Array(try ShareString.text(of: level).utf8)
    var generator = Generator(state: 11)
    for _ in 0..<300 {
      var damaged = line
      let place = generator.next(below: line.count)
      if generator.next(below: 2) == 0 {
        damaged.remove(at: place)
      } else {
        damaged[place] = damaged[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      }
      #expect(throws: ShareStringError.self) {
        try ShareString.level(from: String(decoding: damaged, as: UTF8.self))
      }
    }
    for length in [0, 5, 10, line.count / 2, line.count - 9, line.count - 1] {
      #expect(throws: ShareStringError.self) {
        try ShareString.level(from: String(decoding: line[..<length], as: UTF8.self))
      }
    }
  }

  @Test("the checksum is the one that zip files use")
  func checksum() throws {
    // "123456789" has the CRC-32 0xCBF43926 (R. Williams, "A painless guide to CRC error detection algorithms", 1993);
    // a line with it arrives, and only its content is refused.
    #expect(throws: ShareStringError.self) { try ShareString.level(from: "qubitlab1.MTIzNDU2Nzg5.cbf43927") }
    let error = try #require(throws: ShareStringError.self) {
      try ShareString.level(from: "qubitlab1.MTIzNDU2Nzg5.cbf43926")
    }
    guard case .level = error else {
      Issue.record("the checksum was not accepted: \(error)")
      return
    }
  }
}
