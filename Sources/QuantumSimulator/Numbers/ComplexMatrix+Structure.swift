/// What makes a square matrix cheaper to apply than a general one.
public enum MatrixStructure: Hashable, Sendable {
  /// Zero off the diagonal, which is given: each amplitude is multiplied.
  case diagonal([Complex])
  /// One element other than zero in each column c: it is `factors[c]` in row `rows[c]`. Amplitudes move.
  case permutation(rows: [Int], factors: [Complex])
  /// Anything else.
  case dense
}

extension ComplexMatrix {
  /// The structure of the matrix of a gate; only elements that are exactly zero count as zero.
  public var structure: MatrixStructure {
    var targets: [Int] = []
    var factors: [Complex] = []
    var isTaken = [Bool](repeating: false, count: rows)
    var isDiagonal = isSquare
    for column in 0..<columns {
      var found: Int?
      for row in 0..<rows where self[row, column] != .zero {
        if row != column { isDiagonal = false }
        if found != nil || isTaken[row] { return .dense }
        found = row
      }
      guard let row = found else { return .dense }
      isTaken[row] = true
      targets.append(row)
      factors.append(self[row, column])
    }
    if isDiagonal { return .diagonal(factors) }
    return isSquare ? .permutation(rows: targets, factors: factors) : .dense
  }

  /// The elements (k, k).
  public var diagonal: [Complex] {
    var result: [Complex] = []
    for index in 0..<min(rows, columns) { result.append(self[index, index]) }
    return result
  }
}
