/// A sum of Pauli strings made ready to act on vectors: strings that flip the same qubits share one pass.
struct PauliSumAction {
  /// The strings that flip one set of qubits: amplitude k goes to k ⊕ flip, times factor k.
  struct FlipGroup {
    let flip: Int
    var factors: [Complex]
  }

  private(set) var groups: [FlipGroup] = []

  /// What becomes of a term that multiplies by a number.
  enum IdentityTerm {
    case kept
    case leftOut
  }

  /// Makes the strings of a sum ready. O(terms · 2ⁿ).
  init(_ sum: PauliSum, identity: IdentityTerm = .kept) {
    let dimension = 1 << sum.qubitCount
    var places: [Int: Int] = [:]
    for term in sum.terms where identity == .kept || term.string.weight > 0 {
      let (flip, sign) = (Int(term.string.xMask), Int(term.string.zMask))
      let place = places[flip] ?? groups.count
      if place == groups.count {
        places[flip] = place
        groups.append(FlipGroup(flip: flip, factors: [Complex](repeating: .zero, count: dimension)))
      }
      // P|k⟩ = iʸ·(−1)^|k ∧ z|·|k ⊕ x⟩.
      let plus = term.coefficient * Self.powerOfI((flip & sign).nonzeroBitCount)
      for index in 0..<dimension {
        groups[place].factors[index] += (index & sign).nonzeroBitCount & 1 == 0 ? plus : -plus
      }
    }
  }

  /// Adds `scale` times the action on `vector` to `result`.
  func add(to result: inout [Complex], scale: Double, of vector: [Complex]) {
    for group in groups {
      for index in vector.indices {
        result[index ^ group.flip] += scale * (group.factors[index] * vector[index])
      }
    }
  }

  private static func powerOfI(_ power: Int) -> Complex {
    switch power & 3 {
    case 0: .one
    case 1: .i
    case 2: Complex(-1)
    default: Complex(0, -1)
    }
  }
}
