/// The loops that move amplitudes: one extension, in a file of its own, for each family of kernel.
///
/// **Layout.** A state of *n* qubits is a row of 2ⁿ⁻³ *blocks*. Block *b* is two `Lanes`: the real parts of
/// amplitudes 8b … 8b+7, then their imaginary parts, one cache line each. A state of fewer than three
/// qubits is one block whose unused lanes are zero; every kernel here keeps them zero. Qubits 0, 1 and 2
/// therefore choose a lane inside a block, and qubit *q* ≥ 3 is bit *q* − 3 of the block's index.
///
/// **Arguments.** Only pointers and scalars cross this module's border, because a vector argument would be
/// passed differently by each instruction set. The caller owns the memory, aligned to a cache line, and has
/// checked every argument: qubits are in range and distinct, targets are never controls, pointers hold what
/// they should. A matrix is row-major, each element its real part followed by its imaginary part; bit *i* of
/// a row or column number belongs to target *i*. Controls are a mask of qubits and the value wanted under
/// that mask.
///
/// Products are written out as `a * b + c`: the fused `addingProduct` is a library call for every lane on
/// a processor that lacks the instruction.
public enum AmplitudeKernels {
  /// How many amplitudes a block holds.
  public static let blockAmplitudes = Lanes.scalarCount

  /// How many low qubits choose a lane inside a block rather than a block.
  public static let laneQubits = 3
}
