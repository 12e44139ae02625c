import KernelInterface

/// Blocks in memory.
typealias BlockPointer = UnsafeMutablePointer<Lanes>

extension AmplitudeBlocks {
  /// The memory as the lanes that it holds.
  @inline(__always)
  var lanes: BlockPointer { memory.assumingMemoryBound(to: Lanes.self) }
}

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
}
