extension StateVector {
  /// The most qubits on the smaller side for which ``schmidtCoefficients(of:)`` finds the coefficients.
  public static let schmidtQubitLimit = 8

  /// The most qubits of a state that ``schmidtCoefficients(of:)`` takes apart.
  private static let schmidtStateLimit = 20

  /// How strongly some qubits are entangled with all the others: the von Neumann entropy of either side.
  ///
  /// 0 for a product, one bit for each shared Bell pair. Computed on the smaller side, whose entropy is the
  /// same. O(2ⁿ⁺ᵏ + 8ᵏ) for *k* qubits there.
  ///
  /// - Throws: ``StateError/noBipartition(qubitCount:)`` for no qubits or all of them,
  ///   ``StateError/qubitOutOfRange(qubit:qubitCount:)``, ``StateError/qubitRepeated(qubit:)`` or
  ///   ``StateError/tooManyQubits(found:limit:)``.
  public func entanglementEntropy(of qubits: [Int], in unit: EntropyUnit) throws(StateError) -> Double {
    try reducedDensityMatrix(of: smallerSide(of: qubits)).entropy(in: unit)
  }

  /// The Schmidt coefficients between some qubits and all the others, largest first; their squares sum to 1,
  /// and a product state has a single one that is not 0.
  ///
  /// They are the singular values of the amplitudes arranged as a matrix, so that small ones keep their
  /// digits, which the eigenvalues of a density matrix do not. There are 2ᵏ for *k* qubits on the smaller
  /// side; O(2ⁿ⁺ᵏ).
  ///
  /// - Throws: as ``entanglementEntropy(of:in:)``.
  public func schmidtCoefficients(of qubits: [Int]) throws(StateError) -> [Double] {
    let columns = try smallerSide(of: qubits)
    guard columns.count <= Self.schmidtQubitLimit else {
      throw .tooManyQubits(found: columns.count, limit: Self.schmidtQubitLimit)
    }
    guard qubitCount <= Self.schmidtStateLimit else {
      throw .tooManyQubits(found: qubitCount, limit: Self.schmidtStateLimit)
    }
    let rows = (0..<qubitCount).filter { !columns.contains($0) }
    var matrix = ComplexMatrix(rows: 1 << rows.count, columns: 1 << columns.count)
    for (index, amplitude) in amplitudes.enumerated() {
      matrix[Self.bits(of: index, at: rows), Self.bits(of: index, at: columns)] = amplitude
    }
    return matrix.singularValues
  }

  /// How strongly two qubits are entangled with each other: 0 for none, 1 for a Bell pair.
  ///
  /// For a state of two qubits it is 2·|a₀₀·a₁₁ − a₀₁·a₁₀|; beside others the pair is mixed, see
  /// ``DensityMatrix/concurrence()``. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)`` or ``StateError/qubitRepeated(qubit:)``.
  public func concurrence(of first: Int, _ second: Int) throws(StateError) -> Double {
    try check(distinct: [first, second])
    if qubitCount == 2 { return 2 * (self[0] * self[3] - self[1] * self[2]).length }
    return try reducedDensityMatrix(of: [first, second]).concurrence()
  }
}

extension StateVector {
  /// The given qubits or all the others, whichever are fewer.
  private func smallerSide(of qubits: [Int]) throws(StateError) -> [Int] {
    try check(distinct: qubits)
    guard !qubits.isEmpty && qubits.count < qubitCount else {
      throw .noBipartition(qubitCount: qubits.count)
    }
    guard 2 * qubits.count > qubitCount else { return qubits }
    return (0..<qubitCount).filter { !qubits.contains($0) }
  }

  /// The bits of an index at some qubits, the first of them least significant.
  private static func bits(of index: Int, at qubits: [Int]) -> Int {
    var bits = 0
    for (place, qubit) in qubits.enumerated() { bits |= (index >> qubit & 1) << place }
    return bits
  }
}
