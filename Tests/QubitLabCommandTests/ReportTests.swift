import Foundation
import QubitLab
import Testing

@testable import QubitLabCommand

@Suite("Reports of a validation")
struct ReportTests {
  private let broken =
    Repository.levels.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    + "/Tests/QubitLevelsTests/Broken"

  private func json(_ lines: [String]) throws -> [String: Any] {
    let data = Data(lines.joined(separator: "\n").utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("SARIF counts columns in UTF-16 code units, and offers a mend as a fix")
  func sarif() throws {
    let emoji = Transcript(
      "validate", "--no-cache", "--format", "sarif", "\(broken)/text/crlf-tabs-emoji.json")
    #expect(emoji.code == .findings)
    let log = try json(emoji.output)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let location = try #require(
      (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    // The text report says column 50: three characters before it are two code units each.
    #expect(
      location["region"] as? [String: Int] == [
        "startLine": 6, "startColumn": 53, "endLine": 6, "endColumn": 54,
      ])

    let mended = Transcript("validate", "--no-cache", "--format=sarif", "\(broken)/proof/par-too-low.json")
    let text = mended.output.joined()
    #expect(text.contains("\"insertedContent\": {\"text\": \"2\"}"))
    #expect(
      text.contains(
        "\"deletedRegion\": {\"startLine\": 18, \"startColumn\": 48, \"endLine\": 18, \"endColumn\": 49}"))
  }

  @Test("paths become URIs")
  func uris() {
    #expect(SARIFReport.uri(of: "Levels/01-a/b c#é.json") == "Levels/01-a/b%20c%23%C3%A9.json")
    #expect(SARIFReport.uri(of: "/tmp/a%.json") == "file:///tmp/a%25.json")
  }

  @Test("JSON has a version, every level and every finding")
  func object() throws {
    let transcript = Transcript(
      "validate", "--no-cache", "--format", "json", "\(broken)/proof/par-too-low.json",
      "\(broken)/structure/unknown-key.json")
    let report = try json(transcript.output)
    #expect(report["version"] as? Int == 1)
    #expect((report["levels"] as? [[String: Any]])?.count == 1)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["unknown-key", "par-wrong"])
    #expect(findings.last?["replacement"] as? String == "2")
  }

  @Test("GitHub's commands escape what would end them")
  func github() throws {
    try Repository.withCopy(
      of: "01-ball-and-arrows/08-x-from-h-and-z.json", replacing: "{\"gate\": \"Z\"}",
      by: "{\"gate\": \"50%\\n,:Z\"}"
    ) { path in
      let transcript = Transcript("validate", "--no-cache", "--format", "github", path)
      #expect(
        transcript.output == [
          "::error file=\(path),line=28,col=14,endLine=28,endColumn=24,title=unknown-gate::unknown gate '50%25%0A,:Z'"
        ])
    }
  }

  @Test("JUnit has a case for every level and every broken file; warnings fail when they count")
  func junit() {
    let lines = { (strict: [String]) in
      Transcript(
        ["validate", "--no-cache", "--format", "junit"] + strict + [
          "\(broken)/proof/unused-gate.json", "\(broken)/structure/unknown-key.json",
        ]
      ).output.joined()
    }
    #expect(lines([]).contains("<testsuites name=\"qubitlab validate\" tests=\"2\" failures=\"1\""))
    #expect(lines([]).contains("<system-out>"))
    #expect(lines(["--strict"]).contains("<testsuites name=\"qubitlab validate\" tests=\"2\" failures=\"2\""))
  }

  @Test("several reports at once: one to the output, the others to files")
  func several() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let transcript = Transcript(
      "validate", "--no-cache", "--format", "sarif=\(folder.path)/a.sarif", "--format",
      "junit=\(folder.path)/a.xml", "\(broken)/proof/par-too-low.json")
    #expect(transcript.output.count == 3)
    #expect(transcript.output[0].hasSuffix("error[par-wrong]: par is 1, but it takes 2 moves"))
    #expect(transcript.output[1] == "  write 2 there")
    #expect(transcript.output[2].hasSuffix(" 1 error, 0 warnings"))
    let log = try String(contentsOf: folder.appending(path: "a.sarif"), encoding: .utf8)
    #expect(log.hasSuffix("}\n"))
    let cases = try String(contentsOf: folder.appending(path: "a.xml"), encoding: .utf8)
    #expect(cases.hasSuffix("</testsuites>\n"))

    let twice = Transcript(
      "validate", "--no-cache", "--format", "json", "--format", "sarif", Repository.levels)
    #expect(twice.code == .usage)
    let unknown = Transcript("validate", "--no-cache", "--format", "sarrif", Repository.levels)
    #expect(unknown.code == .usage)
    #expect(unknown.complaints.first?.contains("did you mean 'sarif'?") == true)
    let unwritable = Transcript(
      "validate", "--no-cache", "--format", "json=/none/a.json", "\(broken)/proof/par-too-low.json")
    #expect(unwritable.code == .cannotWrite)
  }

  @Test("findings, proofs and the summary are told in Chinese too")
  func chinese() {
    let transcript = Transcript(
      "validate", "--no-cache", "--language", "zh-Hans", "\(broken)/proof/par-too-low.json",
      "\(broken)/proof/unused-gate.json")
    #expect(transcript.output[0].hasSuffix("error[par-wrong]: 标准步数写的是 1，其实要 2 步"))
    #expect(transcript.output[1] == "  请改成 2")
    #expect(transcript.output.last?.hasSuffix("，1 个错误，1 个警告") == true)
    let sarif = Transcript(
      "validate", "--no-cache", "--language", "zh-Hans", "--format", "sarif",
      "\(broken)/proof/par-too-low.json")
    #expect(sarif.output.joined().contains("\"message\": {\"text\": \"标准步数写的是 1，其实要 2 步\"}"))
    #expect(
      Transcript("explain", "par-wrong", "--language", "zh-Hans").output.contains(
        Rule.parWrong.explanation(in: .simplifiedChinese)))
  }

  @Test("structure alone is read, and nothing is proved")
  func structure() throws {
    let catalogue = try LevelFolder(path: Repository.levels).contents().reading.catalogue
    let count = catalogue.levels.count + catalogue.labs.count
    let transcript = Transcript("validate", "--no-cache", "--structure", Repository.levels)
    #expect(transcript.output == ["\(count) levels read, 0 errors, 0 warnings"])
    #expect(transcript.code == .clean)
  }

  @Test("a number of jobs is a number")
  func jobs() {
    #expect(Transcript("validate", "--no-cache", "--jobs", "0", Repository.levels).code == .usage)
    #expect(Transcript("validate", "--no-cache", "--jobs", "many", Repository.levels).code == .usage)
  }

  @Test("a baseline is recorded into the folder, and excuses")
  func baseline() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: URL(filePath: "\(broken)/courses/duplicate-reordered"), to: folder)
    #expect(Transcript("validate", "--no-cache", "--strict", folder.path).code == .findings)
    #expect(Transcript("validate", "--no-cache", "--record-baseline", folder.path).code == .clean)
    let after = Transcript("validate", "--no-cache", "--strict", folder.path)
    #expect(after.code == .clean)
    #expect(after.output.last?.hasSuffix(" excused") == true)
  }
}

@Suite("Explaining rules")
struct ExplainCommandTests {
  @Test("every rule is listed once and explained")
  func all() {
    let list = Transcript("explain")
    #expect(list.code == .clean)
    for rule in Rule.allCases {
      #expect(list.output.count { $0.hasPrefix("  \(rule.rawValue) ") } == 1, "\(rule)")
      #expect(Transcript("explain", rule.rawValue).output.contains(rule.explanation))
    }
  }

  @Test("a rule that is not there is a mistake, with the nearest name")
  func unknown() {
    let transcript = Transcript("explain", "par-worng")
    #expect(transcript.code == .usage)
    #expect(
      transcript.complaints.first == "qubitlab: there is no rule 'par-worng'; did you mean 'par-wrong'?")
  }
}
