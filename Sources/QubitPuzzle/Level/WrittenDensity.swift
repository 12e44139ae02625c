public import QuantumSimulator

/// A mixed state together with the way its author wrote it.
public enum WrittenDensity: Hashable, Sendable {
  /// The rows of its matrix ρ, in index order: qubit 0 is the least significant bit.
  case rows([[WrittenAmplitude]])
  /// Kets with how likely each is: ρ = Σ wₖ·|ψₖ⟩⟨ψₖ|.
  case mixture([WeightedKet])

  /// A ket of a mixture.
  public struct WeightedKet: Hashable, Sendable {
    /// How likely it is. The weights of a mixture sum to 1.
    public var weight: WrittenNumber
    /// The state.
    public var ket: WrittenKet

    /// Weighs a ket.
    public init(weight: WrittenNumber, ket: WrittenKet) {
      self.weight = weight
      self.ket = ket
    }
  }

  /// How many entries the list of rows and each row have, or each ket: 2ⁿ for n qubits.
  public var entryCounts: [Int] {
    switch self {
    case .rows(let rows): [rows.count] + rows.map { $0.count }
    case .mixture(let parts): parts.map { $0.ket.amplitudes.count }
    }
  }

  /// The matrix over basis states of this number, as far as there are entries. O(4ⁿ) a ket.
  public func matrix(dimension: Int) -> ComplexMatrix {
    var matrix = ComplexMatrix(rows: dimension, columns: dimension)
    switch self {
    case .rows(let rows):
      for (row, elements) in rows.prefix(dimension).enumerated() {
        for (column, element) in elements.prefix(dimension).enumerated() {
          matrix[row, column] = element.value
        }
      }
    case .mixture(let parts):
      for part in parts {
        let amplitudes = part.ket.amplitudes.prefix(dimension)
        for (row, amplitude) in amplitudes.enumerated() {
          for (column, other) in amplitudes.enumerated() {
            matrix[row, column] += part.weight.value * (amplitude * other.conjugate)
          }
        }
      }
    }
    return matrix
  }
}
