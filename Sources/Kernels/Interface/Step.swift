/// One step of a program: a kernel with everything it needs worked out beforehand.
///
/// A program runs on a state, or on a *chunk*: 2ᵐ amplitudes that fit into a processor's cache, whose index is
/// the low bits of a longer index. The high bits are the same for all amplitudes of a chunk; they take part
/// as controls and phases.
public struct Step: Sendable {
  /// What is done.
  public enum Kind: Sendable {
    /// A 2 × 2 matrix on a qubit, with coefficients from ``KernelSet/Programs/prepareMix``.
    case mix(qubit: Int)
    /// Real matrices on several qubits at once, from ``KernelSet/Programs/prepareRotations``: on qubits that
    /// choose a lane and on up to four that choose a block.
    case rotations
    /// Phases, from ``KernelSet/Programs/preparePhases``.
    case phases
    /// X on a qubit.
    case flip(qubit: Int)
    /// The exchange of two qubits.
    case swap(Int, Int)
    /// A dense matrix: its targets, then its elements.
    case dense(targetCount: Int)
  }

  /// What is done.
  public let kind: Kind
  /// The controls within a chunk.
  public let controls: ControlMasks
  /// What the high bits of the index must be for the step to be taken.
  public let outside: ControlMasks
  /// How many of a chunk's lowest qubits hold all that the step mixes: 0 for phases. It works on every part of a chunk
  /// with that many qubits or more as on the whole.
  public let reach: Int
  /// Where in the program's memory the step's numbers begin, in bytes.
  public let numbers: Int

  /// A step with its numbers in place.
  public init(_ kind: Kind, reach: Int, controls: ControlMasks, outside: ControlMasks, numbers: Int) {
    self.kind = kind
    self.reach = reach
    self.controls = controls
    self.outside = outside
    self.numbers = numbers
  }
}
