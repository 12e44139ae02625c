/// What goes wrong in a circuit, and when.
///
/// ```swift
/// var noise = NoiseModel()
/// noise.afterGates = [.init(on: .severalQubits, try .depolarising(0.01, qubitCount: 2))]
/// noise.readout = try ReadoutConfusion(oneForZero: 0.01, zeroForOne: 0.03)
/// let ends = try circuit.noisyBranches(noise: noise)
/// ```
public struct NoiseModel: Hashable, Sendable {
  /// Which gates are followed by noise.
  public enum GateClass: Hashable, Sendable {
    /// Gates on one qubit, controls counted.
    case oneQubit
    /// Gates on two qubits and more, controls counted.
    case severalQubits
    /// Every gate.
    case every
  }

  /// Noise that follows gates.
  public struct GateNoise: Hashable, Sendable {
    /// Which gates it follows.
    public let gates: GateClass
    /// What happens: a channel on one qubit happens to each qubit of the gate, one on several to all of a
    /// gate's qubits if it has as many, else not at all.
    public let channel: KrausChannel

    /// Noise that follows gates of a class.
    public init(on gates: GateClass, _ channel: KrausChannel) {
      self.gates = gates
      self.channel = channel
    }
  }

  /// The noise after gates, in the order in which it happens.
  public var afterGates: [GateNoise] = []
  /// How the detector errs.
  public var readout = ReadoutConfusion.none

  /// No noise.
  public init() {}

  /// The channels that follow a gate, with their targets, in order.
  public func channels(after application: GateApplication) -> [(channel: KrausChannel, targets: [Int])] {
    let qubits = application.qubits
    var found: [(channel: KrausChannel, targets: [Int])] = []
    for noise in afterGates {
      switch noise.gates {
      case .oneQubit where qubits.count != 1: continue
      case .severalQubits where qubits.count < 2: continue
      default: break
      }
      if noise.channel.qubitCount == 1 {
        for qubit in qubits { found.append((noise.channel, [qubit])) }
      } else if noise.channel.qubitCount == qubits.count {
        found.append((noise.channel, qubits))
      }
    }
    return found
  }
}
