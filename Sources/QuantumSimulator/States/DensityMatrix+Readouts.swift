extension DensityMatrix {
  /// tr ρ²: 1 for a pure state, 2⁻ⁿ for the completely mixed one. O(4ⁿ).
  public var purity: Double { matrix.elements.reduce(0) { $0 + $1.lengthSquared } }

  /// The eigenvalues in ascending order: the probabilities of the pure states it mixes. O(8ⁿ).
  public var eigenvalues: [Double] { HermitianEigensystem(matrix).values }

  /// The von Neumann entropy −tr ρ·log ρ: 0 for a pure state, *n* bits for the completely mixed one. O(8ⁿ).
  public func entropy(in unit: EntropyUnit) -> Double { unit.entropy(of: eigenvalues) }

  /// The probability of each basis state: the diagonal. O(2ⁿ).
  public var probabilities: [Double] { matrix.diagonal.map { $0.real } }

  /// The expectation value tr(ρP) of a Pauli string. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)`` when the string reaches past the matrix.
  public func expectation(of string: PauliString) throws(StateError) -> Double {
    guard string.minimumQubitCount <= qubitCount else {
      throw .qubitOutOfRange(qubit: string.minimumQubitCount - 1, qubitCount: qubitCount)
    }
    return string.expectation(dimension: matrix.rows) { matrix[$0, $1] }
  }

  /// The Bloch vector of one of the qubits. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func blochVector(of qubit: Int) throws(StateError) -> BlochVector {
    guard (0..<qubitCount).contains(qubit) else {
      throw .qubitOutOfRange(qubit: qubit, qubitCount: qubitCount)
    }
    return try BlochVector(of: qubit) { (string) throws(StateError) in try expectation(of: string) }
  }
}

/// The base of the logarithm in an entropy.
public enum EntropyUnit: Hashable, Sendable {
  /// Logarithms to base 2: half of a Bell pair has one bit.
  case bits
  /// Natural logarithms: half of a Bell pair has 0.6931 nats.
  case nats

  /// −Σ p·log p, where 0·log 0 = 0 and rounding errors below zero count as zero.
  func entropy(of probabilities: [Double]) -> Double {
    var nats = 0.0
    for probability in probabilities where probability > 0 && probability < 1 {
      nats -= probability * ElementaryFunctions.log(probability)
    }
    switch self {
    case .nats: return nats
    case .bits: return nats / 0x1.62e42fefa39efp-1
    }
  }
}
