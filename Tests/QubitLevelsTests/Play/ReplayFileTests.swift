import QuantumSimulator
import QubitLevels
import QubitPuzzle
import Testing

@Suite("Replay files")
struct ReplayFileTests {
  /// A coin toss: a level of this suite's own, since what ships may change.
  static let coin = Array(
    """
    {"schemaVersion": 1, "id": "coin", "mechanic": "prepare", "sandbox": true, "title": {"zh-Hans": "甲", "en": "A"},
     "brief": {"zh-Hans": "甲", "en": "A"}, "hints": [], "explanation": {"zh-Hans": "甲", "en": "A"},
     "concepts": {"teaches": [], "requires": []}, "qubits": ["q0"], "bits": ["c0"], "start": {"ket": "|0>"},
     "board": [{"gate": "H q0", "standing": "frozen"}, {"gate": "measure q0 -> c0", "standing": "frozen"}, {"gap": true}],
     "toolbox": [{"gate": "X"}, {"gate": "H"}]}
    """.utf8)

  private func level() throws -> Level {
    let reading = LevelReading(LevelFile(path: "coin.json", bytes: Self.coin))
    return try #require(reading.level, "\(reading.diagnostics.map(\.description))")
  }

  private func played(_ level: Level) throws -> Playback {
    var playback = try Playback(of: level, seed: .max)
    try playback.play(.place(.gate(.x, on: [0]), position: nil))
    try playback.lookAgain()
    try playback.forceOutcome(.one, ofLook: 0)
    try playback.releaseOutcomes()
    try playback.lookAgain()
    try playback.play(.remove(position: 2))
    return playback
  }

  @Test("what is written is read back as the same, and plays the same")
  func roundTrip() throws {
    let level = try level()
    let playback = try played(level)
    let file = try #require(ReplayFile(of: playback))
    let read = try ReplayFile(reading: Array(file.text.utf8), level: level)
    #expect(read == file)
    let again = try read.playback(of: playback.session.judge)
    #expect(again.log == playback.log)
    #expect(again.outcomes == playback.outcomes)
    #expect(again.seed == .max)
    #expect(ReplayFile(of: again)?.text == file.text)
  }

  @Test(
    "a file that is no replay of the level is refused with the place and the reason",
    arguments: [
      (#"{"schemaVersion": 1,}"#, "1:20: "),
      (#"{}"#, #"1:1: there is no "schemaVersion""#),
      (#"{"schemaVersion": 2}"#, "1:1: format version 2, where 1 is wanted"),
      (#"{"schemaVersion": 1}"#, #"1:1: "level" is missing or of the wrong type"#),
      (
        #"{"schemaVersion": 1, "level": "other"}"#,
        "1:1: a replay of 'other', where one of 'coin' is wanted"
      ),
      (#"{"schemaVersion": 1, "level": "coin", "seed": 7}"#, #"1:1: "seed" is missing or of the wrong type"#),
      (#"{"schemaVersion": 1, "level": "coin", "seed": "-7"}"#, "1:1: '-7' is no seed"),
      (
        #"{"schemaVersion": 1, "level": "coin", "seed": "7"}"#,
        #"1:1: "log" is missing or of the wrong type"#
      ),
      (
        """
        {"schemaVersion": 1, "level": "coin", "seed": "7", "log": [
          {"outcomes": "2", "look": "again"}]}
        """, "2:3: outcomes are digits"
      ),
      (
        """
        {"schemaVersion": 1, "level": "coin", "seed": "7", "log": [
          {"outcomes": "", "move": "X q9"}]}
        """, "2:3: "
      ),
      (
        """
        {"schemaVersion": 1, "level": "coin", "seed": "7", "log": [{"outcomes": "", "force": 0.5, "to": 1}]}
        """, "1:60: an entry is"
      ),
    ])
  func refusal(text: String, message: String) throws {
    let level = try level()
    let error = try #require(throws: ReplayFileError.self) {
      try ReplayFile(reading: Array(text.utf8), level: level)
    }
    #expect(error.description.hasPrefix(message), "\(error.description)")
  }
}
