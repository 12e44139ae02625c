import Testing

@testable import QubitLabCommand

@Suite("Validating levels")
struct ValidateCommandTests {
  @Test("every level of the repository is proved, strictly")
  func repository() {
    let transcript = Transcript("validate", "--no-cache", "--strict", Repository.levels)
    #expect(transcript.code == .clean)
    #expect(transcript.output.last?.hasSuffix("0 errors, 0 warnings") == true)
    #expect(transcript.output.contains("x-from-h-and-z: par 3 proved, 1 least solution, 7 states explored"))
  }

  @Test(
    "a broken level is an error at its place",
    arguments: [
      ("\"solutions\": [[\"H q0\", \"Z q0\", \"H q0\"]]", "\"solutions\": [[\"H q0\"],]", "json-syntax"),
      ("{\"gate\": \"Z\"}", "{\"gate\": \"ZZ\"}", "unknown-gate"),
      ("{\"circuit\": [\"X q0\"]}", "{\"circuit\": []}", "goal-met-at-start"),
      ("\"par\": 3", "\"par\": 2", "par-wrong"),
      ("{\"circuit\": [\"X q0\"]}", "{\"circuit\": [\"S q0\"]}", "unsolvable"),
    ])
  func broken(text: String, replacement: String, rule: String) throws {
    try Repository.withCopy(
      of: "01-ball-and-arrows/08-x-from-h-and-z.json", replacing: text, by: replacement
    ) { path in
      let transcript = Transcript("validate", "--no-cache", path)
      #expect(transcript.code == .findings)
      let line = try #require(transcript.output.first { $0.contains(": error[\(rule)]: ") })
      let place = line.dropFirst(path.count).prefix { $0 != " " }
      #expect(place.wholeMatch(of: /:[1-9][0-9]*:[1-9][0-9]*:/) != nil, "\(line)")
    }
  }

  @Test("a folder or file that is not there is named")
  func missing() {
    let transcript = Transcript("validate", "--no-cache", "nowhere")
    #expect(transcript.code == .missingInput)
    #expect(transcript.complaints == ["qubitlab: there is no 'nowhere'"])
  }
}
