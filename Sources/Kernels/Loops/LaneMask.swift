import LaneInstructions

/// A choice of lanes: all bits of a chosen lane are ones.
///
/// Bits rather than `SIMDMask`, whose comparisons and choices go lane by lane.
struct LaneMask {
  private let bits: LaneIntegers

  private init(bits: LaneIntegers) { self.bits = bits }

  /// The lanes whose number agrees with `value` in the bits of `mask`.
  @inline(__always)
  init(where mask: Int, equal value: Int) {
    typealias Scalar = LaneIntegers.Scalar
    var numbers = LaneIntegers(repeating: 0)
    for lane in 0..<blockAmplitudes { numbers[lane] = Scalar(truncatingIfNeeded: lane) }
    let agree =
      (numbers & LaneIntegers(repeating: Scalar(truncatingIfNeeded: mask)))
      .== LaneIntegers(repeating: Scalar(truncatingIfNeeded: value))
    bits = unsafeBitCast(agree, to: LaneIntegers.self)
  }

  /// The lanes in both.
  @inline(__always)
  static func & (a: LaneMask, b: LaneMask) -> LaneMask { LaneMask(bits: a.bits & b.bits) }

  /// The lanes in either.
  @inline(__always)
  static func | (a: LaneMask, b: LaneMask) -> LaneMask { LaneMask(bits: a.bits | b.bits) }

  /// The numbers of `lanes`, with those of `others` in the chosen lanes.
  @inline(__always)
  func choose(_ others: Lanes, over lanes: Lanes) -> Lanes {
    #if SINGLE_PRECISION
      lanes_choose_float16(bits, others, lanes)
    #else
      lanes_choose_double8(bits, others, lanes)
    #endif
  }
}
