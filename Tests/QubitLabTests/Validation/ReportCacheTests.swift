import Foundation
import Testing

@testable import QubitLab

/// What was found out before is used again exactly where it would be found out again.
@Suite("The cache of reports")
struct ReportCacheTests {
  private func withCache(_ body: (LevelsCopy, LevelValidation) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = ReportCache(folder: folder.path, engine: EngineIdentity(name: "one"))
    try LevelsCopy.with { copy in try body(copy, LevelValidation(cache: cache)) }
  }

  /// How many levels are checked anew, having made sure that the outcome is that of a check without a cache.
  private func freshCount(_ validation: LevelValidation, _ copy: LevelsCopy) throws -> Int {
    var plain = validation
    plain.cache = nil
    let cached = try validation.outcome(ofFolder: copy.path)
    var fresh = try plain.outcome(ofFolder: copy.path)
    fresh.freshCount = cached.freshCount
    #expect(cached == fresh)
    return cached.freshCount
  }

  @Test("what has not changed is not checked again")
  func warm() throws {
    try withCache { (copy, validation) throws in
      #expect(try freshCount(validation, copy) == 3)
      #expect(try freshCount(validation, copy) == 0)
    }
  }

  @Test("whatever a report depends on, changing it makes the level be checked again")
  func inputs() throws {
    try withCache { (copy, validation) throws in
      #expect(try freshCount(validation, copy) == 3)

      // The level's file: one byte, and a change of meaning with a new finding.
      try copy.write(try copy.text(of: LevelsCopy.files[0]) + " ", to: LevelsCopy.files[0])
      #expect(try freshCount(validation, copy) == 1)
      try copy.replace("\"par\": 3", by: "\"par\": 2", in: LevelsCopy.files[2])
      #expect(try freshCount(validation, copy) == 1)
      #expect(try validation.outcome(ofFolder: copy.path).findings.contains { $0.rule == .parWrong })

      // Its path.
      try FileManager.default.moveItem(
        atPath: "\(copy.path)/\(LevelsCopy.files[0])", toPath: "\(copy.path)/01-first/07-flip-the-arrow.json")
      #expect(try freshCount(validation, copy) == 1)

      // How far the solver may search.
      for change in [\SearchLimits.states, \.bytes, \.boards, \.steps] {
        var other = validation
        other.validator.limits[keyPath: change] -= 1
        #expect(try freshCount(other, copy) == 3)
        #expect(try freshCount(other, copy) == 0)
      }

      // The engine.
      var other = validation
      other.cache = validation.cache.map {
        ReportCache(folder: $0.folder, engine: EngineIdentity(name: "two"))
      }
      #expect(try freshCount(other, copy) == 3)
      #expect(try freshCount(validation, copy) == 0)
    }
  }

  @Test("what other files say is never kept: the manifest, the settings, the levels beside, the pictures")
  func otherFiles() throws {
    try withCache { (copy, validation) throws in
      #expect(try freshCount(validation, copy) == 3)
      try copy.write("{\"schemaVersion\": 1, \"rules\": {\"pack-size\": \"error\"}}", to: "validation.json")
      #expect(try freshCount(validation, copy) == 0)
      try copy.write("picture", to: "01-first/ball.svg")
      #expect(try freshCount(validation, copy) == 0)
      #expect(try validation.outcome(ofFolder: copy.path).findings.contains { $0.rule == .strayFile })
      try copy.replace(
        "\"free\", \"levels\": [\"x-from", by: "\"masterPass\", \"levels\": [\"x-from", in: "packs.json")
      #expect(try freshCount(validation, copy) == 0)
      // Taught elsewhere now: a finding about the course, in a file that is as it was.
      try copy.replace("\"teaches\": [", by: "\"teaches\": [\"z-gate\", ", in: LevelsCopy.files[0])
      let before = try validation.outcome(ofFolder: copy.path).across.count
      try copy.replace("\"z-gate\", ", by: "", in: LevelsCopy.files[0])
      #expect(try freshCount(validation, copy) == 0)
      #expect(try validation.outcome(ofFolder: copy.path).across.count == before + 1)
    }
  }

  @Test("a file on its own is asked for its pictures too")
  func pictureOfOneFile() throws {
    try withCache { (copy, validation) throws in
      let file = "\(copy.path)/\(LevelsCopy.files[0])"
      #expect(try validation.outcome(ofFile: file).findings.map(\.rule) == [])
      try copy.replace(
        "\"budgets\": []", by: "\"budgets\": [], \"media\": [\"ball.svg\"]", in: LevelsCopy.files[0])
      #expect(try validation.outcome(ofFile: file).findings.map(\.rule) == [.missingMedia])
      try copy.write("picture", to: "01-first/ball.svg")
      #expect(try validation.outcome(ofFile: file).findings.map(\.rule) == [])
    }
  }

  @Test("an entry that is damaged is as good as none", arguments: [0, 40, 200, -9, -1])
  func damage(place: Int) throws {
    try withCache { (copy, validation) throws in
      #expect(try freshCount(validation, copy) == 3)
      let folder = try #require(validation.cache?.folder)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let file = URL(filePath: "\(folder)/\(name)")
        var bytes = [UInt8](try Data(contentsOf: file))
        bytes[place < 0 ? bytes.count + place : place] ^= 1
        try Data(bytes).write(to: file)
      }
      #expect(try freshCount(validation, copy) == 3)
      #expect(try freshCount(validation, copy) == 0)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let file = URL(filePath: "\(folder)/\(name)")
        try Data(try Data(contentsOf: file).dropLast(3)).write(to: file)
      }
      #expect(try freshCount(validation, copy) == 3)
    }
  }

  @Test("a folder that cannot be written is no cache, and no trouble")
  func unwritable() throws {
    try LevelsCopy.with { (copy) throws in
      let cache = ReportCache(folder: "/dev/null/none", engine: EngineIdentity(name: "one"))
      let validation = LevelValidation(cache: cache)
      #expect(try freshCount(validation, copy) == 3)
      #expect(try freshCount(validation, copy) == 3)
    }
  }

  @Test("every kind of fact and finding comes back as it was written")
  func coding() throws {
    let place = SourcePosition(line: 3, column: 8, utf16Column: 9, offset: 41)
    let findings = [nil, "\"é😀\""].map { replacement in
      Finding(
        rule: .parWrong, severity: .warning, file: "a \"b\"/😀.json", start: place, end: place,
        message: LocalizedText(simplifiedChinese: "标准 2", english: "par\nis 2"), replacement: replacement)
    }
    let facts: [CheckedLevel.Fact] = [
      .read, .sandbox, .question(.choice(id: "still")), .question(.number(1 / 3, tolerance: 1e-9)),
      .solved(moves: 3, count: .exactly(2), states: 7, isParProved: true),
      .solved(moves: 0, count: .atLeast(1_000_000), states: 0, isParProved: false), .impossible,
      .unknown(movesRuledOut: -1, states: 12, isParProved: true), .unjudged,
    ]
    let difficulties = [
      nil,
      LevelDifficulty(
        moves: nil, choices: 0, solutions: nil, search: nil, detours: 0, setting: 1.5849625007211563, ideas: 3
      ),
      LevelDifficulty(
        moves: 4, choices: 12, solutions: 2, search: 1 / 3, detours: 1, setting: 0, ideas: 7,
        practice: 5 / 3, levelsBeneath: 9),
    ]
    for fact in facts {
      for difficulty in difficulties {
        let level = CheckedLevel(
          id: "a-level", file: "a/b.json", fact: fact, difficulty: difficulty, findings: findings)
        let document = try JSONDocument(reading: Array(level.json.flat.utf8))
        #expect(CheckedLevel(decoding: document.root) == level)
      }
    }
  }

  @Test("the number of workers changes nothing", arguments: [1, 2, 3, 8])
  func jobs(count: Int) throws {
    let single = try LevelValidation(jobs: 1).outcome(ofFolder: Repository.levels)
    #expect(try LevelValidation(jobs: count).outcome(ofFolder: Repository.levels) == single)
    #expect(single.findings.isEmpty)
  }
}
