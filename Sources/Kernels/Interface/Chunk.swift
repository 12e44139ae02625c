/// Blocks side by side, without gaps, for programs to run on: a state of one segment, a piece of a state, or
/// amplitudes gathered from one.
///
/// The memory belongs to the caller and begins on a cache line.
public struct Chunk {
  /// The first block.
  public let memory: UnsafeMutableRawPointer
  /// How many blocks there are, a power of two.
  public let count: Int

  /// Names memory that holds `count` blocks.
  @inlinable
  public init(memory: UnsafeMutableRawPointer, count: Int) {
    self.memory = memory
    self.count = count
  }
}
