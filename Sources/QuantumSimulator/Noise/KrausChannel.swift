/// What noise does to some qubits: ρ becomes Σ K·ρ·K†, with Σ K†K = 1 so that probabilities still sum to 1.
///
/// ```swift
/// let decay = try KrausChannel.amplitudeDamping(0.1)
/// try mixed.apply(decay, to: [0])                         // exactly
/// try state.apply(decay, to: [0], using: &generator)      // one seeded trajectory
/// ```
///
/// The first qubit is the least significant bit of an operator's rows and columns.
public struct KrausChannel: Hashable, Sendable {
  /// The numbers of qubits that a channel may act on.
  public static let supportedQubitCounts = 1...3

  /// How many qubits it acts on.
  public let qubitCount: Int
  /// The Kraus operators K, of dimension 2 to the power ``qubitCount``.
  public let operators: [ComplexMatrix]

  /// The channel with these operators, checked to preserve the trace.
  ///
  /// - Parameter tolerance: how far Σ K†K may be from the identity, in the Frobenius norm.
  /// - Throws: ``ChannelError``.
  public init(_ operators: [ComplexMatrix], tolerance: Double = 1e-10) throws(ChannelError) {
    guard let first = operators.first else { throw .noOperators }
    for (index, matrix) in operators.enumerated() {
      guard matrix.isSquare, matrix.rows == first.rows, [2, 4, 8].contains(matrix.rows) else {
        throw .unsupportedDimension(operator: index, rows: matrix.rows, columns: matrix.columns)
      }
      guard matrix.isFinite else { throw .operatorNotFinite(operator: index) }
    }
    self.init(trusted: operators)
    let distance = traceDefect
    guard distance <= tolerance else { throw .notTracePreserving(distance: distance) }
  }

  /// The channel with operators known to be right.
  init(trusted operators: [ComplexMatrix]) {
    self.operators = operators
    qubitCount = operators[0].rows.trailingZeroBitCount
  }

  /// How far Σ K†K is from the identity, in the Frobenius norm: rounding errors only.
  public var traceDefect: Double {
    var sum = ComplexMatrix(rows: operators[0].rows, columns: operators[0].rows)
    for matrix in operators { sum = sum + matrix.adjoint * matrix }
    return (sum - .identity(sum.rows)).norm
  }

  /// Whether the completely mixed state stays as it is: Σ KK† = 1, as for every mixture of unitaries.
  public var isUnital: Bool {
    var sum = ComplexMatrix(rows: operators[0].rows, columns: operators[0].rows)
    for matrix in operators { sum = sum + matrix * matrix.adjoint }
    return (sum - .identity(sum.rows)).norm < 1e-9
  }

  /// The matrix Σ K ⊗ K* that acts on the elements of ρ, taken as the vector with ρ[row, column] at row +
  /// 2ⁿ·column.
  var superoperator: ComplexMatrix {
    let dimension = operators[0].rows
    var sum = ComplexMatrix(rows: dimension * dimension, columns: dimension * dimension)
    for matrix in operators { sum = sum + matrix.conjugate.tensor(matrix) }
    return sum
  }

  /// The channel on the right followed by the one on the left, on the same qubits.
  ///
  /// It has as many operators as the two have pairs.
  public static func * (later: KrausChannel, earlier: KrausChannel) -> KrausChannel {
    precondition(later.qubitCount == earlier.qubitCount, "Channels in a row act on the same qubits.")
    var products: [ComplexMatrix] = []
    for a in later.operators {
      for b in earlier.operators { products.append(a * b) }
    }
    return KrausChannel(trusted: products)
  }
}
