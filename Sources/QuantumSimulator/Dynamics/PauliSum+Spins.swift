extension PauliSum {
  /// The precession of one of several spins in a field: (x·X + y·Y + z·Z)/2.
  ///
  /// - Throws: as ``init(qubitCount:terms:)``.
  public static func field(_ field: Field, on qubit: Int, of qubitCount: Int) throws(DynamicsError)
    -> PauliSum
  {
    try check([qubit], qubitCount)
    return try PauliSum(
      qubitCount: qubitCount,
      terms: [
        Term(field.x / 2, PauliString(.x, on: qubit)), Term(field.y / 2, PauliString(.y, on: qubit)),
        Term(field.z / 2, PauliString(.z, on: qubit)),
      ])
  }

  /// Heisenberg's exchange J·S₁·S₂ = J(XX + YY + ZZ)/4, J in radians a second: half a period of it is SWAP.
  ///
  /// - Throws: as ``init(qubitCount:terms:)``.
  public static func exchange(
    _ strength: Double, between a: Int, and b: Int, of qubitCount: Int
  ) throws(DynamicsError) -> PauliSum {
    try coupling(strength / 4, [.x, .y, .z], a, b, qubitCount)
  }

  /// The coupling J·ZZ/4 along z, J in radians a second, as between nuclear spins of different kinds.
  ///
  /// - Throws: as ``init(qubitCount:terms:)``.
  public static func zz(
    _ strength: Double, between a: Int, and b: Int, of qubitCount: Int
  ) throws(DynamicsError) -> PauliSum {
    try coupling(strength / 4, [.z], a, b, qubitCount)
  }

  /// The coupling J·XX/4 along x, J in radians a second.
  ///
  /// - Throws: as ``init(qubitCount:terms:)``.
  public static func xx(
    _ strength: Double, between a: Int, and b: Int, of qubitCount: Int
  ) throws(DynamicsError) -> PauliSum {
    try coupling(strength / 4, [.x], a, b, qubitCount)
  }

  private static func coupling(
    _ coefficient: Double, _ axes: [Pauli], _ a: Int, _ b: Int, _ qubitCount: Int
  ) throws(DynamicsError) -> PauliSum {
    try check([a, b], qubitCount)
    var terms: [Term] = []
    for axis in axes { terms.append(Term(coefficient, PauliString([a: axis, b: axis]))) }
    return try PauliSum(qubitCount: qubitCount, terms: terms)
  }

  private static func check(_ qubits: [Int], _ qubitCount: Int) throws(DynamicsError) {
    for (index, qubit) in qubits.enumerated() {
      guard (0..<qubitCount).contains(qubit) else {
        throw .state(.qubitOutOfRange(qubit: qubit, qubitCount: qubitCount))
      }
      if qubits[..<index].contains(qubit) { throw .state(.qubitRepeated(qubit: qubit)) }
    }
  }
}
