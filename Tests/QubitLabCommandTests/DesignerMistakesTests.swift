import Foundation
import QubitLab
import Testing

@testable import QubitLabCommand

/// What a designer meets who does something the tool did not hope for.
@Suite("A designer's slips")
struct DesignerMistakesTests {
  private static let level = "01-ball-and-arrows/08-x-from-h-and-z.json"

  /// A folder with one pack of two levels, the second of which is no JSON.
  private func withBrokenCourse(_ body: (String) throws -> Void) throws {
    try withFolder { folder in
      try write(
        try text(of: "\(Repository.levels)/\(Self.level)"), to: "\(folder)/01-one/01-x-from-h-and-z.json")
      try write("{", to: "\(folder)/01-one/02-second.json")
      try write(
        """
        {"schemaVersion": 1, "labs": [], "packs": [{"id": "one", "folder": "01-one", "access": "free",
        "title": {"zh-Hans": "一", "en": "One"}, "summary": {"zh-Hans": "一。", "en": "One."},
        "levels": ["x-from-h-and-z", "second"]}]}
        """, to: "\(folder)/packs.json")
      try body(folder)
    }
  }

  @Test("a level that cannot be read is missing nowhere without a word", arguments: ["stats", "duplicates"])
  func unread(command: String) throws {
    try withBrokenCourse { folder in
      let transcript = Transcript(command, folder)
      #expect(transcript.code == (command == "stats" ? .findings : .badData))
      #expect(transcript.complaints.count == 1)
      let place = "\(folder)/01-one/02-second.json:1:2: error[json-syntax]: "
      #expect(transcript.complaints.first?.hasPrefix(place) == true, "\(transcript.complaints)")
      #expect(
        transcript.output.contains { $0.contains("x-from-h-and-z") || $0.hasPrefix("1 level compared") })
      let chinese = Transcript(command, folder, "--language", "zh-Hans")
      #expect(chinese.complaints.first?.hasPrefix(place) == true)
      #expect(chinese.complaints != transcript.complaints)
    }
  }

  @Test("a file is no duplicate of itself, however it is named")
  func sameFile() {
    let file = "\(Repository.levels)/\(Self.level)"
    let again = "\(Repository.levels)/../Levels/\(Self.level)"
    #expect(Transcript("duplicates", file, again).output == ["1 level compared, 0 duplicates"])
    #expect(Transcript("duplicates", Repository.levels, Repository.levels, file).code == .clean)
  }

  @Test("levels of too many qubits are counted as not compared")
  func large() {
    #expect(
      Transcript("duplicates", Repository.levels).output.last
        == "93 levels compared, 3 not compared: more than 4 qubits, 0 duplicates")
  }

  @Test("the input is formatted to the output, and an error leaves the output empty")
  func formatInput() throws {
    let canonical = try text(of: "\(Repository.levels)/\(Self.level)")
    let document = try JSONDocument(reading: Array(canonical.utf8))
    let flat = JSONText(document.root, in: document.source).flat
    let formatted = Transcript(["format", "-"], input: [flat])
    #expect(formatted.code == .clean)
    #expect(formatted.output == canonical.split(separator: "\n").map(String.init))
    let broken = Transcript(["format", "-"], input: ["// \(flat)"])
    #expect(broken.code == .findings)
    #expect(broken.output == [])
    #expect(broken.complaints == ["-:1:1: error[json-syntax]: comment; JSON has none"])
  }

  @Test("a check says where a file begins to differ")
  func formatCheck() throws {
    try Repository.withCopy(of: Self.level, replacing: "\"schemaVersion\": 1,", by: "\"schemaVersion\":  1,")
    { path in
      #expect(
        Transcript("format", "--check", path).output == [
          "\(path):3:20: from here on not as it is written canonically"
        ])
    }
  }

  @Test("a file that is not to be written stays as it is, and one that is written keeps its permissions")
  func permissions() throws {
    try withFolder { folder in
      let path = "\(folder)/level.json"
      try write(try text(of: "\(Repository.levels)/\(Self.level)") + " ", to: path)
      func permissions() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      }
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      let refused = Transcript("format", path)
      #expect(refused.code == .cannotWrite)
      #expect(refused.complaints == ["qubitlab: '\(path)' cannot be written: it is read-only"])
      #expect(try text(of: path).hasSuffix(" "))
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      #expect(Transcript("format", path).code == .clean)
      #expect(try permissions() == 0o640)
    }
  }

  @Test("a folder without a file to format is named")
  func nothingToFormat() throws {
    try withFolder { folder in
      #expect(Transcript("format", folder).complaints == ["qubitlab: there is no '\(folder)/*.json'"])
    }
  }

  @Test("an answer that will not do is asked for again, with the reason, in the language that was asked for")
  func interview() throws {
    try withFolder { folder in
      let path = "\(folder)/draft.json"
      let transcript = Transcript(
        ["new", "--output", path, "--language", "zh-Hans"],
        input: ["Two turns", "two-turns", "bild", "build", " ", "Two turns", "两次转动"])
      #expect(transcript.code == .clean)
      #expect(
        transcript.complaints == [
          "“Two turns” 不是编号：用连字符连起来的小写单词和数字", "没有 “bild” 这个词；是不是想写 “build”？", "文字是空白的",
        ])
      #expect(transcript.output.first == "\(path): 写好了")
    }
  }

  @Test("an id in use is said to be, and nothing is written")
  func usedID() throws {
    try withBrokenCourse { folder in
      let transcript = Transcript("new", "second", "--mechanic", "build", "--levels", folder, "--pack", "one")
      #expect(
        transcript.complaints == ["qubitlab: there is a level or lab 'second' already; every id is used once"]
      )
    }
  }

  @Test("packs.json and validation.json can be checked by themselves")
  func singleFiles() throws {
    let manifest = Transcript("validate", "--no-cache", "\(Repository.levels)/packs.json")
    #expect(manifest.code == .clean)
    try withFolder { folder in
      try write(
        "{\"schemaVersion\": 1, \"rules\": {\"par-wrnog\": \"off\"}}", to: "\(folder)/validation.json")
      let settings = Transcript("validate", "--no-cache", "\(folder)/validation.json")
      #expect(settings.code == .findings)
      #expect(
        settings.output.first
          == "\(folder)/validation.json:1:32: error[unknown-key]: there is no rule 'par-wrnog'; did you mean 'par-wrong'?"
      )
    }
  }

  @Test("what was meant is asked")
  func nearMisses() {
    for (line, sentence) in [
      (["explain", "par-wrnog"], "there is no rule 'par-wrnog'; did you mean 'par-wrong'?"),
      (["explain", "colour"], "there is no rule 'colour'; `qubitlab explain` lists all"),
      (["explain", "colour", "--language", "zh-Hans"], "没有 “colour” 这条规则；`qubitlab explain` 列出所有规则"),
      (["validate", "--format", "sarf"], "there is no format 'sarf'; did you mean 'sarif'?"),
      (["validate", "--language", "zh"], "option --language does not take 'zh'; did you mean 'zh-Hans'?"),
      (["new", "a", "--mechanic", "bild"], "option --mechanic does not take 'bild'; did you mean 'build'?"),
      (
        ["stats", Repository.levels, "--pack", "two-qubit"],
        "there is no pack 'two-qubit'; did you mean 'two-qubits'?"
      ),
      (["stats", Repository.levels, "--json", "--markdown"], "--json and --markdown exclude one another"),
      (["validate", "--watch", "--record-baseline"], "--watch and --record-baseline exclude one another"),
      (["stats"], "there is no 'Levels' here; go to where it is, or name the folder of levels"),
    ] {
      // The tests run where the repository's own folder of levels is.
      guard line != ["stats"] || !FileManager.default.fileExists(atPath: "Levels") else { continue }
      #expect(Transcript(line).complaints.first == "qubitlab: \(sentence)")
    }
    #expect(Transcript("new", "--hlp").complaints.last == "`qubitlab new --help` shows what it takes.")
  }

  @Test("a baseline is for a folder of levels")
  func baseline() throws {
    try withFolder { folder in
      let transcript = Transcript("validate", "--record-baseline", folder)
      #expect(transcript.complaints == ["qubitlab: there is no '\(folder)/packs.json'"])
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/validation.json"))
    }
  }

  @Test("what is known is not told again, but what is wrong is")
  func known() {
    let place = SourcePosition(line: 1, column: 1, utf16Column: 1, offset: 0)
    let finding = Finding(
      rule: .parWrong, severity: .warning, file: "a.json", start: place, end: place,
      message: LocalizedText(simplifiedChinese: "标准", english: "par"), replacement: nil)
    let levels = [("a", [finding]), ("b", [])].map { id, findings in
      CheckedLevel(
        id: id, file: "\(id).json",
        fact: .solved(moves: 1, count: .exactly(1), states: 2, isParProved: true), findings: findings)
    }
    let outcome = ValidationOutcome(levels: levels)
    let whole = TextReport(outcome, in: .english).text.split(separator: "\n")
    #expect(whole.count == 4)
    let short = TextReport(outcome, in: .english, known: Set(levels)).text.split(separator: "\n")
    #expect(short == [whole[0], whole[3]])
  }
}
