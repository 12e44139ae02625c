import Foundation
import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("Mechanics and the goal each one needs")
struct MechanicMismatchTests {
  /// What the table of mechanics makes of levels that ship, worked out by hand.
  @Test(arguments: [
    ("flip-the-arrow", [Mechanic.prepare]), ("minus-in-one-gate", [.prepare, .economise]),
    ("y-from-x-and-z", [.build]), ("name-the-arrow", [.predict]),
    ("one-wrong-gate", [.build, .mend, .economise]),
    ("one-chance-in-four", [.statistics]), ("fair-coin", [.statistics, .feedForward]),
    ("plus-or-minus", [.statistics, .feedForward, .blackBox]), ("best-guess", [.feedForward, .game]),
    ("on-average", [.prepare, .statistics]), ("stop-at-plus-i", [.prepare, .pulse]),
    ("read-the-clock", [.predict]), ("spin-echo", [.prepare, .pulse, .noise]),
    ("slow-or-fast", [.statistics, .feedForward, .pulse, .blackBox]),
    ("four-messages", [.prepare, .feedForward, .blackBox]), ("hand-it-over", [.prepare, .build]),
    ("deutsch", [.statistics, .feedForward, .economise, .blackBox]),
    ("past-the-neighbour", [.build, .economise]), ("safe-at-the-top", [.prepare, .pulse, .noise]),
    ("meet-and-cancel", [.build, .mend, .economise]),
    ("phase-storm", [.prepare, .build, .feedForward, .noise]),
  ])
  func fits(id: String, wanted: [Mechanic]) throws {
    let level = try #require(ValidatorTests.catalogue.levels.first { $0.id == id }).level
    #expect(Mechanic.allCases.filter { level.lack(of: $0) == nil }.map(\.rawValue) == wanted.map(\.rawValue))
  }

  /// Every level that ships is of the mechanic it names, and none is a game or a question by the way.
  @Test func shippedLevelsAreWhatTheySay() {
    for loaded in ValidatorTests.catalogue.levels {
      let level = loaded.level
      #expect(level.lack(of: level.mechanic) == nil, "\(level.id)")
      for mechanic in [Mechanic.game, .predict] where mechanic != level.mechanic {
        #expect(level.lack(of: mechanic) != nil, "\(level.id) as \(mechanic)")
      }
    }
  }

  /// A sandbox asks for nothing, whatever it says it is.
  @Test(arguments: Mechanic.allCases)
  func sandboxesAreLeftAlone(mechanic: Mechanic) throws {
    let lab = try #require(ValidatorTests.catalogue.labs.first).level
    var level = lab.level
    level.mechanic = mechanic
    let report = Validator().report(on: LoadedLevel(level: level, source: lab.source))
    #expect(!report.diagnostics.contains { $0.rule == .mechanicMismatch })
  }

  /// Every mechanic has a broken file, and each finding is at the very word and mended by one that fits.
  @Test func brokenFilesCoverEveryMechanic() throws {
    var declared: Set<Mechanic> = []
    for file in Folder.files(in: Folder.broken.appending(path: "proof"))
    where file.path.hasPrefix("mechanic-") {
      let loaded = try #require(LevelReading(file).loaded, "\(file.path)")
      let found = Validator(limits: .brief).report(on: loaded).diagnostics
      let diagnostic = try #require(found.first { $0.rule == .mechanicMismatch }, "\(file.path)")
      guard case .mechanic(let fault) = diagnostic.defect else { continue }
      declared.insert(fault.declared)
      let text = String(decoding: file.bytes, as: UTF8.self)
      let word = "\"\(fault.declared.rawValue)\""
      let place = Array(file.bytes)[diagnostic.start.offset..<diagnostic.end.offset]
      #expect(String(decoding: place, as: UTF8.self) == word, "\(file.path)")
      #expect(!fault.fitting.isEmpty && !fault.fitting.contains(fault.declared), "\(file.path)")
      #expect((diagnostic.mend != nil) == (fault.fitting.count == 1), "\(file.path)")
      for fitting in fault.fitting {
        let mended = text.replacing(word, with: "\"\(fitting.rawValue)\"")
        let loaded = try #require(LevelReading(LevelFile(path: file.path, bytes: Array(mended.utf8))).loaded)
        #expect(Validator().report(on: loaded).diagnostics.map(\.description) == [], "\(file.path)")
      }
    }
    #expect(declared == Set(Mechanic.allCases))
  }
}
