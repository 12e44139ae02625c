extension Circuit {
  /// Runs the circuit once and keeps every stage of it: the run before the first operation, then after each.
  ///
  /// A look is a measurement or reset that is performed; looks count from 0 in the order of time. An outcome that is
  /// chosen although it is less likely than ``StateVector/negligibleProbability`` gives way to the other one. O(2ⁿ) an
  /// operation, in time and in memory.
  ///
  /// - Parameters:
  ///   - setBits: the classical bits that are 1 at the beginning; those that the circuit does not have are left out.
  ///   - choose: is told the number of the look and the probability of outcome 1, and gives the outcome.
  /// - Throws: ``RunError/qubitCountMismatch(circuit:state:)`` or ``RunError/state(_:)``.
  public func trace(
    on start: StateVector? = nil, setBits: [Int] = [],
    choosing choose: (_ look: Int, _ probabilityOfOne: Double) -> Outcome
  ) throws(RunError) -> [CircuitRun] {
    var run = try beginning(on: start, setBits: setBits)
    var stages = [run]
    stages.reserveCapacity(operations.count + 1)
    for (index, operation) in operations.enumerated() {
      do throws(StateError) {
        if case .outcome(let observable) = run.demand(of: operation) {
          let probabilities = try run.state.outcomeProbabilities(of: observable)
          let chosen = choose(run.record.count, probabilities.one)
          let likelihood = chosen == .one ? probabilities.one : probabilities.zero
          let isPossible = likelihood >= StateVector.negligibleProbability
          try run.perform(
            operation, at: index, observing: observable, forcing: isPossible ? chosen : chosen.opposite)
        } else {
          try run.perform(operation)
        }
      } catch {
        throw .state(error)
      }
      stages.append(run)
    }
    return stages
  }
}
