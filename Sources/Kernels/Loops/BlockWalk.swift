import KernelInterface

/// The blocks whose number has given values in some of its bits, or a part of them, in ascending order.
///
/// Setting the fixed bits before adding one makes the carry run through them, so a step costs three
/// instructions however many bits are fixed.
struct BlockWalk: Sequence, IteratorProtocol {
  private let fixed: Int
  private let value: Int
  private var position: Int
  private var remaining: Int

  /// The blocks among `blockCount` whose number equals `value` in the bits of `fixed`; `value` has no
  /// other bits.
  @inline(__always)
  init(blockCount: Int, fixed: Int, value: Int, part: Part) {
    self.fixed = fixed
    self.value = value
    let range = part.range(of: blockCount >> fixed.nonzeroBitCount)
    remaining = range.count
    position = value | Self.spread(range.lowerBound, around: fixed)
  }

  @inline(__always)
  mutating func next() -> Int? {
    guard remaining > 0 else { return nil }
    remaining &-= 1
    let current = position
    position = (((position | fixed) &+ 1) & ~fixed) | value
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
