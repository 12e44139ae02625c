extension ComplexMatrix {
  /// The principal power of a unitary matrix: eigenphases in (−π, π] are multiplied by the exponent.
  ///
  /// An eigenvalue −1 counts as e^{+iπ}, so that the square root of Z is S and not S†. The exponent must be finite. In
  /// O(d³).
  public func unitaryPower(_ exponent: Double) -> ComplexMatrix {
    let system = UnitaryEigensystem(self)
    var scaled = system.vectors
    for (column, phase) in system.phases.enumerated() {
      let factor = Complex.exp(i: phase, times: exponent)
      for row in 0..<rows { scaled[row, column] *= factor }
    }
    return scaled * system.vectors.adjoint
  }
}

extension Complex {
  /// e^{iφt} for a phase φ in [−π, π] and any finite t, though φt may be past the largest double.
  fileprivate static func exp(i phase: Double, times t: Double) -> Complex {
    let angle = phase * t
    if angle.isFinite { return .exp(i: angle) }
    let quarter = Complex.exp(i: phase * (t / 4))
    let half = quarter * quarter
    return half * half
  }
}
