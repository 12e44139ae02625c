import QuantumSimulator

/// One way in which a board can end: one branch of its measurements, or the end of a board without any.
struct BoardBranch: WeightedState {
  /// How likely the branch is.
  var probability: Double
  /// The state at its end.
  var state: StateVector
  /// The classical bits at its end, bit 0 first.
  var bits: [Bool]
  /// The outcomes on the way; nil where nothing was measured, or where a search knows the end and not the way.
  var label: FailingBranch?
}

extension Circuit {
  /// All branches of the circuit.
  func branches(
    from start: StateVector?, setBits: [Int], at place: LevelFault.Place
  ) throws(LevelFault) -> [BoardBranch] {
    let runs: [CircuitRun]
    do throws(RunError) {
      runs = try branches(from: start, setBits: setBits)
    } catch {
      throw LevelFault(place, .run(error))
    }
    return runs.map { run in
      let label = FailingBranch(
        outcomes: run.record.map { $0.outcome }, bits: run.bits, probability: run.probability)
      return BoardBranch(
        probability: run.probability, state: run.state, bits: run.bits.bits,
        label: run.record.isEmpty ? nil : label)
    }
  }
}

extension Operation {
  /// Whether the operation is a gate that is applied whatever has been measured.
  var isUnconditionalGate: Bool {
    if case .gate = action { return condition == nil }
    return false
  }
}
