import QuantumSimulator

/// A goal about the state of some qubits, with its target laid out over the basis states of the level.
struct PreparedStateGoal: Sendable {
  /// The goal.
  let goal: StateGoal
  /// For each basis state of all qubits, the conjugate target amplitude of the bits that the goal looks at.
  private let conjugateTarget: [Complex]
  /// For each basis state of all qubits, the number that the other bits spell.
  private let surroundings: [Int]
  /// How many numbers the other bits can spell.
  private let surroundingCount: Int

  /// Checks and prepares a goal whose qubits have been checked.
  init(_ goal: StateGoal, of level: Level, at place: LevelFault.Place) throws(LevelFault) {
    let wanted = 1 << goal.qubits.count
    guard goal.target.amplitudes.count == wanted else {
      throw LevelFault(place, .amplitudeCount(found: goal.target.amplitudes.count, wanted: wanted))
    }
    let others = level.qubits.indices.filter { !goal.qubits.contains($0) }
    guard others.isEmpty || goal.phase == .ignore else { throw LevelFault(place, .exactPhaseOfSubset) }
    do throws(StateError) {
      _ = try StateVector(amplitudes: goal.target.amplitudes)
    } catch {
      throw LevelFault(place, .state(error))
    }
    self.goal = goal
    surroundingCount = 1 << others.count
    var conjugateTarget: [Complex] = []
    var surroundings: [Int] = []
    for basisState in 0..<1 << level.qubits.count {
      conjugateTarget.append(goal.target.amplitudes[basisState.bits(at: goal.qubits)].conjugate)
      surroundings.append(basisState.bits(at: others))
    }
    self.conjugateTarget = conjugateTarget
    self.surroundings = surroundings
  }

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
      overlap: surroundingCount == 1 ? overlaps[0] : nil, minimum: goal.minimumFidelity,
      policy: goal.phase, leakage: 0)
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
