extension AmplitudeKernels {
  /// Exchanges two qubits where the controls agree: amplitudes change places, none is computed. O(2ⁿ).
  public static func applySwap(
    _ amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int, qubits first: Int, _ second: Int,
    controlMask: Int, controlValue: Int
  ) {
    let controls = ControlPattern(mask: controlMask, value: controlValue)
    let low = min(first, second)
    let high = max(first, second)
    if high < laneQubits {
      swapLanes(amplitudes, blockCount, low, high, controls)
    } else if low < laneQubits {
      swapLaneWithBlock(amplitudes, blockCount, low, 1 << (high - laneQubits), controls)
    } else {
      swapBlocks(amplitudes, blockCount, 1 << (low - laneQubits), 1 << (high - laneQubits), controls)
    }
  }

  private static func swapLanes(
    _ amplitudes: UnsafeMutablePointer<Lanes>, _ blockCount: Int, _ low: Int, _ high: Int,
    _ controls: ControlPattern
  ) {
    let both = 1 << low | 1 << high
    let differ = lanes(where: both, equal: 1 << low) .| lanes(where: both, equal: 1 << high)
    let active = controls.activeLanes .& differ
    for number in BlockWalk(blockCount: blockCount, fixed: controls.blockMask, value: controls.blockValue) {
      let block = amplitudes.block(number)
      amplitudes.store(block.replacing(with: block.exchanged(acrossBits: both), where: active), at: number)
    }
  }

  private static func swapLaneWithBlock(
    _ amplitudes: UnsafeMutablePointer<Lanes>, _ blockCount: Int, _ bit: Int, _ stride: Int,
    _ controls: ControlPattern
  ) {
    let active = controls.activeLanes
    let ones = active .& lanes(where: 1 << bit, equal: 1 << bit)
    let zeros = active .& lanes(where: 1 << bit, equal: 0)
    let walk = BlockWalk(
      blockCount: blockCount, fixed: controls.blockMask | stride, value: controls.blockValue)
    for number in walk {
      let a = amplitudes.block(number)
      let b = amplitudes.block(number | stride)
      amplitudes.store(a.replacing(with: b.exchanged(acrossBit: bit), where: ones), at: number)
      amplitudes.store(b.replacing(with: a.exchanged(acrossBit: bit), where: zeros), at: number | stride)
    }
  }

  private static func swapBlocks(
    _ amplitudes: UnsafeMutablePointer<Lanes>, _ blockCount: Int, _ lowStride: Int, _ highStride: Int,
    _ controls: ControlPattern
  ) {
    let active = controls.activeLanes
    let walk = BlockWalk(
      blockCount: blockCount, fixed: controls.blockMask | lowStride | highStride, value: controls.blockValue)
    for number in walk { exchangeBlocks(amplitudes, number | lowStride, number | highStride, where: active) }
  }
}
