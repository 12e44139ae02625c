extension Lanes {
  /// The same numbers with lanes exchanged in pairs whose numbers differ in one bit.
  @inline(__always)
  func exchanged(acrossBit bit: Int) -> Lanes {
    #if SINGLE_PRECISION
      switch bit {
      case 0:
        Lanes(
          self[1], self[0], self[3], self[2], self[5], self[4], self[7], self[6], self[9], self[8], self[11],
          self[10], self[13], self[12], self[15], self[14])
      case 1:
        Lanes(
          self[2], self[3], self[0], self[1], self[6], self[7], self[4], self[5], self[10], self[11], self[8],
          self[9], self[14], self[15], self[12], self[13])
      case 2:
        Lanes(
          self[4], self[5], self[6], self[7], self[0], self[1], self[2], self[3], self[12], self[13],
          self[14], self[15], self[8], self[9], self[10], self[11])
      default: Lanes(lowHalf: highHalf, highHalf: lowHalf)
      }
    #else
      switch bit {
      case 0: Lanes(self[1], self[0], self[3], self[2], self[5], self[4], self[7], self[6])
      case 1: Lanes(self[2], self[3], self[0], self[1], self[6], self[7], self[4], self[5])
      default: Lanes(lowHalf: highHalf, highHalf: lowHalf)
      }
    #endif
  }

  /// The same numbers, each moved to the lane whose number differs in the bits of `pattern`.
  @inline(__always)
  func exchanged(acrossBits pattern: Int) -> Lanes {
    var result = self
    for bit in 0..<laneQubits where pattern >> bit & 1 == 1 { result = result.exchanged(acrossBit: bit) }
    return result
  }
}
