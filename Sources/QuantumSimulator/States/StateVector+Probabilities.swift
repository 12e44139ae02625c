extension StateVector {
  /// The most qubits over which a table of probabilities is made: 2²⁶ numbers, half a gibibyte.
  public static let probabilityTableLimit = 26

  /// The probability of every basis state, in index order. O(2ⁿ).
  ///
  /// - Throws: ``StateError/tooManyQubits(found:limit:)`` past ``probabilityTableLimit``.
  public func probabilities() throws(StateError) -> [Double] {
    guard qubitCount <= Self.probabilityTableLimit else {
      throw .tooManyQubits(found: qubitCount, limit: Self.probabilityTableLimit)
    }
    return readable.weights
  }

  /// The probabilities of the 2ᵐ values of some qubits, whatever the others do.
  ///
  /// The order given is the order of bits: bit *i* of an index into the result is qubit `qubits[i]`, so the
  /// first qubit named is the rightmost symbol of the value. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``, ``StateError/qubitRepeated(qubit:)`` or
  ///   ``StateError/tooManyQubits(found:limit:)``.
  public func probabilities(of qubits: [Int]) throws(StateError) -> [Double] {
    try check(distinct: qubits)
    guard qubits.count <= Self.probabilityTableLimit else {
      throw .tooManyQubits(found: qubits.count, limit: Self.probabilityTableLimit)
    }
    return readable.marginals(of: qubits)
  }

  /// The probability of a basis state. O(1).
  ///
  /// - Throws: ``StateError/basisStateOutOfRange(found:basisStateCount:)``.
  public func probability(ofBasisState index: Int) throws(StateError) -> Double {
    guard (0..<basisStateCount).contains(index) else {
      throw .basisStateOutOfRange(found: index, basisStateCount: basisStateCount)
    }
    return self[index].lengthSquared
  }

  /// The probability that a qubit, looked at, is found to be |1⟩. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func probability(ofOne qubit: Int) throws(StateError) -> Double {
    try probabilities(of: [qubit])[1]
  }
}
