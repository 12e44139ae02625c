/// A dense matrix of complex numbers in row-major order.
///
/// ```swift
/// let x = ComplexMatrix(rows: 2, columns: 2, elements: [.zero, .one, .one, .zero])
/// x * x == .identity(2)
/// ```
///
/// It is meant for gates, small density matrices and the tests' oracle: dimensions up to a few hundred.
/// The dimensions of operands are the caller's responsibility; a mismatch is a programming error.
public struct ComplexMatrix: Hashable, Sendable {
  /// The number of rows, at least one.
  public let rows: Int
  /// The number of columns, at least one.
  public let columns: Int
  /// The elements, row after row: element (r, c) is at `r * columns + c`.
  public private(set) var elements: [Complex]

  /// The matrix with the given elements, row after row. There must be `rows * columns` of them.
  public init(rows: Int, columns: Int, elements: [Complex]) {
    precondition(rows > 0 && columns > 0, "A matrix has at least one row and one column.")
    precondition(elements.count == rows * columns, "A matrix needs rows × columns elements.")
    self.rows = rows
    self.columns = columns
    self.elements = elements
  }

  /// The matrix of zeros.
  public init(rows: Int, columns: Int) {
    self.init(
      rows: rows, columns: columns, elements: [Complex](repeating: .zero, count: rows * columns))
  }

  /// The square matrix with the given diagonal and zeros elsewhere.
  public init(diagonal: [Complex]) {
    self.init(rows: diagonal.count, columns: diagonal.count)
    for (index, value) in diagonal.enumerated() { self[index, index] = value }
  }

  /// The identity of the given dimension.
  public static func identity(_ dimension: Int) -> ComplexMatrix {
    ComplexMatrix(diagonal: [Complex](repeating: .one, count: dimension))
  }

  /// The element in a row and a column, both counted from zero.
  public subscript(row: Int, column: Int) -> Complex {
    get { elements[row * columns + column] }
    set { elements[row * columns + column] = newValue }
  }

  /// Whether there are as many rows as columns.
  public var isSquare: Bool { rows == columns }

  /// Whether no element is infinite or NaN.
  public var isFinite: Bool {
    for element in elements where !element.isFinite { return false }
    return true
  }
}
