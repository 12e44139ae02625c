/// The motion of one to three spins under a Hamiltonian and steady noise: ρ̇ = −i[H, ρ] + Σ γ(LρL† − ½{L†L, ρ}).
///
/// ```swift
/// let motion = try Lindbladian(pair, decays: [.init(rate: 0.1, jump)])
/// try motion.evolve(mixed, for: 2)
/// ```
///
/// The master equation of G. Lindblad ("On the generators of quantum dynamical semigroups", Communications in
/// Mathematical Physics 48, 119, 1976). Its exact solution is one matrix on the 4ⁿ elements of ρ.
public struct Lindbladian: Sendable {
  /// The numbers of qubits that are supported: the solution is a matrix of dimension 4ⁿ.
  public static let supportedQubitCounts = 1...3

  /// A way in which the spins decay.
  public struct Decay: Hashable, Sendable {
    /// How often it happens, in 1/s.
    public let rate: Double
    /// What happens: the operator L, of dimension 2ⁿ.
    public let jump: ComplexMatrix

    /// A decay with a rate in 1/s.
    public init(rate: Double, _ jump: ComplexMatrix) {
      self.rate = rate
      self.jump = jump
    }
  }

  /// How many spins there are.
  public let qubitCount: Int
  /// The generator, on ρ's elements with ρ[row, column] at row + 2ⁿ·column.
  private let generator: ComplexMatrix

  /// The motion under a Hamiltonian and decays.
  ///
  /// - Throws: ``DynamicsError/qubitCountOutOfRange(found:allowed:)``, ``DynamicsError/unusableRate(_:)``,
  ///   ``DynamicsError/notFinite`` or ``DynamicsError/state(_:)`` for a jump of another dimension.
  public init(_ hamiltonian: PauliSum, decays: [Decay]) throws(DynamicsError) {
    guard Self.supportedQubitCounts.contains(hamiltonian.qubitCount) else {
      throw .qubitCountOutOfRange(found: hamiltonian.qubitCount, allowed: Self.supportedQubitCounts)
    }
    let dimension = 1 << hamiltonian.qubitCount
    let one = ComplexMatrix.identity(dimension)
    let energy = hamiltonian.matrix
    // A·ρ·B has the elements (Bᵀ ⊗ A)·ρ, and Hᵀ = H*.
    var sum = Complex(0, -1) * (one.tensor(energy) - energy.conjugate.tensor(one))
    for decay in decays {
      let jump = decay.jump
      guard decay.rate >= 0, decay.rate.isFinite else { throw .unusableRate(decay.rate) }
      guard jump.rows == dimension, jump.columns == dimension else {
        throw .state(.densityDimension(rows: jump.rows, columns: jump.columns))
      }
      guard jump.isFinite else { throw .notFinite }
      let loss = jump.adjoint * jump
      let lost = one.tensor(loss) + loss.conjugate.tensor(one)
      sum = sum + Complex(decay.rate) * (jump.conjugate.tensor(jump) - Complex(0.5) * lost)
    }
    qubitCount = hamiltonian.qubitCount
    generator = sum
  }

  /// The state after a time in seconds. O(64ⁿ) for the exponential.
  ///
  /// - Throws: ``DynamicsError/unusableDuration(_:)``, ``DynamicsError/qubitCountMismatch(found:wanted:)`` or
  ///   ``DynamicsError/state(_:)``.
  public func evolve(_ state: MixedState, for duration: Double) throws(DynamicsError) -> MixedState {
    guard duration >= 0, duration.isFinite else { throw .unusableDuration(duration) }
    guard state.qubitCount == qubitCount else {
      throw .qubitCountMismatch(found: state.qubitCount, wanted: qubitCount)
    }
    let propagator = propagator(over: duration)
    var result = state
    do throws(StateError) {
      try result.elements.applyMatrix(
        ControlledMatrix(matrix: propagator, targets: Array(0..<(2 * qubitCount)), controls: []))
    } catch {
      throw .state(error)
    }
    return result
  }

  /// The solution on ρ's elements, with ρ[row, column] at row + 2ⁿ·column.
  func propagator(over duration: Double) -> ComplexMatrix { (Complex(duration) * generator).exponential }

  /// The decays of a spin that relaxes, as one of several; fewer than three where rates are zero.
  public static func decays(
    of qubit: Int, of qubitCount: Int, relaxing relaxation: Relaxation
  ) -> [Decay] {
    func operators(_ elements: [Complex]) -> ComplexMatrix {
      let own = ComplexMatrix(rows: 2, columns: 2, elements: elements)
      let below = ComplexMatrix.identity(1 << qubit)
      let above = ComplexMatrix.identity(1 << (qubitCount - qubit - 1))
      return above.tensor(own).tensor(below)
    }
    let excited = relaxation.excitedPopulation
    let decays = [
      Decay(rate: (1 - excited) / relaxation.t1, operators([.zero, .one, .zero, .zero])),
      Decay(rate: excited / relaxation.t1, operators([.zero, .zero, .one, .zero])),
      // Coherences decay at twice the rate of Z.
      Decay(
        rate: 0.5 / relaxation.pureDephasingTime, operators([.one, .zero, .zero, Complex(-1)])),
    ]
    return decays.filter { $0.rate > 0 }
  }
}
