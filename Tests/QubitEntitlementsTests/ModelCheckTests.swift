import Foundation
import QubitEntitlements
import QubitStoreEmulator
import Testing

@Suite("Model check")
struct ModelCheckTests {
  /// Three outside steps, or as many as `QUBITLAB_MODEL_STEPS` says.
  static let steps = ProcessInfo.processInfo.environment["QUBITLAB_MODEL_STEPS"].flatMap { Int($0) } ?? 3

  @Test("The rules hold on every path")
  func rulesHold() {
    let clock = ContinuousClock()
    let start = clock.now
    let result = ModelCheck(steps: Self.steps).run()
    let time = (clock.now - start).formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 1)))
    print(
      "model check: \(Self.steps) outside steps, \(result.states) states, \(result.transitions) transitions, \(time)"
    )
    #expect(result.violation == nil, "\(Self.words(result.violation))")
    #expect(result.states > 1000 || Self.steps < 2, "a model this small tries nothing")
  }

  @Test("Every planted fault is caught, by the rule that it breaks", arguments: PlantedFault.all)
  func planted(fault: PlantedFault) throws {
    let result = ModelCheck(steps: 3, reducer: fault.reducer).run()
    let violation = try #require(result.violation, "nobody noticed: \(fault.name)")
    #expect(violation.rule == fault.caughtBy, "\(Self.words(violation))")
  }

  static func words(_ violation: ModelCheck.Violation?) -> String {
    violation.map { "\($0.rule.rawValue): \($0.path.joined(separator: ", "))" } ?? "no violation"
  }
}
