import Foundation
import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("Validation of what ships")
struct ValidatorTests {
  static let catalogue = CatalogueReading(files: Folder.files(in: Folder.levels)).catalogue

  /// Every level is solvable, its par proved, its solutions and routes played.
  @Test(arguments: catalogue.levels)
  func levelsAreProved(level: LoadedLevel) {
    let report = Validator().report(on: level)
    #expect(report.diagnostics.map(\.description) == [])
    switch report.facts {
    case .puzzle(_, let isParProved): #expect(isParProved)
    case .question: break
    case .sandbox, .unjudged: Issue.record("\(level.source.file): \(report.facts)")
    }
  }

  @Test func labsAreSandboxes() {
    for lab in Self.catalogue.labs {
      let report = Validator().report(on: lab.level)
      #expect(report.facts == .sandbox)
      #expect(report.diagnostics.map(\.description) == [])
    }
  }

  @Test(
    "tools of every kind that lead nowhere are passed over once they are announced",
    arguments: [
      ("unused-measurement", "[\"measure Z\", \"reset\"]"), ("unused-piece", "[\"spin\"]"),
      ("unused-gate", "[\"T\"]"),
    ])
  func announcedRedHerrings(name: String, announcement: String) throws {
    let files = Folder.files(in: Folder.broken.appending(path: "proof"))
    let file = try #require(files.first { $0.path == "\(name).json" })
    func rules(_ text: String) throws -> [Rule] {
      let reading = LevelReading(LevelFile(path: file.path, bytes: Array(text.utf8)))
      return Validator().report(on: try #require(reading.loaded)).diagnostics.map(\.rule)
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(try rules(text).allSatisfy { $0 == .unusedGate })
    #expect(try rules(text).isEmpty == false)
    let announced = text.replacing("\"budgets\":", with: "\"redHerrings\": \(announcement), \"budgets\":")
    #expect(try rules(announced) == [])
  }

  @Test func levelsMakeACourse() {
    #expect(Validator().diagnostics(across: Self.catalogue).map(\.description) == [])
  }

  /// However early the search ends, a par that is right is never called wrong, and what is called proved is right.
  @Test(arguments: [1, 2, 5, 10, 20, 50, 100, 1000])
  func noLimitMakesARightParWrong(states: Int) {
    let limits = SearchLimits(states: states, bytes: 16_000_000, boards: 10)
    for level in Self.catalogue.levels {
      let report = Validator(limits: limits).report(on: level)
      #expect(report.diagnostics.allSatisfy { $0.severity == .warning }, "\(level.source.file)")
      if case .puzzle(let answer, let isParProved) = report.facts, !isParProved {
        #expect(report.diagnostics.map(\.rule).contains(.solvabilityUnknown), "\(answer)")
      }
    }
  }
}
