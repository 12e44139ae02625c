import QuantumSimulator

/// A unitary matrix as a product of matrices that each change two basis states, or the phase of one.
///
/// Rows are made zero below the diagonal by Givens turns of neighbours, the basis states in the order of Gray's code, so
/// that neighbours differ in one qubit and every factor is a gate on one qubit under controls on all others (D. DiVincenzo,
/// "Two-bit gates are universal for quantum computation", Physical Review A 51, 1995; J. Vartiainen et al., "Efficient
/// decomposition of quantum gates", Physical Review Letters 92, 2004). Exact but for rounding; at most 2ⁿ⁻¹(2ⁿ + 1)
/// factors for n qubits, and as many turns of whole rows.
struct TwoLevelFactors {
  /// A gate on one qubit where the others are in given states; qubits are numbered from the least significant.
  struct Factor {
    var matrix: ComplexMatrix
    var target: Int
    /// The states of the other qubits that it asks for.
    var conditions: [(qubit: Int, isOne: Bool)]
  }

  /// The factors in the order in which they are applied.
  private(set) var factors: [Factor] = []
  private let qubitCount: Int
  /// What is left of the matrix, by rows in the order of Gray's code.
  private var rows: [[Complex]]
  /// What is less than this is rounding.
  private static let negligible = 1e-15

  init(_ matrix: ComplexMatrix) {
    qubitCount = matrix.rows.trailingZeroBitCount
    rows = (0..<matrix.rows).map { row in
      (0..<matrix.columns).map { matrix[Self.state(row), Self.state($0)] }
    }
    for column in rows.indices {
      for row in rows.indices.dropFirst(column + 1).reversed() { turn(row, column) }
      unwind(column)
    }
    factors.reverse()
  }

  /// The basis state at a place of Gray's code.
  private static func state(_ place: Int) -> Int { place ^ place >> 1 }

  /// Makes an element zero by a turn of its row and the one above.
  private mutating func turn(_ row: Int, _ column: Int) {
    let (x, y) = (rows[row - 1][column], rows[row][column])
    guard y.length > Self.negligible else { return }
    let length = (x.lengthSquared + y.lengthSquared).squareRoot()
    let (a, b) = (1 / length * x, 1 / length * y)
    for index in rows.indices {
      let (above, below) = (rows[row - 1][index], rows[row][index])
      rows[row - 1][index] = a.conjugate * above + b.conjugate * below
      rows[row][index] = a * below - b * above
    }
    let (first, second) = (Self.state(row - 1), Self.state(row))
    let target = (first ^ second).trailingZeroBitCount
    let isUpright = first >> target & 1 == 0
    let elements = isUpright ? [a, -b.conjugate, b, a.conjugate] : [a.conjugate, b, -b.conjugate, a]
    add(elements, on: target, where: first)
  }

  /// Takes the phase off an element of the diagonal.
  private mutating func unwind(_ place: Int) {
    let element = rows[place][place]
    guard element.length > 0.5 else { return }
    // Of length one, however nearly the matrix is unitary.
    let phase = 1 / element.length * element
    guard (phase - .one).length > Self.negligible else { return }
    for index in rows.indices { rows[place][index] = phase.conjugate * rows[place][index] }
    let state = Self.state(place)
    add(state & 1 == 0 ? [phase, .zero, .zero, .one] : [.one, .zero, .zero, phase], on: 0, where: state)
  }

  private mutating func add(_ elements: [Complex], on target: Int, where state: Int) {
    let others = (0..<qubitCount).filter { $0 != target }
    factors.append(
      Factor(
        matrix: ComplexMatrix(rows: 2, columns: 2, elements: elements), target: target,
        conditions: others.map { ($0, state >> $0 & 1 == 1) }))
  }
}
