extension Circuit {
  /// Runs the circuit once, from |0…0⟩ or from the state given, and returns where it ended and what was
  /// measured on the way.
  ///
  /// - Parameters:
  ///   - forcing: the outcomes of measurements and resets, by the index of the operation, that are to happen
  ///     whatever the generator says. One that is not reached, because its condition does not hold, has no
  ///     effect.
  ///   - generator: gives one number for each measurement and reset that is performed and not forced.
  /// - Throws: ``RunError/impossibleOutcome(operation:probability:)``,
  ///   ``RunError/nothingToForce(operation:)``, ``RunError/qubitCountMismatch(circuit:state:)`` or
  ///   ``RunError/state(_:)``.
  public func run(
    on start: StateVector? = nil, forcing: [Int: Outcome] = [:], using generator: inout SeededGenerator
  ) throws(RunError) -> CircuitRun {
    try checkForced(forcing)
    var run = try beginning(on: start)
    var index = 0
    while index < operations.count {
      let gates = gateRun(from: index)
      if gates.isEmpty {
        try perform(operations[index], at: index, in: &run, forcing: forcing, using: &generator)
        index += 1
      } else {
        try perform(gates, in: &run)
        index = gates.endIndex
      }
    }
    return run
  }

  /// Runs the circuit once with a generator of its own: the same seed, the same run, on every platform.
  ///
  /// - Throws: as ``run(on:forcing:using:)``.
  public func run(
    on start: StateVector? = nil, forcing: [Int: Outcome] = [:], seed: UInt64
  ) throws(RunError) -> CircuitRun {
    var generator = SeededGenerator(seed: seed)
    return try run(on: start, forcing: forcing, using: &generator)
  }
}

extension Circuit {
  /// The run before its first operation.
  func beginning(on start: StateVector?, setBits: [Int] = []) throws(RunError) -> CircuitRun {
    let bits = BitString(count: bitCount, ones: setBits)
    if let start {
      guard start.qubitCount == qubitCount else {
        throw .qubitCountMismatch(circuit: qubitCount, state: start.qubitCount)
      }
      return CircuitRun(state: start, bits: bits)
    }
    do throws(StateError) {
      return CircuitRun(state: try StateVector(qubitCount: qubitCount), bits: bits)
    } catch {
      throw .state(error)
    }
  }

  /// The operations from an index on that are gates or barriers and depend on no bit.
  func gateRun(from start: Int) -> ArraySlice<Operation> {
    var end = start
    while end < operations.count, operations[end].condition == nil {
      switch operations[end].action {
      case .gate, .barrier: end += 1
      case .measurement, .reset: return operations[start..<end]
      }
    }
    return operations[start..<end]
  }

  /// Performs operations of a gate run.
  func perform(_ gates: ArraySlice<Operation>, in run: inout CircuitRun) throws(RunError) {
    do throws(StateError) {
      try run.perform(gates)
    } catch {
      throw .state(error)
    }
  }

  /// Performs one operation: gates as they are, outcomes forced or drawn.
  func perform(
    _ operation: Operation, at index: Int, in run: inout CircuitRun, forcing: [Int: Outcome],
    using generator: inout SeededGenerator
  ) throws(RunError) {
    do throws(StateError) {
      switch (run.demand(of: operation), forcing[index]) {
      case (.none, _):
        try run.perform(operation)
      case (.outcome(let observable), .some(let outcome)):
        try run.perform(operation, at: index, observing: observable, forcing: outcome)
      case (.outcome(let observable), .none):
        try run.perform(operation, at: index, observing: observable, using: &generator)
      }
    } catch {
      if case .impossibleOutcome(let probability) = error {
        throw .impossibleOutcome(operation: index, probability: probability)
      }
      throw .state(error)
    }
  }

  /// Throws when an outcome is given for something that has none.
  private func checkForced(_ forcing: [Int: Outcome]) throws(RunError) {
    for index in forcing.keys.sorted() {
      guard operations.indices.contains(index) else { throw .nothingToForce(operation: index) }
      switch operations[index].action {
      case .measurement, .reset: continue
      case .gate, .barrier: throw .nothingToForce(operation: index)
      }
    }
  }
}
