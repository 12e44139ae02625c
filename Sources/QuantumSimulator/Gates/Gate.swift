/// A unitary operation on a fixed number of qubits, not yet placed on any: a named gate with its
/// parameters, or a unitary matrix.
///
/// ```swift
/// let dial = try Gate(.rz, parameters: [3 * .pi / 4])
/// let root = Gate.x.power(0.5)                  // .sx
/// let mine = try Gate(unitary: ComplexMatrix(rows: 2, columns: 2, elements: [.one, .zero, .zero, .i]))
/// ```
public struct Gate: Hashable, Sendable {
  private enum Definition: Hashable {
    case standard(StandardGate, [Double])
    case unitary(ComplexMatrix)
  }

  private let definition: Definition

  /// The named gate with parameters in radians.
  ///
  /// - Throws: ``GateError/wrongParameterCount(gate:found:)`` or
  ///   ``GateError/nonFiniteParameter(gate:index:)``.
  public init(_ gate: StandardGate, parameters: [Double] = []) throws(GateError) {
    guard parameters.count == gate.record.parameterNames.count else {
      throw .wrongParameterCount(gate: gate, found: parameters.count)
    }
    for (index, parameter) in parameters.enumerated() where !parameter.isFinite {
      throw .nonFiniteParameter(gate: gate, index: index)
    }
    definition = .standard(gate, parameters)
  }

  /// The gate with a matrix on one to six qubits, the first qubit being the least significant bit of the
  /// row and the column.
  ///
  /// - Parameter tolerance: the largest ``ComplexMatrix/unitarityDistance`` accepted. The default lets ten
  ///   written decimals pass and seven not.
  /// - Throws: any of the ``GateError`` cases about matrices.
  public init(unitary matrix: ComplexMatrix, tolerance: Double = 1e-9) throws(GateError) {
    guard matrix.isSquare else {
      throw .notSquare(rows: matrix.rows, columns: matrix.columns)
    }
    let dimension = matrix.rows
    guard dimension.nonzeroBitCount == 1, (2...64).contains(dimension) else {
      throw .unsupportedDimension(dimension)
    }
    for (index, element) in matrix.elements.enumerated() where !element.isFinite {
      throw .nonFiniteElement(row: index / dimension, column: index % dimension)
    }
    let distance = matrix.unitarityDistance
    guard distance <= tolerance else { throw .notUnitary(distance: distance) }
    definition = .unitary(matrix)
  }

  /// A named gate whose parameters are known to be right in number and finite.
  init(trusted gate: StandardGate, _ parameters: Double...) {
    for parameter in parameters {
      precondition(parameter.isFinite, "The parameters of a gate are finite.")
    }
    definition = .standard(gate, parameters)
  }

  /// A matrix known to be unitary, of the dimension of one to six qubits.
  init(trustedUnitary matrix: ComplexMatrix) { definition = .unitary(matrix) }

  /// The named gate, or `nil` for a unitary given by its matrix.
  public var standard: StandardGate? {
    guard case .standard(let gate, _) = definition else { return nil }
    return gate
  }

  /// The parameters of a named gate, in radians; empty for a unitary given by its matrix.
  public var parameters: [Double] {
    guard case .standard(_, let parameters) = definition else { return [] }
    return parameters
  }

  /// The number of qubits, built-in controls included.
  public var qubitCount: Int { builtInControlCount + baseQubitCount }

  /// How many of the qubits, the first ones, are controls.
  public var builtInControlCount: Int { standard?.record.builtInControlCount ?? 0 }

  /// How many qubits ``baseMatrix`` acts on.
  public var baseQubitCount: Int {
    switch definition {
    case .standard(let gate, _): gate.record.baseQubitCount
    case .unitary(let matrix): matrix.rows.trailingZeroBitCount
    }
  }

  /// The matrix without the built-in controls: X's for CCX.
  ///
  /// Its dimension is 2 to the power ``baseQubitCount``; the first qubit is the least significant bit.
  public var baseMatrix: ComplexMatrix {
    switch definition {
    case .standard(let gate, let parameters): gate.record.baseMatrix(parameters)
    case .unitary(let matrix): matrix
    }
  }

  /// The whole matrix, built-in controls included, of dimension 2 to the power ``qubitCount``.
  ///
  /// The first qubit is the least significant bit of the row and the column, as everywhere; CX's control
  /// comes first, so that CX exchanges rows 1 and 3.
  public var matrix: ComplexMatrix {
    let controls = builtInControlCount
    let base = baseMatrix
    if controls == 0 { return base }
    var matrix = ComplexMatrix.identity(1 << qubitCount)
    let allOn = (1 << controls) - 1
    for row in 0..<base.rows {
      for column in 0..<base.columns {
        matrix[row << controls | allOn, column << controls | allOn] = base[row, column]
      }
    }
    return matrix
  }
}
