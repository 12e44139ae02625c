import QuantumSimulator

/// A goal about the state of some qubits, with its target laid out over all basis states.
struct PreparedStateGoal: Sendable {
  /// The qubits that are looked at, least significant first.
  let qubits: [Int]
  /// The wanted state of these qubits.
  let target: [Complex]
  /// Whether the global phase counts.
  let phase: PhasePolicy
  /// The least fidelity that will do.
  let minimumFidelity: Double
  /// How branches are summed up.
  let branches: BranchPolicy
  /// For each basis state of all qubits, the conjugate target amplitude of the bits that the goal looks at.
  private let conjugateTarget: [Complex]
  /// For each basis state of all qubits, the number that the other bits spell.
  private let surroundings: [Int]
  /// How many numbers the other bits can spell.
  let surroundingCount: Int

  /// Checks and prepares a goal whose qubits have been checked.
  init(_ goal: StateGoal, of level: Level, at place: LevelFault.Place) throws(LevelFault) {
    let wanted = 1 << goal.qubits.count
    guard goal.target.amplitudes.count == wanted else {
      throw LevelFault(place, .amplitudeCount(found: goal.target.amplitudes.count, wanted: wanted))
    }
    if goal.phase == .exact {
      guard goal.qubits.count == level.qubits.count else { throw LevelFault(place, .exactPhaseOfSubset) }
      guard goal.branches == .every else { throw LevelFault(place, .exactPhaseOfMixture) }
    }
    do throws(StateError) {
      _ = try StateVector(amplitudes: goal.target.amplitudes)
    } catch {
      throw LevelFault(place, .state(error))
    }
    self.init(
      qubits: goal.qubits, target: goal.target.amplitudes, phase: goal.phase,
      minimumFidelity: goal.minimumFidelity, branches: goal.branches, qubitCount: level.qubits.count)
  }

  /// Prepares a goal that is known to make sense, over `qubitCount` qubits in all.
  init(
    qubits: [Int], target: [Complex], phase: PhasePolicy, minimumFidelity: Double,
    branches: BranchPolicy, qubitCount: Int
  ) {
    self.qubits = qubits
    self.target = target
    self.phase = phase
    self.minimumFidelity = minimumFidelity
    self.branches = branches
    let others = (0..<qubitCount).filter { !qubits.contains($0) }
    surroundingCount = 1 << others.count
    var conjugateTarget: [Complex] = []
    var surroundings: [Int] = []
    for basisState in 0..<1 << qubitCount {
      conjugateTarget.append(target[basisState.bits(at: qubits)].conjugate)
      surroundings.append(basisState.bits(at: others))
    }
    self.conjugateTarget = conjugateTarget
    self.surroundings = surroundings
  }

  /// Whether the goal looks at all qubits.
  var isAboutAll: Bool { surroundingCount == 1 }

  /// How close a normalised state is to the target. O(2ⁿ).
  ///
  /// On a subset A of the qubits the fidelity is ⟨t|ρ_A|t⟩ = Σₑ |⟨t, e|ψ⟩|², summed over the basis states e of the
  /// other qubits.
  func evidence(on state: StateVector) -> FidelityEvidence {
    var overlaps = [Complex](repeating: .zero, count: surroundingCount)
    for (basisState, amplitude) in state.amplitudes.enumerated() {
      overlaps[surroundings[basisState]] += conjugateTarget[basisState] * amplitude
    }
    return FidelityEvidence(
      fidelity: overlaps.reduce(0) { $0 + $1.lengthSquared },
      overlap: isAboutAll ? overlaps[0] : nil, minimum: minimumFidelity, policy: phase, leakage: 0)
  }

  /// What the goal finds over the branches of a board: what is found on the first branch that will not do, or on the
  /// first, where every branch has to be right; otherwise the mean fidelity, which is that of the mean state.
  func result(on ends: [BoardBranch]) -> GoalResult? {
    if branches == .every || ends.count == 1 {
      return GoalResult.first(of: ends) { .fidelity(evidence(on: $0.state)) }
    }
    var mean = 0.0
    for end in ends { mean += end.probability * evidence(on: end.state).fidelity }
    return GoalResult(
      .fidelity(
        FidelityEvidence(
          fidelity: mean, overlap: nil, minimum: minimumFidelity, policy: .ignore, leakage: 0)))
  }
}

extension Int {
  /// The number whose bit k is this number's bit `places[k]`.
  func bits(at places: [Int]) -> Int {
    var gathered = 0
    for (bit, place) in places.enumerated() { gathered |= (self >> place & 1) << bit }
    return gathered
  }

  /// The number whose bit `places[k]` is this number's bit k, and 0 elsewhere.
  func spread(to places: [Int]) -> Int {
    var spread = 0
    for (bit, place) in places.enumerated() { spread |= (self >> bit & 1) << place }
    return spread
  }
}
