import QuantumSimulator

/// Noise that happens to one qubit at a moment.
public struct Noise: Hashable, Sendable {
  /// What happens.
  public var kind: Kind
  /// How likely it is, from 0 to 1.
  public var probability: WrittenNumber

  /// Makes noise.
  public init(kind: Kind, probability: WrittenNumber) {
    self.kind = kind
    self.probability = probability
  }

  /// What happens to a qubit.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// X, with the probability.
    case bitFlip
    /// Z, with the probability.
    case phaseFlip
    /// Y, with the probability.
    case bitPhaseFlip
    /// Any of X, Y, Z, a third of the probability each.
    case depolarising
    /// |1⟩ decays to |0⟩, with the probability.
    case amplitudeDamping
  }

  /// The channel.
  func channel() throws(ChannelError) -> KrausChannel {
    switch kind {
    case .bitFlip: try .bitFlip(probability.value)
    case .phaseFlip: try .phaseFlip(probability.value)
    case .bitPhaseFlip: try .bitPhaseFlip(probability.value)
    case .depolarising: try .depolarising(probability.value)
    case .amplitudeDamping: try .amplitudeDamping(probability.value)
    }
  }
}

/// Noise that follows every gate of a kind, on each of its qubits.
public struct GateNoise: Hashable, Sendable {
  /// Which gates it follows.
  public var after: Gates
  /// What happens.
  public var noise: Noise

  /// Makes the noise of gates.
  public init(after: Gates, noise: Noise) {
    self.after = after
    self.noise = noise
  }

  /// Gates by how many qubits they act on, controls counted.
  public enum Gates: String, Hashable, Sendable, CaseIterable {
    /// Every gate.
    case every
    /// Gates on one qubit.
    case oneQubit
    /// Gates on two qubits and more.
    case severalQubits
  }
}

extension Dynamics {
  /// The noise that goes with gates and measurements.
  func noiseModel() throws(ChannelError) -> NoiseModel {
    var model = NoiseModel()
    for each in gateNoise {
      let gates: NoiseModel.GateClass =
        switch each.after {
        case .every: .every
        case .oneQubit: .oneQubit
        case .severalQubits: .severalQubits
        }
      model.afterGates.append(NoiseModel.GateNoise(on: gates, try each.noise.channel()))
    }
    if let readout {
      model.readout = try ReadoutConfusion(
        oneForZero: readout.oneForZero.value, zeroForOne: readout.zeroForOne.value)
    }
    return model
  }
}
