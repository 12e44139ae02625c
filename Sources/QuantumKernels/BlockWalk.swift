/// The blocks whose number has given values in some of its bits, in ascending order.
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
  init(blockCount: Int, fixed: Int, value: Int) {
    self.fixed = fixed
    self.value = value
    position = value
    remaining = blockCount >> fixed.nonzeroBitCount
  }

  @inline(__always)
  mutating func next() -> Int? {
    guard remaining > 0 else { return nil }
    remaining &-= 1
    let current = position
    position = (((position | fixed) &+ 1) & ~fixed) | value
    return current
  }
}
