import KernelInterface

/// Memory that gates work on: blocks side by side, or in segments with gaps between them.
protocol BlockMemory {
  /// The blocks whose number equals `value` in the bits of `fixed`, or a part of them, segment by segment; `value` has
  /// no other bits.
  func segments(fixed: Int, value: Int, part: Part) -> SegmentWalk

  /// How far apart the blocks lie that the bits of `stride` tell apart, in blocks.
  func distance(_ stride: Int) -> Int
}

extension Chunk: BlockMemory {
  /// The memory as the lanes that it holds.
  @inline(__always)
  var lanes: BlockPointer { memory.assumingMemoryBound(to: Lanes.self) }

  @inline(__always)
  func segments(fixed: Int, value: Int, part: Part) -> SegmentWalk {
    SegmentWalk(
      lanes, size: count, walk: BlockWalk(blockCount: count, fixed: fixed, value: value, part: part))
  }

  @inline(__always)
  func distance(_ stride: Int) -> Int { stride }
}

extension AmplitudeBlocks: BlockMemory {
  /// The block with this number.
  @inline(__always)
  func block(_ number: Int) -> Block { lanes.block(layout.place(number)) }

  /// Replaces the block with this number.
  @inline(__always)
  func store(_ block: Block, at number: Int) { lanes.store(block, at: layout.place(number)) }

  @inline(__always)
  private var lanes: BlockPointer { memory.assumingMemoryBound(to: Lanes.self) }

  @inline(__always)
  func segments(fixed: Int, value: Int, part: Part) -> SegmentWalk {
    #if PAGE
      let whole = Chunk(memory: memory, count: count)
      return whole.segments(fixed: fixed, value: value, part: part)
    #else
      let (bits, size) = (layout.segmentBits, min(count, 1 &<< layout.segmentBits))
      let within = size &- 1
      return SegmentWalk(
        lanes, size: size, distance: size &+ layout.gapBlocks, count: max(1, count &>> bits),
        fixed: fixed &>> bits, value: value &>> bits,
        walk: BlockWalk(blockCount: size, fixed: fixed & within, value: value & within, part: part))
    #endif
  }

  @inline(__always)
  func distance(_ stride: Int) -> Int { layout.place(stride) }

  /// Where the blocks lie whose numbers differ from those of a segment's blocks in the bits of `flip`: in another
  /// segment, and there with numbers that differ in some bits.
  @inline(__always)
  func partners(of segment: Segment, across flip: Int) -> (blocks: BlockPointer, flip: Int) {
    let within = flip & (1 &<< layout.segmentBits &- 1)
    return (lanes.advanced(byBlocks: layout.place(segment.first ^ flip ^ within)), within)
  }
}
