/// A rotation in the plane of two coordinates, the step of every Jacobi method here: the unitary
/// [[c, −s̄], [s, c]] on columns p and q, with c real.
struct PlaneRotation {
  let c: Double
  let s: Complex
  /// What the rotation takes from the diagonal element p and gives to q, where it annihilates.
  let shift: Double

  init(c: Double, s: Complex, shift: Double = 0) {
    self.c = c
    self.s = s
    self.shift = shift
  }

  /// The rotation R that makes R†[[alpha, gamma], [γ̄, beta]]R diagonal, by the smaller of the two angles.
  init(annihilating gamma: Complex, between alpha: Double, and beta: Double) {
    let length = gamma.length
    guard length > 0 else {
      self.init(c: 1, s: .zero)
      return
    }
    let cotangent = (beta - alpha) / (2 * length)
    let magnitude = 1 / (cotangent.magnitude + (1 + cotangent * cotangent).squareRoot())
    let tangent = cotangent < 0 ? -magnitude : magnitude
    let c = 1 / (1 + tangent * tangent).squareRoot()
    // s carries the phase of the conjugate of γ, and the sign that makes the new (p, q) vanish.
    self.init(c: c, s: (-tangent * c / length) * gamma.conjugate, shift: tangent * length)
  }

  /// A ↦ A·R.
  func applyToColumns(_ p: Int, _ q: Int, of matrix: inout ComplexMatrix) {
    for row in 0..<matrix.rows {
      let (a, b) = (matrix[row, p], matrix[row, q])
      matrix[row, p] = c * a + s * b
      matrix[row, q] = c * b - s.conjugate * a
    }
  }

  /// A ↦ R†·A.
  func applyToRows(_ p: Int, _ q: Int, of matrix: inout ComplexMatrix) {
    for column in 0..<matrix.columns {
      let (a, b) = (matrix[p, column], matrix[q, column])
      matrix[p, column] = c * a + s.conjugate * b
      matrix[q, column] = c * b - s * a
    }
  }
}
