import QuantumSimulator

extension Compiler {
  /// The gate of the simulator that a definition comes to, where it bears that gate's name and is it, phase
  /// included; nil for any other.
  ///
  /// Programs written by tools define gates that no standard file has, such as `rzz`. Reading them as what they
  /// are keeps circuits short, and a circuit that was written down comes back as it was.
  func recognised(_ reference: GateReference, _ definition: GateDefinition) -> GateReference? {
    let name = name(definition.name)
    guard let gate = Self.recognisable.first(where: { "\($0.spelling)" == name }),
      gate.arity == (definition.parameterCount, definition.qubitCount), definition.steps.count <= 32,
      let occurrences = parameterOccurrences(in: definition)
    else { return nil }
    // Each occurrence brings e^{±iθ/2}, so that every element is a trigonometric polynomial of that degree: it
    // is known from one point more than twice the degree.
    for point in 0...2 * occurrences {
      let parameters = [Double](repeating: Double(point) + 0.5, count: definition.parameterCount)
      guard isEqual(reference, gate, parameters, qubitCount: definition.qubitCount) else { return nil }
    }
    return .standard(gate)
  }

  private static let recognisable: [LibraryGate] = [
    .sxdg, .sy, .iswap, .sqrtswap, .ecr, .rxx, .ryy, .rzz, .ccz,
  ]

  /// How often steps have the definition's only parameter, as it is, for an angle; nil where they have
  /// something else that is not known.
  private func parameterOccurrences(in definition: GateDefinition) -> Int? {
    var count = 0
    for step in definition.steps {
      guard case .standard = step.gate else { return nil }
      for argument in step.arguments {
        switch code.formulas[argument] {
        case .constant: break
        case .parameter: count += 1
        default: return nil
        }
      }
      for case .power(let exponent) in step.modifiers {
        guard case .constant = code.formulas[exponent], step.arguments.isEmpty else { return nil }
      }
    }
    return count <= 8 && definition.parameterCount <= 1 ? count : nil
  }

  private func isEqual(
    _ reference: GateReference, _ gate: LibraryGate, _ parameters: [Double], qubitCount: Int
  ) -> Bool {
    var machine = Machine(code)
    let qubits = Array(0..<qubitCount)
    guard let steps = try? machine.primitives(of: reference, parameters[...], on: qubits[...]),
      let found = Machine.unitary(of: steps, on: qubits[...]),
      let wanted = Machine.unitary(of: gate.primitives(parameters[...], on: qubits[...]), on: qubits[...])
    else { return false }
    return found.matrix.distance(to: wanted.matrix) <= 1e-13
  }
}
