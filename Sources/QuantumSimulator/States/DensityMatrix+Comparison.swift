extension DensityMatrix {
  /// The probability ⟨ψ|ρ|ψ⟩ that the state passes for the pure state |ψ⟩. O(4ⁿ).
  ///
  /// - Throws: ``StateError/qubitCountMismatch(found:wanted:)``.
  public func fidelity(with state: StateVector) throws(StateError) -> Double {
    guard state.qubitCount == qubitCount else {
      throw .qubitCountMismatch(found: state.qubitCount, wanted: qubitCount)
    }
    return state.share { matrix[$0, $1] }
  }

  /// The fidelity (tr √(√ρ·σ·√ρ))² of two mixed states: 1 for equal ones, 0 for orthogonal ones.
  ///
  /// Squared, as A. Uhlmann defined it ("The 'transition probability' in the state space of a *-algebra",
  /// Reports on Mathematical Physics 9, 273, 1976), so that it agrees with the fidelity of pure states.
  /// O(8ⁿ).
  ///
  /// - Throws: ``StateError/qubitCountMismatch(found:wanted:)``.
  public func fidelity(with other: DensityMatrix) throws(StateError) -> Double {
    guard other.qubitCount == qubitCount else {
      throw .qubitCountMismatch(found: other.qubitCount, wanted: qubitCount)
    }
    let overlaps = squareRootColumns.adjoint * other.squareRootColumns
    let trace = overlaps.singularValues.reduce(0, +)
    return trace * trace
  }
}
