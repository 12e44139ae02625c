import KernelInterface

extension Kernels {
  /// Applies X to one qubit where the controls agree: amplitudes change places, none is computed.
  @Sendable
  static func applyFlip(_ state: some BlockMemory, _ qubit: Int, _ controls: ControlMasks, _ part: Part) {
    let controls = ControlPattern(controls)
    let active = controls.activeLanes
    if qubit < laneQubits {
      let segments = state.segments(fixed: controls.blockMask, value: controls.blockValue, part: part)
      withConstant(laneQubit: qubit) { qubit in
        var segments = segments
        while let segment = segments.next() {
          let blocks = segment.blocks
          for number in segment.walk {
            let block = blocks.block(number)
            blocks.store(block.replacing(with: block.exchanged(acrossBit: qubit), where: active), at: number)
          }
        }
      }
    } else {
      let stride = 1 << (qubit - laneQubits)
      let distance = state.distance(stride)
      var segments = state.segments(
        fixed: controls.blockMask | stride, value: controls.blockValue, part: part)
      while let segment = segments.next() {
        let (low, high) = (segment.blocks, segment.blocks.advanced(byBlocks: distance))
        if controls.coversAllLanes {
          for number in segment.walk {
            let block = low.block(number)
            low.store(high.block(number), at: number)
            high.store(block, at: number)
          }
        } else {
          for number in segment.walk { exchangeBlocks(low, high, number, where: active) }
        }
      }
    }
  }

  /// Exchanges the chosen lanes of two blocks with the same number.
  @inline(__always)
  static func exchangeBlocks(
    _ first: BlockPointer, _ second: BlockPointer, _ number: Int, where active: LaneMask
  ) {
    let (a, b) = (first.block(number), second.block(number))
    first.store(a.replacing(with: b, where: active), at: number)
    second.store(b.replacing(with: a, where: active), at: number)
  }
}
