/// Where a noisy circuit can end: what is read, how likely, and the mixed state that goes with it.
public struct NoisyBranch: Sendable {
  /// The classical bits as the detector read them.
  public let bits: BitString
  /// How likely these bits are.
  public let probability: Double
  /// The state, given these bits.
  public let state: MixedState
}

/// A circuit with its noise written out: channels stand among the operations where they happen.
///
/// ```swift
/// let flip = try KrausChannel.bitFlip(0.1)
/// let steps: [NoisyStep] = [.operation(.gate(.h, on: [0])), .channel(flip, on: [0], if: nil)]
/// try NoisyCircuit(qubitCount: 1, bitCount: 0, steps: steps).branches()[0].state
/// ```
public struct NoisyCircuit: Sendable {
  /// How many qubits there are, 1 to 12.
  public let qubitCount: Int
  /// How many classical bits there are.
  public let bitCount: Int
  /// The steps in the order of time.
  public let steps: [NoisyStep]
  /// How the detector errs.
  public let readout: ReadoutConfusion

  /// A circuit of steps; that they fit is checked when it is run.
  public init(qubitCount: Int, bitCount: Int, steps: [NoisyStep], readout: ReadoutConfusion = .none) {
    self.qubitCount = qubitCount
    self.bitCount = bitCount
    self.steps = steps
    self.readout = readout
  }

  /// Every register of bits that the circuit can end with, with its exact probability and state: nothing is
  /// sampled. Ways that lead to the same bits are mixed. O(4ⁿ) a step and register.
  ///
  /// - Parameters:
  ///   - start: The state at the beginning; |0…0⟩ when none is given.
  ///   - setBits: The bits that are 1 at the beginning; those that the circuit does not have are left out.
  /// - Throws: ``RunError/qubitCountMismatch(circuit:state:)``, ``RunError/bitOutOfRange(operation:bit:bitCount:)`` or
  ///   ``RunError/state(_:)``.
  public func branches(from start: MixedState? = nil, setBits: [Int] = []) throws(RunError) -> [NoisyBranch] {
    if let start, start.qubitCount != qubitCount {
      throw .qubitCountMismatch(circuit: qubitCount, state: start.qubitCount)
    }
    for (index, step) in steps.enumerated() {
      for bit in step.bits where !(0..<bitCount).contains(bit) {
        throw .bitOutOfRange(operation: index, bit: bit, bitCount: bitCount)
      }
    }
    do throws(StateError) {
      let bits = BitString(count: bitCount, ones: setBits)
      let beginning = if let start { start } else { try MixedState(qubitCount: qubitCount) }
      // The states are not normalised: the trace is the probability of the bits.
      var live: Live = [(bits: bits, state: beginning)]
      for step in steps { live = try perform(step, on: live) }
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

  private func perform(_ step: NoisyStep, on live: Live) throws(StateError) -> Live {
    var next: Live = []
    for (bits, live) in live {
      var state = live
      if step.condition?.holds(in: bits.bits) ?? true {
        switch step {
        case .channel(let channel, let targets, _): try state.apply(channel, to: targets)
        case .operation(let operation):
          switch operation.action {
          case .barrier: break
          case .reset(let qubit): try state.reset(qubit)
          case .gate(let application): try state.apply(application)
          case .measurement(let measurement):
            try split(state, bits, by: measurement, into: &next)
            continue
          }
        }
      }
      try Self.mix(bits, state, into: &next)
    }
    return next
  }

  /// The parts into which a measurement splits a state, each with what the detector makes of it.
  private func split(
    _ state: MixedState, _ bits: BitString, by measurement: Measurement, into next: inout Live
  ) throws(StateError) {
    var bits = bits
    for truth in Outcome.allCases {
      var part = state
      try part.project(measurement.observable, onto: truth)
      guard part.trace >= StateVector.negligibleProbability else { continue }
      for reading in Outcome.allCases {
        let share = readout.probability(ofReading: reading, from: truth)
        guard share > 0 else { continue }
        var read = part
        if share != 1 { try read.scale(by: share) }
        bits[measurement.bit] = reading.bit
        try Self.mix(bits, read, into: &next)
      }
    }
  }

  private static func mix(_ bits: BitString, _ state: MixedState, into live: inout Live) throws(StateError) {
    if let index = live.firstIndex(where: { $0.bits == bits }) {
      try live[index].state.add(state)
    } else {
      live.append((bits, state))
    }
  }
}
