import Foundation
import Testing

@testable import QubitLabCommand

/// Whatever lies at a path, `validate` ends soon, with a message that names the file, and never traps.
@Suite("Hostile files")
struct HostileFilesTests {
  private static let level: String = {
    let path = Repository.levels + "/01-ball-and-arrows/01-flip-the-arrow.json"
    return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }()

  /// What is in the file, and the rule that it breaks.
  static let contents: [(name: String, bytes: [UInt8], rule: String)] = {
    func file(_ name: String, _ text: String, _ rule: String) -> (String, [UInt8], String) {
      (name, Array(text.utf8), rule)
    }
    func replacing(_ old: String, _ new: String) -> String { level.replacingOccurrences(of: old, with: new) }
    return [
      file("empty", "", "json-syntax"), file("white", " \r\n\t", "json-syntax"),
      file("null", "null", "wrong-type"),
      file("number", "42", "wrong-type"), file("array", "[]", "wrong-type"),
      file("object", "{}", "missing-key"),
      file("deep-arrays", String(repeating: "[", count: 200_000), "json-limits"),
      file("deep-objects", String(repeating: "{\"a\":", count: 200_000), "json-limits"),
      file("large", "\"" + String(repeating: "x", count: 1 << 20) + "\"", "json-limits"),
      file("twice", replacing("\"mechanic\"", "\"id\": \"again\", \"mechanic\""), "json-duplicate-key"),
      file(
        "many-keys", "{" + (0..<2_000).map { "\"k\($0)\":1" }.joined(separator: ",") + "}", "too-many-errors"
      ),
      file("keys-alike", "{" + String(repeating: "\"k\":1,", count: 2_000) + "\"k\":1}", "too-many-errors"),
      file("no-value", replacing("\"budgets\": []", "\"budgets\": NaN"), "json-syntax"),
      file("infinite", replacing("\"budgets\": []", "\"budgets\": -Infinity"), "json-syntax"),
      file("huge-number", replacing("\"par\": 1", "\"par\": 1e999"), "json-syntax"),
      file("negative-par", replacing("\"par\": 1", "\"par\": -1"), "out-of-range"),
      file("great-par", replacing("\"par\": 1", "\"par\": 1000000000"), "out-of-range"),
      file("trailing", level + "}", "json-syntax"), file("nul", level + "\u{0}", "json-syntax"),
      file("lone-surrogate", replacing("\"en\": \"", "\"en\": \"\\ud800"), "json-syntax"),
      file(
        "forty-qubits",
        replacing(
          "\"qubits\": [\"q0\"]", "\"qubits\": [\((0..<40).map { "\"q\($0)\"" }.joined(separator: ","))]"),
        "wrong-count"),
      ("byte-order-mark", [0xEF, 0xBB, 0xBF] + Array(level.utf8), "json-encoding"),
      ("not-utf8", Array(level.utf8).flatMap { $0 == 0x41 ? [0xFF, 0xFE] : [$0] } + [0xC3], "json-"),
      ("utf16", [0xFF, 0xFE] + Array(level.utf8).flatMap { [$0, 0] }, "json-"),
    ]
  }()

  @Test("a file of bytes", .timeLimit(.minutes(1)), arguments: contents)
  func bytes(_ content: (name: String, bytes: [UInt8], rule: String)) throws {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "\(content.name)-\(UUID().uuidString).json"
    ).path
    try Data(content.bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    for language in ["en", "zh-Hans"] {
      let run = Transcript("validate", path, "--no-cache", "--language", language)
      #expect(run.code == .findings, "\(content.name)")
      #expect(
        run.output.contains { $0.hasPrefix(path + ":") && $0.contains(": error[\(content.rule)") },
        "\(content.name): \(run.output.prefix(3))")
      #expect(run.output.count <= 110)
    }
  }

  @Test("lines end with CR LF, and columns stay right")
  func carriageReturns() throws {
    let text = Self.level.replacingOccurrences(of: "\n", with: "\r\n")
    let path = FileManager.default.temporaryDirectory.appending(path: "crlf-\(UUID().uuidString).json").path
    try Data(text.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(Transcript("validate", path, "--no-cache").code == .clean)
  }

  @Test("folders without a manifest, packs and levels that are not there", .timeLimit(.minutes(1)))
  func folders() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func rules() -> [String] {
      let run = Transcript("validate", folder, "--no-cache")
      #expect(run.code == .findings)
      return run.output.compactMap { $0.firstMatch(of: /error\[([a-z-]+)\]/).map { String($0.1) } }
    }
    #expect(rules() == ["missing-file"])
    let manifest = URL(filePath: "\(folder)/packs.json")
    try Data("[".utf8).write(to: manifest)
    #expect(rules() == ["json-syntax"])
    try Data(
      #"""
      {"schemaVersion": 1, "labs": [], "packs": [{"id": "gone", "folder": "01-gone", "access": "free",
       "levels": ["nowhere"], "title": {"zh-Hans": "包", "en": "Pack"}, "summary": {"zh-Hans": "一包", "en": "A pack"}}]}
      """#.utf8
    ).write(to: manifest)
    #expect(rules() == ["missing-file"])
    try FileManager.default.createDirectory(
      atPath: "\(folder)/01-gone/01-nowhere.json", withIntermediateDirectories: true)
    #expect(rules() == ["missing-file"])
  }

  @Test("links in circles and paths that lead nowhere are named")
  func links() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "circle-\(UUID().uuidString).json").path
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for path in [path, "/nowhere/at/all.json"] {
      let run = Transcript("validate", path)
      #expect(run.code == .missingInput)
      #expect(run.complaints == ["qubitlab: there is no '\(path)'"])
    }
  }
}
