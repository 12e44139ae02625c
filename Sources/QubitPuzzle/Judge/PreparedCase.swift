import QuantumSimulator

/// One of a level's cases with the state that enters the board; the only one where the level lists none.
struct PreparedCase: Sendable {
  /// The index of the case; 0 where the level lists none.
  let index: Int
  /// The pure states that enter the board, the likeliest first: one, unless the start is mixed.
  let parts: [StartPart]
  /// The classical bits that are 1 at the beginning.
  let setBits: [Int]
  /// How likely the case is; nil where the level does not say.
  let weight: Double?

  /// The state that enters the board; of a mixture, its likeliest part.
  var start: StateVector { parts[0].state }
}

extension Level {
  /// The most qubits that a level may have, and the most that a goal reads together: 2¹⁶ amplitudes and outcomes.
  public static let qubitLimit = 16

  /// The situations in which the board is judged: the level's cases, or the one that its start describes.
  func preparedCases() throws(LevelFault) -> [PreparedCase] {
    guard !cases.isEmpty else {
      return [PreparedCase(index: 0, parts: try parts(of: start, at: .start), setBits: [], weight: 1)]
    }
    var prepared: [PreparedCase] = []
    for (index, each) in cases.enumerated() {
      let place = each.start == nil ? LevelFault.Place.start : .levelCase(index)
      prepared.append(
        PreparedCase(
          index: index, parts: try parts(of: each.start ?? start, at: place), setBits: each.setBits,
          weight: each.weight?.value))
    }
    return prepared
  }

  /// The pure states that a start describes.
  private func parts(of start: Start, at place: LevelFault.Place) throws(LevelFault) -> [StartPart] {
    let wanted = 1 << qubits.count
    switch start {
    case .ket(let ket):
      try place.check(entryCount: ket.amplitudes.count, wanted)
      do throws(StateError) {
        return [StartPart(probability: 1, state: try StateVector(amplitudes: ket.amplitudes))]
      } catch {
        throw LevelFault(place, .state(error))
      }
    case .circuit(let operations):
      guard operations.allSatisfy({ $0.isUnconditionalGate }) else { throw LevelFault(place, .onlyGates) }
      let ends = try circuit(of: operations, at: place).branches(from: nil, setBits: [], at: place)
      return [StartPart(probability: 1, state: ends[0].state)]
    case .density(let density):
      for count in density.entryCounts { try place.check(entryCount: count, wanted) }
      do throws(StateError) {
        return try DensityMatrix(density.matrix(dimension: wanted)).parts()
      } catch {
        throw LevelFault(place, .state(error))
      }
    }
  }
}

extension LevelFault.Place {
  /// Checks that a state over basis states of the wanted number has as many entries.
  fileprivate func check(entryCount found: Int, _ wanted: Int) throws(LevelFault) {
    guard found == wanted else { throw LevelFault(self, .amplitudeCount(found: found, wanted: wanted)) }
  }
}
