/// What a condition demands of the bits of a circuit.
struct ConditionDemand {
  /// The bits that make it hold.
  var holding: [BitDemand]
  /// The bits that make it fail, where that is one question.
  var failing: [BitDemand]? {
    guard holding.count == 1 else { return nil }
    return [BitDemand(bit: holding[0].bit, value: !holding[0].value)]
  }
}

extension Machine {
  /// What a condition that depends on outcomes demands, where it is that some bits have certain values.
  func demand(of formula: FormulaID) -> ConditionDemand? {
    demands(of: formula, toBe: true).map { ConditionDemand(holding: $0) }
  }

  private func demands(of id: FormulaID, toBe wanted: Bool) -> [BitDemand]? {
    if case .bool(let known)? = try? value(id) { return known == wanted ? [] : nil }
    switch code.formulas[id] {
    case .not(let inner): return demands(of: inner, toBe: !wanted)
    case .logical(let operation, let a, let b):
      // All of them hold, or none of them does: either is a list of demands.
      guard (operation == .and) == wanted else { return nil }
      guard let first = demands(of: a, toBe: wanted), let second = demands(of: b, toBe: wanted) else {
        return nil
      }
      return first + second
    case .convert(let bits, .bit, .bool): return demands(bits, toSpell: nil, wanted)
    case .comparison(.equal, let a, let b): return demands(ofEquality: a, b, toBe: wanted)
    case .comparison(.unequal, let a, let b): return demands(ofEquality: a, b, toBe: !wanted)
    case .slot, .pick: return demands(id, toSpell: nil, wanted)
    default: return nil
    }
  }

  private func demands(ofEquality a: FormulaID, _ b: FormulaID, toBe wanted: Bool) -> [BitDemand]? {
    guard case .bits(let pattern)? = try? value(b) else { return nil }
    return demands(a, toSpell: pattern, wanted)
  }

  /// What bits must be to spell a pattern, or not to where it is one bit that matters; a single bit without a
  /// pattern is to be 1.
  private func demands(_ id: FormulaID, toSpell pattern: [BitState]?, _ wanted: Bool) -> [BitDemand]? {
    guard case .bits(let bits)? = try? value(id) else { return nil }
    if pattern == nil, bits.count != 1 { return nil }
    var demands: [BitDemand] = []
    for (index, bit) in bits.enumerated() {
      let value = pattern?[index].known ?? true
      guard let outcome = bit.outcome else {
        if bit.known == value { continue }
        return wanted ? nil : []
      }
      demands.append(BitDemand(bit: outcome, value: value))
    }
    if wanted { return demands }
    guard demands.count == 1 else { return nil }
    return [BitDemand(bit: demands[0].bit, value: !demands[0].value)]
  }
}
