extension ComplexMatrix {
  /// The principal power of a unitary matrix: eigenphases in (−π, π] are multiplied by the exponent.
  ///
  /// An eigenvalue −1 counts as e^{+iπ}, so that the square root of Z is S and not S†. In O(d³).
  public func unitaryPower(_ exponent: Double) -> ComplexMatrix {
    let system = UnitaryEigensystem(self)
    var scaled = system.vectors
    for (column, phase) in system.phases.enumerated() {
      let factor = Complex.exp(i: phase * exponent)
      for row in 0..<rows { scaled[row, column] *= factor }
    }
    return scaled * system.vectors.adjoint
  }
}
