import Testing

@testable import QubitLevels

/// Files that are damaged at random are read to the end, with a level or with a reason, and never trap.
@Suite("Damaged files")
struct MutationTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func neverTrap(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let files = Folder.shippedLevels.filter { $0.bytes.count < 6000 }
    let fragments = [
      "\"", "\\", "\\u", "{", "[", "]", "}", ",", ":", "|", ">", "(", "/0", "e999", "-", "\u{0}", "é",
    ]
    for _ in 0..<250 {
      var file = files[generator.next(below: files.count)]
      for _ in 0...generator.next(below: 3) {
        guard !file.bytes.isEmpty else { continue }
        let place = generator.next(below: file.bytes.count)
        switch generator.next(below: 5) {
        case 0: file.bytes[place] = UInt8(truncatingIfNeeded: generator.next())
        case 1: file.bytes.remove(at: place)
        case 2: file.bytes.removeSubrange(place...)
        case 3:
          let fragment = fragments[generator.next(below: fragments.count)]
          file.bytes.insert(contentsOf: fragment.utf8, at: place)
        default:
          let end = min(file.bytes.count, place + generator.next(below: 40))
          file.bytes.replaceSubrange(place..<end, with: file.bytes[place..<end].reversed())
        }
      }
      let reading = LevelReading(file)
      #expect((reading.level == nil) == !reading.diagnostics.isEmpty)
      for diagnostic in reading.diagnostics {
        #expect(diagnostic.start.offset <= diagnostic.end.offset)
        #expect(diagnostic.end.offset <= file.bytes.count)
      }
      guard let level = reading.level else { continue }
      let again = LevelReading(LevelFile(path: file.path, bytes: Array(try level.encoded().utf8)))
      #expect(again.level == level)
    }
  }
}
