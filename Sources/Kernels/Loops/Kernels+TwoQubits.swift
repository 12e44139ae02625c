import KernelInterface

extension Kernels {
  /// Applies a 4 × 4 matrix, spread over lanes by `fill`: the gate that circuits have most of, with everything in
  /// registers.
  @inline(__always)
  static func applyTwoQubits(
    _ blocks: BlockPointer, _ walk: BlockWalk, _ split: TargetSplit, _ offsets: UnsafePointer<Int>,
    _ table: BlockPointer
  ) {
    let low = split.laneMask.trailingZeroBitCount
    switch split.laneTargetCount {
    case 0: multiplyFourBlocks(blocks, walk, offsets, table)
    case 1: multiplyTwoBlocks(blocks, walk, low, offsets[1], table)
    default:
      let high = (split.laneMask & (split.laneMask - 1)).trailingZeroBitCount
      multiplyOneBlock(blocks, walk, low, high, table)
    }
  }

  /// Both targets choose blocks.
  private static func multiplyFourBlocks(
    _ blocks: BlockPointer, _ walk: BlockWalk, _ offsets: UnsafePointer<Int>, _ table: BlockPointer
  ) {
    let (second, third, fourth) = (offsets[1], offsets[2], offsets[3])
    for number in walk {
      let column = Column(
        blocks.block(number), blocks.block(number | second), blocks.block(number | third),
        blocks.block(number | fourth))
      blocks.store(column.times(row: 0, of: table), at: number)
      blocks.store(column.times(row: 1, of: table), at: number | second)
      blocks.store(column.times(row: 2, of: table), at: number | third)
      blocks.store(column.times(row: 3, of: table), at: number | fourth)
    }
  }

  /// One target chooses a lane, the other one of two blocks that are `stride` apart.
  private static func multiplyTwoBlocks(
    _ blocks: BlockPointer, _ walk: BlockWalk, _ bit: Int, _ stride: Int, _ table: BlockPointer
  ) {
    withConstant(laneQubit: bit) { bit in
      for number in walk {
        let (a, b) = (blocks.block(number), blocks.block(number | stride))
        let column = Column(a, a.exchanged(acrossBit: bit), b, b.exchanged(acrossBit: bit))
        blocks.store(column.times(row: 0, of: table), at: number)
        blocks.store(column.times(row: 1, of: table), at: number | stride)
      }
    }
  }

  /// Both targets choose lanes.
  private static func multiplyOneBlock(
    _ blocks: BlockPointer, _ walk: BlockWalk, _ low: Int, _ high: Int, _ table: BlockPointer
  ) {
    withConstant(laneQubits: low, high) { low, high in
      for number in walk {
        let block = blocks.block(number)
        let (a, b) = (block.exchanged(acrossBit: low), block.exchanged(acrossBit: high))
        let column = Column(block, a, b, a.exchanged(acrossBit: high))
        blocks.store(column.times(row: 0, of: table), at: number)
      }
    }
  }
}

/// Four blocks that a row of coefficients makes one of.
private struct Column {
  private let first, second, third, fourth: Block

  @inline(__always)
  init(_ first: Block, _ second: Block, _ third: Block, _ fourth: Block) {
    (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
  }

  @inline(__always)
  func times(row: Int, of table: BlockPointer) -> Block {
    (table.block(4 * row) * first)
      .adding(table.block(4 * row + 1), times: second)
      .adding(table.block(4 * row + 2), times: third)
      .adding(table.block(4 * row + 3), times: fourth)
  }
}
