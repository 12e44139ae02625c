import QuantumSimulator

/// One of the pure states that enter a board: all there is, or a part of a mixture.
struct StartPart: WeightedState {
  /// How likely it is.
  var probability: Double
  /// The state.
  var state: StateVector
}

extension [StartPart] {
  /// The state that the parts are together.
  func mixture() throws(RunError) -> MixedState {
    do throws(StateError) {
      var parts: [(state: MixedState, share: Double)] = []
      for part in self { parts.append((try MixedState(part.state), part.probability)) }
      return try MixedState.mixture(of: parts)
    } catch {
      throw .state(error)
    }
  }
}

extension DensityMatrix {
  /// The eigenvectors that occur, the likeliest first, each as likely as its eigenvalue. O(8ⁿ).
  ///
  /// Any mean over these is the mean over the mixed state.
  func parts() throws(StateError) -> [StartPart] {
    let system = HermitianEigensystem(matrix)
    var parts: [StartPart] = []
    for index in system.values.indices.reversed()
    where system.values[index] >= StateVector.negligibleProbability {
      let vector = (0..<system.vectors.rows).map { system.vectors[$0, index] }
      parts.append(
        StartPart(probability: system.values[index], state: try StateVector(normalising: vector)))
    }
    return parts
  }
}
