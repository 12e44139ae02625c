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
      let bare = ControlledMatrix(matrix: next.matrix, targets: next.targets, controls: [])
      return ControlledMatrix(
        matrix: bare.applied(to: matrix, on: targets), targets: targets, controls: controls)
    }
    let all = qubitMask | next.qubitMask
    let width = all.nonzeroBitCount
    guard width <= MatrixCost.largestWidth, MatrixCost.of(targets: width, controls: 0) < cost + next.cost
    else { return nil }
    return product(with: next, on: all)
  }

  /// This matrix and then `next` on the qubits of a mask that has all of both. O(4ᵏ·2ᵗ) for *k* qubits and *t* targets.
  func product(with next: ControlledMatrix, on mask: Int) -> ControlledMatrix {
    let qubits = (0..<Int.bitWidth - 1).filter { mask >> $0 & 1 == 1 }
    // An open matrix already is what it would be spread to.
    let isSpread = controls.isEmpty && qubits == targets
    let own = isSpread ? matrix : applied(to: .identity(1 << qubits.count), on: qubits)
    return ControlledMatrix(matrix: next.applied(to: own, on: qubits), targets: qubits, controls: [])
  }

  /// The product of this and a matrix on `qubits`, among which are all of this one's.
  private func applied(to columns: ComplexMatrix, on qubits: [Int]) -> ComplexMatrix {
    // Bits of a row or column of the matrix on all of the qubits.
    func bits(of mask: Int) -> Int {
      var result = 0
      for (place, qubit) in qubits.enumerated() where mask >> qubit & 1 == 1 { result |= 1 << place }
      return result
    }
    let (mask, value) = (bits(of: controlMasks.mask), bits(of: controlMasks.value))
    let chosen = bits(of: targetMask)
    let offsets = (0..<(1 << targets.count)).map { row in
      targets.indices.reduce(0) { $0 | (row >> $1 & 1 == 1 ? bits(of: 1 << targets[$1]) : 0) }
    }
    var result = columns
    for row in 0..<columns.rows where row & chosen == 0 && row & mask == value {
      for column in 0..<columns.columns {
        for (ownRow, offset) in offsets.enumerated() {
          var sum = Complex.zero
          for (ownColumn, source) in offsets.enumerated() {
            sum += matrix[ownRow, ownColumn] * columns[row | source, column]
          }
          result[row | offset, column] = sum
        }
      }
    }
    return result
  }
}
