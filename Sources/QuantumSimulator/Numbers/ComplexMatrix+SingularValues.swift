extension ComplexMatrix {
  /// The singular values, largest first, by the one-sided Jacobi method (M. R. Hestenes, "Inversion of
  /// matrices by biorthogonalization and related results", Journal of SIAM 6, 1958): small ones keep their
  /// relative accuracy.
  public var singularValues: [Double] {
    var a = rows >= columns ? self : adjoint
    for _ in 0..<60 {
      var isOrthogonal = true
      for p in 0..<a.columns {
        for q in (p + 1)..<max(a.columns, p + 1) {
          var (alpha, beta, gamma) = (0.0, 0.0, Complex.zero)
          for row in 0..<a.rows {
            alpha += a[row, p].lengthSquared
            beta += a[row, q].lengthSquared
            gamma += a[row, p].conjugate * a[row, q]
          }
          if gamma.length <= 0x1p-52 * (alpha * beta).squareRoot() { continue }
          isOrthogonal = false
          PlaneRotation(annihilating: gamma, between: alpha, and: beta)
            .applyToColumns(p, q, of: &a)
        }
      }
      if isOrthogonal { break }
    }
    var values: [Double] = []
    for column in 0..<a.columns {
      var sum = 0.0
      for row in 0..<a.rows { sum += a[row, column].lengthSquared }
      values.append(sum.squareRoot())
    }
    return values.sorted(by: >)
  }
}
