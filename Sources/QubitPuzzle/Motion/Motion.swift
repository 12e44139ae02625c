import QuantumSimulator

/// All that moves a level's qubits while one wait or pulse lasts, in one of the level's cases.
///
/// Qubits that no term of the Hamiltonian joins move by themselves; each such group is solved on its own.
struct Motion {
  /// How long it lasts, in the level's unit.
  let duration: Double
  /// Qubits that move together.
  let groups: [Group]

  /// Some qubits that move together, and by themselves.
  struct Group {
    /// The qubits, ascending.
    let qubits: [Int]
    /// The Hamiltonian's terms on them, strings over the level's qubits.
    let terms: [(pauli: PauliString, rate: Double)]
    /// What drives one of them.
    let driven: (qubit: Int, drive: Drive, frame: Frame)?
    /// How each of them relaxes, in the order of the qubits.
    let relaxation: [Relaxation]

    /// Whether anything relaxes.
    var relaxes: Bool { relaxation.contains { $0 != .none } }
  }

  /// Puts together what moves during a wait, or during a pulse.
  ///
  /// - Throws: ``DynamicsError`` for times, rates or shapes that make no sense.
  init(
    of dynamics: Dynamics, terms further: [HamiltonianTerm], qubitCount: Int, duration: Double,
    pulse: (pulse: Pulse, phase: Double)? = nil
  ) throws(DynamicsError) {
    guard duration.isFinite, duration >= 0 else { throw .unusableDuration(duration) }
    self.duration = duration
    let terms = dynamics.terms + further
    for (index, term) in terms.enumerated() where !term.rate.value.isFinite {
      throw .coefficientNotFinite(term: index)
    }
    var relaxation = [Relaxation](repeating: .none, count: qubitCount)
    for each in dynamics.relaxation where relaxation.indices.contains(each.qubit) {
      relaxation[each.qubit] = try each.relaxation()
    }
    var driven: (qubit: Int, drive: Drive, frame: Frame)?
    if let pulse {
      let (drive, frame) = try pulse.pulse.drive(
        phase: pulse.phase, duration: duration, in: dynamics.frame)
      driven = (pulse.pulse.qubit, drive, frame)
    }
    var groups: [Group] = []
    for qubits in Self.groups(joinedBy: terms, qubitCount: qubitCount) {
      let own = terms.filter { $0.pauli.support.contains(where: qubits.contains) }
      let isDriven = driven.map { qubits.contains($0.qubit) } ?? false
      let group = Group(
        qubits: qubits, terms: own.map { ($0.pauli, $0.rate.value) }, driven: isDriven ? driven : nil,
        relaxation: qubits.map { relaxation[$0] })
      if !own.isEmpty || isDriven || group.relaxes { groups.append(group) }
    }
    self.groups = groups
  }

  /// The sets of qubits that terms join, each ascending.
  private static func groups(joinedBy terms: [HamiltonianTerm], qubitCount: Int) -> [[Int]] {
    var leader = Array(0..<qubitCount)
    for term in terms {
      let joined = term.pauli.support.filter { $0 < qubitCount }
      guard let first = joined.first else { continue }
      let own = Set(joined.map { leader[$0] })
      for qubit in leader.indices where own.contains(leader[qubit]) { leader[qubit] = leader[first] }
    }
    return (0..<qubitCount).map { head in leader.indices.filter { leader[$0] == head } }
      .filter { !$0.isEmpty }
  }
}

extension QubitRelaxation {
  /// The simulator's relaxation, which refuses T2 > 2·T1.
  func relaxation() throws(DynamicsError) -> Relaxation {
    let t1 = self.t1?.value ?? .infinity
    return try Relaxation(
      t1: t1, t2: t2?.value ?? 2 * t1, equilibrium: equilibrium?.value ?? 1)
  }
}

extension Motion {
  /// The error that a step of the integration may leave in a component.
  static let tolerance = 1e-11

  /// The motion as gates, one after another, each of which turns every arrow by a quarter turn at most: so that the
  /// way from gate to gate is the way of the motion. Relaxation is left out.
  func gates() throws(DynamicsError) -> [GateApplication] {
    guard duration > 0 else { return [] }
    var turns = 0.0
    var solved: [Solved] = []
    for group in groups {
      let solution = try Solved(group, duration: duration)
      guard solution.turns.isFinite else { throw .notFinite }
      turns = max(turns, solution.turns)
      solved.append(solution)
    }
    // Held within the limit before it is an integer, which a strong field would leave.
    var slices = Int(min(max(1, (4 * turns - 1e-9).rounded(.up)), Double(Self.sliceLimit)))
    if solved.count > 1 || groups.contains(where: { $0.qubits.count > 1 }) { slices = max(slices, 8) }
    var gates: [GateApplication] = []
    for slice in 0..<slices {
      let start = duration * Double(slice) / Double(slices)
      let end = duration * Double(slice + 1) / Double(slices)
      for (group, solution) in zip(groups, solved) {
        if let gate = try solution.gate(from: start, to: end, slices: slices) {
          gates.append(GateApplication(gate, on: group.qubits))
        }
      }
    }
    return gates
  }

  /// The most gates that a motion is cut into.
  static let sliceLimit = 512
  /// The most coupled qubits: each of the gates on n of them is a matrix of 4ⁿ elements.
  static let coupledQubitLimit = 6
}
