extension Circuit {
  /// Every way the circuit can go, with its exact probability: nothing is sampled.
  ///
  /// A measurement or reset splits a branch in two unless one outcome is less likely than
  /// ``StateVector/negligibleProbability``. Branches come in the order of their records, outcome 0 before
  /// outcome 1, and are never merged, not even where bits and states agree. O(2ⁿ) a branch and operation;
  /// all branches are held at once.
  ///
  /// - Parameters:
  ///   - start: the state at the beginning; nil for |0…0⟩.
  ///   - setBits: the classical bits that are 1 at the beginning; those that the circuit does not have are left out.
  ///   - limit: the most branches to follow.
  /// - Throws: ``RunError/tooManyBranches(limit:)``, ``RunError/qubitCountMismatch(circuit:state:)`` or
  ///   ``RunError/state(_:)``.
  public func branches(
    from start: StateVector? = nil, setBits: [Int] = [], limit: Int = 4096
  ) throws(RunError) -> [CircuitRun] {
    var live = [try beginning(on: start, setBits: setBits)]
    for (index, operation) in operations.enumerated() {
      var next: [CircuitRun] = []
      next.reserveCapacity(live.count)
      // Taken out one by one, so that no state is shared when a gate changes it.
      live.reverse()
      while var run = live.popLast() {
        let other = try split(&run, by: operation, at: index)
        next.append(run)
        if let other { next.append(other) }
        guard next.count + live.count <= limit else { throw .tooManyBranches(limit: limit) }
      }
      live = next
    }
    return live
  }

  /// Performs an operation; where both outcomes of a measurement can occur, the run goes on with outcome 0
  /// and the other is returned.
  private func split(
    _ run: inout CircuitRun, by operation: Operation, at index: Int
  ) throws(RunError) -> CircuitRun? {
    do throws(StateError) {
      guard case .outcome(let observable) = run.demand(of: operation) else {
        try run.perform(operation)
        return nil
      }
      let probabilities = try run.state.outcomeProbabilities(of: observable)
      let canBeZero = probabilities.zero >= StateVector.negligibleProbability
      let canBeOne = probabilities.one >= StateVector.negligibleProbability
      guard canBeZero && canBeOne else {
        try run.perform(operation, at: index, observing: observable, forcing: canBeZero ? .zero : .one)
        return nil
      }
      var other = run
      try run.perform(operation, at: index, observing: observable, forcing: .zero)
      try other.perform(operation, at: index, observing: observable, forcing: .one)
      return other
    } catch {
      throw .state(error)
    }
  }
}
