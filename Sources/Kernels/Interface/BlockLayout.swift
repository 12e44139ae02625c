/// Where the blocks of a state lie: side by side in *segments*, with a gap after each that nothing reads or writes.
///
/// Without gaps, amplitudes that a high qubit tells apart would lie a multiple of 2²⁸ bytes apart. AMD's first-level
/// cache knows the lines of a set by a hash of bits 12 … 27 of their addresses, takes such lines for one another, and
/// lets them drive each other out: gates on such qubits ran at a third to a half of the memory's bandwidth. (M. Lipp
/// and others, Take A Way: Exploring the Security Implications of AMD's Cache Way Predictors, 2020.)
public struct BlockLayout: Equatable, Sendable {
  /// How many of the lowest bits of a block's number choose a block within a segment.
  public let segmentBits: Int
  /// What lies between two segments, in blocks.
  public let gapBlocks: Int

  /// Segments of 2ᵇ blocks, b = `segmentBits`, and gaps between them.
  @inlinable
  public init(segmentBits: Int, gapBlocks: Int) {
    self.segmentBits = segmentBits
    self.gapBlocks = gapBlocks
  }

  /// The layout of every state: segments of 2²⁸ bytes, gaps of 31 pages.
  ///
  /// The hash is made of pairs of bits, 12 and 27, 13 and 26 and so on. A gap of one page would be undone where
  /// another qubit tells blocks 2²⁷ bytes apart; one that changes five bits is not undone by any other qubit.
  @inlinable
  public static var standard: BlockLayout { BlockLayout(segmentBits: 21, gapBlocks: 31 * 32) }

  /// Where the block with this number lies, in blocks from the first.
  ///
  /// Each bit of the number adds its own distance: `place(a | b)` is `place(a) + place(b)` where `a` and `b` have no
  /// bit in common. So the place of a bit is also how far apart the blocks are that it tells apart.
  @inlinable @inline(__always)
  public func place(_ number: Int) -> Int {
    #if PAGE
      number  // A page has no states of that size.
    #else
      number &+ (number &>> segmentBits) &* gapBlocks
    #endif
  }

  /// What so many blocks and the gaps between them take, in bytes.
  public func bytes(forBlocks count: Int) -> Int { (place(count - 1) + 1) * KernelSet.blockBytes }
}
