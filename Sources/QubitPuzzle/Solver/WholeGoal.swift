import QuantumSimulator

/// A goal that says of everything that a search carries what has to become of it: the whole operation, or the state of all
/// qubits, in a level without cases, without another goal and with a pure start.
///
/// Such a goal can be searched from its end too.
struct WholeGoal {
  /// What the inputs have to become, laid out as the search carries them.
  let target: VectorBundle
  /// The least fidelity that will do.
  let minimumFidelity: Double
  /// Whether the global phase counts.
  let phase: PhasePolicy
  /// The number of vectors that are carried.
  private let vectorCount: Int

  /// The only goal of a level, if it is such a one.
  init?(of judge: Judge, _ inputs: SearchInputs) {
    let goals = judge.goals.compactMap { $0.goal }
    guard inputs.layout.strands.count == 1, goals.count == 1 else { return nil }
    var entries: [Complex] = []
    switch goals[0] {
    case .state(let goal) where goal.isAboutAll:
      for index in 0..<inputs.dimension { entries.append(goal.target[index.bits(at: goal.qubits)]) }
      (minimumFidelity, phase) = (goal.minimumFidelity, goal.phase)
    case .unitary(let goal):
      let count = 1 << inputs.basisQubits.count
      entries = [Complex](repeating: .zero, count: count * inputs.dimension)
      guard goal.columns.count == count else { return nil }
      for (place, column) in goal.columns.enumerated() {
        let vector = column.spread(to: goal.inputs).bits(at: inputs.basisQubits)
        for row in 0..<inputs.dimension {
          entries[vector * inputs.dimension + row] = goal.target[row, place]
        }
      }
      (minimumFidelity, phase) = (goal.minimumFidelity, goal.phase)
    default: return nil
    }
    guard entries.count == inputs.width else { return nil }
    target = VectorBundle(entries)
    vectorCount = entries.count / inputs.dimension
  }

  /// Whether the goal holds where two bundles meet: one that has become of the inputs, and one of which the target would
  /// become.
  func isMet(by bundle: VectorBundle, against other: VectorBundle) -> Bool {
    var overlap = Complex.zero
    for index in 0..<bundle.width {
      let (a, b) = (other.reals[index], other.imaginaries[index])
      let (x, y) = (bundle.reals[index], bundle.imaginaries[index])
      overlap += Complex(a * x + b * y, a * y - b * x)
    }
    overlap = (1 / Double(vectorCount)) * overlap
    let evidence = FidelityEvidence(
      fidelity: overlap.lengthSquared, overlap: overlap, minimum: minimumFidelity, policy: phase,
      leakage: 0)
    return Evidence.fidelity(evidence).isMet
  }
}
