/// One step of a circuit under noise: something that is done, or something that happens.
public enum NoisyStep: Hashable, Sendable {
  /// An operation.
  case operation(Operation)
  /// A channel on qubits, in its own order; on a condition that is read as it happens, or always.
  case channel(KrausChannel, on: [Int], if: Condition?)

  /// An operation, and the noise that follows it where it is a gate.
  public static func steps(of operation: Operation, noise: NoiseModel) -> [NoisyStep] {
    var steps = [NoisyStep.operation(operation)]
    guard case .gate(let application) = operation.action else { return steps }
    for (channel, targets) in noise.channels(after: application) {
      steps.append(.channel(channel, on: targets, if: operation.condition))
    }
    return steps
  }

  /// When the step is taken; nil for always.
  public var condition: Condition? {
    switch self {
    case .operation(let operation): operation.condition
    case .channel(_, _, let condition): condition
    }
  }

  /// The bits read or written.
  var bits: [Int] {
    switch self {
    case .operation(let operation): operation.bits
    case .channel(_, _, let condition): condition?.bits ?? []
    }
  }
}
