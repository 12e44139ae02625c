extension ComplexMatrix {
  /// The matrix product, in O(rows · inner · columns).
  public static func * (a: ComplexMatrix, b: ComplexMatrix) -> ComplexMatrix {
    precondition(a.columns == b.rows, "The inner dimensions of a product must agree.")
    var product = ComplexMatrix(rows: a.rows, columns: b.columns)
    for row in 0..<a.rows {
      for inner in 0..<a.columns {
        let factor = a[row, inner]
        if factor == .zero { continue }
        for column in 0..<b.columns { product[row, column] += factor * b[inner, column] }
      }
    }
    return product
  }

  /// The product with a column vector, in O(rows · columns).
  public static func * (a: ComplexMatrix, vector: [Complex]) -> [Complex] {
    precondition(a.columns == vector.count, "The inner dimensions of a product must agree.")
    var product = [Complex](repeating: .zero, count: a.rows)
    for row in 0..<a.rows {
      for column in 0..<a.columns { product[row] += a[row, column] * vector[column] }
    }
    return product
  }

  /// The product with a number.
  public static func * (factor: Complex, a: ComplexMatrix) -> ComplexMatrix {
    var product = a
    for row in 0..<a.rows {
      for column in 0..<a.columns { product[row, column] = factor * a[row, column] }
    }
    return product
  }

  /// The element-wise sum.
  public static func + (a: ComplexMatrix, b: ComplexMatrix) -> ComplexMatrix {
    precondition(a.rows == b.rows && a.columns == b.columns, "The dimensions of a sum must agree.")
    var sum = a
    for row in 0..<a.rows {
      for column in 0..<a.columns { sum[row, column] += b[row, column] }
    }
    return sum
  }

  /// The element-wise difference.
  public static func - (a: ComplexMatrix, b: ComplexMatrix) -> ComplexMatrix {
    a + Complex(-1) * b
  }

  /// The conjugate transpose: the inverse, if the matrix is unitary.
  public var adjoint: ComplexMatrix {
    var result = ComplexMatrix(rows: columns, columns: rows)
    for row in 0..<rows {
      for column in 0..<columns { result[column, row] = self[row, column].conjugate }
    }
    return result
  }

  /// The complex conjugate, element by element.
  var conjugate: ComplexMatrix {
    ComplexMatrix(rows: rows, columns: columns, elements: elements.map { $0.conjugate })
  }

  /// The Kronecker product: `self`'s indices become the more significant ones.
  ///
  /// With qubit 0 as the least significant bit, `a.tensor(b)` is `b` on the low qubits and `a` on the high
  /// ones, in the order in which |ab⟩ is written.
  public func tensor(_ other: ComplexMatrix) -> ComplexMatrix {
    var result = ComplexMatrix(rows: rows * other.rows, columns: columns * other.columns)
    for row in 0..<rows {
      for column in 0..<columns {
        let factor = self[row, column]
        if factor == .zero { continue }
        for otherRow in 0..<other.rows {
          for otherColumn in 0..<other.columns {
            result[row * other.rows + otherRow, column * other.columns + otherColumn] =
              factor * other[otherRow, otherColumn]
          }
        }
      }
    }
    return result
  }

  /// The sum of the diagonal.
  public var trace: Complex {
    var sum = Complex.zero
    for index in 0..<min(rows, columns) { sum += self[index, index] }
    return sum
  }
}
