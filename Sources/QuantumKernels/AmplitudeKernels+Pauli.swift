/// A Pauli string as bits, ready for the loops: P|k⟩ = iʸ·(−1)^|k ∧ z|·|k ⊕ x⟩, where *x* marks the factors X
/// and Y, *z* the factors Z and Y, and *y* counts the factors Y.
struct PauliAction {
  let laneFlip: Int
  let blockFlip: Int
  private let blockSigns: Int
  private let laneSigns: Lanes
  private let quarterTurns: Int

  @inline(__always)
  init(flipMask x: Int, signMask z: Int) {
    laneFlip = x & (Lanes.scalarCount - 1)
    blockFlip = x >> AmplitudeKernels.laneQubits
    blockSigns = z >> AmplitudeKernels.laneQubits
    laneSigns = laneParitySigns(z & (Lanes.scalarCount - 1))
    quarterTurns = (x & z).nonzeroBitCount & 3
  }

  /// Half of the blocks when the string exchanges blocks, so that each pair is met once; else all.
  @inline(__always)
  func walk(blockCount: Int) -> BlockWalk {
    BlockWalk(blockCount: blockCount, fixed: highestFlip, value: 0)
  }

  /// The highest bit of the block's number that the string flips, or zero.
  @inline(__always)
  private var highestFlip: Int {
    blockFlip == 0 ? 0 : 1 << (Int.bitWidth - 1 - blockFlip.leadingZeroBitCount)
  }

  /// The part of P|ψ⟩ that comes from block `source` of |ψ⟩; it belongs in block `source ⊕ blockFlip`.
  @inline(__always)
  func image(of block: Block, number source: Int) -> Block {
    var signs = laneSigns
    if (source & blockSigns).nonzeroBitCount & 1 == 1 { signs = -signs }
    let real = signs * block.real
    let imaginary = signs * block.imaginary
    let turned =
      switch quarterTurns {
      case 0: Block(real: real, imaginary: imaginary)
      case 1: Block(real: -imaginary, imaginary: real)
      case 2: Block(real: -real, imaginary: -imaginary)
      default: Block(real: imaginary, imaginary: -real)
      }
    return turned.exchanged(acrossBits: laneFlip)
  }
}

extension AmplitudeKernels {
  /// The expectation value ⟨ψ|P|ψ⟩ of the Pauli string that flips `flipMask` (X, Y) and signs `signMask`
  /// (Z, Y). O(2ⁿ).
  public static func pauliExpectation(
    _ amplitudes: UnsafePointer<Lanes>, blockCount: Int, flipMask: Int, signMask: Int
  ) -> Double {
    let action = PauliAction(flipMask: flipMask, signMask: signMask)
    var sum = CompensatedSum()
    for number in action.walk(blockCount: blockCount) {
      let image = action.image(of: amplitudes.block(number), number: number)
      let other = amplitudes.block(number ^ action.blockFlip)
      sum.add(other.real * image.real + other.imaginary * image.imaginary)
    }
    // The two blocks of a pair contribute complex conjugates.
    return action.blockFlip == 0 ? sum.total : 2 * sum.total
  }

  /// The squared norm of (ψ + sign·Pψ)/2: how likely a measurement of P gives `sign`, which is +1 or −1.
  ///
  /// Summed from squares, so that an impossible outcome comes out as zero and not as the rounding error of
  /// a difference. O(2ⁿ).
  public static func pauliWeight(
    _ amplitudes: UnsafePointer<Lanes>, blockCount: Int, flipMask: Int, signMask: Int, sign: Double
  ) -> Double {
    let action = PauliAction(flipMask: flipMask, signMask: signMask)
    var sum = CompensatedSum()
    for number in action.walk(blockCount: blockCount) {
      let image = action.image(of: amplitudes.block(number), number: number)
      let other = amplitudes.block(number ^ action.blockFlip)
      sum.add((other + Block(repeating: sign, 0) * image).weights)
    }
    // Projected, the two blocks of a pair are equal up to phases.
    return action.blockFlip == 0 ? 0.25 * sum.total : 0.5 * sum.total
  }

  /// Replaces ψ by identity·ψ + string·Pψ, each factor given as real part and imaginary part. O(2ⁿ).
  public static func combineWithPauli(
    _ amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int, flipMask: Int, signMask: Int,
    identity: (real: Double, imaginary: Double), string: (real: Double, imaginary: Double)
  ) {
    let action = PauliAction(flipMask: flipMask, signMask: signMask)
    let own = Block(repeating: identity.real, identity.imaginary)
    let mixed = Block(repeating: string.real, string.imaginary)
    for number in action.walk(blockCount: blockCount) {
      let partner = number ^ action.blockFlip
      let first = amplitudes.block(number)
      let second = amplitudes.block(partner)
      amplitudes.store(own * first + mixed * action.image(of: second, number: partner), at: number)
      if partner != number {
        amplitudes.store(own * second + mixed * action.image(of: first, number: number), at: partner)
      }
    }
  }
}
