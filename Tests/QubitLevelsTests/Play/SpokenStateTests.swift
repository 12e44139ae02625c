import QuantumSimulator
import QubitLevels
import QubitPuzzle
import Testing

@Suite("Spoken states")
struct SpokenStateTests {
  private func playback(_ id: String, playing moves: String...) throws -> Playback {
    let file = try #require(Folder.shippedLevels.first { $0.path.hasSuffix("\(id).json") })
    let level = try #require(LevelReading(file).level)
    var playback = try Playback(of: level)
    let notation = LevelNotation(level: level)
    for move in moves { try playback.play(notation.move(move)) }
    return playback
  }

  @Test("an arrow along an axis is said in words")
  func alongAnAxis() throws {
    var playback = try playback("bloch-sphere", playing: "H q0")
    #expect(
      SpokenState(of: playback, in: .english).sentences == [
        "After operation 1 of 1: H q0.", "q0: the arrow points along plus x; chance of 1: 50%.",
        "0: amplitude 0.71, phase 0.", "1: amplitude 0.71, phase 0.",
      ])
    playback.rewind()
    #expect(
      SpokenState(of: playback, in: .english).sentences == [
        "Before the first of 1 operation.", "q0: the arrow points up, to 0; chance of 1: 0%.",
        "0: amplitude 1, phase 0.",
      ])
  }

  @Test("half of a Bell pair has no arrow of its own")
  func bellPair() throws {
    let playback = try playback("two-qubit-bench", playing: "H q0", "CX q0 q1")
    let sentences = SpokenState(of: playback, in: .english).sentences
    #expect(sentences[1] == "q0: no arrow of its own, entangled or mixed; chance of 1: 50%.")
    #expect(sentences.last == "11: amplitude 0.71, phase 0.")
  }

  @Test("each language says as much")
  func languages() throws {
    let playback = try playback("bloch-sphere", playing: "Ry(pi/3) q0", "S q0")
    let english = SpokenState(of: playback, in: .english).sentences
    let chinese = SpokenState(of: playback, in: .simplifiedChinese).sentences
    #expect(english.count == chinese.count)
    #expect(english[1] == "q0: the arrow points to x 0, y 0.87, z 0.5; chance of 1: 25%.")
    #expect(chinese[1] == "q0：箭头指向 x 0，y 0.87，z 0.5；看到 1 的概率是 25%。")
    #expect(english[3] == "1: amplitude 0.5, phase π/2.")
  }
}
