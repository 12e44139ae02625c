import QubitEntitlements
import QubitStoreEmulator
import Testing

@Suite("Engine against simulation")
struct EngineScenarioTests {
  /// The scenarios in which no read is held back: there the engine's own timing decides nothing.
  static func prompt() throws -> [Scenario] {
    try Scenario.allCases.filter { scenario in
      try !scenario.script.lines.contains { $0.step == .reads(.held) }
    }
  }

  @Test(
    "The engine comes to what the simulation says, after every line", .timeLimit(.minutes(1)),
    arguments: try prompt())
  func agrees(scenario: Scenario) async throws {
    let simulation = Simulation(try scenario.script)
    let scripted = ScriptedEngine()
    for moment in simulation.timeline {
      await scripted.play(moment.line.step)
      while await !scripted.agrees(with: moment) { await Task.yield() }
    }
    #expect(await scripted.store.world == simulation.process.world)
  }
}
