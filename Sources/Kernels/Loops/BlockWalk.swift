import KernelInterface

/// The blocks whose number has given values in some of its bits, or a part of them, in ascending order.
///
/// With the fixed bits set, a carry runs through them: from one block to the next it takes one addition and one *or*,
/// however many bits are fixed.
struct BlockWalk: Sequence, IteratorProtocol {
  private let fixed: Int
  /// The fixed bits that are zero in the blocks.
  private let zeros: Int
  /// The number of the next block, with all fixed bits set.
  private var position: Int
  private var remaining: Int

  /// The blocks among `blockCount` whose number equals `value` in the bits of `fixed`; `value` has no
  /// other bits.
  @inline(__always)
  init(blockCount: Int, fixed: Int, value: Int, part: Part) {
    self.fixed = fixed
    zeros = fixed ^ value
    let range = part.range(of: blockCount >> fixed.nonzeroBitCount)
    remaining = range.count
    position = fixed | Self.spread(range.lowerBound, around: fixed)
  }

  @inline(__always)
  mutating func next() -> Int? {
    guard remaining > 0 else { return nil }
    remaining &-= 1
    let current = position ^ zeros
    position = (position &+ 1) | fixed
    return current
  }

  /// Moves the bits of a number up past the fixed ones.
  @inline(__always)
  private static func spread(_ number: Int, around fixed: Int) -> Int {
    guard number != 0 else { return 0 }
    var (result, rest) = (number, fixed)
    while rest != 0 {
      let below = (rest & -rest) &- 1
      result = (result & below) | (result & ~below) << 1
      rest &= rest &- 1
    }
    return result
  }
}
