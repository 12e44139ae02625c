import KernelInterface

extension ControlledMatrix {
  /// The targets, as bits.
  var targetMask: Int { targets.reduce(0) { $0 | 1 << $1 } }

  /// The targets and controls, as bits.
  var qubitMask: Int { targetMask | controlMasks.mask }

  /// The targets and the qubits of the controls.
  var qubits: [Int] {
    var result = targets
    for control in controls { result.append(control.qubit) }
    return result
  }

  /// What it costs to apply.
  var cost: Double { MatrixCost.of(targets: targets.count, controls: controls.count) }

  /// This matrix and then `next` as one, where that costs less than one after the other; `nil` where not.
  ///
  /// Both keep their controls if they have the same and the same targets; else controls become part of the matrix.
  func fused(with next: ControlledMatrix) -> ControlledMatrix? {
    if targetMask == next.targetMask && controlMasks == next.controlMasks {
      return ControlledMatrix(
        matrix: next.spread(over: targets, withControls: false) * matrix, targets: targets, controls: controls
      )
    }
    let all = qubitMask | next.qubitMask
    let width = all.nonzeroBitCount
    guard width <= MatrixCost.largestWidth, MatrixCost.of(targets: width, controls: 0) < cost + next.cost
    else { return nil }
    return product(with: next, on: all)
  }

  /// This matrix and then `next` on the qubits of a mask that has all of both.
  func product(with next: ControlledMatrix, on mask: Int) -> ControlledMatrix {
    let qubits = (0..<Int.bitWidth - 1).filter { mask >> $0 & 1 == 1 }
    let (first, second) = (
      spread(over: qubits, withControls: true), next.spread(over: qubits, withControls: true)
    )
    return ControlledMatrix(matrix: second * first, targets: qubits, controls: [])
  }

  /// The same on `qubits`, among which are all of this one's: the identity on those that it does not have, and where
  /// the controls disagree if they are taken in.
  private func spread(over qubits: [Int], withControls: Bool) -> ComplexMatrix {
    // Bits of a row or column of the result.
    func bits(of mask: Int) -> Int {
      var result = 0
      for (place, qubit) in qubits.enumerated() where mask >> qubit & 1 == 1 { result |= 1 << place }
      return result
    }
    let places = targets.map { target in bits(of: 1 << target) }
    let (mask, value) =
      withControls ? (bits(of: controlMasks.mask), bits(of: controlMasks.value)) : (0, 0)
    let others = ~places.reduce(0, |)
    var result = ComplexMatrix(rows: 1 << qubits.count, columns: 1 << qubits.count)
    for column in 0..<(1 << qubits.count) {
      guard column & mask == value else {
        result[column, column] = .one
        continue
      }
      var ownColumn = 0
      for (bit, place) in places.enumerated() where column & place != 0 { ownColumn |= 1 << bit }
      for ownRow in 0..<(1 << targets.count) {
        var row = column & others
        for (bit, place) in places.enumerated() where ownRow >> bit & 1 == 1 { row |= place }
        result[row, column] = matrix[ownRow, ownColumn]
      }
    }
    return result
  }
}
