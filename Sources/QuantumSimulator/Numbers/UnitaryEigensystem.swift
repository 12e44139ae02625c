/// The eigenphases and eigenvectors of a unitary matrix.
///
/// A unitary is normal, so that plane rotations alone make it diagonal. Each is the one that leaves least
/// off the diagonal (J.-F. Cardoso and A. Souloumiac, "Jacobi angles for simultaneous diagonalization",
/// SIAM Journal on Matrix Analysis and Applications 17, 1996, applied to the two commuting Hermitian parts
/// at once); repeated eigenvalues need no care. In O(d³) a sweep.
public struct UnitaryEigensystem: Sendable {
  /// The phases φ of the eigenvalues e^{iφ}, in radians in (−π, π]; −1 has phase +π.
  public let phases: [Double]
  /// The matrix whose column k is the unit eigenvector of `phases[k]`.
  public let vectors: ComplexMatrix

  /// Diagonalises a matrix that is unitary up to rounding.
  public init(_ matrix: ComplexMatrix) {
    precondition(matrix.isSquare, "Only a square matrix has eigenvalues.")
    let dimension = matrix.rows
    var a = matrix
    var vectors = ComplexMatrix.identity(dimension)
    for _ in 0..<60 {
      var largest = 0.0
      for p in 0..<dimension {
        for q in (p + 1)..<max(dimension, p + 1) {
          // Within rounding of diagonal: of equal eigenvalues any vectors will do.
          if max(a[p, q].length, a[q, p].length) <= 0x1p-52 { continue }
          let rotation = Self.rotation(a[p, p] - a[q, q], a[p, q], a[q, p])
          largest = max(largest, rotation.s.length)
          rotation.applyToColumns(p, q, of: &a)
          rotation.applyToRows(p, q, of: &a)
          rotation.applyToColumns(p, q, of: &vectors)
        }
      }
      if largest <= 0x1p-50 { break }
    }
    var phases: [Double] = []
    for index in 0..<dimension {
      let phase = a[index, index].phase
      // An eigenvalue −1 may come out a rounding below the real axis.
      phases.append(phase <= -Double.pi + 1e-12 ? Double.pi : phase)
    }
    self.phases = phases
    self.vectors = vectors
  }

  /// The rotation that brings most of [[·, b], [c, ·]], whose diagonal differs by `difference`, onto the
  /// diagonal: equations (2.10) and following of the paper, for the one matrix.
  private static func rotation(_ difference: Complex, _ b: Complex, _ c: Complex) -> PlaneRotation {
    let h = (difference, b + c, Complex.i * (c - b))
    // The real part of h·h†, whose leading eigenvector (x, y, z) holds the angles.
    func product(_ u: Complex, _ v: Complex) -> Complex {
      Complex(u.real * v.real + u.imaginary * v.imaginary)
    }
    let (xy, xz, yz) = (product(h.0, h.1), product(h.0, h.2), product(h.1, h.2))
    let system = HermitianEigensystem(
      ComplexMatrix(
        rows: 3, columns: 3,
        elements: [
          product(h.0, h.0), xy, xz, xy, product(h.1, h.1), yz, xz, yz, product(h.2, h.2),
        ]))
    var (x, y, z) = (
      system.vectors[0, 2].real, system.vectors[1, 2].real, system.vectors[2, 2].real
    )
    if x < 0 { (x, y, z) = (-x, -y, -z) }
    let cosine = ((x + 1) / 2).squareRoot()
    return PlaneRotation(c: cosine, s: (1 / (2 * cosine)) * Complex(y, -z))
  }
}
