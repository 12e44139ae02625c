/// Blocks in memory, side by side.
typealias BlockPointer = UnsafeMutablePointer<Lanes>

extension BlockPointer {
  /// The block with this number.
  @inline(__always)
  func block(_ number: Int) -> Block {
    Block(real: self[2 &* number], imaginary: self[2 &* number &+ 1])
  }

  /// Replaces the block with this number.
  @inline(__always)
  func store(_ block: Block, at number: Int) {
    self[2 &* number] = block.real
    self[2 &* number &+ 1] = block.imaginary
  }

  /// So many blocks on.
  @inline(__always)
  func advanced(byBlocks count: Int) -> BlockPointer { self + 2 &* count }
}
