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

  @Test func levelsMakeACourse() {
    #expect(Validator().diagnostics(across: Self.catalogue).map(\.description) == [])
  }
}
