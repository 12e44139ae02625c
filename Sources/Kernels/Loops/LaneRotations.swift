/// Real matrices on qubits that choose a lane: for each a pair of vectors, what a lane keeps of itself and what
/// it takes of its partner.
struct LaneRotations {
  /// Which of the lane qubits have a matrix.
  let mask: Int
  private let coefficients: BlockPointer

  /// The pair for lane qubit *i* lies at 2*i*, 2*i* + 1.
  @inline(__always)
  init(mask: Int, coefficients: BlockPointer) {
    self.mask = mask
    self.coefficients = coefficients
  }

  @inline(__always)
  func applied(to vector: Lanes) -> Lanes {
    var result = vector
    if mask & 1 != 0 { result = mixed(result, acrossBit: 0) }
    if mask & 2 != 0 { result = mixed(result, acrossBit: 1) }
    if mask & 4 != 0 { result = mixed(result, acrossBit: 2) }
    #if SINGLE_PRECISION
      if mask & 8 != 0 { result = mixed(result, acrossBit: 3) }
    #endif
    return result
  }

  @inline(__always)
  private func mixed(_ vector: Lanes, acrossBit bit: Int) -> Lanes {
    (coefficients[2 * bit] * vector).adding(
      coefficients[2 * bit + 1], times: vector.exchanged(acrossBit: bit))
  }
}
