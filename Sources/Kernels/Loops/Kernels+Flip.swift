import KernelInterface

extension Kernels {
  /// Applies X to one qubit where the controls agree: amplitudes change places, none is computed.
  @Sendable
  static func applyFlip(_ state: AmplitudeBlocks, _ qubit: Int, _ controls: ControlMasks, _ part: Part) {
    let controls = ControlPattern(controls)
    let active = controls.activeLanes
    let blocks = state.lanes
    if qubit < laneQubits {
      let walk = BlockWalk(
        blockCount: state.count, fixed: controls.blockMask, value: controls.blockValue, part: part)
      withConstant(laneQubit: qubit) { qubit in
        for number in walk {
          let block = blocks.block(number)
          blocks.store(block.replacing(with: block.exchanged(acrossBit: qubit), where: active), at: number)
        }
      }
    } else {
      let stride = 1 << (qubit - laneQubits)
      let walk = BlockWalk(
        blockCount: state.count, fixed: controls.blockMask | stride, value: controls.blockValue, part: part)
      if controls.coversAllLanes {
        for number in walk {
          let block = blocks.block(number)
          blocks.store(blocks.block(number | stride), at: number)
          blocks.store(block, at: number | stride)
        }
      } else {
        for number in walk { exchangeBlocks(blocks, number, number | stride, where: active) }
      }
    }
  }

  /// Exchanges the chosen lanes of two blocks.
  @inline(__always)
  static func exchangeBlocks(_ blocks: BlockPointer, _ first: Int, _ second: Int, where active: LaneMask) {
    let a = blocks.block(first)
    let b = blocks.block(second)
    blocks.store(a.replacing(with: b, where: active), at: first)
    blocks.store(b.replacing(with: a, where: active), at: second)
  }
}
