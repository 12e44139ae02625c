extension StandardGate {
  /// The gate whose name or alias is nearest to a misspelt one, or `nil` if none is near.
  ///
  /// Near is: equal but for case, or one letter added, left out or changed.
  public init?(nearestTo name: String) {
    let wanted = Array(name.unicodeScalars)
    // Every name of one letter is one change away from every other.
    let limit = min(4, 3 * wanted.count)
    var best: (gate: StandardGate, distance: Int)?
    for gate in StandardGate.allCases {
      for candidate in [gate.rawValue] + gate.record.aliases {
        let distance = Self.distance(wanted, Array(candidate.unicodeScalars))
        if distance < best?.distance ?? limit { best = (gate, distance) }
      }
    }
    guard let best else { return nil }
    self = best.gate
  }

  /// The edit distance of V. I. Levenshtein (1966), where a change of case costs 1 in all other changes 3, up to
  /// a sum of 3.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var row: [Int] = []
    for column in 0...b.count { row.append(3 * column) }
    for (index, scalar) in a.enumerated() {
      var diagonal = row[0]
      row[0] = 3 * (index + 1)
      for (column, other) in b.enumerated() {
        let change = scalar == other ? 0 : folded(scalar) == folded(other) ? 1 : 3
        let best = min(diagonal + change, row[column] + 3, row[column + 1] + 3)
        diagonal = row[column + 1]
        row[column + 1] = best
      }
    }
    return row[b.count]
  }

  private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
    ("A"..."Z").contains(scalar) ? scalar.value + 32 : scalar.value
  }
}
