/// The memory that holds a state's amplitudes, for kernels to work on.
///
/// A state is a row of *blocks*. A block holds 8 amplitudes in double precision and 16 in single: first their
/// real parts, one cache line, then their imaginary parts, another. A state with fewer amplitudes is one
/// block whose unused lanes are zero; every kernel keeps them zero. The lowest 3 (or 4) qubits therefore
/// choose a lane inside a block, and each higher qubit is a bit of the block's number.
///
/// The memory belongs to the caller and begins on a cache line.
public struct AmplitudeBlocks {
  /// The first block.
  public let memory: UnsafeMutableRawPointer
  /// How many blocks there are, a power of two.
  public let count: Int
  /// Where they lie. A layout of one's own is for tests: with small segments, few blocks have gaps between them.
  public let layout: BlockLayout

  /// Names memory that holds `count` blocks, and the gaps between them.
  @inlinable
  public init(memory: UnsafeMutableRawPointer, count: Int, layout: BlockLayout = .standard) {
    self.memory = memory
    self.count = count
    self.layout = layout
  }

  /// Where the block with this number lies.
  @inlinable
  public func address(ofBlock number: Int) -> UnsafeMutableRawPointer {
    memory + layout.place(number) * KernelSet.blockBytes
  }
}
