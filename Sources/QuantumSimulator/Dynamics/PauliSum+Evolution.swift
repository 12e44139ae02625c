/// A state at the end of a motion, and how wrong it may be.
public struct StateEvolution: Sendable {
  /// The state at the end.
  public let state: StateVector
  /// A bound of the length of the difference between the state and the true one.
  public let errorBound: Double
}

extension PauliSum {
  /// The longest motion that is followed: the spectral radius's bound times the time, in radians.
  public static let longestEvolution = 1e6

  /// The state after a time, in seconds, under this Hamiltonian: e^{−iHt}|ψ⟩.
  ///
  /// The exponential is a sum of Chebyshev polynomials of H (H. Tal-Ezer and R. Kosloff, "An accurate and
  /// efficient scheme for propagating the time dependent Schrödinger equation", Journal of Chemical Physics
  /// 81, 3967, 1984), with the sum of the coefficients' magnitudes R as the bound of the spectrum, so that no
  /// eigenvalue need be known. Polynomials are at most 1 there, hence cutting the sum off costs at most the
  /// sum of the coefficients left out, 2|Jₖ(Rt)|, which is computed: the bound is not an estimate. To it are
  /// added the rounding errors of the recurrence. Time may be negative. O(R·|t| · flips · 2ⁿ), with as many
  /// flips as there are different sets of qubits with X or Y.
  ///
  /// - Parameter tolerance: the largest error from cutting the sum off.
  /// - Throws: ``DynamicsError/qubitCountMismatch(found:wanted:)``,
  ///   ``DynamicsError/unusableDuration(_:)`` also past ``longestEvolution``,
  ///   ``DynamicsError/unusableTolerance(found:allowed:)`` or ``DynamicsError/state(_:)``.
  public func evolve(
    _ state: StateVector, for duration: Double, tolerance: Double = 1e-13
  ) throws(DynamicsError) -> StateEvolution {
    guard state.qubitCount == qubitCount else {
      throw .qubitCountMismatch(found: state.qubitCount, wanted: qubitCount)
    }
    var amplitudes = Array(state.amplitudes)
    let bound = try evolve(&amplitudes, for: duration, tolerance: tolerance)
    do throws(StateError) {
      return StateEvolution(state: try StateVector(unnormalised: amplitudes), errorBound: bound)
    } catch {
      throw .state(error)
    }
  }

  /// What the Hamiltonian makes of every state over a time in seconds: e^{−iHt}, each column as exact as
  /// ``evolve(_:for:tolerance:)`` makes it. O(2ⁿ) times as much work as that.
  ///
  /// - Throws: ``DynamicsError/unusableDuration(_:)``.
  public func unitary(after duration: Double) throws(DynamicsError) -> ComplexMatrix {
    let dimension = 1 << qubitCount
    var unitary = ComplexMatrix(rows: dimension, columns: dimension)
    for column in 0..<dimension {
      var amplitudes = [Complex](repeating: .zero, count: dimension)
      amplitudes[column] = .one
      _ = try evolve(&amplitudes, for: duration, tolerance: 1e-13)
      for row in 0..<dimension { unitary[row, column] = amplitudes[row] }
    }
    return unitary
  }

  /// Evolves the amplitudes of any vector; returns the bound for one of length 1.
  func evolve(
    _ amplitudes: inout [Complex], for duration: Double, tolerance: Double
  ) throws(DynamicsError) -> Double {
    try StepControl.check(tolerance: tolerance)
    let radius = spectralRadiusBound
    let reach = radius * duration.magnitude
    guard reach.isFinite, reach <= Self.longestEvolution else { throw .unusableDuration(duration) }
    let series = BesselSeries(of: reach)
    let (count, cut) = Self.cut(series, tolerance: tolerance)
    if reach > 0 {
      let action = PauliSumAction(self, identity: .leftOut)
      amplitudes = Self.chebyshevSum(
        series.values[..<count], of: action, on: amplitudes, scale: (duration < 0 ? -1 : 1) / radius)
    }
    for term in terms where term.string.weight == 0 {
      let phase = Complex.exp(i: -term.coefficient * duration)
      for index in amplitudes.indices { amplitudes[index] *= phase }
    }
    return cut + 0x1p-51 * Double(count)
  }

  /// How many coefficients to keep, and what the rest sum to at most.
  private static func cut(_ series: BesselSeries, tolerance: Double) -> (count: Int, rest: Double) {
    var rest = series.remainder
    var count = series.values.count
    while count > 1, rest + 2 * series.values[count - 1].magnitude <= tolerance {
      count -= 1
      rest += 2 * series.values[count].magnitude
    }
    return (count, rest)
  }

  /// Σ (2 − δₖ₀)(−i)ᵏ·Jₖ·Tₖ(scale·H) on a vector.
  private static func chebyshevSum(
    _ coefficients: ArraySlice<Double>, of action: PauliSumAction, on vector: [Complex], scale: Double
  ) -> [Complex] {
    var before = vector
    var now = [Complex](repeating: .zero, count: vector.count)
    action.add(to: &now, scale: scale, of: vector)
    var sum = vector.map { coefficients[0] * $0 }
    for order in 1..<max(1, coefficients.count) {
      let weight = 2 * coefficients[order]
      for index in sum.indices {
        let value = now[index]
        switch order & 3 {  // (−i)ᵏ
        case 0: sum[index] += weight * value
        case 1: sum[index] += Complex(weight * value.imaginary, -weight * value.real)
        case 2: sum[index] -= weight * value
        default: sum[index] += Complex(-weight * value.imaginary, weight * value.real)
        }
      }
      // Tₖ₊₁ = 2H·Tₖ − Tₖ₋₁.
      for index in before.indices { before[index] = -before[index] }
      action.add(to: &before, scale: 2 * scale, of: now)
      swap(&before, &now)
    }
    return sum
  }
}
