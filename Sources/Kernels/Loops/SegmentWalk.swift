import KernelInterface

/// Blocks that lie side by side.
struct Segment {
  /// The first of them.
  let blocks: BlockPointer
  /// The number of that one in the state.
  let first: Int
  /// Those that are to be worked on, by their numbers within the segment.
  let walk: BlockWalk
}

/// The segments that hold blocks whose number has given values in some of its bits, in ascending order.
///
/// No `Sequence`: what that needs at run time comes with functions that the linker may give to other modules too, on
/// processors without these instructions.
struct SegmentWalk {
  private let memory: BlockPointer
  /// How many blocks a segment has.
  private let size: Int
  /// How far apart two segments begin, in blocks.
  private let distance: Int
  /// How many segments there are.
  private let count: Int
  /// The bits of a segment's number that are fixed, and their values.
  private let fixed: Int
  private let value: Int
  /// The number of the next segment.
  private var position: Int
  /// The same blocks of every segment.
  private let walk: BlockWalk

  /// The only segment.
  @inline(__always)
  init(_ memory: BlockPointer, size: Int, walk: BlockWalk) {
    self.init(memory, size: size, distance: 0, count: 1, fixed: 0, value: 0, walk: walk)
  }

  /// Those of `count` segments whose number equals `value` in the bits of `fixed`, and a walk over each.
  @inline(__always)
  init(
    _ memory: BlockPointer, size: Int, distance: Int, count: Int, fixed: Int, value: Int, walk: BlockWalk
  ) {
    self.memory = memory
    self.size = size
    self.distance = distance
    self.count = count
    self.fixed = fixed
    self.value = value
    self.walk = walk
    position = value
  }

  @inline(__always)
  mutating func next() -> Segment? {
    guard position < count else { return nil }
    let number = position
    // As in a walk over blocks, a carry runs through the fixed bits.
    position = (((number | fixed) &+ 1) & ~fixed) | value
    return Segment(
      blocks: memory.advanced(byBlocks: number &* distance), first: number &* size, walk: walk)
  }
}
