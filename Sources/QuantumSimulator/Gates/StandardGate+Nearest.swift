extension StandardGate {
  /// The gate whose name or alias is nearest to a misspelt one, or `nil` if none is near.
  ///
  /// Near is: equal but for case, or one letter added, left out or changed, or two neighbours swapped.
  public init?(nearestTo name: String) {
    let wanted = Array(name.utf8)
    // Every name of one letter is one change away from every other.
    let limit = min(4, 3 * wanted.count)
    var best: (gate: StandardGate, distance: Int)?
    for gate in StandardGate.allCases {
      for candidate in [gate.rawValue] + gate.record.aliases {
        let distance = Self.distance(wanted, Array(candidate.utf8))
        if distance < best?.distance ?? limit { best = (gate, distance) }
      }
    }
    guard let best else { return nil }
    self = best.gate
  }

  /// How far one name is from another, where a change of case costs 1 and every other change 3.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    editDistance(first, second, step: 3) { $0 == $1 ? 0 : lowercased($0) == lowercased($1) ? 1 : 3 }
  }
}
