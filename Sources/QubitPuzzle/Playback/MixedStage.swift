public import QuantumSimulator

/// A moment of a board with noise or a mixed start: what is known of the qubits then, given what the looks so far have read.
public struct MixedStage: Sendable {
  /// The state.
  public internal(set) var state: MixedState
  /// The classical bits.
  public internal(set) var bits: BitString
  /// What each look so far has read, the first look first.
  public internal(set) var outcomes: [Outcome]

  /// The stages before the first placement and after each.
  ///
  /// - Parameter finding: What a look reads, given its number and how likely it is to read 1. An impossible reading is
  ///   put right.
  static func stages(
    of placements: [Placement], _ level: Level, in situation: PreparedCase,
    finding: (_ look: Int, _ probabilityOfOne: Double) -> Outcome
  ) throws(RunError) -> [MixedStage] {
    let model = level.noiseModel
    let start = try situation.parts.mixture()
    do throws(StateError) {
      var stage = MixedStage(
        state: start, bits: BitString(count: level.bits.count), outcomes: [])
      for bit in situation.setBits { stage.bits[bit] = true }
      var stages = [stage]
      for placement in placements {
        for step in level.steps(of: placement, inCase: situation.index, model) {
          try stage.perform(step, readout: model.readout, finding: finding)
        }
        stages.append(stage)
      }
      return stages
    } catch {
      throw .state(error)
    }
  }

  private mutating func perform(
    _ step: NoisyStep, readout: ReadoutConfusion, finding: (Int, Double) -> Outcome
  ) throws(StateError) {
    guard step.condition?.holds(in: bits.bits) ?? true else { return }
    switch step {
    case .channel(let channel, let targets, _): try state.apply(channel, to: targets)
    case .operation(let operation):
      switch operation.action {
      case .barrier: break
      case .gate(let application): try state.apply(application)
      case .reset(let qubit):
        let reading = try look(at: PauliString(.z, on: qubit), readout: .none, finding: finding)
        if reading == .one { try state.apply(.x, to: [qubit]) }
      case .measurement(let measurement):
        let reading = try look(at: measurement.observable, readout: readout, finding: finding)
        bits[measurement.bit] = reading.bit
      }
    }
  }

  /// Looks, and leaves the state that goes with what was read.
  private mutating func look(
    at observable: PauliString, readout: ReadoutConfusion, finding: (Int, Double) -> Outcome
  ) throws(StateError) -> Outcome {
    let truth = try state.outcomeProbabilities(of: observable)
    let ofOne = readout.readings(ofOneWithProbability: truth.one)
    var reading = finding(outcomes.count, ofOne)
    let likelihood = reading == .one ? ofOne : 1 - ofOne
    if likelihood < StateVector.negligibleProbability { reading = reading.opposite }
    outcomes.append(reading)
    // What was true, given what was read: a mixture of both projections.
    let shares = Outcome.allCases.map { outcome in
      (outcome == .one ? truth.one : truth.zero) * readout.probability(ofReading: reading, from: outcome)
    }
    var parts: [(state: MixedState, share: Double)] = []
    for (outcome, share) in zip(Outcome.allCases, shares) where share >= StateVector.negligibleProbability {
      var part = state
      try part.collapse(observable, onto: outcome)
      parts.append((part, share))
    }
    state = try MixedState.mixture(of: parts)
    return reading
  }

  /// The state on the way through a placement: a wait or pulse that has lasted for a fraction of its time, or a gate's
  /// power. Noise that happens at once, and looks, happen at the end.
  func partway(
    through placement: Placement, of level: Level, inCase index: Int, fraction: Double
  ) throws(StateError) -> MixedState {
    var state = state
    if level.takesTime(placement) {
      for step in level.steps(of: placement, inCase: index, level.noiseModel, upTo: fraction) {
        guard case .channel(let channel, let targets, _) = step,
          step.condition?.holds(in: bits.bits) ?? true
        else { continue }
        try state.apply(channel, to: targets)
      }
      return state
    }
    let operations = level.operations(for: [placement], inCase: index)
    guard operations.count == 1, case .gate(let application) = operations[0].action,
      operations[0].condition?.holds(in: bits.bits) ?? true
    else { return state }
    try state.apply(
      application.gate.power(fraction), to: application.targets, controls: application.controls)
    return state
  }
}
