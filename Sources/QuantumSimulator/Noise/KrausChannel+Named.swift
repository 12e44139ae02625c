extension KrausChannel {
  /// X with a probability.
  ///
  /// - Throws: ``ChannelError/probabilityOutOfRange(_:)``.
  public static func bitFlip(_ probability: Double) throws(ChannelError) -> KrausChannel {
    try mixture(of: Gate.x.matrix, probability)
  }

  /// Z with a probability. Coherences shrink by the factor 1 − 2p.
  ///
  /// - Throws: ``ChannelError/probabilityOutOfRange(_:)``.
  public static func phaseFlip(_ probability: Double) throws(ChannelError) -> KrausChannel {
    try mixture(of: Gate.z.matrix, probability)
  }

  /// Y with a probability.
  ///
  /// - Throws: ``ChannelError/probabilityOutOfRange(_:)``.
  public static func bitPhaseFlip(_ probability: Double) throws(ChannelError) -> KrausChannel {
    try mixture(of: Gate.y.matrix, probability)
  }

  /// One of the 4ⁿ − 1 Pauli operators other than the identity, each as likely as the other: on one qubit
  /// (1 − p)ρ + p/3·(XρX + YρY + ZρZ).
  ///
  /// At p = ¾ nothing is left of the state of one qubit. Some authors count the identity in, and call p what
  /// is 4p/3 here.
  ///
  /// - Throws: ``ChannelError/probabilityOutOfRange(_:)`` or
  ///   ``ChannelError/qubitCountOutOfRange(found:allowed:)``.
  public static func depolarising(
    _ probability: Double, qubitCount: Int = 1
  ) throws(ChannelError) -> KrausChannel {
    guard supportedQubitCounts.contains(qubitCount) else {
      throw .qubitCountOutOfRange(found: qubitCount, allowed: supportedQubitCounts)
    }
    try check(probability)
    let paulis = [ComplexMatrix.identity(2), Gate.x.matrix, Gate.y.matrix, Gate.z.matrix]
    var products = [ComplexMatrix.identity(1)]
    for _ in 0..<qubitCount {
      var next: [ComplexMatrix] = []
      for product in products {
        for pauli in paulis { next.append(product.tensor(pauli)) }
      }
      products = next
    }
    let share = (probability / Double(products.count - 1)).squareRoot()
    var operators = [Complex((1 - probability).squareRoot()) * products[0]]
    for product in products.dropFirst() { operators.append(Complex(share) * product) }
    return KrausChannel(trusted: operators)
  }

  /// The loss of coherence without loss of energy: coherences shrink by the factor √(1 − λ).
  ///
  /// - Throws: ``ChannelError/probabilityOutOfRange(_:)``.
  public static func dephasing(_ loss: Double) throws(ChannelError) -> KrausChannel {
    try check(loss)
    return KrausChannel(trusted: [
      diagonal(1, (1 - loss).squareRoot()), diagonal(0, loss.squareRoot()),
    ])
  }

  /// The decay of |1⟩ to |0⟩ with a probability γ.
  ///
  /// - Throws: ``ChannelError/probabilityOutOfRange(_:)``.
  public static func amplitudeDamping(_ probability: Double) throws(ChannelError) -> KrausChannel {
    try generalisedAmplitudeDamping(probability, excitedPopulation: 0)
  }

  /// The approach, by the share γ, to a warm equilibrium in which |1⟩ has a population.
  ///
  /// - Throws: ``ChannelError/probabilityOutOfRange(_:)``.
  public static func generalisedAmplitudeDamping(
    _ probability: Double, excitedPopulation: Double
  ) throws(ChannelError) -> KrausChannel {
    try check(probability)
    try check(excitedPopulation)
    let (down, up) = ((1 - excitedPopulation).squareRoot(), excitedPopulation.squareRoot())
    let (kept, moved) = ((1 - probability).squareRoot(), probability.squareRoot())
    var operators = [scaled(down, diagonal(1, kept)), scaled(down, jump(moved, row: 0))]
    if up > 0 { operators += [scaled(up, diagonal(kept, 1)), scaled(up, jump(moved, row: 1))] }
    return KrausChannel(trusted: operators)
  }

  /// What T1 and T2 do to a spin left alone for a time in seconds.
  ///
  /// The share 1 − e^{−t/T1} of generalised amplitude damping, then as much dephasing as brings the
  /// coherences down to e^{−t/T2}.
  ///
  /// - Throws: ``ChannelError/unusableDuration(_:)``.
  public static func relaxation(
    _ relaxation: Relaxation, over duration: Double
  ) throws(ChannelError) -> KrausChannel {
    guard duration >= 0, duration.isFinite else { throw .unusableDuration(duration) }
    let (along, across) = relaxation.factors(after: duration)
    let damping = try generalisedAmplitudeDamping(
      1 - along, excitedPopulation: relaxation.excitedPopulation)
    // What damping leaves of the coherences is √along; T2 ≤ 2·T1 makes the ratio at most 1.
    let ratio = along > 0 ? across * across / along : 0
    let loss = max(0, 1 - ratio)
    return loss > 0 ? try dephasing(loss) * damping : damping
  }

  private static func check(_ probability: Double) throws(ChannelError) {
    guard (0...1).contains(probability) else { throw .probabilityOutOfRange(probability) }
  }

  private static func mixture(
    of matrix: ComplexMatrix, _ probability: Double
  ) throws(ChannelError) -> KrausChannel {
    try check(probability)
    return KrausChannel(trusted: [
      Complex((1 - probability).squareRoot()) * .identity(2), Complex(probability.squareRoot()) * matrix,
    ])
  }

  private static func diagonal(_ first: Double, _ second: Double) -> ComplexMatrix {
    ComplexMatrix(diagonal: [Complex(first), Complex(second)])
  }

  private static func scaled(_ factor: Double, _ matrix: ComplexMatrix) -> ComplexMatrix {
    Complex(factor) * matrix
  }

  /// A jump into a basis state from the other.
  private static func jump(_ amplitude: Double, row: Int) -> ComplexMatrix {
    var matrix = ComplexMatrix(rows: 2, columns: 2)
    matrix[row, 1 - row] = Complex(amplitude)
    return matrix
  }
}
