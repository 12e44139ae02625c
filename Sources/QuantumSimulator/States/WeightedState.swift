/// A state that occurs with a probability: one of the courses that measurements can take.
///
/// Courses whose probabilities sum to 1 are together a mixture, and a sequence of them answers for it.
public protocol WeightedState: Sendable {
  /// How likely the state is.
  var probability: Double { get }
  /// The state, of norm 1.
  var state: StateVector { get }
}

extension Sequence where Element: WeightedState {
  /// The probability of each basis state in the mixture, in index order; no numbers for no states. O(2ⁿ) a state.
  ///
  /// - Throws: ``StateError/tooManyQubits(found:limit:)`` past ``StateVector/probabilityTableLimit``.
  public func probabilities() throws(StateError) -> [Double] {
    var sum: [Double] = []
    for weighted in self {
      var part = try weighted.state.probabilities()
      for index in part.indices { part[index] *= weighted.probability }
      if sum.isEmpty {
        sum = part
      } else {
        for index in sum.indices { sum[index] += part[index] }
      }
    }
    return sum
  }

  /// The average of a Pauli string over the mixture.
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func expectation(of string: PauliString) throws(StateError) -> Double {
    var sum = 0.0
    for weighted in self { sum += weighted.probability * (try weighted.state.expectation(of: string)) }
    return sum
  }

  /// The Bloch vector of a qubit of the mixture.
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func blochVector(of qubit: Int) throws(StateError) -> BlochVector {
    var (x, y, z) = (0.0, 0.0, 0.0)
    for weighted in self {
      let arrow = try weighted.state.blochVector(of: qubit)
      x += weighted.probability * arrow.x
      y += weighted.probability * arrow.y
      z += weighted.probability * arrow.z
    }
    return BlochVector(x: x, y: y, z: z)
  }
}
