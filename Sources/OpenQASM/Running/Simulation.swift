import QuantumSimulator

/// Is called after each gate that has been applied to a state.
public typealias GateReport = @Sendable () -> Void

/// A state that a program's gates act on, with outcomes decided no sooner than something depends on them.
///
/// A qubit that has been measured keeps its superposition until a gate acts on it, a reset, or a condition asks for
/// the outcome. Measurements at the end of a program thus leave the state as it was before them, and a million
/// shots can be drawn from it. A gate that is diagonal on the qubit, or has it as a control, asks for the outcome
/// too: it would leave the probabilities of outcomes alone, but other observables would be those of a qubit that
/// nobody has looked at.
struct Simulation: QuantumBackend {
  private(set) var state: StateVector
  /// How likely it was to come here.
  private(set) var probability = 1.0
  /// Gates that have not been applied to the state yet.
  private var waiting: [GateApplication] = []
  /// Is told of each gate that has been applied.
  private let report: GateReport?
  /// What is known of each qubit.
  private var knowledge: [Knowledge]

  private enum Knowledge: Hashable {
    case unknown
    /// It has been measured, and the outcome is open.
    case measured
    /// It is in a basis state.
    case known(Bool)
  }

  /// The state |0…0⟩ on some qubits.
  init(qubitCount: Int, settings: ComputeSettings, report: GateReport?) throws(StateError) {
    self.report = report
    state = try StateVector(qubitCount: qubitCount, settings: settings)
    knowledge = [Knowledge](repeating: .known(false), count: qubitCount)
  }

  mutating func apply(_ primitives: [Primitive]) throws(BackendStop) {
    for primitive in primitives {
      for qubit in primitive.touchedQubits where knowledge[qubit] == .measured {
        throw .undecided(outcome: qubit)
      }
    }
    for primitive in primitives {
      for qubit in primitive.changedQubits { knowledge[qubit] = .unknown }
      waiting += primitive.applications
    }
    if waiting.count >= 4096 { try settle() }
  }

  mutating func measure(
    _ qubit: Int, into target: BitPlace?, isHeldElsewhere: (BitState) -> Bool
  ) -> BitState {
    if case .known(let bit) = knowledge[qubit] { return BitState(bit) }
    knowledge[qubit] = .measured
    return BitState(outcome: qubit)
  }

  mutating func reset(_ qubit: Int) throws(BackendStop) {
    switch knowledge[qubit] {
    case .known(false): break
    case .known(true):
      waiting.append(GateApplication(.x, on: [qubit]))
      knowledge[qubit] = .known(false)
    case .unknown, .measured:
      knowledge[qubit] = .measured
      throw .undecided(outcome: qubit)
    }
  }

  mutating func barrier(_ qubits: [Int]) {}

  /// Applies the gates that wait.
  mutating func settle() throws(BackendStop) {
    do throws(StateError) {
      for application in waiting {
        try state.apply(application)
        report?()
      }
    } catch {
      throw .fault(.state(error))
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// The probability that a qubit is found in |1⟩.
  mutating func probability(ofOne qubit: Int) throws(BackendStop) -> Double {
    try settle()
    do throws(StateError) { return try state.probability(ofOne: qubit) } catch { throw .fault(.state(error)) }
  }

  /// Decides the outcome of a measured qubit.
  mutating func decide(_ qubit: Int, as bit: Bool) throws(BackendStop) {
    try settle()
    do throws(StateError) {
      probability *= try state.collapse(qubit, onto: Outcome(bit: bit))
    } catch {
      throw .fault(.state(error))
    }
    knowledge[qubit] = .known(bit)
  }

  /// Takes in another course that has come to the same point.
  mutating func merge(_ other: Simulation) { probability += other.probability }

  /// Whether the rest of a program would do the same to another simulation; no gates wait in either.
  func isEquivalent(to other: Simulation) -> Bool {
    guard knowledge == other.knowledge, let comparison = try? state.comparison(with: other.state) else {
      return false
    }
    let tolerance = state.settings.precision == .double ? 1e-12 : 1e-5
    return comparison.isEqualUpToGlobalPhase(tolerance: tolerance)
  }
}

extension Primitive {
  /// The qubits that it does anything to, and those that decide whether it does.
  var touchedQubits: [Int] {
    switch self {
    case .gate(let application):
      application.gate.isScalar && application.controls.isEmpty
        ? [] : application.targets + application.controls.map { $0.qubit }
    case .phase(_, let controls): controls.map { $0.qubit }
    }
  }

  /// The qubits that it may turn out of a basis state; on the others it is diagonal.
  var changedQubits: ArraySlice<Int> {
    guard case .gate(let application) = self else { return [] }
    guard let standard = application.gate.standard else {
      return application.gate.isScalar ? [] : application.targets[...]
    }
    return standard.isDiagonal ? [] : application.targets.dropFirst(application.gate.builtInControlCount)
  }
}

extension Gate {
  /// Whether it is a multiple of the identity on one qubit.
  var isScalar: Bool {
    guard qubitCount == 1 else { return false }
    let matrix = baseMatrix
    return matrix[0, 1] == .zero && matrix[1, 0] == .zero && matrix[0, 0] == matrix[1, 1]
  }
}
