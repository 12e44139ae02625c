public import QuantumSimulator

/// A board as it runs in one of its level's cases.
struct CaseRun: Sendable {
  /// The case.
  let situation: PreparedCase
  /// What the board amounts to in it; empty where states mix.
  let circuit: Circuit
  /// What the board amounts to in it with its noise, where states mix.
  let noisy: NoisyCircuit?
  /// Every way in which it can end.
  let branches: [BoardBranch]

  /// Runs placements in a case.
  init(
    _ placements: [Placement], of level: Level, in situation: PreparedCase, at place: LevelFault.Place
  ) throws(LevelFault) {
    self.situation = situation
    if level.isMixed {
      circuit = try level.circuit(of: [], at: place)
      let noisy = level.noisyCircuit(of: placements, inCase: situation.index)
      self.noisy = noisy
      branches = try NoisyEnds.branches(
        of: noisy, from: situation.parts, setBits: situation.setBits, at: place)
      return
    }
    noisy = nil
    circuit = try level.circuit(
      of: level.operations(for: placements, inCase: situation.index), at: place)
    branches = try circuit.branches(from: situation.start, setBits: situation.setBits, at: place)
  }

  /// The circuit as it is when nothing is measured: every condition decided by the bits that the case sets.
  func settledCircuit(at place: LevelFault.Place) throws(LevelFault) -> Circuit {
    var register = [Bool](repeating: false, count: circuit.bitCount)
    for bit in situation.setBits where register.indices.contains(bit) { register[bit] = true }
    let settled = circuit.operations.compactMap { operation in
      guard let condition = operation.condition else { return operation }
      return condition.holds(in: register) ? Operation(operation.action) : nil
    }
    do throws(CircuitError) {
      return try Circuit(
        qubitCount: circuit.qubitCount, bitCount: circuit.bitCount, operations: settled)
    } catch {
      throw LevelFault(place, .operation(error))
    }
  }
}

extension Judge {
  /// Every way in which an attempt's board can run in one of the level's cases, one for each branch of its measurements:
  /// what a front end shows at the end of the board.
  ///
  /// - Parameter index: The case; 0 for a level that lists none.
  /// - Throws: ``LevelFault`` where the board cannot be run, there is no such case, or the state is mixed: see
  ///   ``noisyRuns(of:inCase:)``.
  public func runs(of attempt: Attempt, inCase index: Int = 0) throws(LevelFault) -> [CircuitRun] {
    guard !level.isMixed else { throw LevelFault(.level, .mixedState) }
    try check(case: index)
    let circuit = try level.circuit(
      of: level.operations(for: attempt.placements, inCase: index), at: .level)
    do throws(RunError) {
      return try circuit.branches(from: cases[index].start, setBits: cases[index].setBits)
    } catch {
      throw LevelFault(.level, .run(error))
    }
  }

  /// Every register of bits with which an attempt's board can end in one of the level's cases, with its exact probability
  /// and the state that goes with it, noise and a mixed start included. Without these it says the same as
  /// ``runs(of:inCase:)``, but for the order of the outcomes.
  ///
  /// - Parameter index: The case; 0 for a level that lists none.
  /// - Throws: ``LevelFault`` where the board cannot be run, or there is no such case.
  public func noisyRuns(of attempt: Attempt, inCase index: Int = 0) throws(LevelFault) -> [NoisyBranch] {
    try check(case: index)
    let circuit = level.noisyCircuit(of: attempt.placements, inCase: index)
    do throws(RunError) {
      return try circuit.branches(
        from: try cases[index].parts.mixture(), setBits: cases[index].setBits)
    } catch {
      throw LevelFault(.level, .run(error))
    }
  }

  private func check(case index: Int) throws(LevelFault) {
    guard cases.indices.contains(index) else {
      throw LevelFault(.level, .caseOutOfRange(index: index, count: cases.count))
    }
  }
}
