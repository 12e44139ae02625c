import KernelInterface

extension Kernels {
  /// ⟨ψ|P|ψ⟩.
  @Sendable
  static func pauliExpectation(_ state: AmplitudeBlocks, _ flips: Int, _ signs: Int, _ part: Part) -> Double {
    let action = PauliAction(flips: flips, signs: signs)
    let blocks = state.lanes
    var sum = CompensatedSum()
    for number in action.walk(blockCount: state.count, part: part) {
      let image = action.image(of: blocks.block(number), number: number)
      sum.add(blocks.block(number ^ action.blockFlip).realOverlap(with: image))
    }
    // The two blocks of a pair contribute complex conjugates.
    return action.blockFlip == 0 ? sum.total : 2 * sum.total
  }

  /// The squared norm of (ψ + sign·Pψ)/2.
  @Sendable
  static func pauliWeight(
    _ state: AmplitudeBlocks, _ flips: Int, _ signs: Int, _ sign: Double, _ part: Part
  ) -> Double {
    let action = PauliAction(flips: flips, signs: signs)
    let sign = Lanes(repeating: Real(sign))
    let blocks = state.lanes
    var sum = CompensatedSum()
    for number in action.walk(blockCount: state.count, part: part) {
      let image = action.image(of: blocks.block(number), number: number)
      let other = blocks.block(number ^ action.blockFlip)
      sum.add(
        Block(
          real: other.real + sign * image.real, imaginary: other.imaginary + sign * image.imaginary
        ).weights)
    }
    // Projected, the two blocks of a pair are equal up to phases.
    return action.blockFlip == 0 ? 0.25 * sum.total : 0.5 * sum.total
  }

  /// Replaces ψ by identity·ψ + string·Pψ.
  @Sendable
  static func combineWithPauli(
    _ state: AmplitudeBlocks, _ flips: Int, _ signs: Int, _ identity: KernelSet.Number,
    _ string: KernelSet.Number, _ part: Part
  ) {
    let action = PauliAction(flips: flips, signs: signs)
    let own = Block(repeating: identity)
    let mixed = Block(repeating: string)
    let blocks = state.lanes
    for number in action.walk(blockCount: state.count, part: part) {
      let partner = number ^ action.blockFlip
      let first = blocks.block(number)
      let second = blocks.block(partner)
      let firstImage = action.image(of: second, number: partner)
      blocks.store((own * first).adding(mixed, times: firstImage), at: number)
      if partner != number {
        let secondImage = action.image(of: first, number: number)
        blocks.store((own * second).adding(mixed, times: secondImage), at: partner)
      }
    }
  }
}
