import Foundation
import QubitPuzzle
import Testing

@testable import QubitLevels

/// One small level for each mechanic that has measurements, cases, pieces, parties or rounds: what an author would write.
@Suite("Levels of every mechanic")
struct MechanicLevelsTests {
  static let folder = Folder.repository.appending(path: "Tests/QubitLevelsTests/Mechanics")
  static let files = Folder.files(in: folder)

  /// They are read, and written as they are.
  @Test(arguments: files)
  func areReadAndWritten(file: LevelFile) throws {
    let reading = LevelReading(file)
    #expect(reading.diagnostics.map(\.description) == [])
    let level = try #require(reading.level)
    try Recording(Self.folder.appending(path: file.path)).expect(try level.encoded())
  }

  /// Their solutions are played and their par is proved.
  @Test(arguments: files)
  func areProved(file: LevelFile) throws {
    let reading = LevelReading(file)
    let level = try #require(reading.level)
    let source = try #require(reading.source)
    let report = Validator().report(on: LoadedLevel(level: level, source: source))
    #expect(report.diagnostics.map(\.description) == [])
    guard case .puzzle(_, let isParProved) = report.facts else {
      Issue.record("\(report.facts)")
      return
    }
    #expect(isParProved)
  }

  /// No two are the same puzzle, and each is the same as itself under another name.
  @Test func areToldApart() throws {
    var levels: [LoadedLevel] = []
    for file in Self.files {
      let reading = LevelReading(file)
      let level = try #require(reading.level)
      levels.append(LoadedLevel(level: level, source: try #require(reading.source)))
    }
    #expect(Duplicates.diagnostics(among: levels).isEmpty)
    for loaded in levels {
      var twin = loaded.level
      twin.id += "-again"
      let pair = [loaded, LoadedLevel(level: twin, source: loaded.source)]
      #expect(Duplicates.diagnostics(among: pair).count == 1, "\(twin.id)")
    }
  }

  /// Played by hints alone: the solver's next move, again and again, solves each in par moves.
  @Test(arguments: files)
  func areSolvedByHints(file: LevelFile) throws {
    let level = try #require(LevelReading(file).level)
    var session = try Session(of: level)
    for _ in 0..<20 {
      if try session.verdict().isSolved { break }
      guard
        case .move(let move, _) = try HintLadder.nextMove(
          for: session.attempt, judge: session.judge, limits: .thorough)
      else {
        Issue.record("no hint")
        return
      }
      try session.play(move)
    }
    let verdict = try session.verdict()
    #expect(verdict.isSolved)
    #expect(verdict.moves == level.scoring?.par)
  }
}
