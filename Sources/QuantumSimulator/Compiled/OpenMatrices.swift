/// Matrices on several qubits that may still grow, no two of them on the same qubit.
struct OpenMatrices {
  private var matrices: [ControlledMatrix] = []

  /// Multiplies a gate into the matrix that has all of its qubits among its targets, if there is one.
  mutating func takeUp(_ gate: ControlledMatrix) -> Bool {
    let mask = gate.qubitMask
    guard let place = matrices.firstIndex(where: { $0.controls.isEmpty && mask & ~$0.targetMask == 0 })
    else { return false }
    matrices[place] = matrices[place].product(with: gate, on: matrices[place].targetMask)
    return true
  }

  /// Adds a matrix, fused with those that it meets where that costs less.
  ///
  /// - Returns: those that it meets and stays apart from, which are closed, and the targets of what it has become.
  mutating func add(_ matrix: ControlledMatrix) -> (closed: [ControlledMatrix], targets: [Int]) {
    var product = matrix
    var (closed, apart) = ([ControlledMatrix](), [ControlledMatrix]())
    for matrix in matrices {
      if matrix.qubitMask & product.qubitMask == 0 {
        apart.append(matrix)
      } else if let fused = matrix.fused(with: product) {
        product = fused
      } else {
        closed.append(matrix)
      }
    }
    matrices = apart + [product]
    return (closed, product.targets)
  }

  /// Takes out the matrices that have a qubit of the mask.
  mutating func close(on mask: Int) -> [ControlledMatrix] {
    if matrices.isEmpty { return [] }
    let closed = matrices.filter { $0.qubitMask & mask != 0 }
    matrices.removeAll { $0.qubitMask & mask != 0 }
    return closed
  }
}
