/// The kernels that were compiled for one instruction set and one precision: functions, chosen once and
/// called through this table.
///
/// Only pointers and scalars cross the border, because a vector argument would be passed differently by each
/// instruction set, and numbers cross it in double precision. The caller has checked every argument: qubits
/// are in range and distinct, targets are never controls, pointers hold what they should. A matrix is
/// row-major, each element its real part followed by its imaginary part; bit *i* of a row or column number
/// belongs to target *i*.
public final class KernelSet: Sendable {
  /// Where these kernels can run.
  public let instructions: InstructionSet
  /// How many low qubits choose a lane inside a block rather than a block.
  public let laneQubits: Int
  /// What a block takes, in bytes.
  public static let blockBytes = 128

  /// How many amplitudes a block holds.
  public var blockAmplitudes: Int { 1 << laneQubits }

  /// The kernels that apply gates.
  public let gates: Gates
  /// The kernels that read a state.
  public let readouts: Readouts
  /// The kernels that fill and copy states.
  public let transfers: Transfers
  #if PAGE
    /// A table of functions of one module.
    public init(
      instructions: InstructionSet, laneQubits: Int, gates: Gates, readouts: Readouts, transfers: Transfers
    ) {
      self.instructions = instructions
      self.laneQubits = laneQubits
      self.gates = gates
      self.readouts = readouts
      self.transfers = transfers
    }
  #else
    /// The kernels that run programs.
    public let programs: Programs
    /// The kernels that turn many spins.
    public let spins: Spins

    /// A table of functions of one module.
    public init(
      instructions: InstructionSet, laneQubits: Int, gates: Gates, readouts: Readouts, transfers: Transfers,
      programs: Programs, spins: Spins
    ) {
      self.instructions = instructions
      self.laneQubits = laneQubits
      self.gates = gates
      self.readouts = readouts
      self.transfers = transfers
      self.programs = programs
      self.spins = spins
    }
  #endif
}
