public import QubitEntitlements

/// A script played on an ``EmulatedProcess``, with everything that happened written down.
///
/// ```swift
/// let simulation = Simulation(try StoreScript(text))
/// simulation.timeline.last?.entitlement      // where the story ends
/// simulation.failures.isEmpty                // whether every `expect` held
/// ```
///
/// The order of answers is fixed: what the device tells comes first, then local reads, then what needs the network.
public struct Simulation: Sendable {
  /// What happened, a moment a line.
  public private(set) var timeline: [Moment] = []
  /// The expectations that did not hold.
  public private(set) var failures: [Failure] = []
  /// The app, the device and the store, as the script left them.
  public private(set) var process = EmulatedProcess(world: StoreWorld())
  /// How the teacher's switch stands.
  public private(set) var demonstration = ClassroomDemonstration.off
  private var reads = ScriptStep.ReadSetting.prompt

  /// Plays a script.
  public init(_ script: StoreScript) {
    for line in script.lines { play(line) }
  }

  /// One line of the script, and what came of it.
  public struct Moment: Hashable, Sendable {
    /// The line.
    public let line: StoreScript.Line
    /// What the app was told, and what it wanted done, in order.
    public let happenings: [Happening]
    /// What was known afterwards.
    public let entitlement: EntitlementState
    /// What a front end could show afterwards.
    public let presentation: PassPresentation
  }

  /// One event and its effects.
  public struct Happening: Hashable, Sendable {
    /// What the app was told.
    public let event: EngineEvent
    /// What it wanted done.
    public let effects: [EngineEffect]
  }

  /// An expectation that did not hold.
  public struct Failure: Hashable, Sendable {
    /// The line that demanded it.
    public let line: StoreScript.Line
    /// What was demanded, in the script's word.
    public let wanted: String
    /// What was found, in the same words.
    public let found: String
  }

  /// What a front end may show at this moment.
  public var presentation: PassPresentation { PassPresentation(process.app, demonstration: demonstration) }

  private mutating func play(_ line: StoreScript.Line) {
    switch line.step {
    case .expect(let expectations):
      for expectation in expectations where !expectation.holds(self) {
        let found = Expectation.allCases.filter { $0.holds(self) }.map(\.rawValue)
        let failure = Failure(
          line: line, wanted: expectation.rawValue, found: found.joined(separator: " "))
        failures.append(failure)
      }
    case .effects(let wanted):
      let found = timeline.last?.happenings.flatMap(\.effects).map(ScriptStep.EffectKind.init) ?? []
      if found != wanted { failures.append(Failure(line: line, wanted: words(wanted), found: words(found))) }
    default:
      var happenings: [Happening] = []
      if let event = event(for: line.step) { send(event, &happenings) }
      settle(&happenings)
      timeline.append(
        Moment(
          line: line, happenings: happenings, entitlement: process.app.entitlement, presentation: presentation
        ))
    }
  }

  private func words(_ effects: [ScriptStep.EffectKind]) -> String {
    effects.isEmpty ? "none" : effects.map(\.rawValue).joined(separator: " ")
  }

  /// Does what a step does outside the app, and answers what the app is told of it.
  private mutating func event(for step: ScriptStep) -> EngineEvent? {
    switch step {
    case .launch(let plan):
      process.quit()
      return .started(plan)
    case .demonstration(let setting): demonstration = setting
    case .reads(let setting): reads = setting
    case .answer(let number): return process.event(for: .read(number, view: 0))
    default: return process.event(for: step)
    }
    return nil
  }

  /// Lets everything happen that happens by itself.
  private mutating func settle(_ happenings: inout [Happening]) {
    while let answer = process.possibleAnswers.first(where: isPrompt) {
      if let event = process.event(for: answer) { send(event, &happenings) }
    }
  }

  private func isPrompt(_ answer: ProcessAnswer) -> Bool {
    if case .read(_, let view) = answer { reads == .prompt && view == 0 } else { true }
  }

  private mutating func send(_ event: EngineEvent, _ happenings: inout [Happening]) {
    happenings.append(Happening(event: event, effects: process.send(event)))
  }
}
