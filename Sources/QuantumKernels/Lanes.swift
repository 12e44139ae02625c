/// The real numbers that one cache line holds: the real parts, or the imaginary parts, of one block.
public typealias Lanes = SIMD8<Double>

/// The integers that go with `Lanes`, lane for lane.
typealias LaneIntegers = SIMD8<Int64>

/// A choice of lanes.
typealias LaneMask = SIMDMask<LaneIntegers>

/// The number of each lane: the low bits of the index of the amplitude it holds.
@inline(__always)
var laneNumbers: LaneIntegers { LaneIntegers(0, 1, 2, 3, 4, 5, 6, 7) }

/// The lanes whose number agrees with `value` in the bits of `mask`.
@inline(__always)
func lanes(where mask: Int, equal value: Int) -> LaneMask {
  (laneNumbers & LaneIntegers(repeating: Int64(mask))) .== LaneIntegers(repeating: Int64(value))
}

/// +1 in the lanes whose number has an even count of ones under `mask`, −1 in the others.
@inline(__always)
func laneParitySigns(_ mask: Int) -> Lanes {
  var signs = Lanes(repeating: 1)
  for lane in 0..<Lanes.scalarCount where (lane & mask).nonzeroBitCount & 1 == 1 { signs[lane] = -1 }
  return signs
}

extension SIMD8<Double> {
  /// The same numbers with lanes exchanged in pairs whose numbers differ in one bit, 0, 1 or 2.
  @inline(__always)
  func exchanged(acrossBit bit: Int) -> Lanes {
    switch bit {
    case 0: Lanes(self[1], self[0], self[3], self[2], self[5], self[4], self[7], self[6])
    case 1: Lanes(self[2], self[3], self[0], self[1], self[6], self[7], self[4], self[5])
    default: Lanes(self[4], self[5], self[6], self[7], self[0], self[1], self[2], self[3])
    }
  }

  /// The same numbers, each moved to the lane whose number differs in the bits of `pattern`.
  @inline(__always)
  func exchanged(acrossBits pattern: Int) -> Lanes {
    var result = self
    if pattern & 1 != 0 { result = result.exchanged(acrossBit: 0) }
    if pattern & 2 != 0 { result = result.exchanged(acrossBit: 1) }
    if pattern & 4 != 0 { result = result.exchanged(acrossBit: 2) }
    return result
  }
}
