import KernelInterface

extension Kernels {
  /// Applies a 4 × 4 matrix, spread over lanes by `fill`: the gate that circuits have most of, with everything in
  /// registers.
  @inline(__always)
  static func applyTwoQubits(
    _ segments: SegmentWalk, _ split: TargetSplit, _ controls: ControlPattern, _ offsets: UnsafePointer<Int>,
    _ table: BlockPointer
  ) {
    let low = split.laneMask.trailingZeroBitCount
    switch split.laneTargetCount {
    case 0 where controls.coversAllLanes:
      // A coefficient is one number, and the processor spreads it as it multiplies: half of what reading vectors takes.
      withUnsafeTemporaryAllocation(of: Real.self, capacity: 32) { numbers in
        guard let numbers = numbers.baseAddress else { return }
        for index in 0..<32 { numbers[index] = table[index][0] }
        multiplyFourBlocks(segments, offsets) { Row($0, spreading: numbers) }
      }
    case 0: multiplyFourBlocks(segments, offsets) { Row($0, of: table) }
    case 1: multiplyTwoBlocks(segments, low, offsets[1], table)
    default:
      let high = (split.laneMask & (split.laneMask - 1)).trailingZeroBitCount
      multiplyOneBlock(segments, low, high, table)
    }
  }

  /// Both targets choose blocks.
  @inline(__always)
  private static func multiplyFourBlocks(
    _ segments: SegmentWalk, _ offsets: UnsafePointer<Int>, _ row: (Int) -> Row
  ) {
    let distances = (offsets[1], offsets[2], offsets[3])
    var segments = segments
    while let segment = segments.next() {
      let first = segment.blocks
      let second = first.advanced(byBlocks: distances.0)
      let third = first.advanced(byBlocks: distances.1)
      let fourth = first.advanced(byBlocks: distances.2)
      for number in segment.walk {
        let column = Column(
          first.block(number), second.block(number), third.block(number), fourth.block(number))
        first.store(row(0) * column, at: number)
        second.store(row(1) * column, at: number)
        third.store(row(2) * column, at: number)
        fourth.store(row(3) * column, at: number)
      }
    }
  }

  /// One target chooses a lane, the other one of two blocks that are `distance` apart.
  private static func multiplyTwoBlocks(
    _ segments: SegmentWalk, _ bit: Int, _ distance: Int, _ table: BlockPointer
  ) {
    let (first, second) = (Row(0, of: table), Row(1, of: table))
    withConstant(laneQubit: bit) { bit in
      var segments = segments
      while let segment = segments.next() {
        let (low, high) = (segment.blocks, segment.blocks.advanced(byBlocks: distance))
        for number in segment.walk {
          let (a, b) = (low.block(number), high.block(number))
          let column = Column(a, a.exchanged(acrossBit: bit), b, b.exchanged(acrossBit: bit))
          low.store(first * column, at: number)
          high.store(second * column, at: number)
        }
      }
    }
  }

  /// Both targets choose lanes.
  private static func multiplyOneBlock(
    _ segments: SegmentWalk, _ low: Int, _ high: Int, _ table: BlockPointer
  ) {
    let row = Row(0, of: table)
    withConstant(laneQubits: low, high) { low, high in
      var segments = segments
      while let segment = segments.next() {
        for number in segment.walk {
          let block = segment.blocks.block(number)
          let (a, b) = (block.exchanged(acrossBit: low), block.exchanged(acrossBit: high))
          segment.blocks.store(row * Column(block, a, b, a.exchanged(acrossBit: high)), at: number)
        }
      }
    }
  }
}

/// Four blocks that a row of coefficients makes one of.
private struct Column {
  let first, second, third, fourth: Block

  @inline(__always)
  init(_ first: Block, _ second: Block, _ third: Block, _ fourth: Block) {
    (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
  }
}

/// A row of coefficients, read once: in the table they might change with every store, for all that the compiler knows.
private struct Row {
  private let first, second, third, fourth: Block

  @inline(__always)
  init(_ row: Int, of table: BlockPointer) {
    (first, second) = (table.block(4 * row), table.block(4 * row + 1))
    (third, fourth) = (table.block(4 * row + 2), table.block(4 * row + 3))
  }

  /// The same coefficients in all lanes, from real and imaginary parts in turn.
  @inline(__always)
  init(_ row: Int, spreading numbers: UnsafePointer<Real>) {
    let numbers = numbers + 8 * row
    (first, second) = (Block(repeating: numbers[0], numbers[1]), Block(repeating: numbers[2], numbers[3]))
    (third, fourth) = (Block(repeating: numbers[4], numbers[5]), Block(repeating: numbers[6], numbers[7]))
  }

  @inline(__always)
  static func * (row: Row, column: Column) -> Block {
    (row.first * column.first)
      .adding(row.second, times: column.second)
      .adding(row.third, times: column.third)
      .adding(row.fourth, times: column.fourth)
  }
}
