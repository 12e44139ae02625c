/// Where a noisy circuit can end: what is read, how likely, and the mixed state that goes with it.
public struct NoisyBranch: Sendable {
  /// The classical bits as the detector read them.
  public let bits: BitString
  /// How likely these bits are.
  public let probability: Double
  /// The state, given these bits.
  public let state: MixedState
}

extension Circuit {
  /// Every register of bits that the circuit can end with under noise, with its exact probability and
  /// state: nothing is sampled. Ways that lead to the same bits are mixed. O(4ⁿ) an operation and register.
  ///
  /// - Throws: ``RunError/qubitCountMismatch(circuit:state:)`` or ``RunError/state(_:)``.
  public func noisyBranches(
    from start: MixedState? = nil, noise: NoiseModel
  ) throws(RunError) -> [NoisyBranch] {
    if let start, start.qubitCount != qubitCount {
      throw .qubitCountMismatch(circuit: qubitCount, state: start.qubitCount)
    }
    do throws(StateError) {
      let beginning = if let start { start } else { try MixedState(qubitCount: qubitCount) }
      // The states are not normalised: the trace is the probability of the bits.
      var live = [(bits: BitString(count: bitCount), state: beginning)]
      for operation in operations { live = try Self.perform(operation, on: live, noise: noise) }
      live.sort { $0.bits < $1.bits }
      var branches: [NoisyBranch] = []
      for end in live {
        let probability = end.state.trace
        guard probability >= StateVector.negligibleProbability else { continue }
        var state = end.state
        try state.scale(by: 1 / probability)
        branches.append(NoisyBranch(bits: end.bits, probability: probability, state: state))
      }
      return branches
    } catch {
      throw .state(error)
    }
  }

  private typealias Live = [(bits: BitString, state: MixedState)]

  private static func perform(
    _ operation: Operation, on live: Live, noise: NoiseModel
  ) throws(StateError) -> Live {
    var next: Live = []
    for var (bits, state) in live {
      guard operation.condition?.holds(in: bits.bits) ?? true else {
        try mix(bits, state, into: &next)
        continue
      }
      switch operation.action {
      case .barrier: break
      case .reset(let qubit): try state.reset(qubit)
      case .gate(let application):
        try state.apply(application)
        for (channel, targets) in noise.channels(after: application) {
          try state.apply(channel, to: targets)
        }
      case .measurement(let measurement):
        for truth in Outcome.allCases {
          var part = state
          try part.project(measurement.observable, onto: truth)
          guard part.trace >= StateVector.negligibleProbability else { continue }
          for reading in Outcome.allCases {
            let share = noise.readout.probability(ofReading: reading, from: truth)
            guard share > 0 else { continue }
            var read = part
            if share != 1 { try read.scale(by: share) }
            bits[measurement.bit] = reading.bit
            try mix(bits, read, into: &next)
          }
        }
        continue
      }
      try mix(bits, state, into: &next)
    }
    return next
  }

  private static func mix(_ bits: BitString, _ state: MixedState, into live: inout Live) throws(StateError) {
    if let index = live.firstIndex(where: { $0.bits == bits }) {
      try live[index].state.add(state)
    } else {
      live.append((bits, state))
    }
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
