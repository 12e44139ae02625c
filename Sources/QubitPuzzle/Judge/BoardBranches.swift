public import QuantumSimulator

/// One way in which a board can end: one branch of its measurements, or the end of a board without any.
struct BoardBranch: Sendable {
  /// How likely the branch is.
  var probability: Double
  /// The state at its end.
  var state: StateVector
  /// The outcomes on the way, and the classical bits; nil where a search knows the state and no more.
  var label: FailingBranch?
}

extension Judge {
  /// Every way in which an attempt's board can run, one for each branch of its measurements: what a front end shows
  /// at the end of the board.
  ///
  /// - Throws: ``LevelFault`` where the board cannot be run.
  public func runs(of attempt: Attempt) throws(LevelFault) -> [CircuitRun] {
    let circuit = try level.circuit(of: attempt.operations, at: .level)
    do throws(RunError) {
      return try circuit.branches(from: start)
    } catch {
      throw LevelFault(.level, .run(error))
    }
  }
}

extension Level {
  /// The most qubits that a level may have and still be judged at once: a million amplitudes.
  static let qubitLimit = 20

  /// The state that enters the board.
  func startState() throws(LevelFault) -> StateVector {
    guard (1...Self.qubitLimit).contains(qubits.count) else {
      throw LevelFault(.level, .qubitCount(found: qubits.count, limit: Self.qubitLimit))
    }
    switch start {
    case .ket(let ket):
      let wanted = 1 << qubits.count
      guard ket.amplitudes.count == wanted else {
        throw LevelFault(.start, .amplitudeCount(found: ket.amplitudes.count, wanted: wanted))
      }
      do throws(StateError) {
        return try StateVector(amplitudes: ket.amplitudes)
      } catch {
        throw LevelFault(.start, .state(error))
      }
    case .circuit(let operations):
      guard operations.allSatisfy({ $0.isUnconditionalGate }) else { throw LevelFault(.start, .onlyGates) }
      return try circuit(of: operations, at: .start).branches(from: nil, at: .start)[0].state
    }
  }
}

extension Circuit {
  /// All branches of the circuit.
  func branches(
    from start: StateVector?, at place: LevelFault.Place
  ) throws(LevelFault) -> [BoardBranch] {
    let runs: [CircuitRun]
    do throws(RunError) {
      runs = try branches(from: start)
    } catch {
      throw LevelFault(place, .run(error))
    }
    return runs.map { run in
      let label = FailingBranch(
        outcomes: run.record.map { $0.outcome }, bits: run.bits, probability: run.probability)
      return BoardBranch(
        probability: run.probability, state: run.state, label: run.record.isEmpty ? nil : label)
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
