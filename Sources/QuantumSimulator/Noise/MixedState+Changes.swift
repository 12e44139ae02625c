extension MixedState {
  /// Applies a gate where its controls agree: UρU†. O(4ⁿ).
  ///
  /// - Throws: ``StateError/targetCountMismatch(found:wanted:)``,
  ///   ``StateError/qubitOutOfRange(qubit:qubitCount:)`` or ``StateError/qubitRepeated(qubit:)``.
  public mutating func apply(_ application: GateApplication) throws(StateError) {
    guard application.targets.count == application.gate.qubitCount else {
      throw .targetCountMismatch(found: application.targets.count, wanted: application.gate.qubitCount)
    }
    try check(distinct: application.qubits)
    let operation = application.controlledMatrix
    try elements.applyMatrix(operation)
    try elements.applyMatrix(conjugateOnColumns(operation))
  }

  /// Applies a gate to qubits in the gate's order, under further controls.
  ///
  /// - Throws: as ``apply(_:)``.
  public mutating func apply(_ gate: Gate, to targets: [Int], controls: [Control] = []) throws(StateError) {
    try apply(GateApplication(gate, on: targets, controls: controls))
  }

  /// Applies a channel to qubits, exactly: Σ KρK†. O(4ⁿ⁺ᵏ) for a channel on *k* qubits.
  ///
  /// - Throws: as ``apply(_:)``.
  public mutating func apply(_ channel: KrausChannel, to targets: [Int]) throws(StateError) {
    guard targets.count == channel.qubitCount else {
      throw .targetCountMismatch(found: targets.count, wanted: channel.qubitCount)
    }
    try check(distinct: targets)
    try elements.applyMatrix(
      ControlledMatrix(
        matrix: channel.superoperator, targets: targets + targets.map { $0 + qubitCount }, controls: []))
  }

  /// The probabilities of the two outcomes of measuring a Pauli string, which sum to 1. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func outcomeProbabilities(
    of observable: PauliString
  ) throws(StateError) -> (zero: Double, one: Double) {
    let mean = try expectation(of: observable) / trace
    return (max(0, (1 + mean) / 2), max(0, (1 - mean) / 2))
  }

  /// Makes the measurement of a Pauli string give an outcome, and returns how likely it was. O(4ⁿ).
  ///
  /// - Throws: ``StateError/impossibleOutcome(probability:)`` when it is less likely than
  ///   ``StateVector/negligibleProbability``, and the state stays as it was;
  ///   ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  @discardableResult
  public mutating func collapse(
    _ observable: PauliString, onto outcome: Outcome
  ) throws(StateError) -> Double {
    let probabilities = try outcomeProbabilities(of: observable)
    let probability = outcome == .zero ? probabilities.zero : probabilities.one
    guard probability >= StateVector.negligibleProbability else {
      throw .impossibleOutcome(probability: probability)
    }
    try project(observable, onto: outcome)
    try elements.writable().scale(by: 1 / trace)
    return probability
  }

  /// Measures a Pauli string: draws an outcome and leaves the part that goes with it. O(4ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  @discardableResult
  public mutating func measure(
    _ observable: PauliString, using generator: inout SeededGenerator
  ) throws(StateError) -> MeasurementResult {
    let probabilities = try outcomeProbabilities(of: observable)
    var outcome: Outcome = generator.nextUniform() < probabilities.zero ? .zero : .one
    if probabilities.zero < StateVector.negligibleProbability { outcome = .one }
    if probabilities.one < StateVector.negligibleProbability { outcome = .zero }
    let probability = try collapse(observable, onto: outcome)
    return MeasurementResult(outcome: outcome, probability: probability)
  }

  /// Sets a qubit to |0⟩, whatever it is entangled with. O(4ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public mutating func reset(_ qubit: Int) throws(StateError) {
    var (kept, moved) = (ComplexMatrix(rows: 2, columns: 2), ComplexMatrix(rows: 2, columns: 2))
    kept[0, 0] = .one
    moved[0, 1] = .one
    try apply(KrausChannel(trusted: [kept, moved]), to: [qubit])
  }
}

extension MixedState {
  /// ΠρΠ with the projector onto an outcome; the trace becomes its probability.
  mutating func project(_ observable: PauliString, onto outcome: Outcome) throws(StateError) {
    try check(reach: observable)
    let (flip, sign) = (Int(observable.xMask), Int(observable.zMask))
    let half = Complex(0.5 * outcome.eigenvalue)
    // On the columns acts the conjugate, in which every Y has the other sign.
    let conjugate = (flip & sign).nonzeroBitCount & 1 == 0 ? half : -half
    try elements.writable().combineWithPauli(
      flipMask: flip, signMask: sign, identity: Complex(0.5), string: half)
    try elements.writable().combineWithPauli(
      flipMask: flip << qubitCount, signMask: sign << qubitCount, identity: Complex(0.5), string: conjugate)
  }

  /// Adds another state's elements, each times a factor: a mixture of unnormalised states.
  mutating func add(_ other: MixedState, times factor: Double = 1) throws(StateError) {
    var sum = Array(elements.amplitudes)
    for (index, element) in other.elements.amplitudes.enumerated() { sum[index] += factor * element }
    elements = try StateVector(unnormalised: sum)
  }

  /// Multiplies every element by a number.
  mutating func scale(by factor: Double) throws(StateError) { try elements.writable().scale(by: factor) }

  func check(reach string: PauliString) throws(StateError) {
    guard string.minimumQubitCount <= qubitCount else {
      throw .qubitOutOfRange(qubit: string.minimumQubitCount - 1, qubitCount: qubitCount)
    }
  }

  private func conjugateOnColumns(_ operation: ControlledMatrix) -> ControlledMatrix {
    var controls: [Control] = []
    for control in operation.controls { controls.append(Control(control.qubit + qubitCount, control.state)) }
    return ControlledMatrix(
      matrix: operation.matrix.conjugate,
      targets: operation.targets.map { $0 + qubitCount }, controls: controls)
  }
}
