/// How two states differ, with and without regard to global phase.
public struct StateComparison: Hashable, Sendable {
  /// The phase φ in (−π, π], in radians, for which e^{iφ} times the first state is closest to the second;
  /// 0 where the states are orthogonal, since every phase is then as close.
  public let globalPhase: Double
  /// The length of the difference once that phase is taken out: 0 for equal states, √2 for orthogonal ones.
  public let gap: Double
  /// The length of the difference as the states are, global phase included.
  public let exactGap: Double

  /// Whether the states are physically the same: equal up to a global phase, within `tolerance`.
  public func isEqualUpToGlobalPhase(tolerance: Double = 1e-9) -> Bool { gap <= tolerance }

  /// Whether the amplitudes are the same, within `tolerance`.
  public func isEqual(tolerance: Double = 1e-9) -> Bool { exactGap <= tolerance }
}

extension StateVector {
  /// ⟨self|other⟩: conjugate-linear in this state, linear in the other. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitCountMismatch(found:wanted:)``.
  public func innerProduct(with other: StateVector) throws(StateError) -> Complex {
    try check(sameSizeAs: other)
    return try readable.innerProduct(with: other.readable.laidOut(as: readable))
  }

  /// The probability |⟨self|other⟩|² that one state passes for the other. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitCountMismatch(found:wanted:)``.
  public func fidelity(with other: StateVector) throws(StateError) -> Double {
    try innerProduct(with: other).lengthSquared
  }

  /// How this state differs from another: the global phase between them and the gaps. O(2ⁿ).
  ///
  /// The gaps are lengths of differences, so they tell states apart down to rounding error, where a
  /// fidelity near 1 has lost half of the digits.
  ///
  /// - Throws: ``StateError/qubitCountMismatch(found:wanted:)``.
  public func comparison(with other: StateVector) throws(StateError) -> StateComparison {
    try check(sameSizeAs: other)
    let second = try other.readable.laidOut(as: readable)
    let product = readable.innerProduct(with: second)
    let length = product.length
    // Below this an inner product of unit vectors is rounding error.
    let isOrthogonal = length < 1e-14
    let factor = isOrthogonal ? Complex.one : Complex(product.real / length, product.imaginary / length)
    let gap = readable.squaredDistance(to: second, factor: factor).squareRoot()
    return StateComparison(
      globalPhase: isOrthogonal ? 0 : product.phase, gap: gap,
      exactGap: readable.squaredDistance(to: second, factor: .one).squareRoot())
  }
}
