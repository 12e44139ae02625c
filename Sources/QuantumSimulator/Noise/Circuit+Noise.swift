extension Circuit {
  /// Every register of bits that the circuit can end with under noise, with its exact probability and
  /// state: nothing is sampled. Ways that lead to the same bits are mixed. O(4ⁿ) an operation and register.
  ///
  /// - Throws: ``RunError/qubitCountMismatch(circuit:state:)`` or ``RunError/state(_:)``.
  public func noisyBranches(
    from start: MixedState? = nil, noise: NoiseModel
  ) throws(RunError) -> [NoisyBranch] {
    var steps: [NoisyStep] = []
    for operation in operations { steps += NoisyStep.steps(of: operation, noise: noise) }
    return try NoisyCircuit(
      qubitCount: qubitCount, bitCount: bitCount, steps: steps, readout: noise.readout
    ).branches(from: start)
  }
}

extension Circuit {
  /// One seeded trajectory of the circuit under noise: a pure state, and the bits as the detector read them.
  ///
  /// Averaged over many seeds it gives what ``noisyBranches(from:noise:)`` gives exactly, at the price of a
  /// state vector. O(2ⁿ) an operation.
  ///
  /// - Throws: ``RunError/qubitCountMismatch(circuit:state:)`` or ``RunError/state(_:)``.
  public func trajectory(
    from start: StateVector? = nil, noise: NoiseModel, using generator: inout SeededGenerator
  ) throws(RunError) -> (state: StateVector, bits: BitString) {
    var state = try beginning(on: start).state
    var bits = BitString(count: bitCount)
    do throws(StateError) {
      for operation in operations where operation.condition?.holds(in: bits.bits) ?? true {
        switch operation.action {
        case .barrier: break
        case .reset(let qubit): try state.reset(qubit, using: &generator)
        case .gate(let application):
          try state.apply(application)
          for (channel, targets) in noise.channels(after: application) {
            try state.apply(channel, to: targets, using: &generator)
          }
        case .measurement(let measurement):
          let truth = try state.measure(measurement.observable, using: &generator).outcome
          bits[measurement.bit] = noise.readout.reading(of: truth, using: &generator).bit
        }
      }
    } catch {
      throw .state(error)
    }
    return (state, bits)
  }

  /// Runs `count` trajectories and counts the registers of bits that are read; shot *i* draws from stream *i*
  /// of the seed.
  ///
  /// - Throws: as ``trajectory(from:noise:using:)``.
  public func noisyShots(
    _ count: Int, seed: UInt64, from start: StateVector? = nil, noise: NoiseModel
  ) throws(RunError) -> [BitString: Int] {
    var counts: [BitString: Int] = [:]
    for shot in 0..<max(0, count) {
      var generator = SeededGenerator(seed: seed, stream: UInt64(shot))
      counts[try trajectory(from: start, noise: noise, using: &generator).bits, default: 0] += 1
    }
    return counts
  }
}
