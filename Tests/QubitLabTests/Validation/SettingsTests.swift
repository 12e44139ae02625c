import QubitLab
import Testing

/// What settings do to what is found.
@Suite("Validation settings")
struct SettingsTests {
  /// The rules of what is found in a folder, each with its severity and the file's last part.
  private func findings(in copy: LevelsCopy) throws -> [String] {
    try LevelValidation().outcome(ofFolder: copy.path).findings.map { finding in
      "\(finding.file.split(separator: "/").last ?? "") \(finding.severity.rawValue)[\(finding.rule.rawValue)]"
    }
  }

  private let sizes = ["packs.json warning[pack-size]", "packs.json warning[pack-size]"]
  private let untaught = [String](repeating: "01-x-from-h-and-z.json error[concept-untaught]", count: 2)
  /// The second pack begins harder than the first ends.
  private let steep = ["01-x-from-h-and-z.json warning[difficulty-curve]"]

  @Test("without a file every rule weighs as usual")
  func usual() throws {
    try LevelsCopy.with { (copy) throws in #expect(try findings(in: copy) == sizes + untaught + steep) }
  }

  @Test("a rule can be made an error, a warning, or nothing")
  func weights() throws {
    try LevelsCopy.with { (copy) throws in
      try copy.write(
        "{\"schemaVersion\": 1, \"rules\": {\"pack-size\": \"error\", \"concept-untaught\": \"off\"}}",
        to: "validation.json")
      #expect(try findings(in: copy) == sizes.map { $0.replacing("warning", with: "error") } + steep)
      try copy.write(
        """
        {"schemaVersion": 1,
         "rules": {"pack-size": "off", "concept-untaught": "warning", "difficulty-curve": "off"}}
        """, to: "validation.json")
      #expect(try findings(in: copy) == untaught.map { $0.replacing("error", with: "warning") })
    }
  }

  @Test("a baseline excuses so many findings, not one more, and is stale when there are fewer")
  func baseline() throws {
    try LevelsCopy.with { (copy) throws in
      func baseline(sizes: Int) throws {
        try copy.write(
          """
          {"schemaVersion": 1, "rules": {"concept-untaught": "off", "difficulty-curve": "off"},
           "baseline": {"packs.json": {"pack-size": \(sizes)}}}
          """, to: "validation.json")
      }
      try baseline(sizes: 2)
      #expect(try findings(in: copy) == [])
      #expect(try LevelValidation().outcome(ofFolder: copy.path).excusedCount == 2)
      try baseline(sizes: 1)
      #expect(try findings(in: copy) == sizes)
      try baseline(sizes: 3)
      let stale = try LevelValidation().outcome(ofFolder: copy.path).findings
      #expect(
        stale.map(\.description) == [
          "\(copy.path)/validation.json:2:43: warning[stale-baseline]: 3 findings of 'pack-size' excused, but there are 2"
        ])
      #expect(stale.first?.replacement == "2")
    }
  }

  @Test("a recorded baseline excuses everything that can be excused, and reads back")
  func recording() throws {
    try LevelsCopy.with { (copy) throws in
      try copy.write("{\"schemaVersion\": 1, \"rules\": {\"text-qubit\": \"off\"}}", to: "validation.json")
      let settings = try LevelValidation().recordedBaseline(ofFolder: copy.path)
      try copy.write(settings.encoded, to: "validation.json")
      #expect(try findings(in: copy) == [])
      let again = try #require(
        SettingsReading(LevelFile(path: "validation.json", bytes: Array(settings.encoded.utf8))).settings)
      #expect(again.weights == settings.weights)
      #expect(again.encoded == settings.encoded)
      #expect(try LevelValidation().recordedBaseline(ofFolder: copy.path).encoded == settings.encoded)
    }
  }

  @Test("a file that is no JSON is found at its place, and changes nothing")
  func broken() throws {
    try LevelsCopy.with { (copy) throws in
      try copy.write("{\"schemaVersion\": 1,}", to: "validation.json")
      #expect(try findings(in: copy) == sizes + ["validation.json error[json-syntax]"] + untaught + steep)
    }
  }

  @Test("settings from elsewhere are named as they were given")
  func elsewhere() throws {
    try LevelsCopy.with { (copy) throws in
      try copy.write("{\"schemaVersion\": 1, \"rules\": {\"pack-size\": \"of\"}}", to: "settings/mine.json")
      let file = "\(copy.path)/settings/mine.json"
      var validation = LevelValidation()
      validation.settings = .file(file)
      let findings = try validation.outcome(ofFolder: copy.path).findings
      #expect(findings.contains { $0.file == file && $0.rule == .unknownWord })
      validation.settings = .file("\(copy.path)/none.json")
      #expect(throws: LevelFolderError.missing("\(copy.path)/none.json")) {
        try validation.outcome(ofFolder: copy.path)
      }
    }
  }
}
