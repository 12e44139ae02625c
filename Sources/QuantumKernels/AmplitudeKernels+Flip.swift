extension AmplitudeKernels {
  /// Applies X to one qubit where the controls agree: amplitudes change places, none is computed. O(2ⁿ).
  public static func applyFlip(
    _ amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int, qubit: Int, controlMask: Int,
    controlValue: Int
  ) {
    let controls = ControlPattern(mask: controlMask, value: controlValue)
    let active = controls.activeLanes
    if qubit < laneQubits {
      let walk = BlockWalk(blockCount: blockCount, fixed: controls.blockMask, value: controls.blockValue)
      for number in walk {
        let block = amplitudes.block(number)
        let moved = block.exchanged(acrossBit: qubit)
        amplitudes.store(block.replacing(with: moved, where: active), at: number)
      }
    } else {
      let stride = 1 << (qubit - laneQubits)
      let walk = BlockWalk(
        blockCount: blockCount, fixed: controls.blockMask | stride, value: controls.blockValue)
      for number in walk {
        exchangeBlocks(amplitudes, number, number | stride, where: active)
      }
    }
  }

  /// Exchanges the chosen lanes of two blocks.
  @inline(__always)
  static func exchangeBlocks(
    _ amplitudes: UnsafeMutablePointer<Lanes>, _ first: Int, _ second: Int, where active: LaneMask
  ) {
    let a = amplitudes.block(first)
    let b = amplitudes.block(second)
    amplitudes.store(a.replacing(with: b, where: active), at: first)
    amplitudes.store(b.replacing(with: a, where: active), at: second)
  }
}
