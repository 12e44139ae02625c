import QuantumSimulator

extension Gate {
  /// The named gate with these parameters, or nil where their number is wrong.
  static func named(_ gate: StandardGate, _ parameters: [Double]) -> Gate? {
    do throws(GateError) { return try Gate(gate, parameters: parameters) } catch { return nil }
  }

  /// Whether the gate does the same on `first` as on `second`, the same wires in another order.
  func isSame(on first: [Int], as second: [Int]) -> Bool {
    guard first.count == second.count, first.count == qubitCount else { return false }
    // Bit k of an index that is in the order of `first` is bit `places[k]` of the index in that of `second`.
    var places: [Int] = []
    for wire in first {
      guard let place = second.firstIndex(of: wire) else { return false }
      places.append(place)
    }
    let matrix = matrix
    func reordered(_ index: Int) -> Int {
      var result = 0
      for (bit, place) in places.enumerated() { result |= (index >> bit & 1) << place }
      return result
    }
    for row in 0..<matrix.rows {
      for column in 0..<matrix.columns {
        let other = matrix[reordered(row), reordered(column)]
        guard (matrix[row, column] - other).lengthSquared < 1e-24 else { return false }
      }
    }
    return true
  }
}
