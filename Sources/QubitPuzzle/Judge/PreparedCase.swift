import QuantumSimulator

/// One of a level's cases with the state that enters the board; the only one where the level lists none.
struct PreparedCase: Sendable {
  /// The index of the case; 0 where the level lists none.
  let index: Int
  /// The state that enters the board.
  let start: StateVector
  /// The classical bits that are 1 at the beginning.
  let setBits: [Int]
  /// How likely the case is; nil where the level does not say.
  let weight: Double?
}

extension Level {
  /// The most qubits that a level may have, and the most that a goal reads together: 2¹⁶ amplitudes and outcomes.
  public static let qubitLimit = 16

  /// The situations in which the board is judged: the level's cases, or the one that its start describes.
  func preparedCases() throws(LevelFault) -> [PreparedCase] {
    guard !cases.isEmpty else {
      return [PreparedCase(index: 0, start: try startState(start, at: .start), setBits: [], weight: 1)]
    }
    var prepared: [PreparedCase] = []
    for (index, each) in cases.enumerated() {
      let place = each.start == nil ? LevelFault.Place.start : .levelCase(index)
      prepared.append(
        PreparedCase(
          index: index, start: try startState(each.start ?? start, at: place), setBits: each.setBits,
          weight: each.weight?.value))
    }
    return prepared
  }

  /// The state that a start describes.
  private func startState(_ start: Start, at place: LevelFault.Place) throws(LevelFault) -> StateVector {
    switch start {
    case .ket(let ket):
      let wanted = 1 << qubits.count
      guard ket.amplitudes.count == wanted else {
        throw LevelFault(place, .amplitudeCount(found: ket.amplitudes.count, wanted: wanted))
      }
      do throws(StateError) {
        return try StateVector(amplitudes: ket.amplitudes)
      } catch {
        throw LevelFault(place, .state(error))
      }
    case .circuit(let operations):
      guard operations.allSatisfy({ $0.isUnconditionalGate }) else { throw LevelFault(place, .onlyGates) }
      return try circuit(of: operations, at: place).branches(from: nil, setBits: [], at: place)[0].state
    }
  }
}
