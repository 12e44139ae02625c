import Foundation
import QubitLab
import Testing

@testable import QubitLabCommand

@Suite("Formatting files")
struct FormatCommandTests {
  @Test("what ships is written canonically")
  func shipped() {
    let transcript = Transcript("format", "--check", Repository.levels)
    #expect(transcript.output == [])
    #expect(transcript.code == .clean)
  }

  @Test("a level with its keys in any order and any space becomes canonical, once and for all")
  func level() throws {
    let original = "\(Repository.levels)/01-ball-and-arrows/08-x-from-h-and-z.json"
    let wanted = try text(of: original)
    try withFolder { folder in
      let object = try JSONSerialization.jsonObject(with: Data(wanted.utf8))
      // Foundation writes the keys in the order of their names, and no space.
      let scrambled = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
      let path = "\(folder)/level.json"
      try scrambled.write(to: URL(filePath: path))
      #expect(Transcript("format", "--check", path).code == .findings)
      #expect(Transcript("format", path).output == ["\(path): formatted"])
      #expect(try text(of: path) == wanted)
      #expect(Transcript("format", path).output == [])
    }
  }

  @Test("the manifest keeps the order of its keys")
  func manifest() throws {
    try withFolder { folder in
      let path = "\(folder)/packs.json"
      try write(
        "{ \"labs\":[],\"schemaVersion\" : 1.0, \"packs\":[{\"levels\":[\"a\"],\"id\":\"first\",\"folder\":\"01-first\",\"access\":\"free\",\"title\":{\"en\":\"F\",\"zh-Hans\":\"一\"},\"summary\":{\"en\":\"F\",\"zh-Hans\":\"一\"}}]}",
        to: path)
      #expect(Transcript("format", path).code == .clean)
      #expect(
        try text(of: path) == """
          {
            "labs": [],
            "schemaVersion": 1.0,
            "packs": [
              {
                "levels": ["a"],
                "id": "first",
                "folder": "01-first",
                "access": "free",
                "title": {"en": "F", "zh-Hans": "一"},
                "summary": {"en": "F", "zh-Hans": "一"}
              }
            ]
          }

          """)
    }
  }

  @Test("a file with an error, such as a comment, is left as it is")
  func broken() throws {
    try withFolder { folder in
      let path = "\(folder)/level.json"
      try write("{\"id\": 1} // why", to: path)
      let transcript = Transcript("format", path)
      #expect(transcript.code == .findings)
      #expect(transcript.output == ["\(path):1:11: error[json-syntax]: comment; JSON has none"])
      #expect(try text(of: path) == "{\"id\": 1} // why")
    }
  }
}

@Suite("Beginning a level")
struct NewCommandTests {
  @Test("every draft validates without a finding, and is canonical", arguments: Mechanic.allCases)
  func validates(mechanic: Mechanic) throws {
    try withFolder { folder in
      let path = "\(folder)/draft.json"
      let transcript = Transcript("new", "my-level", "--mechanic", mechanic.rawValue, "--output", path)
      #expect(transcript.code == .clean)
      #expect(transcript.output.first == "\(path): written")
      #expect(transcript.output.last?.hasSuffix("0 errors, 0 warnings") == true, "\(transcript.output)")
      #expect(Transcript("format", "--check", path).code == .clean)
      #expect(Transcript("new", "my-level", "--mechanic", mechanic.rawValue, "--output", path).code == .usage)
    }
  }

  @Test("what is not given is asked for")
  func asks() throws {
    try withFolder { folder in
      let path = "\(folder)/draft.json"
      let transcript = Transcript(
        ["new", "--output", path], input: ["two-turns", "build", "Two turns", "两次转动"])
      #expect(transcript.code == .clean, "\(transcript.complaints)")
      let level = try #require(
        LevelReading(LevelFile(path: path, bytes: Array(try text(of: path).utf8))).level)
      #expect(level.id == "two-turns")
      #expect(level.mechanic == .build)
      #expect(level.texts.title == LocalizedText(simplifiedChinese: "两次转动", english: "Two turns"))
    }
    #expect(Transcript(["new"], input: ["two-turns"]).code == .usage)
  }

  @Test("a level joins a pack: its file and its place in the manifest")
  func pack() throws {
    try withFolder { folder in
      let levels = "\(folder)/Levels"
      try FileManager.default.copyItem(atPath: Repository.levels, toPath: levels)
      let add = ["new", "two-turns", "--mechanic", "build", "--levels", levels, "--pack"]
      #expect(Transcript(add + ["phase-and-turns"]).code == .clean)
      let reading = try LevelFolder(path: levels).contents().reading
      #expect(reading.diagnostics.map(\.rule) == [.packSize])
      #expect(reading.catalogue.pack("phase-and-turns")?.levels.last?.id == "two-turns")
      #expect(Transcript("format", "--check", levels).code == .clean)
      let unknown = Transcript(add + ["phase-and-turn"])
      #expect(unknown.code == .usage)
      #expect(unknown.complaints.first?.contains("did you mean 'phase-and-turns'?") == true)
      // The id is in use now.
      #expect(Transcript(add + ["ball-and-arrows"]).code == .badData)
    }
  }

  @Test("an id that is none is refused with what an id is")
  func badID() {
    let transcript = Transcript("new", "Two turns", "--mechanic", "build", "--output", "/none/a.json")
    #expect(transcript.code == .usage)
    #expect(transcript.complaints.first?.contains("lower-case words") == true)
  }
}

@Suite("Solving a level")
struct SolveCommandTests {
  private func solve(_ arguments: String...) -> Transcript {
    Transcript(["solve"] + arguments + ["--levels", Repository.levels])
  }

  @Test("the fewest moves, how many ways, and one of them")
  func solved() {
    let transcript = solve("x-from-h-and-z")
    #expect(transcript.code == .clean)
    #expect(
      transcript.output == [
        "solved: 3 moves, 1 board does it with so few; 7 states explored", "  H q0", "  Z q0", "  H q0",
      ])
  }

  @Test("the way on from a position")
  func after() {
    let transcript = solve("x-from-h-and-z", "--after", "H q0", "--after", "Z q0")
    #expect(transcript.output.first?.hasPrefix("solved: 1 move,") == true)
    #expect(transcript.output.last == "  H q0")
    #expect(solve("x-from-h-and-z", "--after", "Y q0").code == .usage)
    #expect(solve("x-from-h-and-z", "--after", "H q7").code == .usage)
  }

  @Test("an impossible level is proved to be one")
  func impossible() throws {
    try Repository.withCopy(
      of: "01-ball-and-arrows/08-x-from-h-and-z.json", replacing: "{\"circuit\": [\"X q0\"]}",
      by: "{\"circuit\": [\"S q0\"]}"
    ) { path in
      let transcript = Transcript("solve", path)
      #expect(transcript.code == .findings)
      #expect(transcript.output.first?.hasPrefix("impossible: every state that can be reached was") == true)
      #expect(
        Transcript("solve", path, "--json").output.first?.contains("\"kind\": \"impossible\"") == true)
    }
  }
}

@Suite("How hard levels are")
struct StatsCommandTests {
  @Test("the parts of each estimate add up to its bits")
  func sums() throws {
    let transcript = Transcript("stats", Repository.levels, "--json")
    #expect(transcript.code == .clean)
    let document = try JSONDocument(reading: Array(transcript.output.joined(separator: "\n").utf8))
    guard case .array(let packs)? = document.root.member("packs")?.value else {
      Issue.record("no packs")
      return
    }
    var count = 0
    for pack in packs {
      guard case .array(let levels)? = pack.member("levels")?.value else { continue }
      for level in levels {
        let parts = try ["search", "detours", "setting", "ideas"].map { try number($0, of: level) }
        let foundation = log2(try number("levelsBeneath", of: level) + 1)
        let practice = try number("practice", of: level)
        #expect(abs(parts.reduce(foundation - practice, +) - (try number("bits", of: level))) < 1e-9)
        count += 1
      }
    }
    #expect(count == 96)
  }

  private func number(_ key: String, of node: JSONNode) throws -> Double {
    guard case .number(let value)? = node.member(key)?.value else {
      Issue.record("no \(key)")
      return .nan
    }
    return value
  }

  @Test("the course at a glance, in Levels/README.md, is what the levels say")
  func glance() throws {
    let readme = try text(of: Repository.levels + "/README.md")
    let transcript = Transcript("stats", Repository.levels, "--markdown")
    #expect(transcript.code == .clean)
    #expect(readme.contains(transcript.output.joined(separator: "\n")), "run: qubitlab stats --markdown")
  }

  @Test("a row for every level, and a mark for each in the picture")
  func rows() throws {
    try withFolder { folder in
      let file = "\(folder)/curve.svg"
      let transcript = Transcript("stats", Repository.levels, "--pack", "ball-and-arrows", "--svg", file)
      #expect(transcript.code == .clean)
      #expect(transcript.output.count == 15)
      let picture = try text(of: file)
      #expect(picture.components(separatedBy: "<circle ").count == 13)
      #expect(picture.hasPrefix("<svg ") && picture.hasSuffix("</svg>\n"))
      #expect(!picture.contains("\"nan"))
    }
    #expect(Transcript("stats", Repository.levels, "--pack", "none").code == .usage)
  }
}

@Suite("Finding duplicates")
struct DuplicatesCommandTests {
  @Test("what ships holds none; a copy under another name is one")
  func copies() throws {
    #expect(Transcript("duplicates", Repository.levels).code == .clean)
    try Repository.withCopy(
      of: "01-ball-and-arrows/08-x-from-h-and-z.json", replacing: "\"id\": \"x-from-h-and-z\"",
      by: "\"id\": \"another\""
    ) { path in
      let transcript = Transcript("duplicates", Repository.levels, path)
      #expect(transcript.code == .findings)
      #expect(
        transcript.output.first
          == "\(path):4:9: warning[duplicate-level]: the same puzzle as 'x-from-h-and-z' in '\(Repository.levels)/01-ball-and-arrows/08-x-from-h-and-z.json', up to the names of qubits and a global phase"
      )
    }
  }
}
