/// The named gates that are powers of one root, as √X, X and √X† are of √X.
struct GateCycle {
  /// The power of the root that the gate in question is.
  let position: Int
  /// The powers 0, 1, 2, … of the root; after the last comes the first again.
  let members: [Gate?]
  /// The power gate of the family, which is the root to the power t at angle t · `step`.
  let phase: (@Sendable (Double) -> Gate)?
  let step: Double

  init?(containing gate: StandardGate) {
    (phase, step) =
      switch gate {
      case .z, .s, .sdg, .t, .tdg: ({ Gate.p($0) }, Double.pi / 4)
      case .cz: ({ Gate.cp($0) }, Double.pi)
      default: (nil, 0)
      }
    switch gate {
    case .z, .s, .sdg, .t, .tdg: members = [.identity, .t, .s, nil, .z, nil, .sdg, .tdg]
    case .x, .sx, .sxdg: members = [.identity, .sx, .x, .sxdg]
    case .y, .sy: members = [.identity, .sy, .y, nil]
    case .h: members = [.identity, .h]
    case .cx, .cy, .cz, .ch, .ecr, .ccx, .ccz, .cswap: members = [nil, Gate(trusted: gate)]
    case .swap, .sqrtSwap: members = [nil, .sqrtSwap, .swap, nil]
    case .iswap: members = [nil, .iswap, nil, nil]
    default: return nil
    }
    guard let position = members.firstIndex(where: { $0?.standard == gate }) else { return nil }
    // S† is the root to the power −2, not 6, when it comes to fractions of it.
    self.position = 2 * position > members.count ? position - members.count : position
  }

  /// The exponent without whole rounds of the cycle, which change nothing: exact, because a round is a power of two.
  func withoutRounds(_ exponent: Double) -> Double {
    let round = Double(members.count)
    return exponent - round * (exponent / round).rounded(.towardZero)
  }

  /// The gate's power by an exponent without whole rounds, if it is a named gate.
  func power(_ exponent: Double) -> Gate? {
    let steps = Double(position) * exponent
    if steps.rounded(.towardZero) == steps {
      let index = Int(steps) % members.count
      if let gate = members[index < 0 ? index + members.count : index] { return gate }
    }
    return phase?(Angle.principal(steps * step))
  }
}
