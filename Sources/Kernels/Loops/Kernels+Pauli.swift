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
    // The lanes of the images, not of the sources, are in step with the other block's.
    let laneSigns = action.laneSigns.exchanged(acrossBits: action.laneFlip)
    var sum = CompensatedSum()
    var (run, length) = (Lanes(repeating: 0), 0)
    var segments = action.segments(of: state, part: part)
    while let segment = segments.next() {
      let partners = state.partners(of: segment, across: action.blockFlip)
      for number in segment.walk {
        let image = segment.blocks.block(number).exchanged(acrossBits: action.laneFlip)
        let term = product(partners.blocks.block(number ^ partners.flip), image)
        run = run.adding(Lanes(repeating: action.sign(ofBlock: segment.first | number)), times: term)
        length += 1
        if length == shortRun {
          sum.add((laneSigns * run).wide)
          (run, length) = (Lanes(repeating: 0), 0)
        }
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
    var sum = CompensatedSum()
    var segments = action.segments(of: state, part: part)
    while let segment = segments.next() {
      let partners = state.partners(of: segment, across: action.blockFlip)
      for number in segment.walk {
        let image = action.image(of: segment.blocks.block(number), number: segment.first | number)
        let other = partners.blocks.block(number ^ partners.flip)
        sum.add(
          Block(
            real: other.real + sign * image.real, imaginary: other.imaginary + sign * image.imaginary
          ).weights)
      }
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
    var segments = action.segments(of: state, part: part)
    while let segment = segments.next() {
      let blocks = segment.blocks
      if action.blockFlip == 0 {
        for number in segment.walk {
          let block = blocks.block(number)
          let image = action.image(of: block, number: segment.first | number)
          blocks.store((own * block).adding(mixed, times: image), at: number)
        }
        continue
      }
      let partners = state.partners(of: segment, across: action.blockFlip)
      for number in segment.walk {
        let partner = number ^ partners.flip
        let (first, second) = (blocks.block(number), partners.blocks.block(partner))
        let image = action.image(of: first, number: segment.first | number)
        let partnerImage = action.image(of: second, number: (segment.first | number) ^ action.blockFlip)
        blocks.store((own * first).adding(mixed, times: partnerImage), at: number)
        partners.blocks.store((own * second).adding(mixed, times: image), at: partner)
      }
    }
  }
}
