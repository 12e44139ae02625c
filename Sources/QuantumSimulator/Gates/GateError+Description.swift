extension GateError: CustomStringConvertible {
  /// One sentence that says what was found and what was wanted.
  public var description: String {
    switch self {
    case .wrongParameterCount(let gate, let found):
      let wanted = gate.record.parameterNames.count
      return gate.rawValue + " takes " + counted(wanted, "parameter") + ", found " + String(found)
    case .nonFiniteParameter(let gate, let index):
      return "parameter " + gate.record.parameterNames[index] + " of " + gate.rawValue + " is not finite"
    case .notSquare(let rows, let columns):
      return "a gate's matrix is square, found " + counted(rows, "row") + " and "
        + counted(columns, "column")
    case .unsupportedDimension(let dimension):
      return "a gate's matrix has dimension 2, 4, 8, 16, 32 or 64, found " + String(dimension)
    case .nonFiniteElement(let row, let column):
      return "the element in row " + String(row) + ", column " + String(column) + " is not finite"
    case .notUnitary(let distance):
      return "the matrix U is not unitary: the norm of U†U − 1 is "
        + DecimalNumber(shortest: distance).text
    }
  }
}
