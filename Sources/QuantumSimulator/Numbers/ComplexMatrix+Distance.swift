extension ComplexMatrix {
  /// The Frobenius norm: the square root of the sum of the squared lengths of all elements.
  public var norm: Double {
    var sum = 0.0
    for element in elements { sum += element.lengthSquared }
    return sum.squareRoot()
  }

  /// How far the matrix is from unitary: the Frobenius norm of U†U − 1.
  ///
  /// No state's total probability changes by more than this when the matrix is applied. In O(dimension³).
  public var unitarityDistance: Double { (adjoint * self - .identity(columns)).norm }

  /// The Frobenius norm of the difference.
  public func distance(to other: ComplexMatrix) -> Double { (self - other).norm }

  /// The least Frobenius norm of `self − e^{iφ}·other` over all phases φ.
  public func distanceUpToGlobalPhase(to other: ComplexMatrix) -> Double {
    let phase = globalPhase(relativeTo: other)
    return distance(to: Complex.exp(i: phase) * other)
  }

  /// The phase φ, in radians, for which `e^{iφ}·other` is nearest to this matrix; zero if every phase is as
  /// near.
  public func globalPhase(relativeTo other: ComplexMatrix) -> Double {
    other.innerProduct(with: self).phase
  }

  /// tr(A†B) with A this matrix.
  public func innerProduct(with other: ComplexMatrix) -> Complex {
    precondition(
      rows == other.rows && columns == other.columns, "The dimensions of an inner product must agree.")
    var sum = Complex.zero
    for index in elements.indices { sum += elements[index].conjugate * other.elements[index] }
    return sum
  }

  /// |tr(A†B)|² / d² of two square matrices of dimension d: one exactly when two unitaries agree up to
  /// global phase.
  public func processFidelity(with other: ComplexMatrix) -> Double {
    innerProduct(with: other).lengthSquared / Double(rows * rows)
  }
}
