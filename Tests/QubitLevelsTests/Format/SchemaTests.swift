import QuantumSimulator
import QubitPuzzle
import Testing

@testable import QubitLevels

/// The JSON Schemas and the reader know the same keys and words. That they come to the same verdicts on whole files is
/// checked by `Tests/Reference/level_schemas.py`.
@Suite("The JSON Schemas")
struct SchemaTests {
  let level: JSONNode
  let manifest: JSONNode
  let settings: JSONNode

  init() throws {
    let files = Folder.files(in: Folder.levels)
    func schema(_ name: String) throws -> JSONNode {
      let file = try #require(files.first { $0.path == name })
      return try JSONDocument(reading: file.bytes).root
    }
    level = try schema("level.schema.json")
    manifest = try schema("packs.schema.json")
    settings = try schema("validation.schema.json")
  }

  private func keys(_ node: JSONNode?) -> Set<String> {
    guard case .object(let members)? = node?.member("properties")?.value else { return [] }
    return Set(members.map(\.key.text))
  }

  private func words(_ node: JSONNode?) -> [String] {
    guard case .array(let elements)? = node?.member("enum")?.value else { return [] }
    return elements.compactMap { element in
      if case .string(let string) = element.value { string.text } else { nil }
    }
  }

  private func expect<Key: CaseIterable & RawRepresentable>(_ type: Key.Type, _ node: JSONNode?)
  where Key.RawValue == String {
    #expect(keys(node) == Set(Key.allCases.map(\.rawValue)), "\(type)")
  }

  @Test func knowTheSameKeys() {
    let parts = level.member("$defs")
    let properties = level.member("properties")
    expect(FileKeys.Level.self, level)
    expect(FileKeys.Text.self, parts?.member("text"))
    expect(FileKeys.Concepts.self, properties?.member("concepts"))
    expect(FileKeys.Start.self, parts?.member("start"))
    expect(FileKeys.Piece.self, properties?.member("pieces")?.member("items"))
    expect(FileKeys.LevelCase.self, properties?.member("cases")?.member("items"))
    expect(FileKeys.Party.self, properties?.member("parties")?.member("items"))
    expect(FileKeys.Rounds.self, properties?.member("rounds"))
    expect(FileKeys.BoardItem.self, properties?.member("board")?.member("items"))
    expect(FileKeys.Tool.self, parts?.member("tool"))
    expect(FileKeys.Budget.self, parts?.member("budget"))
    expect(FileKeys.Scoring.self, properties?.member("scoring"))
    expect(FileKeys.Route.self, properties?.member("routes")?.member("items"))
    expect(FileKeys.StateGoal.self, parts?.member("stateGoal"))
    expect(FileKeys.BlochGoal.self, parts?.member("blochGoal"))
    expect(FileKeys.ExpectationGoal.self, parts?.member("expectationGoal"))
    expect(FileKeys.UnitaryGoal.self, parts?.member("unitaryGoal"))
    expect(FileKeys.ProbabilityGoal.self, parts?.member("probabilityGoal"))
    expect(FileKeys.UnitaryTarget.self, parts?.member("unitaryTarget"))
    expect(FileKeys.WeightedKet.self, parts?.member("weightedKet"))
    expect(FileKeys.IsometryGoal.self, parts?.member("isometryGoal"))
    expect(FileKeys.TruthTableGoal.self, parts?.member("truthTableGoal"))
    expect(FileKeys.ChannelGoal.self, parts?.member("channelGoal"))
    expect(FileKeys.RecordGoal.self, parts?.member("recordGoal"))
    expect(FileKeys.LikelihoodGoal.self, parts?.member("likelihoodGoal"))
    expect(FileKeys.IdentifyGoal.self, parts?.member("identifyGoal"))
    expect(FileKeys.GameGoal.self, parts?.member("gameGoal"))
    expect(FileKeys.Prediction.self, parts?.member("prediction"))
    expect(FileKeys.Choice.self, parts?.member("choice"))
    expect(FileKeys.Claim.self, parts?.member("choice")?.member("properties")?.member("claim"))
    expect(FileKeys.Quantity.self, parts?.member("quantity"))
    expect(FileKeys.Settings.self, settings)
    let baseline = settings.member("properties")?.member("baseline")?.member("additionalProperties")
    let adjustable = Set(Rule.allCases.filter(\.isAdjustable).map(\.rawValue))
    #expect(keys(settings.member("properties")?.member("rules")) == adjustable)
    #expect(keys(baseline) == adjustable)
    expect(FileKeys.Manifest.self, manifest)
    expect(FileKeys.Pack.self, manifest.member("properties")?.member("packs")?.member("items"))
    expect(FileKeys.Lab.self, manifest.member("properties")?.member("labs")?.member("items"))
  }

  @Test func knowTheSameWords() {
    let parts = level.member("$defs")
    #expect(words(parts?.member("gateName")) == StandardGate.allCases.map(\.rawValue))
    #expect(
      words(settings.member("$defs")?.member("weight"))
        == ValidationSettings.Weight.allCases.map(\.rawValue))
    #expect(words(level.member("properties")?.member("mechanic")) == Mechanic.allCases.map(\.rawValue))
  }
}
