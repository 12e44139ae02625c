import Foundation
import QubitEntitlements
import Testing

@testable import QubitStoreEmulator

@Suite("Scenarios")
struct ScenarioTests {
  @Test("Every shipped scenario comes out as it says", arguments: Scenario.allCases)
  func holds(scenario: Scenario) throws {
    let simulation = Simulation(try scenario.script)
    #expect(!simulation.timeline.isEmpty)
    for failure in simulation.failures {
      Issue.record("line \(failure.line.number): wanted \(failure.wanted), found \(failure.found)")
    }
  }

  @Test("Every file is a scenario, and demands something")
  func files() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/QubitStoreEmulator/Scenarios").standardized
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    #expect(Set(files) == Set(Scenario.allCases.map { "\($0.rawValue).txt" }))
    for scenario in Scenario.allCases {
      let text = try String(contentsOf: folder.appending(path: "\(scenario.rawValue).txt"), encoding: .utf8)
      #expect(text == scenario.text)
      #expect(text.contains("\nexpect "), "\(scenario.rawValue) demands nothing")
    }
  }

  @Test(
    "A line that is no step is an error that says what was wanted",
    arguments: [
      ("launch\nfly", 2, ScriptError.Kind.unknownStep("fly")),
      ("network", 1, .missingWord(["on", "off"])),
      ("network maybe", 1, .unknownWord("maybe", wanted: ["on", "off"])),
      ("# comment\n\nanswer one", 3, .notANumber("one")),
      ("quit now", 1, .extraWord("now")),
      ("expect", 1, .missingWord(Expectation.allCases.map(\.rawValue))),
    ])
  func errors(text: String, line: Int, kind: ScriptError.Kind) {
    #expect(throws: ScriptError(line: line, kind: kind)) { try StoreScript(text) }
  }

  @Test("Every step is in the documentation")
  func documented() throws {
    let page = Rule.root.appending(
      path: "Sources/QubitStoreEmulator/QubitStoreEmulator.docc/QubitStoreEmulator.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for name in ScriptLineReader.names.split(separator: ", ") {
      #expect(text.contains("`\(name)"), "\(name)")
    }
  }

  @Test("An expectation that does not hold is a failure that says what was found")
  func failure() throws {
    let simulation = Simulation(try StoreScript("launch\nexpect owned\neffects none"))
    #expect(simulation.failures.map(\.wanted) == ["owned", "none"])
    #expect(simulation.failures.last?.found == "subscribe catalogue read")
  }
}
