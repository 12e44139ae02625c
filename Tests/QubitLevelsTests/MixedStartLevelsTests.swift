import Foundation
import QuantumSimulator
import QubitPuzzle
import Testing

@testable import QubitLevels

/// What `Tests/Reference/mixed_starts.py` found with NumPy.
struct MixedStartRow: Decodable, CustomTestStringConvertible {
  let level: String
  let `case`: String?
  let arrows: [[Double]]
  let probabilities: [Double]
  let purity: Double

  var testDescription: String { level + (`case`.map { ", \($0)" } ?? "") }

  static let all: [MixedStartRow] = {
    let url = Folder.repository.appending(path: "Tests/Reference/mixed_starts.json")
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([MixedStartRow].self, from: data)) ?? []
  }()
}

/// Levels whose start is a density matrix, as a front end meets them.
@Suite("Levels with mixed starts")
struct MixedStartLevelsTests {
  @Test func everyRowIsThere() { #expect(MixedStartRow.all.count == 5) }

  /// The state at the end of the first solution, over all outcomes, is what NumPy makes of the same file.
  @Test(arguments: MixedStartRow.all)
  func endAsNumPyHasThem(row: MixedStartRow) throws {
    let file = try #require(MechanicLevelsTests.files.first { $0.path == "\(row.level).json" })
    let level = try #require(LevelReading(file).level)
    let judge = try Judge(of: level)
    let session = try Session(replaying: level.solutions[0], judge: judge)
    let index = try row.case.map { id in try #require(level.cases.firstIndex { $0.id == id }) } ?? 0
    let ends = try judge.noisyRuns(of: session.attempt, inCase: index)
    let state = try MixedState.mixture(of: ends.map { ($0.state, $0.probability) })
    for (arrow, wanted) in zip(try state.blochVectors, row.arrows) {
      let gap = max(abs(arrow.x - wanted[0]), abs(arrow.y - wanted[1]), abs(arrow.z - wanted[2]))
      #expect(gap < 1e-12, "\(arrow)")
    }
    for (probability, wanted) in zip(state.probabilities, row.probabilities) {
      #expect(abs(probability - wanted) < 1e-12)
    }
    #expect(abs(state.purity - row.purity) < 1e-12)
    #expect(try session.verdict().isSolved)
  }

  /// A short arrow, chances and purity are told, and no ket and no amplitudes.
  @Test func readouts() throws {
    let file = try #require(MechanicLevelsTests.files.first { $0.path == "thermal.json" })
    var player = try TextPlayer(level: file.bytes, seed: 1)
    let arrow = try player.playback.arrows()[0]
    #expect(abs(arrow.length - 0.5) < 1e-12 && abs(arrow.z - 0.5) < 1e-12)
    let snapshot = player.snapshot(in: .english)
    #expect(snapshot.contains("\"purity\": 0.62") && snapshot.contains("\"probabilities\": [0.75, 0.25]"))
    #expect(!snapshot.contains("\"ket\"") && !snapshot.contains("\"amplitudes\""))
    let mixed = TextPlayerError.fault(.level(LevelFault(.level, .mixedState)))
    #expect(throws: mixed) { try player.state() }
    #expect(throws: mixed) { try player.ketText() }
    #expect(player.spoken(in: .english).contains("The state is mixed: purity 0.62, where 1 is pure."))
    #expect(player.spoken(in: .simplifiedChinese).contains("状态是混合态：纯度 0.62"))
    // Halfway through H the arrow is as short as before.
    try player.play("H q0")
    let midway = try player.playback.arrows(passing: 0, fraction: 0.5)[0]
    #expect(abs(midway.length - 0.5) < 1e-12 && abs(midway.y + 0.5 / 2.0.squareRoot()) < 1e-12)
    #expect(try player.branchesText().contains("\"purity\": 0.62"))
    #expect(try player.verdict().isSolved == false)
    try player.play("S q0")
    #expect(try player.verdict().isSolved)
  }

  /// A level as one line opens as the same level, its mixed start included.
  @Test(arguments: ["thermal", "werner", "pale"])
  func sharing(name: String) throws {
    let file = try #require(MechanicLevelsTests.files.first { $0.path == "\(name).json" })
    let level = try #require(LevelReading(file).level)
    let shared = try ShareString.text(of: level)
    #expect(try ShareString.level(from: shared) == level)
  }
}
