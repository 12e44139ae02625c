import KernelInterface

extension Kernels {
  /// Applies a 2 × 2 matrix to one qubit where the controls agree.
  ///
  /// Lanes outside the controls get the identity as coefficients, so that one loop serves every pattern.
  static func applyOneQubit(
    _ state: AmplitudeBlocks, _ matrix: UnsafePointer<Double>, _ qubit: Int, _ controls: ControlMasks,
    _ part: Part
  ) {
    let controls = ControlPattern(controls)
    if qubit < laneQubits {
      let (own, partner) = laneCoefficients(matrix, qubit, controls)
      mixLanes(state, qubit, own, partner, controls, part)
    } else {
      mixBlocks(
        state, 1 << (qubit - laneQubits), blockCoefficient(0, of: matrix, controls),
        blockCoefficient(1, of: matrix, controls), blockCoefficient(2, of: matrix, controls),
        blockCoefficient(3, of: matrix, controls), controls, part)
    }
  }

  /// Applies four coefficients to the pairs of blocks that are `stride` apart.
  @inline(__always)
  static func mixBlocks(
    _ state: AmplitudeBlocks, _ stride: Int, _ m00: Block, _ m01: Block, _ m10: Block, _ m11: Block,
    _ controls: ControlPattern, _ part: Part
  ) {
    let blocks = state.lanes
    let walk = BlockWalk(
      blockCount: state.count, fixed: controls.blockMask | stride, value: controls.blockValue, part: part)
    for number in walk {
      let low = blocks.block(number)
      let high = blocks.block(number | stride)
      blocks.store((m00 * low).adding(m01, times: high), at: number)
      blocks.store((m10 * low).adding(m11, times: high), at: number | stride)
    }
  }

  /// Applies coefficients to every lane and the one whose number differs in one bit.
  @inline(__always)
  static func mixLanes(
    _ state: AmplitudeBlocks, _ bit: Int, _ own: Block, _ partner: Block, _ controls: ControlPattern,
    _ part: Part
  ) {
    let walk = BlockWalk(
      blockCount: state.count, fixed: controls.blockMask, value: controls.blockValue, part: part)
    switch bit {
    case 0: mix(state, walk, own, partner, acrossBit: 0)
    case 1: mix(state, walk, own, partner, acrossBit: 1)
    case 2: mix(state, walk, own, partner, acrossBit: 2)
    default: mix(state, walk, own, partner, acrossBit: 3)
    }
  }

  @inline(__always)
  private static func mix(
    _ state: AmplitudeBlocks, _ walk: BlockWalk, _ own: Block, _ partner: Block, acrossBit bit: Int
  ) {
    let blocks = state.lanes
    for number in walk {
      let block = blocks.block(number)
      blocks.store((own * block).adding(partner, times: block.exchanged(acrossBit: bit)), at: number)
    }
  }
}
