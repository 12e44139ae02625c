extension DensityMatrix {
  /// How strongly the two qubits are entangled: 0 for a mixture of products, 1 for a Bell pair.
  ///
  /// W. K. Wootters, "Entanglement of formation of an arbitrary state of two qubits", Physical Review Letters
  /// 80, 2245 (1998): max(0, λ₁ − λ₂ − λ₃ − λ₄), where λ are, largest first, the square roots of the
  /// eigenvalues of ρ·(Y⊗Y)·ρ*·(Y⊗Y). They are found without squaring, as the singular values of
  /// Wᵀ·(Y⊗Y)·W with ρ = W·W†, because the square root of a rounding error of 10⁻¹⁶ would be 10⁻⁸.
  ///
  /// - Throws: ``StateError/qubitCountMismatch(found:wanted:)`` unless there are two qubits.
  public func concurrence() throws(StateError) -> Double {
    guard qubitCount == 2 else { throw .qubitCountMismatch(found: qubitCount, wanted: 2) }
    let root = squareRootColumns
    // Y⊗Y exchanges |00⟩ with −|11⟩ and |01⟩ with |10⟩.
    let signs = [-1.0, 1, 1, -1]
    var overlaps = ComplexMatrix(rows: 4, columns: 4)
    for a in 0..<4 {
      for b in 0..<4 {
        for row in 0..<4 { overlaps[a, b] += signs[row] * (root[row, a] * root[3 - row, b]) }
      }
    }
    let values = overlaps.singularValues
    return max(0, values[0] - values[1] - values[2] - values[3])
  }

  /// The eigenvectors in columns, each scaled by the root of its eigenvalue: W with ρ = W·W†.
  var squareRootColumns: ComplexMatrix {
    let system = HermitianEigensystem(matrix)
    var columns = system.vectors
    for column in 0..<columns.columns {
      let root = max(0, system.values[column]).squareRoot()
      for row in 0..<columns.rows { columns[row, column] = root * columns[row, column] }
    }
    return columns
  }
}
