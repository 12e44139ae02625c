import QuantumSimulator

extension SparseOperator {
  /// A placed gate as an operator on all qubits. O(2ⁿ·2ᵏ) for a gate with k targets.
  init(_ application: GateApplication, qubitCount: Int) {
    let gate = application.controlledMatrix
    self.init(gate.matrix, on: gate.targets, if: gate.controls, qubitCount: qubitCount)
  }

  /// A matrix on some qubits, the first the least significant bit of its indices, as an operator on all. O(2ⁿ·2ᵏ).
  init(_ matrix: ComplexMatrix, on targets: [Int], if controls: [Control] = [], qubitCount: Int) {
    self.init(dimension: 1 << qubitCount) { row in
      guard controls.allSatisfy({ $0.agrees(with: row) }) else { return [(row, .one)] }
      var own = 0
      for (bit, qubit) in targets.enumerated() { own |= (row >> qubit & 1) << bit }
      return (0..<matrix.columns).map { sub in
        var column = row
        for (bit, qubit) in targets.enumerated() {
          column = column & ~(1 << qubit) | (sub >> bit & 1) << qubit
        }
        return (column, matrix[own, sub])
      }
    }
  }

  /// A multiple of the identity.
  init(scaling factor: Double, qubitCount: Int) {
    self.init(dimension: 1 << qubitCount) { row in [(row, Complex(factor))] }
  }

  /// The projector (1 ± P)/2 on the states in which measuring a Pauli string P gives an outcome: 0 for the
  /// eigenvalue +1, 1 for −1.
  init(projectingOn string: PauliString, outcome: Int, qubitCount: Int) {
    let sign = outcome == 0 ? 0.5 : -0.5
    self.init(dimension: 1 << qubitCount) { row in
      let column = row ^ Int(string.xMask)
      // P|j⟩ = i^(number of Y)·(−1)^(bits of j under Z or Y)·|j ⊕ x⟩
      let minus = (column & Int(string.zMask)).nonzeroBitCount
      var element = Complex(minus % 2 == 0 ? sign : -sign)
      for _ in 0..<(string.xMask & string.zMask).nonzeroBitCount { element *= .i }
      return column == row ? [(row, element + Complex(0.5))] : [(row, Complex(0.5)), (column, element)]
    }
  }

  /// What a reset does to the part of the state in which the qubit is found as `outcome`: |0⟩⟨outcome|.
  init(resetting qubit: Int, foundAs outcome: Int, qubitCount: Int) {
    self.init(dimension: 1 << qubitCount) { row in
      row >> qubit & 1 == 0 ? [(row | outcome << qubit, .one)] : []
    }
  }
}

extension Control {
  /// Whether the control lets its gate act on the basis state with this index.
  fileprivate func agrees(with basisState: Int) -> Bool {
    basisState >> qubit & 1 == (state == .on ? 1 : 0)
  }
}
