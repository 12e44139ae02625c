extension Circuit {
  /// Runs the circuit `count` times and counts the registers of bits it ends with; those never seen are
  /// absent.
  ///
  /// Shot *i* draws from stream *i* of the seed, so that the counts are the same on every platform and do
  /// not depend on the order in which shots run. Where only whole qubits are measured, last thing, the
  /// circuit runs once and the shots are drawn from its final state: O(2ⁿ·gates + count). Otherwise it runs
  /// up to the first measurement once and onwards from there for each shot: O(2ⁿ·operations·count).
  ///
  /// - Throws: ``RunError/qubitCountMismatch(circuit:state:)`` or ``RunError/state(_:)``.
  public func shots(
    _ count: Int, seed: UInt64, from start: StateVector? = nil
  ) throws(RunError) -> [BitString: Int] {
    if let readout = terminalReadout {
      return try countTerminal(count, seed: seed, from: start, readout: readout)
    }
    var (prefix, rest) = (try beginning(on: start), operations.startIndex)
    do throws(StateError) {
      while rest < operations.endIndex, case .none = prefix.demand(of: operations[rest]) {
        let gates = gateRun(from: rest)
        if gates.isEmpty {
          try prefix.perform(operations[rest])
          rest += 1
        } else {
          try prefix.perform(gates)
          rest = gates.endIndex
        }
      }
    } catch {
      throw .state(error)
    }
    var counts: [BitString: Int] = [:]
    for shot in 0..<max(0, count) {
      var generator = SeededGenerator(seed: seed, stream: UInt64(shot))
      var run = prefix
      for index in rest..<operations.endIndex {
        try perform(operations[index], at: index, in: &run, forcing: [:], using: &generator)
      }
      counts[run.bits, default: 0] += 1
    }
    return counts
  }

  /// The exact probability of every register of bits the circuit can end with; impossible ones are absent.
  ///
  /// - Parameter limit: the most branches to follow where measurements are not the last thing.
  /// - Throws: ``RunError/tooManyBranches(limit:)``, ``RunError/qubitCountMismatch(circuit:state:)`` or
  ///   ``RunError/state(_:)``.
  public func bitProbabilities(
    from start: StateVector? = nil, limit: Int = 4096
  ) throws(RunError) -> [BitString: Double] {
    var probabilities: [BitString: Double] = [:]
    guard let readout = terminalReadout else {
      for branch in try branches(from: start, limit: limit) {
        probabilities[branch.bits, default: 0] += branch.probability
      }
      return probabilities
    }
    let run = try performGates(from: start)
    do throws(StateError) {
      let qubits = Set(readout.values).sorted()
      for (value, probability) in try run.state.probabilities(of: qubits).enumerated()
      where probability >= StateVector.negligibleProbability {
        var basisState = 0
        for (place, qubit) in qubits.enumerated() { basisState |= (value >> place & 1) << qubit }
        probabilities[bits(ofBasisState: basisState, readout: readout), default: 0] += probability
      }
      return probabilities
    } catch {
      throw .state(error)
    }
  }
}

extension Circuit {
  /// The qubit whose value each written bit ends with, when all that the circuit measures is whole qubits
  /// that nothing touches afterwards; `nil` for any other circuit.
  private var terminalReadout: [Int: Int]? {
    var readout: [Int: Int] = [:]
    var measured = Set<Int>()
    for operation in operations {
      guard operation.condition == nil else { return nil }
      switch operation.action {
      case .barrier: continue
      case .reset: return nil
      case .gate(let application):
        guard measured.isDisjoint(with: application.qubits) else { return nil }
      case .measurement(let measurement):
        let support = measurement.observable.support
        guard support.count == 1, measurement.observable[support[0]] == .z else { return nil }
        measured.insert(support[0])
        readout[measurement.bit] = support[0]
      }
    }
    return readout
  }

  /// The run with its gates performed and its measurements left out.
  private func performGates(from start: StateVector?) throws(RunError) -> CircuitRun {
    var run = try beginning(on: start)
    let gates = operations.filter { operation in
      guard case .gate = operation.action else { return false }
      return true
    }
    try perform(gates[...], in: &run)
    return run
  }

  private func countTerminal(
    _ count: Int, seed: UInt64, from start: StateVector?, readout: [Int: Int]
  ) throws(RunError) -> [BitString: Int] {
    var counts: [BitString: Int] = [:]
    for (basisState, times) in try performGates(from: start).state.counts(shots: count, seed: seed) {
      counts[bits(ofBasisState: basisState, readout: readout), default: 0] += times
    }
    return counts
  }

  /// What the bits read when the qubits are found in a basis state.
  private func bits(ofBasisState basisState: Int, readout: [Int: Int]) -> BitString {
    var bits = BitString(count: bitCount)
    for (bit, qubit) in readout { bits[bit] = basisState >> qubit & 1 == 1 }
    return bits
  }
}
