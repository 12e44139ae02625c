import KernelInterface

extension Kernels {
  /// Applies a dense matrix of 1 … 6 qubits to any mix of qubits where the controls agree.
  ///
  /// The loop takes the 2ᵇ blocks that the *b* block targets connect, adds beside each the copies that the
  /// lane targets' exchanges make of it, and multiplies the resulting column of 2ᵏ blocks by a table of
  /// coefficients.
  @Sendable
  static func applyDense(
    _ state: some BlockMemory, _ matrix: UnsafePointer<Double>, _ targets: UnsafePointer<Int>,
    _ targetCount: Int, _ controls: ControlMasks, _ part: Part
  ) {
    if targetCount == 1 {
      applyOneQubit(state, matrix, targets[0], controls, part)
      return
    }
    let split = TargetSplit(targets: targets, count: targetCount)
    let controls = ControlPattern(controls)
    let segments = state.segments(
      fixed: controls.blockMask | split.blockMask, value: controls.blockValue, part: part)
    let dimension = 1 << targetCount
    withUnsafeTemporaryAllocation(of: Lanes.self, capacity: 2 * dimension) { column in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: split.blockPatternCount) { offsets in
        guard let column = column.baseAddress, let offsets = offsets.baseAddress else { return }
        for pattern in 0..<split.blockPatternCount {
          offsets[pattern] = state.distance(split.blockOffset(ofPattern: pattern))
        }
        #if !PAGE
          if targetCount == 2 {
            withUnsafeTemporaryAllocation(of: Lanes.self, capacity: 32) { table in
              guard let table = table.baseAddress else { return }
              fill(table, matrix, split, controls)
              applyTwoQubits(segments, split, controls, offsets, table)
            }
            return
          }
        #endif
        if split.laneMask == 0 && controls.coversAllLanes {
          multiplyBlocks(segments, matrix, offsets, dimension, column)
        } else {
          multiplyLanes(segments, matrix, split, controls, offsets, column)
        }
      }
    }
  }

  /// Every target chooses a block: the coefficients are the matrix, the same in all lanes.
  @inline(__always)
  private static func multiplyBlocks(
    _ segments: SegmentWalk, _ matrix: UnsafePointer<Double>,
    _ offsets: UnsafePointer<Int>, _ dimension: Int, _ column: BlockPointer
  ) {
    withUnsafeTemporaryAllocation(of: Real.self, capacity: 2 * dimension * dimension) { elements in
      guard let elements = elements.baseAddress else { return }
      for index in 0..<(2 * dimension * dimension) { elements[index] = Real(matrix[index]) }
      var segments = segments
      while let segment = segments.next() {
        let blocks = segment.blocks
        for number in segment.walk {
          for index in 0..<dimension { column.store(blocks.block(number &+ offsets[index]), at: index) }
          for row in 0..<dimension {
            let coefficients = elements + 2 * dimension * row
            var sum = Block.zero
            for index in 0..<dimension {
              sum = sum.adding(
                Block(repeating: coefficients[2 * index], coefficients[2 * index + 1]),
                times: column.block(index))
            }
            blocks.store(sum, at: number &+ offsets[row])
          }
        }
      }
    }
  }

  /// Some targets or controls choose lanes: every coefficient is a block of its own.
  @inline(__always)
  private static func multiplyLanes(
    _ segments: SegmentWalk, _ matrix: UnsafePointer<Double>, _ split: TargetSplit,
    _ controls: ControlPattern, _ offsets: UnsafePointer<Int>, _ column: BlockPointer
  ) {
    let blockPatterns = split.blockPatternCount
    let lanePatterns = split.lanePatternCount
    let dimension = blockPatterns * lanePatterns
    withUnsafeTemporaryAllocation(of: Lanes.self, capacity: 2 * blockPatterns * dimension) { table in
      guard let table = table.baseAddress else { return }
      fill(table, matrix, split, controls)
      var segments = segments
      while let segment = segments.next() {
        let blocks = segment.blocks
        for number in segment.walk {
          for pattern in 0..<blockPatterns {
            let first = pattern * lanePatterns
            column.store(blocks.block(number &+ offsets[pattern]), at: first)
            var copies = 1
            for bit in 0..<laneQubits where split.laneMask >> bit & 1 == 1 {
              for copy in 0..<copies {
                column.store(column.block(first + copy).exchanged(acrossBit: bit), at: first + copies + copy)
              }
              copies *= 2
            }
          }
          for row in 0..<blockPatterns {
            var sum = Block.zero
            for index in 0..<dimension {
              sum = sum.adding(table.block(row * dimension + index), times: column.block(index))
            }
            blocks.store(sum, at: number &+ offsets[row])
          }
        }
      }
    }
  }

  /// Spreads the matrix over the lanes: in row pattern `row`, column pattern `column` and exchange
  /// `pattern`, a lane holds the element that leads to it from the lane the exchange brings there.
  private static func fill(
    _ table: BlockPointer, _ matrix: UnsafePointer<Double>, _ split: TargetSplit, _ controls: ControlPattern
  ) {
    let size = 1 << (split.blockTargetCount + split.laneTargetCount)
    var next = 0
    for row in 0..<split.blockPatternCount {
      let rowIndex = split.matrixIndex(ofPattern: row)
      for column in 0..<split.blockPatternCount {
        let columnIndex = split.matrixIndex(ofPattern: column)
        for pattern in 0..<split.lanePatternCount {
          let exchange = split.laneBits(ofPattern: pattern)
          var coefficients = Block(repeating: row == column && pattern == 0 ? 1 : 0, 0)
          for lane in 0..<blockAmplitudes where controls.isActive(lane: lane) {
            let element =
              (rowIndex | split.matrixIndex(ofLane: lane)) * size
              + (columnIndex | split.matrixIndex(ofLane: lane ^ exchange))
            coefficients.real[lane] = Real(matrix[2 * element])
            coefficients.imaginary[lane] = Real(matrix[2 * element + 1])
          }
          table.store(coefficients, at: next)
          next += 1
        }
      }
    }
  }
}
