import KernelInterface

/// A Pauli string as bits, ready for the loops: P|k⟩ = iʸ·(−1)^|k ∧ z|·|k ⊕ x⟩, where *x* marks the factors X
/// and Y, *z* the factors Z and Y, and *y* counts the factors Y.
struct PauliAction {
  let laneFlip: Int
  let blockFlip: Int
  let laneSigns: Lanes
  private let blockSigns: Int
  private let quarterTurns: Int

  @inline(__always)
  init(flips x: Int, signs z: Int) {
    laneFlip = x & laneNumberMask
    blockFlip = x >> laneQubits
    blockSigns = z >> laneQubits
    laneSigns = laneParitySigns(z & laneNumberMask)
    quarterTurns = (x & z).nonzeroBitCount & 3
  }

  /// Half of the blocks when the string exchanges blocks, so that each pair is met once; else all.
  @inline(__always)
  func segments(of state: AmplitudeBlocks, part: Part) -> SegmentWalk {
    state.segments(fixed: highestFlip, value: 0, part: part)
  }

  /// The highest bit of the block's number that the string flips, or zero.
  @inline(__always)
  private var highestFlip: Int {
    blockFlip == 0 ? 0 : 1 << (Int.bitWidth - 1 - blockFlip.leadingZeroBitCount)
  }

  /// How often a factor i is in front: 0 … 3.
  @inline(__always)
  var powerOfI: Int { quarterTurns }

  /// The sign that the string gives to a whole block.
  @inline(__always)
  func sign(ofBlock number: Int) -> Real {
    (number & blockSigns).nonzeroBitCount & 1 == 0 ? 1 : -1
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
