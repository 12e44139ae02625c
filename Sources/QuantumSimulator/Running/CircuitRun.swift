/// A circuit on its way: the state, the classical bits, and what has been measured so far.
///
/// ```swift
/// let run = try circuit.run(seed: 7)
/// run.state
/// run.bits
/// run.record
/// ```
public struct CircuitRun: WeightedState {
  /// A measurement, or the look that a reset takes, that has happened.
  public struct Event: Hashable, Sendable {
    /// The index of the operation in its circuit.
    public let operation: Int
    /// What was found.
    public let outcome: Outcome
    /// How likely that was, given the state just before.
    public let probability: Double
  }

  /// The state after the operations performed so far.
  public private(set) var state: StateVector
  /// The classical bits after the operations performed so far.
  public private(set) var bits: BitString
  /// The measurements and resets performed so far, in order.
  public private(set) var record: [Event] = []

  /// How likely this record is: the product of the probabilities in it.
  public var probability: Double { record.reduce(1) { $0 * $1.probability } }

  /// The outcomes of the record by operation: what to force to see the same run again.
  public var outcomes: [Int: Outcome] {
    var outcomes: [Int: Outcome] = [:]
    for event in record { outcomes[event.operation] = event.outcome }
    return outcomes
  }

  /// A run that has not begun: all bits are 0.
  init(state: StateVector, bitCount: Int) { self.init(state: state, bits: BitString(count: bitCount)) }

  /// A run that has not begun.
  init(state: StateVector, bits: BitString) {
    self.state = state
    self.bits = bits
  }
}

extension CircuitRun {
  /// What an operation needs to know before it can be performed.
  enum Demand {
    /// Nothing: it is a gate, a barrier, or its condition does not hold.
    case none
    /// The outcome of measuring this observable.
    case outcome(of: PauliString)
  }

  /// What the operation needs, given the bits so far.
  func demand(of operation: Operation) -> Demand {
    guard operation.condition?.holds(in: bits.bits) ?? true else { return .none }
    switch operation.action {
    case .gate, .barrier: return .none
    case .measurement(let measurement): return .outcome(of: measurement.observable)
    case .reset(let qubit): return .outcome(of: PauliString(.z, on: qubit))
    }
  }

  /// Performs an operation that demands nothing.
  mutating func perform(_ operation: Operation) throws(StateError) {
    guard case .gate(let application) = operation.action, operation.condition?.holds(in: bits.bits) ?? true
    else { return }
    try state.apply(application)
  }

  #if PAGE
    /// Performs gates and barriers that depend on no bit.
    mutating func perform(_ gates: ArraySlice<Operation>) throws(StateError) {
      for gate in gates { try perform(gate) }
    }
  #else
    /// On states of fewer qubits compiling gates takes longer than applying them.
    private static let leastCompiledQubits = 14

    /// Performs gates and barriers that depend on no bit: compiled where that pays.
    mutating func perform(_ gates: ArraySlice<Operation>) throws(StateError) {
      guard state.qubitCount >= Self.leastCompiledQubits && gates.count > 2 else {
        for gate in gates { try perform(gate) }
        return
      }
      var matrices: [ControlledMatrix] = []
      for gate in gates {
        if case .gate(let application) = gate.action { matrices.append(application.controlledMatrix) }
      }
      let compiled = CompiledCircuit(matrices, qubitCount: state.qubitCount, settings: state.settings)
      try compiled.apply(to: &state)
    }
  #endif

  /// Performs a measurement or reset whose condition holds, drawing the outcome.
  mutating func perform(
    _ operation: Operation, at index: Int, observing observable: PauliString,
    using generator: inout SeededGenerator
  ) throws(StateError) {
    let result = try state.measure(observable, using: &generator)
    try conclude(operation, at: index, result)
  }

  /// Performs a measurement or reset whose condition holds, with the outcome given.
  mutating func perform(
    _ operation: Operation, at index: Int, observing observable: PauliString, forcing outcome: Outcome
  ) throws(StateError) {
    let probability = try state.collapse(observable, onto: outcome)
    try conclude(operation, at: index, MeasurementResult(outcome: outcome, probability: probability))
  }

  /// Writes an outcome down: into its bit, or by flipping the qubit that is reset.
  private mutating func conclude(
    _ operation: Operation, at index: Int, _ result: MeasurementResult
  ) throws(StateError) {
    record.append(Event(operation: index, outcome: result.outcome, probability: result.probability))
    switch operation.action {
    case .measurement(let measurement):
      bits[measurement.bit] = result.outcome.bit
    case .reset(let qubit):
      if result.outcome == .one { try state.apply(.x, to: [qubit]) }
    case .gate, .barrier:
      break
    }
  }
}
