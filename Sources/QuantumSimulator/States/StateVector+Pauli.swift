extension StateVector {
  /// The expectation value ⟨ψ|P|ψ⟩ of a Pauli string, between −1 and 1. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)`` when the string reaches past the state.
  public func expectation(of string: PauliString) throws(StateError) -> Double {
    let masks = try masks(of: string)
    return readable.pauliExpectation(flipMask: masks.flip, signMask: masks.sign)
  }

  /// Applies the Pauli string itself: ψ becomes Pψ. O(2ⁿ).
  ///
  /// - Throws: as ``expectation(of:)``.
  public mutating func apply(_ string: PauliString) throws(StateError) {
    let masks = try masks(of: string)
    try writable().combineWithPauli(
      flipMask: masks.flip, signMask: masks.sign, identity: .zero, string: .one)
  }

  /// Applies the rotation e^{−iθP/2} = cos(θ/2) − i·sin(θ/2)·P about a Pauli string, θ in radians; for one
  /// factor it is Rx, Ry or Rz, for two Rxx and its like. O(2ⁿ).
  ///
  /// - Throws: as ``expectation(of:)``.
  public mutating func rotate(about string: PauliString, by angle: Double) throws(StateError) {
    let masks = try masks(of: string)
    let half = Complex.exp(i: angle / 2)
    try writable().combineWithPauli(
      flipMask: masks.flip, signMask: masks.sign, identity: Complex(half.real),
      string: Complex(0, -half.imaginary))
  }

  /// The string's masks for the kernels, checked to lie within the state.
  func masks(of string: PauliString) throws(StateError) -> (flip: Int, sign: Int) {
    if string.minimumQubitCount > 0 { try check(string.minimumQubitCount - 1) }
    return (Int(string.xMask), Int(string.zMask))
  }
}
