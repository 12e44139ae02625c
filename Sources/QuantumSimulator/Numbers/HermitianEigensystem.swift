/// The eigenvalues and eigenvectors of a Hermitian matrix.
///
/// Found by the cyclic Jacobi method for complex matrices (G. H. Golub and C. F. Van Loan, "Matrix
/// Computations", 4th edition, section 8.5): slower than the tridiagonal methods, but as accurate as any
/// and short. In O(d³) a sweep, with about log d + 5 sweeps.
public struct HermitianEigensystem: Sendable {
  /// The eigenvalues in ascending order.
  public let values: [Double]
  /// The matrix whose column k is the unit eigenvector of `values[k]`.
  public let vectors: ComplexMatrix

  /// Diagonalises a square matrix, of which only the Hermitian part (A + A†)/2 is looked at.
  public init(_ matrix: ComplexMatrix) {
    precondition(matrix.isSquare, "Only a square matrix has eigenvalues.")
    let dimension = matrix.rows
    var a = Complex(0.5) * (matrix + matrix.adjoint)
    var vectors = ComplexMatrix.identity(dimension)
    let threshold = a.norm * 0x1p-60
    for _ in 0..<60 {
      var largest = 0.0
      for p in 0..<dimension {
        for q in (p + 1)..<max(dimension, p + 1) {
          let length = a[p, q].length
          largest = max(largest, length)
          if length <= threshold { continue }
          let rotation = PlaneRotation(
            annihilating: a[p, q], between: a[p, p].real, and: a[q, q].real)
          let (alpha, beta) = (a[p, p].real - rotation.shift, a[q, q].real + rotation.shift)
          rotation.applyToColumns(p, q, of: &a)
          rotation.applyToRows(p, q, of: &a)
          // What is known of the four elements is better than what the products round to.
          (a[p, p], a[q, q]) = (Complex(alpha), Complex(beta))
          (a[p, q], a[q, p]) = (.zero, .zero)
          rotation.applyToColumns(p, q, of: &vectors)
        }
      }
      if largest <= threshold { break }
    }
    let order = (0..<dimension).sorted { a[$0, $0].real < a[$1, $1].real }
    var sortedVectors = ComplexMatrix(rows: dimension, columns: dimension)
    var values: [Double] = []
    for (column, source) in order.enumerated() {
      values.append(a[source, source].real)
      for row in 0..<dimension { sortedVectors[row, column] = vectors[row, source] }
    }
    self.values = values
    self.vectors = sortedVectors
  }
}
