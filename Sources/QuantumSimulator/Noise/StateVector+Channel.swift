extension StateVector {
  /// Lets noise happen once: picks one of the channel's operators with the probability it has in this state,
  /// applies it, and brings the state back to length 1. Averaged over many draws it is the channel.
  ///
  /// This is the Monte-Carlo wave function of J. Dalibard, Y. Castin and K. Mølmer ("Wave-function approach to
  /// dissipative processes in quantum optics", Physical Review Letters 68, 580, 1992) for a channel. Takes
  /// exactly one number from the generator. O(2ⁿ⁺ᵏ) for a channel on *k* qubits.
  ///
  /// - Returns: the index of the operator that was picked.
  /// - Throws: ``StateError/targetCountMismatch(found:wanted:)``,
  ///   ``StateError/qubitOutOfRange(qubit:qubitCount:)`` or ``StateError/qubitRepeated(qubit:)``.
  @discardableResult
  public mutating func apply(
    _ channel: KrausChannel, to targets: [Int], using generator: inout SeededGenerator
  ) throws(StateError) -> Int {
    guard targets.count == channel.qubitCount else {
      throw .targetCountMismatch(found: targets.count, wanted: channel.qubitCount)
    }
    let local = try reducedDensityMatrix(of: targets).matrix
    var weights: [Double] = []
    var total = 0.0
    for matrix in channel.operators {
      let weight = max(0, (matrix * local).innerProduct(with: matrix).real)
      weights.append(weight)
      total += weight
    }
    var rest = generator.nextUniform() * total
    var picked = 0
    for (index, weight) in weights.enumerated() where weight / total >= Self.negligibleProbability {
      picked = index
      if rest < weight { break }
      rest -= weight
    }
    let scale = Complex(1 / weights[picked].squareRoot())
    try applyMatrix(
      ControlledMatrix(matrix: scale * channel.operators[picked], targets: targets, controls: []))
    return picked
  }

  /// Applies a matrix that need not be unitary to qubits known to exist.
  mutating func applyMatrix(_ operation: ControlledMatrix) throws(StateError) {
    try writable().applyDense(
      operation.matrix.elements, targets: operation.targets, controls: operation.controlMasks)
  }
}
