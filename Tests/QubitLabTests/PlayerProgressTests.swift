import QubitLab
import Testing

@Suite("Player progress")
struct PlayerProgressTests {
  private func solved(stars: Int, moves: Int) -> Verdict {
    Verdict(isSolved: true, findings: [], moves: moves, stars: stars)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test("the better of two solutions is kept; what is not solved changes nothing")
  func record() {
    var progress = PlayerProgress()
    progress.record(Verdict(isSolved: false, findings: [], moves: 1, stars: 0), of: "a")
    #expect(progress == PlayerProgress())
    progress.record(solved(stars: 2, moves: 5), of: "a")
    progress.record(solved(stars: 1, moves: 3), of: "a")
    #expect(progress.solutions["a"] == PlayerProgress.Solution(stars: 2, moves: 5))
    progress.record(solved(stars: 2, moves: 4), of: "a")
    #expect(progress.solutions["a"] == PlayerProgress.Solution(stars: 2, moves: 4))
    progress.record(solved(stars: 3, moves: 9), of: "a")
    #expect(progress.solutions["a"] == PlayerProgress.Solution(stars: 3, moves: 9))
  }

  @Test("two devices come to the same, whichever merges the other, and merging twice changes nothing")
  func merge() {
    var phone = PlayerProgress()
    phone.record(solved(stars: 3, moves: 2), of: "a")
    phone.record(solved(stars: 1, moves: 7), of: "b")
    phone.keep(attempt: "short", of: "c")
    var tablet = PlayerProgress()
    tablet.record(solved(stars: 2, moves: 1), of: "a")
    tablet.record(solved(stars: 1, moves: 6), of: "b")
    tablet.keep(attempt: "longer than that", of: "c")
    tablet.keep(attempt: "only here", of: "d")
    var one = phone
    one.merge(tablet)
    var other = tablet
    other.merge(phone)
    #expect(one == other)
    #expect(one.text == other.text)
    #expect(one.solutions["a"]?.stars == 3 && one.solutions["b"]?.moves == 6)
    #expect(one.attempts == ["c": "longer than that", "d": "only here"])
    other.merge(one)
    #expect(one == other)
  }

  @Test("what is written is read back as the same")
  func roundTrip() throws {
    var progress = PlayerProgress()
    #expect(try PlayerProgress(reading: bytes(progress.text)) == progress)
    progress.record(solved(stars: 3, moves: 2), of: "flip-the-arrow")
    progress.keep(attempt: "{\"log\": [\n\t\"\\\"]}\n\u{1}😀", of: "reach-minus")
    #expect(try PlayerProgress(reading: bytes(progress.text)) == progress)
    #expect(
      progress.text.hasPrefix(
        """
        {
          "schemaVersion": 2,
          "levels": {
            "flip-the-arrow": {"stars": 3, "moves": 2}
          },
        """))
  }

  @Test("a file of version 1, which had no attempts, is still read, and written as version 2")
  func migration() throws {
    let old = #"{"schemaVersion": 1, "levels": {"flip-the-arrow": {"stars": 3, "moves": 1}}}"#
    let progress = try PlayerProgress(reading: bytes(old))
    #expect(progress.solutions == ["flip-the-arrow": PlayerProgress.Solution(stars: 3, moves: 1)])
    #expect(progress.attempts.isEmpty)
    #expect(progress.text.contains("\"schemaVersion\": 2"))
  }

  @Test("a file of a later version is left alone")
  func laterVersion() {
    #expect(throws: ProgressError.newerVersion(3)) {
      try PlayerProgress(reading: bytes(#"{"schemaVersion": 3, "levels": {}}"#))
    }
  }

  @Test(
    "what is no progress file is refused",
    arguments: [
      "", "{", "[]", "{}", #"{"schemaVersion": "1", "levels": {}}"#, #"{"schemaVersion": 0, "levels": {}}"#,
      #"{"schemaVersion": 1.5, "levels": {}}"#, #"{"schemaVersion": 1}"#,
      #"{"schemaVersion": 1, "levels": []}"#,
      #"{"schemaVersion": 2, "levels": {}}"#,
      #"{"schemaVersion": 1, "levels": {"a": {"stars": 4, "moves": 1}}}"#,
      #"{"schemaVersion": 1, "levels": {"a": {"stars": 1}}}"#,
      #"{"schemaVersion": 1, "schemaVersion": 1, "levels": {}}"#,
      #"{"schemaVersion": 1, "levels": {"a": {"stars": 1, "moves": -1}}}"#,
      #"{"schemaVersion": 2, "levels": {}, "attempts": {"a": 1}}"#,
    ])
  func refusal(text: String) {
    let error = #expect(throws: ProgressError.self) { try PlayerProgress(reading: bytes(text)) }
    guard case .damaged = error else {
      Issue.record("\(text) gives \(String(describing: error))")
      return
    }
  }

  @Test("nothing in the file depends on what is owned")
  func privacy() {
    var progress = PlayerProgress()
    progress.record(solved(stars: 3, moves: 1), of: "a")
    for word in ["own", "pass", "product", "transaction", "device", "user", "date", "time"] {
      #expect(!progress.text.contains(word))
    }
  }
}
