extension AmplitudeKernels {
  /// Applies a 2 × 2 matrix (8 numbers) to one qubit where the controls agree.
  ///
  /// Lanes outside the controls get the identity as coefficients, so that one loop serves every pattern.
  /// O(2ⁿ).
  public static func applyOneQubit(
    _ amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int, matrix: UnsafePointer<Double>, qubit: Int,
    controlMask: Int, controlValue: Int
  ) {
    let controls = ControlPattern(mask: controlMask, value: controlValue)
    if qubit < laneQubits {
      applyToLanes(amplitudes, blockCount: blockCount, matrix: matrix, bit: qubit, controls: controls)
    } else {
      applyToBlocks(
        amplitudes, blockCount: blockCount, matrix: matrix, stride: 1 << (qubit - laneQubits),
        controls: controls)
    }
  }

  private static func applyToBlocks(
    _ amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int, matrix: UnsafePointer<Double>, stride: Int,
    controls: ControlPattern
  ) {
    let one = Block(repeating: 1, 0)
    let zero = Block(repeating: 0, 0)
    let active = controls.activeLanes
    let m00 = one.replacing(with: Block(repeating: matrix[0], matrix[1]), where: active)
    let m01 = zero.replacing(with: Block(repeating: matrix[2], matrix[3]), where: active)
    let m10 = zero.replacing(with: Block(repeating: matrix[4], matrix[5]), where: active)
    let m11 = one.replacing(with: Block(repeating: matrix[6], matrix[7]), where: active)
    let walk = BlockWalk(
      blockCount: blockCount, fixed: controls.blockMask | stride, value: controls.blockValue)
    for number in walk {
      let low = amplitudes.block(number)
      let high = amplitudes.block(number | stride)
      amplitudes.store(m00 * low + m01 * high, at: number)
      amplitudes.store(m10 * low + m11 * high, at: number | stride)
    }
  }

  private static func applyToLanes(
    _ amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int, matrix: UnsafePointer<Double>, bit: Int,
    controls: ControlPattern
  ) {
    var own = Block(repeating: 1, 0)
    var partner = Block(repeating: 0, 0)
    for lane in 0..<blockAmplitudes where controls.isActive(lane: lane) {
      let row = lane >> bit & 1
      own.real[lane] = matrix[2 * (3 * row)]
      own.imaginary[lane] = matrix[2 * (3 * row) + 1]
      partner.real[lane] = matrix[2 * (1 + row)]
      partner.imaginary[lane] = matrix[2 * (1 + row) + 1]
    }
    let walk = BlockWalk(blockCount: blockCount, fixed: controls.blockMask, value: controls.blockValue)
    switch bit {
    case 0: mix(amplitudes, walk, own, partner, acrossBit: 0)
    case 1: mix(amplitudes, walk, own, partner, acrossBit: 1)
    default: mix(amplitudes, walk, own, partner, acrossBit: 2)
    }
  }

  @inline(__always)
  private static func mix(
    _ amplitudes: UnsafeMutablePointer<Lanes>, _ walk: BlockWalk, _ own: Block, _ partner: Block,
    acrossBit bit: Int
  ) {
    for number in walk {
      let block = amplitudes.block(number)
      amplitudes.store(own * block + partner * block.exchanged(acrossBit: bit), at: number)
    }
  }
}
