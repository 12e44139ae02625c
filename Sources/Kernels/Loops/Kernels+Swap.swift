import KernelInterface

extension Kernels {
  /// Exchanges two qubits where the controls agree: amplitudes change places, none is computed.
  @Sendable
  static func applySwap(
    _ state: some BlockMemory, _ first: Int, _ second: Int, _ controls: ControlMasks, _ part: Part
  ) {
    #if PAGE
      // A page has little to load and small states: three flips, which are there anyway.
      for (control, target) in [(first, second), (second, first), (first, second)] {
        let bit = 1 << control
        let both = ControlMasks(mask: controls.mask | bit, value: controls.value | bit)
        applyFlip(state, target, both, part)
      }
    #else
      let controls = ControlPattern(controls)
      let low = min(first, second)
      let high = max(first, second)
      if high < laneQubits {
        swapLanes(state, low, high, controls, part)
      } else if low < laneQubits {
        swapLaneWithBlock(state, low, 1 << (high - laneQubits), controls, part)
      } else {
        swapBlocks(state, 1 << (low - laneQubits), 1 << (high - laneQubits), controls, part)
      }
    #endif
  }

  private static func swapLanes(
    _ state: some BlockMemory, _ low: Int, _ high: Int, _ controls: ControlPattern, _ part: Part
  ) {
    let both = 1 << low | 1 << high
    let differ = LaneMask(where: both, equal: 1 << low) | LaneMask(where: both, equal: 1 << high)
    let active = controls.activeLanes & differ
    let segments = state.segments(fixed: controls.blockMask, value: controls.blockValue, part: part)
    withConstant(laneQubits: low, high) { low, high in
      var segments = segments
      while let segment = segments.next() {
        for number in segment.walk {
          let block = segment.blocks.block(number)
          let moved = block.exchanged(acrossBit: low).exchanged(acrossBit: high)
          segment.blocks.store(block.replacing(with: moved, where: active), at: number)
        }
      }
    }
  }

  private static func swapLaneWithBlock(
    _ state: some BlockMemory, _ bit: Int, _ stride: Int, _ controls: ControlPattern, _ part: Part
  ) {
    let active = controls.activeLanes
    let ones = active & LaneMask(where: 1 << bit, equal: 1 << bit)
    let zeros = active & LaneMask(where: 1 << bit, equal: 0)
    let distance = state.distance(stride)
    let segments = state.segments(
      fixed: controls.blockMask | stride, value: controls.blockValue, part: part)
    withConstant(laneQubit: bit) { bit in
      var segments = segments
      while let segment = segments.next() {
        let (low, high) = (segment.blocks, segment.blocks.advanced(byBlocks: distance))
        for number in segment.walk {
          let (a, b) = (low.block(number), high.block(number))
          low.store(a.replacing(with: b.exchanged(acrossBit: bit), where: ones), at: number)
          high.store(b.replacing(with: a.exchanged(acrossBit: bit), where: zeros), at: number)
        }
      }
    }
  }

  private static func swapBlocks(
    _ state: some BlockMemory, _ lowStride: Int, _ highStride: Int, _ controls: ControlPattern, _ part: Part
  ) {
    let active = controls.activeLanes
    let (low, high) = (state.distance(lowStride), state.distance(highStride))
    var segments = state.segments(
      fixed: controls.blockMask | lowStride | highStride, value: controls.blockValue, part: part)
    while let segment = segments.next() {
      let first = segment.blocks.advanced(byBlocks: low)
      let second = segment.blocks.advanced(byBlocks: high)
      for number in segment.walk { exchangeBlocks(first, second, number, where: active) }
    }
  }
}
