import QuantumSimulator

extension Primitive {
  /// The same done `exponent` times, principal values for fractions: in gates that have names, or matrices on one qubit,
  /// wherever there are such, so that a circuit can be written down again. A phase times the exponent must be finite.
  func power(_ exponent: Double) -> [Primitive] {
    switch self {
    case .phase(let angle, let controls): return [.phase(angle * exponent, controls: controls)]
    case .gate(let application):
      let gate = application.gate.power(exponent)
      if gate.standard == nil, gate.qubitCount > 1, let parts = application.partsOfPower(exponent) {
        return parts
      }
      return [Primitive(gate, application.targets, controls: application.controls)]
    }
  }
}

extension GateApplication {
  /// A power of a named gate on several qubits, in other gates; nil where none are known.
  fileprivate func partsOfPower(_ exponent: Double) -> [Primitive]? {
    switch gate.standard {
    case .cx, .ccx: return powerUnderControls(.x, exponent)
    case .cy: return powerUnderControls(.y, exponent)
    case .cz, .ccz: return powerUnderControls(.z, exponent)
    case .ch: return powerUnderControls(.h, exponent)
    case .cswap: return powerUnderControls(.swap, exponent)
    // What whole rounds leave is exact, and no angle grows past the largest double.
    case .swap: return exchanges(half: .pi / 2 * exponent.truncatingRemainder(dividingBy: 2))
    case .sqrtSwap: return exchanges(half: .pi / 4 * exponent.truncatingRemainder(dividingBy: 4))
    case .iswap:
      // exp(iπt(X⊗X + Y⊗Y)/4), whose eigenvalues are 1, 1 and e^{±iπt/2}.
      let angle = -.pi / 2 * exponent.truncatingRemainder(dividingBy: 4)
      return [Gate.rxx(angle), .ryy(angle)].map { Primitive($0, targets, controls: controls) }
    // Its own inverse: an even power is nothing.
    case .ecr where exponent.truncatingRemainder(dividingBy: 2) == 0: return []
    default: return nil
    }
  }

  /// The power of a gate with built-in controls: that of its base under them.
  private func powerUnderControls(_ base: Gate, _ exponent: Double) -> [Primitive] {
    let builtIn = targets.prefix(gate.builtInControlCount).map { Control($0) }
    let own = Array(targets.dropFirst(gate.builtInControlCount))
    return Primitive(base, own, controls: builtIn + controls).power(exponent)
  }

  /// exp(−iθ(X⊗X + Y⊗Y + Z⊗Z)/2)·e^{iθ/2}, which leaves the symmetric states alone and multiplies the antisymmetric one by
  /// e^{2iθ}: SWAP for θ = π/2.
  private func exchanges(half angle: Double) -> [Primitive] {
    [.phase(angle / 2, controls: controls)]
      + [Gate.rxx(angle), .ryy(angle), .rzz(angle)].map { Primitive($0, targets, controls: controls) }
  }
}
