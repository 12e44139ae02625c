import KernelInterface

extension Kernels {
  /// Applies a 2 × 2 matrix to one qubit where the controls agree.
  ///
  /// Lanes outside the controls get the identity as coefficients, so that one loop serves every pattern. A real matrix,
  /// as of H, treats real and imaginary parts alike, and costs half.
  static func applyOneQubit(
    _ state: AmplitudeBlocks, _ matrix: UnsafePointer<Double>, _ qubit: Int, _ controls: ControlMasks,
    _ part: Part
  ) {
    let controls = ControlPattern(controls)
    let isReal = matrix[1] == 0 && matrix[3] == 0 && matrix[5] == 0 && matrix[7] == 0
    if qubit < laneQubits {
      let (own, partner) = laneCoefficients(matrix, qubit, controls)
      if isReal {
        let (own, partner) = (own.real, partner.real)
        mixLanes(state, qubit, controls, part) { (own * $0).adding(partner, times: $1) }
      } else {
        mixLanes(state, qubit, controls, part) { (own * $0).adding(partner, times: $1) }
      }
    } else {
      let stride = 1 << (qubit - laneQubits)
      let m00 = blockCoefficient(0, of: matrix, controls)
      let m01 = blockCoefficient(1, of: matrix, controls)
      let m10 = blockCoefficient(2, of: matrix, controls)
      let m11 = blockCoefficient(3, of: matrix, controls)
      if isReal {
        let (m00, m01, m10, m11) = (m00.real, m01.real, m10.real, m11.real)
        mixBlocks(state, stride, controls, part) { low, high in
          ((m00 * low).adding(m01, times: high), (m10 * low).adding(m11, times: high))
        }
      } else {
        mixBlocks(state, stride, controls, part) { low, high in
          ((m00 * low).adding(m01, times: high), (m10 * low).adding(m11, times: high))
        }
      }
    }
  }

  /// Replaces the pairs of blocks that are `stride` apart by what `mix` makes of them.
  @inline(__always)
  static func mixBlocks(
    _ state: AmplitudeBlocks, _ stride: Int, _ controls: ControlPattern, _ part: Part,
    _ mix: (_ low: Block, _ high: Block) -> (low: Block, high: Block)
  ) {
    let blocks = state.lanes
    let walk = BlockWalk(
      blockCount: state.count, fixed: controls.blockMask | stride, value: controls.blockValue, part: part)
    for number in walk {
      let mixed = mix(blocks.block(number), blocks.block(number | stride))
      blocks.store(mixed.low, at: number)
      blocks.store(mixed.high, at: number | stride)
    }
  }

  /// Replaces each block by what `mix` makes of it and of its lanes exchanged across one bit.
  @inline(__always)
  static func mixLanes(
    _ state: AmplitudeBlocks, _ bit: Int, _ controls: ControlPattern, _ part: Part,
    _ mix: (_ own: Block, _ partner: Block) -> Block
  ) {
    let blocks = state.lanes
    let walk = BlockWalk(
      blockCount: state.count, fixed: controls.blockMask, value: controls.blockValue, part: part)
    withConstant(laneQubit: bit) { bit in
      for number in walk {
        let block = blocks.block(number)
        blocks.store(mix(block, block.exchanged(acrossBit: bit)), at: number)
      }
    }
  }
}
