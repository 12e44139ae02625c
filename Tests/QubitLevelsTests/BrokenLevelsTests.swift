import Foundation
import QubitPuzzle
import Testing

@testable import QubitLevels

/// Levels that are broken on purpose, and what is said about them.
///
/// The messages are in `Broken/expected-….txt`. To accept new ones: `RECORD=1 swift test --filter BrokenLevelsTests`, then
/// read the difference.
@Suite("Broken levels")
struct BrokenLevelsTests {
  /// Single levels: no JSON; JSON that the schema refuses; JSON whose strings or sense are wrong.
  @Test func levels() throws {
    var said = Sayings()
    for kind in ["text", "structure", "meaning"] {
      let files = Folder.files(in: Folder.broken.appending(path: kind))
      #expect(files.count >= 30, "\(kind)")
      for file in files {
        let reading = LevelReading(LevelFile(path: "\(kind)/\(file.path)", bytes: file.bytes))
        #expect(reading.level == nil, "\(kind)/\(file.path)")
        #expect(!reading.diagnostics.isEmpty, "\(kind)/\(file.path)")
        said.add(reading.diagnostics)
      }
    }
    try said.expect("levels")
  }

  /// Single manifests.
  @Test func manifests() throws {
    var said = Sayings()
    for kind in ["manifest-structure", "manifest-meaning"] {
      for file in Folder.files(in: Folder.broken.appending(path: kind)) {
        let reading = ManifestReading(LevelFile(path: "\(kind)/\(file.path)", bytes: file.bytes))
        #expect(reading.manifest == nil, "\(kind)/\(file.path)")
        said.add(reading.diagnostics)
      }
    }
    for file in Folder.files(in: Folder.broken.appending(path: "manifest-words")) {
      let reading = ManifestReading(LevelFile(path: "manifest-words/\(file.path)", bytes: file.bytes))
      #expect(reading.diagnostics.map(\.description) == [])
      let found = Validator().diagnostics(in: reading)
      #expect(!found.isEmpty, "\(file.path)")
      said.add(found)
    }
    try said.expect("manifests")
  }

  /// Files of settings.
  @Test func settings() throws {
    var said = Sayings()
    for kind in ["settings-text", "settings-structure"] {
      for file in Folder.files(in: Folder.broken.appending(path: kind)) {
        let reading = SettingsReading(LevelFile(path: "\(kind)/\(file.path)", bytes: file.bytes))
        #expect(reading.settings == nil, "\(kind)/\(file.path)")
        said.add(reading.diagnostics)
      }
    }
    try said.expect("settings")
  }

  /// Whole folders of levels.
  @Test func folders() throws {
    let root = Folder.broken.appending(path: "folders")
    var said = Sayings()
    for name in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
      let folder = root.appending(path: name)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      let others = paths.filter { $0.contains(".") && !$0.hasSuffix(".json") }
      let reading = CatalogueReading(files: Folder.files(in: folder), otherPaths: others)
      #expect(!reading.diagnostics.isEmpty, "\(name)")
      said.add(reading.diagnostics, below: name)
    }
    try said.expect("folders")
  }

  /// Single levels that are read without a finding and cannot be played as they are meant.
  @Test func play() throws {
    let validator = Validator(limits: SearchLimits(states: 5000, bytes: 16_000_000, boards: 100))
    var said = Sayings()
    for file in Folder.files(in: Folder.broken.appending(path: "proof")) {
      let reading = LevelReading(LevelFile(path: "proof/\(file.path)", bytes: file.bytes))
      #expect(reading.diagnostics.map(\.description) == [])
      guard let level = reading.level, let source = reading.source else { continue }
      let report = validator.report(on: LoadedLevel(level: level, source: source))
      #expect(!report.diagnostics.isEmpty, "\(file.path)")
      said.add(report.diagnostics)
    }
    try said.expect("play")
  }

  /// Whole folders whose levels are each in order and do not make a course.
  @Test func courses() throws {
    let root = Folder.broken.appending(path: "courses")
    var said = Sayings()
    for name in try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() {
      let reading = CatalogueReading(files: Folder.files(in: root.appending(path: name)))
      #expect(reading.diagnostics.allSatisfy { $0.rule == .packSize })
      let diagnostics = Validator().diagnostics(across: reading.catalogue)
      #expect(!diagnostics.isEmpty, "\(name)")
      said.add(diagnostics, below: name)
    }
    try said.expect("courses")
  }

  /// No rule is without a broken file. (That a baseline is stale shows in what is found beside it: the tests of QubitLab
  /// show it.)
  @Test func coverEveryRule() throws {
    var recorded = ""
    for name in ["levels", "manifests", "settings", "folders", "play", "courses"] {
      let url = Folder.broken.appending(path: "expected-\(name).txt")
      recorded += try String(contentsOf: url, encoding: .utf8)
    }
    for rule in Rule.allCases where rule != .staleBaseline {
      #expect(recorded.contains(": \(rule.severity.rawValue)[\(rule.rawValue)]: "), "\(rule.rawValue)")
    }
  }
}

/// What is said about broken files, in both languages.
private struct Sayings {
  private var lines: [Language: String] = [:]

  mutating func add(_ diagnostics: [Diagnostic], below folder: String? = nil) {
    for diagnostic in diagnostics {
      let prefix = folder.map { "\($0)/" } ?? ""
      for language in Language.allCases {
        let message = diagnostic.defect.message(in: language)
        lines[language, default: ""] +=
          "\(prefix)\(diagnostic.description.dropLast(diagnostic.message.count))\(message)\n"
        // A message that was forgotten in one of the languages is the same in both, or without a word of it.
        let hasChinese = message.unicodeScalars.contains { 0x4E00...0x9FFF ~= $0.value }
        let isNamed = diagnostic.message.unicodeScalars.contains { 0x4E00...0x9FFF ~= $0.value }
        #expect(hasChinese == (language == .simplifiedChinese) || isNamed, "\(message)")
        if language == .simplifiedChinese { expectNoEnglish(message) }
      }
    }
  }

  /// A Chinese message has no two English words in a row, but for code, names and keys in quotes.
  private func expectNoEnglish(_ message: String) {
    let quoted = /“[^”]*”|"(\\"|[^"])*"|'[^']*'|`[^`]*`|\[\[.*\]\]/
    let unquoted = message.replacing(quoted, with: "…")
    #expect(unquoted.firstMatch(of: /[A-Za-z]{2,}[ ,;:]+[a-z]{2,}/) == nil, "\(message)")
  }

  /// Compares with what is recorded in `Broken/expected-<name>.txt` and `expected-<name>.zh-Hans.txt`.
  func expect(_ name: String) throws {
    for language in Language.allCases {
      let suffix = language == .english ? "txt" : "\(language.rawValue).txt"
      try Recording(Folder.broken.appending(path: "expected-\(name).\(suffix)")).expect(lines[language] ?? "")
    }
  }
}

/// A file of expected text, written anew where the environment says `RECORD=1`.
struct Recording {
  let url: URL

  init(_ url: URL) { self.url = url }

  func expect(_ text: String) throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    let wanted = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let difference = text.split(separator: "\n").difference(from: wanted.split(separator: "\n"))
    for change in difference {
      switch change {
      case .insert(_, let line, _): Issue.record("said, but not recorded: \(line)")
      case .remove(_, let line, _): Issue.record("recorded, but not said: \(line)")
      }
    }
  }
}
