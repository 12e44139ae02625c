import KernelInterface

extension Kernels {
  /// How many terms are added in the state's own precision before the sum goes over into a compensated one.
  private static let shortRun = 32

  /// ⟨ψ|P|ψ⟩: the sum of ± Re(iʸ·conj(other)·block) over pairs of blocks, of which the power of i leaves a real
  /// or an imaginary part. Signs of lanes are put in at the end.
  @Sendable
  static func pauliExpectation(_ state: AmplitudeBlocks, _ flips: Int, _ signs: Int, _ part: Part) -> Double {
    let action = PauliAction(flips: flips, signs: signs)
    let sum =
      action.powerOfI & 1 == 0
      ? overlap(state, action, part) { other, block in
        (other.real * block.real).adding(other.imaginary, times: block.imaginary)
      }
      : overlap(state, action, part) { other, block in
        (other.imaginary * block.real).subtracting(other.real, times: block.imaginary)
      }
    // i² = −1; the two blocks of a pair contribute complex conjugates.
    return (action.powerOfI & 2 == 0 ? 1 : -1) * (action.blockFlip == 0 ? sum : 2 * sum)
  }

  @inline(__always)
  private static func overlap(
    _ state: AmplitudeBlocks, _ action: PauliAction, _ part: Part, _ product: (Block, Block) -> Lanes
  ) -> Double {
    let blocks = state.lanes
    // The lanes of the images, not of the sources, are in step with the other block's.
    let laneSigns = action.laneSigns.exchanged(acrossBits: action.laneFlip)
    var sum = CompensatedSum()
    var (run, length) = (Lanes(repeating: 0), 0)
    for number in action.walk(blockCount: state.count, part: part) {
      let image = blocks.block(number).exchanged(acrossBits: action.laneFlip)
      let term = product(blocks.block(number ^ action.blockFlip), image)
      run = run.adding(Lanes(repeating: action.sign(ofBlock: number)), times: term)
      length += 1
      if length == shortRun {
        sum.add((laneSigns * run).wide)
        (run, length) = (Lanes(repeating: 0), 0)
      }
    }
    sum.add((laneSigns * run).wide)
    return sum.total
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
