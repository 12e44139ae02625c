import KernelInterface

extension StateVector {
  /// Applies a gate to its targets where its controls agree. O(2ⁿ⁺ᵏ) for a dense matrix on *k* qubits, O(2ⁿ)
  /// for a diagonal one.
  ///
  /// - Throws: ``StateError/targetCountMismatch(found:wanted:)``,
  ///   ``StateError/qubitOutOfRange(qubit:qubitCount:)`` or ``StateError/qubitRepeated(qubit:)``.
  public mutating func apply(_ application: GateApplication) throws(StateError) {
    guard application.targets.count == application.gate.qubitCount else {
      throw .targetCountMismatch(found: application.targets.count, wanted: application.gate.qubitCount)
    }
    try check(distinct: application.qubits)
    try apply(application.controlledMatrix)
  }

  /// Applies a gate to qubits in the gate's order (built-in controls first), under further controls.
  ///
  /// - Throws: as ``apply(_:)``.
  public mutating func apply(_ gate: Gate, to targets: [Int], controls: [Control] = []) throws(StateError) {
    try apply(GateApplication(gate, on: targets, controls: controls))
  }

  /// Chooses the loop: a matrix of zeros and phases need not be multiplied out.
  mutating func apply(_ operation: ControlledMatrix) throws(StateError) {
    let controls = operation.controlMasks
    let targets = operation.targets
    switch operation.matrix.structure {
    case .diagonal(let entries):
      try writable().applyDiagonal(entries, targets: targets, controls: controls)
    case .permutation(rows: [1, 0], factors: [.one, .one]):
      try writable().applyFlip(targets[0], controls: controls)
    case .permutation(rows: [0, 2, 1, 3], factors: [.one, .one, .one, .one]):
      try writable().applySwap(targets[0], targets[1], controls: controls)
    case .permutation, .dense:
      try writable().applyDense(
        operation.matrix.elements, targets: targets, controls: controls)
    }
  }
}

extension ControlledMatrix {
  /// The controls as the kernels take them.
  var controlMasks: ControlMasks {
    var masks = ControlMasks()
    for control in controls {
      masks.mask |= 1 << control.qubit
      if control.state == .on { masks.value |= 1 << control.qubit }
    }
    return masks
  }
}
