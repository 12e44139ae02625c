extension StateVector {
  /// Below this an outcome counts as impossible: it is never found, cannot be forced, and has no branch.
  ///
  /// Rounding errors leave amplitudes of 10⁻¹⁶ where there should be none; to collapse onto them would make
  /// a state out of noise.
  public static let negligibleProbability = 1e-15

  /// The probabilities of the two outcomes of measuring a Pauli string, which sum to 1. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func outcomeProbabilities(
    of observable: PauliString
  ) throws(StateError) -> (zero: Double, one: Double) {
    let weights = try weights(of: observable)
    let total = weights.zero + weights.one
    return (weights.zero / total, weights.one / total)
  }

  /// Measures a Pauli string as one observable: draws an outcome, and leaves the part of the state that goes
  /// with it, brought to length 1. O(2ⁿ).
  ///
  /// Takes exactly one number from the generator, also where the outcome is certain.
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  @discardableResult
  public mutating func measure(
    _ observable: PauliString, using generator: inout SeededGenerator
  ) throws(StateError) -> MeasurementResult {
    let weights = try weights(of: observable)
    let total = weights.zero + weights.one
    var outcome: Outcome = generator.nextUniform() < weights.zero / total ? .zero : .one
    if weights.zero / total < Self.negligibleProbability { outcome = .one }
    if weights.one / total < Self.negligibleProbability { outcome = .zero }
    return try project(observable, onto: outcome, weights: weights)
  }

  /// Measures a qubit in the basis |0⟩, |1⟩. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  @discardableResult
  public mutating func measure(
    _ qubit: Int, using generator: inout SeededGenerator
  ) throws(StateError) -> MeasurementResult {
    try check(qubit)
    return try measure(PauliString(.z, on: qubit), using: &generator)
  }

  /// Makes the measurement of a Pauli string give an outcome, and returns how likely it was. O(2ⁿ).
  ///
  /// - Throws: ``StateError/impossibleOutcome(probability:)`` when it is less likely than
  ///   ``negligibleProbability``, and the state stays as it was;
  ///   ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  @discardableResult
  public mutating func collapse(
    _ observable: PauliString, onto outcome: Outcome
  ) throws(StateError) -> Double {
    let weights = try weights(of: observable)
    let weight = outcome == .zero ? weights.zero : weights.one
    let probability = weight / (weights.zero + weights.one)
    guard probability >= Self.negligibleProbability else {
      throw .impossibleOutcome(probability: probability)
    }
    return try project(observable, onto: outcome, weights: weights).probability
  }

  /// Makes the measurement of a qubit give an outcome, and returns how likely it was. O(2ⁿ).
  ///
  /// - Throws: as ``collapse(_:onto:)-(PauliString,_)``.
  @discardableResult
  public mutating func collapse(_ qubit: Int, onto outcome: Outcome) throws(StateError) -> Double {
    try check(qubit)
    return try collapse(PauliString(.z, on: qubit), onto: outcome)
  }

  /// Measures a qubit and, if it is found in |1⟩, flips it: |0⟩ either way. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  @discardableResult
  public mutating func reset(
    _ qubit: Int, using generator: inout SeededGenerator
  ) throws(StateError) -> MeasurementResult {
    let result = try measure(qubit, using: &generator)
    if result.outcome == .one { try apply(.x, to: [qubit]) }
    return result
  }
}

extension StateVector {
  /// The squared norms of the parts of the state in the two eigenspaces.
  private func weights(of observable: PauliString) throws(StateError) -> (zero: Double, one: Double) {
    let masks = try masks(of: observable)
    // One qubit's two outcomes are counted in one pass.
    if let qubit = Self.qubitOfZ(masks) {
      let weights = readable.marginals(of: [qubit])
      return (weights[0], weights[1])
    }
    return (
      readable.pauliWeight(flipMask: masks.flip, signMask: masks.sign, sign: 1),
      readable.pauliWeight(flipMask: masks.flip, signMask: masks.sign, sign: -1)
    )
  }

  /// The qubit that Z acts on, if that is all that the string does.
  private static func qubitOfZ(_ masks: (flip: Int, sign: Int)) -> Int? {
    masks.flip == 0 && masks.sign.nonzeroBitCount == 1 ? masks.sign.trailingZeroBitCount : nil
  }

  /// Keeps the part that goes with an outcome and brings it to length 1.
  private mutating func project(
    _ observable: PauliString, onto outcome: Outcome, weights: (zero: Double, one: Double)
  ) throws(StateError) -> MeasurementResult {
    let masks = try masks(of: observable)
    let weight = outcome == .zero ? weights.zero : weights.one
    let factor = 1 / weight.squareRoot()
    if let qubit = Self.qubitOfZ(masks) {
      // Half of the amplitudes become zero, and need not be read for it.
      let kept = Complex(factor)
      try writable().applyDiagonal(outcome == .zero ? [kept, .zero] : [.zero, kept], targets: [qubit])
    } else {
      try writable().combineWithPauli(
        flipMask: masks.flip, signMask: masks.sign, identity: Complex(0.5 * factor),
        string: Complex(outcome.eigenvalue * 0.5 * factor))
    }
    return MeasurementResult(outcome: outcome, probability: weight / (weights.zero + weights.one))
  }
}
