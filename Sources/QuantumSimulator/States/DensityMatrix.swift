/// The state of some qubits when the rest is out of sight, or unknown: a Hermitian matrix of trace 1 without
/// negative eigenvalues.
///
/// ```swift
/// let half = try bell.reducedDensityMatrix(of: [0])
/// half.purity                    // 0.5
/// half.entropy(in: .bits)        // 1
/// ```
///
/// Row and column numbers are basis states, with bit *i* for the *i*-th qubit named.
public struct DensityMatrix: Hashable, Sendable {
  /// The most qubits that a density matrix may have: 2²⁰ elements.
  public static let qubitLimit = 10

  /// How many qubits it describes.
  public let qubitCount: Int

  /// The elements ρ[row, column].
  public let matrix: ComplexMatrix

  /// The density matrix with the given elements.
  ///
  /// - Parameter tolerance: how far the trace may be from 1, the matrix from its adjoint, and an eigenvalue
  ///   below 0.
  /// - Throws: ``StateError/densityDimension(rows:columns:)``, ``StateError/tooManyQubits(found:limit:)``,
  ///   ``StateError/densityNotFinite(row:column:)``, ``StateError/densityNotHermitian(distance:)``,
  ///   ``StateError/densityTraceNotOne(trace:)`` or ``StateError/densityNotPositive(eigenvalue:)``.
  public init(_ matrix: ComplexMatrix, tolerance: Double = 1e-9) throws(StateError) {
    let dimension = matrix.rows
    guard matrix.isSquare, dimension >= 2, dimension.nonzeroBitCount == 1 else {
      throw .densityDimension(rows: matrix.rows, columns: matrix.columns)
    }
    let qubitCount = dimension.trailingZeroBitCount
    guard qubitCount <= Self.qubitLimit else {
      throw .tooManyQubits(found: qubitCount, limit: Self.qubitLimit)
    }
    if let culprit = matrix.elements.firstIndex(where: { !$0.isFinite }) {
      throw .densityNotFinite(row: culprit / dimension, column: culprit % dimension)
    }
    let distance = matrix.distance(to: matrix.adjoint)
    guard distance <= tolerance else { throw .densityNotHermitian(distance: distance) }
    let trace = matrix.trace.real
    guard (trace - 1).magnitude <= tolerance else { throw .densityTraceNotOne(trace: trace) }
    let least = HermitianEigensystem(matrix).values[0]
    guard least >= -tolerance else { throw .densityNotPositive(eigenvalue: least) }
    self.init(trusted: matrix)
  }

  /// A matrix known to be a density matrix.
  init(trusted matrix: ComplexMatrix) {
    qubitCount = matrix.rows.trailingZeroBitCount
    self.matrix = matrix
  }
}

extension StateVector {
  /// The density matrix of some qubits, the others traced out. O(2ⁿ⁺ᵏ) for *k* qubits.
  ///
  /// Bit *i* of a row or column is qubit `qubits[i]`. All qubits in their order give |ψ⟩⟨ψ|.
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
    let dimension = 1 << qubits.count
    return DensityMatrix(
      trusted: ComplexMatrix(
        rows: dimension, columns: dimension, elements: readable.reducedDensity(of: qubits)))
  }
}
