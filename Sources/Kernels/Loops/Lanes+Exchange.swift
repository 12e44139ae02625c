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
      default:
        Lanes(
          self[8], self[9], self[10], self[11], self[12], self[13], self[14], self[15], self[0], self[1],
          self[2],
          self[3], self[4], self[5], self[6], self[7])
      }
    #else
      switch bit {
      case 0: Lanes(self[1], self[0], self[3], self[2], self[5], self[4], self[7], self[6])
      case 1: Lanes(self[2], self[3], self[0], self[1], self[6], self[7], self[4], self[5])
      default: Lanes(self[4], self[5], self[6], self[7], self[0], self[1], self[2], self[3])
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

/// Calls a loop with the number of a lane qubit as a constant, so that an exchange across it is one instruction.
@inline(__always)
func withConstant(laneQubit: Int, _ loop: (_ laneQubit: Int) -> Void) {
  switch laneQubit {
  case 0: loop(0)
  case 1: loop(1)
  case 2: loop(2)
  default: loop(3)
  }
}

/// Calls a loop with the numbers of two lane qubits, the lower one first, as constants.
@inline(__always)
func withConstant(laneQubits low: Int, _ high: Int, _ loop: (_ low: Int, _ high: Int) -> Void) {
  switch (low, high) {
  case (0, 1): loop(0, 1)
  case (0, 2): loop(0, 2)
  case (1, 2): loop(1, 2)
  #if SINGLE_PRECISION
    case (0, _): loop(0, 3)
    case (1, _): loop(1, 3)
  #endif
  default: loop(2, 3)
  }
}
