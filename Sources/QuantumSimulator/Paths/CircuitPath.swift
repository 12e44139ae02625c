/// A circuit as a front end plays it: motions of arrows, and the moments at which a measurement makes them
/// jump.
public struct CircuitPath: Sendable {
  /// A measurement, or the look that a reset takes.
  public struct Collapse: Sendable {
    /// What was measured.
    public let observable: PauliString
    /// The probability that the outcome 0 had.
    public let probabilityOfZero: Double
    /// The probability that the outcome 1 had.
    public let probabilityOfOne: Double
    /// What was found.
    public let outcome: Outcome
    /// The arrows just before.
    public let before: [BlochVector]
    /// The arrows just after.
    public let after: [BlochVector]
    /// The state just after.
    public let state: StateVector
    /// Every outcome so far, this one last: which branch of the circuit this is.
    public let branch: [Outcome]
  }

  /// What happens in one step.
  public enum Event: Sendable {
    /// Arrows move.
    case motion(BlochPath)
    /// Arrows jump.
    case collapse(Collapse)
  }

  /// What happens, with the index of the operation that makes it happen.
  public struct Step: Sendable {
    /// The index of the operation in its circuit.
    public let operation: Int
    /// What happens.
    public let event: Event
  }

  /// The steps in order; operations that do nothing have none, a reset that finds a 1 has two.
  public let steps: [Step]
  /// The circuit at its end.
  public let end: CircuitRun
}

extension Circuit {
  /// Runs the circuit once and keeps the way the arrows take.
  ///
  /// The outcomes are those of ``run(on:forcing:using:)`` with the same arguments.
  ///
  /// - Parameter tolerance: how far a curve may be from the lines between points, as for ``BlochPath``.
  /// - Throws: as ``run(on:forcing:using:)``.
  public func path(
    on start: StateVector? = nil, forcing: [Int: Outcome] = [:], tolerance: Double = 0.01,
    using generator: inout SeededGenerator
  ) throws(RunError) -> CircuitPath {
    var run = try beginning(on: start)
    var steps: [CircuitPath.Step] = []
    for (index, operation) in operations.enumerated() {
      let before = run.state
      let demand = run.demand(of: operation)
      let isPerformed = operation.condition?.holds(in: run.bits.bits) ?? true
      try perform(operation, at: index, in: &run, forcing: forcing, using: &generator)
      guard isPerformed else { continue }
      do throws(StateError) {
        var events: [CircuitPath.Event] = []
        switch (operation.action, demand) {
        case (.gate(let application), _):
          events = [.motion(try before.path(through: application, tolerance: tolerance))]
        case (_, .outcome(let observable)):
          events = try Self.collapse(of: observable, before, run, operation, tolerance)
        case (_, .none): break
        }
        for event in events { steps.append(CircuitPath.Step(operation: index, event: event)) }
      } catch {
        throw .state(error)
      }
    }
    return CircuitPath(steps: steps, end: run)
  }

  /// The jump of a measurement that has just happened; with the flip, where a reset found a 1.
  private static func collapse(
    of observable: PauliString, _ before: StateVector, _ run: CircuitRun, _ operation: Operation,
    _ tolerance: Double
  ) throws(StateError) -> [CircuitPath.Event] {
    guard let outcome = run.record.last?.outcome else { return [] }
    let probabilities = try before.outcomeProbabilities(of: observable)
    var after = before
    try after.collapse(observable, onto: outcome)
    let jump = CircuitPath.Event.collapse(
      CircuitPath.Collapse(
        observable: observable, probabilityOfZero: probabilities.zero, probabilityOfOne: probabilities.one,
        outcome: outcome, before: try before.blochVectors, after: try after.blochVectors, state: after,
        branch: run.record.map { $0.outcome }))
    guard case .reset(let qubit) = operation.action, outcome == .one else { return [jump] }
    return [jump, .motion(try after.path(through: GateApplication(.x, on: [qubit]), tolerance: tolerance))]
  }
}
