import Testing

@testable import QubitLevels

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test func printsAsCompilersDo() {
    let bytes = Array("{\n  \"par\": 3,\n}".utf8)
    let diagnostic = diagnose(bytes)
    #expect(
      diagnostic?.description == "level.json:2:11: error[json-syntax]: trailing comma before '}'")
  }

  @Test func pointsPastCRLFTabsAndEmoji() {
    let bytes = Array("{\r\n\t\"名字\": \"😀\",\r\n\t\"é😀\": tru\r\n}".utf8)
    let diagnostic = diagnose(bytes)
    #expect(diagnostic?.start.line == 3)
    #expect(diagnostic?.start.column == 8)
    #expect(diagnostic?.start.utf16Column == 9)
    #expect(diagnostic?.end.column == 11)
  }

  @Test func ruleIdsAreWordsJoinedByHyphens() {
    for rule in Rule.allCases {
      #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(rule.explanation.hasSuffix("."))
      #expect(Rule(rawValue: rule.rawValue) == rule)
    }
  }

  private func diagnose(_ bytes: [UInt8]) -> Diagnostic? {
    LevelReading(LevelFile(path: "level.json", bytes: bytes)).diagnostics.first
  }
}

@Suite("Near misses")
struct NearMissTests {
  @Test(
    arguments: [
      ("gaols", "goals"), ("goal", "goals"), ("Goals", "goals"), ("tolbox", "toolbox"), ("hintss", "hints"),
      ("fidelty", "fidelity"),
    ])
  func finds(written: String, meant: String) {
    #expect(NearMiss.find(for: written, among: ["goals", "toolbox", "hints", "fidelity", "id"]) == meant)
  }

  @Test(arguments: ["", "x", "completely-different", "of", String(repeating: "goals", count: 20)])
  func findsNothing(written: String) {
    #expect(NearMiss.find(for: written, among: ["goals", "toolbox", "hints", "id"]) == nil)
  }
}
