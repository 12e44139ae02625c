import KernelInterface

extension ControlledMatrix {
  /// The targets, as bits.
  var targetMask: Int { targets.reduce(0) { $0 | 1 << $1 } }

  /// The targets and controls, as bits.
  var qubitMask: Int { targetMask | controlMasks.mask }

  /// What it costs to apply.
  var cost: Double { MatrixCost.of(targets: targets.count, controls: controls.count) }

  /// This matrix and then `next` as one, where that costs less than one after the other; `nil` where not.
  ///
  /// Both keep their controls if they have the same and the same targets; else controls become part of the matrix.
  func fused(with next: ControlledMatrix) -> ControlledMatrix? {
    if targetMask == next.targetMask && controlMasks == next.controlMasks {
      let product = withoutControls.product(with: next.withoutControls, on: targetMask)
      return ControlledMatrix(matrix: product.matrix, targets: product.targets, controls: controls)
    }
    let all = qubitMask | next.qubitMask
    let width = all.nonzeroBitCount
    guard width <= MatrixCost.largestWidth, MatrixCost.of(targets: width, controls: 0) < cost + next.cost
    else { return nil }
    return product(with: next, on: all)
  }

  private var withoutControls: ControlledMatrix {
    ControlledMatrix(matrix: matrix, targets: targets, controls: [])
  }

  /// This matrix and then `next` on the qubits of a mask that has all of both. O(4ᵏ·2ᵗ) for *k* qubits and *t* targets.
  func product(with next: ControlledMatrix, on mask: Int) -> ControlledMatrix {
    let qubits = (0..<Int.bitWidth - 1).filter { mask >> $0 & 1 == 1 }
    // An open matrix already is what it would be spread to.
    let isSpread = controls.isEmpty && qubits == targets
    let own = isSpread ? matrix : applied(to: .identity(1 << qubits.count), on: mask)
    return ControlledMatrix(matrix: next.applied(to: own, on: mask), targets: qubits, controls: [])
  }

  /// The product of this and a matrix on the qubits of a mask, in order, among which are all of this one's.
  private func applied(to columns: ComplexMatrix, on all: Int) -> ComplexMatrix {
    let places = Places(local: all, qubitCount: Int.bitWidth - all.leadingZeroBitCount)
    let controls = places.split(controlMasks).inside
    let chosen = places.mask(targetMask)
    let offsets = (0..<(1 << targets.count)).map { row in
      targets.indices.reduce(0) { $0 | (row >> $1 & 1) << places[targets[$1]] }
    }
    var result = columns
    for row in 0..<columns.rows where row & chosen == 0 && row & controls.mask == controls.value {
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
