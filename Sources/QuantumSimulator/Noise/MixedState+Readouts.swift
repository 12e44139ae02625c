extension MixedState {
  /// tr ρ: 1 up to rounding errors. O(2ⁿ).
  public var trace: Double {
    var sum = 0.0
    for index in 0..<(1 << qubitCount) { sum += self[index, index].real }
    return sum
  }

  /// tr ρ²: 1 for a pure state, 2⁻ⁿ for the completely mixed one. O(4ⁿ).
  public var purity: Double { elements.readable.squaredNorm }

  /// The probability of each basis state. O(2ⁿ).
  public var probabilities: [Double] {
    var result: [Double] = []
    for index in 0..<(1 << qubitCount) { result.append(self[index, index].real) }
    return result
  }

  /// The expectation value tr(ρP) of a Pauli string. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)`` when the string reaches past the state.
  public func expectation(of string: PauliString) throws(StateError) -> Double {
    try check(reach: string)
    return string.expectation(dimension: 1 << qubitCount) { self[$0, $1] }
  }

  /// The Bloch vector of a qubit. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func blochVector(of qubit: Int) throws(StateError) -> BlochVector {
    try check(distinct: [qubit])
    return try BlochVector(of: qubit) { (string) throws(StateError) in try expectation(of: string) }
  }

  /// The probability ⟨ψ|ρ|ψ⟩ that the state passes for the pure state |ψ⟩. O(4ⁿ).
  ///
  /// - Throws: ``StateError/qubitCountMismatch(found:wanted:)``.
  public func fidelity(with state: StateVector) throws(StateError) -> Double {
    guard state.qubitCount == qubitCount else {
      throw .qubitCountMismatch(found: state.qubitCount, wanted: qubitCount)
    }
    return state.share { self[$0, $1] }
  }

  /// The density matrix of some qubits, the others traced out; bit *i* of a row is qubit `qubits[i]`.
  /// O(2ⁿ⁺ᵏ) for *k* qubits.
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``, ``StateError/qubitRepeated(qubit:)``,
  ///   ``StateError/noBipartition(qubitCount:)`` for no qubits, or
  ///   ``StateError/tooManyQubits(found:limit:)`` past ``DensityMatrix/qubitLimit``.
  public func reducedDensityMatrix(of qubits: [Int]) throws(StateError) -> DensityMatrix {
    try check(distinct: qubits)
    guard !qubits.isEmpty else { throw .noBipartition(qubitCount: 0) }
    guard qubits.count <= DensityMatrix.qubitLimit else {
      throw .tooManyQubits(found: qubits.count, limit: DensityMatrix.qubitLimit)
    }
    var mask = 0
    for qubit in qubits { mask |= 1 << qubit }
    var matrix = ComplexMatrix(rows: 1 << qubits.count, columns: 1 << qubits.count)
    for column in 0..<matrix.columns {
      for row in 0..<matrix.rows {
        let (rowBits, columnBits) = (Self.spread(row, over: qubits), Self.spread(column, over: qubits))
        var sum = Complex.zero
        // Every pattern of the other qubits, the same on both sides.
        for rest in 0..<(1 << qubitCount) where rest & mask == 0 {
          sum += self[rest | rowBits, rest | columnBits]
        }
        matrix[row, column] = sum
      }
    }
    return DensityMatrix(trusted: matrix)
  }

  /// The whole density matrix. O(4ⁿ).
  ///
  /// - Throws: ``StateError/tooManyQubits(found:limit:)`` past ``DensityMatrix/qubitLimit``.
  public func densityMatrix() throws(StateError) -> DensityMatrix {
    guard qubitCount <= DensityMatrix.qubitLimit else {
      throw .tooManyQubits(found: qubitCount, limit: DensityMatrix.qubitLimit)
    }
    let dimension = 1 << qubitCount
    var matrix = ComplexMatrix(rows: dimension, columns: dimension)
    for row in 0..<dimension {
      for column in 0..<dimension { matrix[row, column] = self[row, column] }
    }
    return DensityMatrix(trusted: matrix)
  }

  private static func spread(_ bits: Int, over qubits: [Int]) -> Int {
    var index = 0
    for (place, qubit) in qubits.enumerated() { index |= (bits >> place & 1) << qubit }
    return index
  }
}

extension MixedState {
  /// The Bloch vectors of all qubits, qubit 0 first. O(n·2ⁿ).
  public var blochVectors: [BlochVector] {
    get throws(StateError) {
      var arrows: [BlochVector] = []
      for qubit in 0..<qubitCount { arrows.append(try blochVector(of: qubit)) }
      return arrows
    }
  }

  /// States of the same number of qubits, each as likely as its share of the sum of all shares. O(4ⁿ) a state.
  ///
  /// - Throws: ``StateError/zeroVector`` where there is no share more than 0.
  public static func mixture(
    of parts: [(state: MixedState, share: Double)]
  ) throws(StateError) -> MixedState {
    var total = 0.0
    for part in parts { total += part.share }
    guard var sum = parts.first?.state, let first = parts.first?.share, total > 0 else { throw .zeroVector }
    try sum.scale(by: first / total)
    for part in parts.dropFirst() { try sum.add(part.state, times: part.share / total) }
    return sum
  }
}
