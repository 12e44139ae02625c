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
      applyToLanes(state, matrix, qubit, controls, part)
    } else {
      applyToBlocks(state, matrix, 1 << (qubit - laneQubits), controls, part)
    }
  }

  private static func applyToBlocks(
    _ state: AmplitudeBlocks, _ matrix: UnsafePointer<Double>, _ stride: Int, _ controls: ControlPattern,
    _ part: Part
  ) {
    let active = controls.activeLanes
    let m00 = Block.one.replacing(with: Block(repeating: 0, of: matrix), where: active)
    let m01 = Block.zero.replacing(with: Block(repeating: 1, of: matrix), where: active)
    let m10 = Block.zero.replacing(with: Block(repeating: 2, of: matrix), where: active)
    let m11 = Block.one.replacing(with: Block(repeating: 3, of: matrix), where: active)
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

  private static func applyToLanes(
    _ state: AmplitudeBlocks, _ matrix: UnsafePointer<Double>, _ bit: Int, _ controls: ControlPattern,
    _ part: Part
  ) {
    var own = Block.one
    var partner = Block.zero
    for lane in 0..<blockAmplitudes where controls.isActive(lane: lane) {
      let row = lane >> bit & 1
      own.real[lane] = Real(matrix[6 * row])
      own.imaginary[lane] = Real(matrix[6 * row + 1])
      partner.real[lane] = Real(matrix[2 + 2 * row])
      partner.imaginary[lane] = Real(matrix[3 + 2 * row])
    }
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
