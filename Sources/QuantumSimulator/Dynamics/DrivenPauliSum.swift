/// A Hamiltonian of several spins that changes with time: a constant part, and parts whose strength is a
/// function of time.
///
/// ```swift
/// let driven = DrivenPauliSum(pair, drives: [.init(xOnFirst) { 2 * ElementaryFunctions.cos(5 * $0) }])
/// try driven.evolve(state, from: 0, to: 4, tolerance: 1e-9, longestStep: 0.2)
/// ```
public struct DrivenPauliSum: Sendable {
  /// A part whose strength changes.
  public struct DrivenPart: Sendable {
    /// What is driven, at strength 1.
    public let part: PauliSum
    /// The strength at a time in seconds.
    public let strength: @Sendable (_ time: Double) -> Double

    /// A part with its strength as a function of time.
    public init(_ part: PauliSum, strength: @escaping @Sendable (_ time: Double) -> Double) {
      self.part = part
      self.strength = strength
    }
  }

  /// The part that does not change.
  public let constant: PauliSum
  /// The parts that do, on the same number of qubits.
  public let drives: [DrivenPart]

  /// The sum of a constant part and drives, all on the same number of qubits.
  public init(_ constant: PauliSum, drives: [DrivenPart]) {
    for drive in drives {
      precondition(
        drive.part.qubitCount == constant.qubitCount, "The parts of a Hamiltonian act on the same qubits.")
    }
    self.constant = constant
    self.drives = drives
  }

  /// The state after the time from `start` to `end`, in seconds.
  ///
  /// Each step is the commutator-free Magnus expansion of fourth order with two exponentials (S. Blanes and
  /// P. C. Moan, "Fourth- and sixth-order commutator-free Magnus integrators", Applied Numerical Mathematics
  /// 56, 1519, 2006), each a Chebyshev sum. Steps are halved and their errors added up as in
  /// ``MagnusEvolution``.
  ///
  /// - Parameters:
  ///   - tolerance: the largest length of the error.
  ///   - longestStep: a time, in seconds, over which no strength can swing unseen.
  /// - Throws: ``DynamicsError``.
  public func evolve(
    _ state: StateVector, from start: Double, to end: Double, tolerance: Double, longestStep: Double
  ) throws(DynamicsError) -> StateEvolution {
    guard state.qubitCount == constant.qubitCount else {
      throw .qubitCountMismatch(found: state.qubitCount, wanted: constant.qubitCount)
    }
    try StepControl.check(tolerance: tolerance)
    var amplitudes = Array(state.amplitudes)
    var bound = 0.0
    try StepControl.run(from: start, to: end, tolerance: tolerance, longestStep: longestStep, after: 0) {
      (time, step) throws(DynamicsError) in
      var (whole, halves) = (amplitudes, amplitudes)
      _ = try advance(&whole, from: time, by: step)
      let rounding =
        try advance(&halves, from: time, by: step / 2)
        + advance(&halves, from: time + step / 2, by: step / 2)
      var squared = 0.0
      for index in whole.indices { squared += (whole[index] - halves[index]).lengthSquared }
      return ((halves, rounding), squared.squareRoot())
    } keep: { step, _, error in
      amplitudes = step.0
      bound += error + step.1
    }
    do throws(StateError) {
      return StateEvolution(state: try StateVector(unnormalised: amplitudes), errorBound: bound)
    } catch {
      throw .state(error)
    }
  }

  /// One step; returns the bound of the Chebyshev sums' errors.
  private func advance(
    _ amplitudes: inout [Complex], from time: Double, by step: Double
  ) throws(DynamicsError) -> Double {
    let (early, late) = (time + GaussPoints.early * step, time + GaussPoints.late * step)
    let first = try mean(early, GaussPoints.near, late, GaussPoints.far)
    let second = try mean(early, GaussPoints.far, late, GaussPoints.near)
    return try first.evolve(&amplitudes, for: step, tolerance: 1e-13)
      + second.evolve(&amplitudes, for: step, tolerance: 1e-13)
  }

  /// The Hamiltonian at two times, weighted; the weights sum to ½.
  private func mean(
    _ early: Double, _ earlyWeight: Double, _ late: Double, _ lateWeight: Double
  ) throws(DynamicsError) -> PauliSum {
    var sum = 0.5 * constant
    for drive in drives {
      let strength = earlyWeight * drive.strength(early) + lateWeight * drive.strength(late)
      guard strength.isFinite else { throw .notFinite }
      sum = sum + strength * drive.part
    }
    return sum
  }
}
