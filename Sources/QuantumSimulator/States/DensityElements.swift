extension PauliString {
  /// The expectation value tr(ρP) from the elements of a density matrix ρ. O(`dimension`).
  func expectation(dimension: Int, element: (_ row: Int, _ column: Int) -> Complex) -> Double {
    let (flip, sign) = (Int(xMask), Int(zMask))
    // P|k⟩ = iʸ·(−1)^|k ∧ z|·|k ⊕ x⟩, so that tr(ρP) = Σₖ iʸ·(−1)^|k ∧ z|·ρ[k, k ⊕ x].
    var sum = Complex.zero
    for index in 0..<dimension {
      let element = element(index, index ^ flip)
      sum += (index & sign).nonzeroBitCount & 1 == 0 ? element : -element
    }
    switch (flip & sign).nonzeroBitCount & 3 {
    case 0: return sum.real
    case 1: return -sum.imaginary
    case 2: return -sum.real
    default: return sum.imaginary
    }
  }
}

extension StateVector {
  /// The probability ⟨ψ|ρ|ψ⟩ that a mixed state of the same number of qubits passes for this one, from the elements of its
  /// density matrix. O(4ⁿ).
  func share(of element: (_ row: Int, _ column: Int) -> Complex) -> Double {
    var sum = 0.0
    for column in 0..<(1 << qubitCount) {
      var inner = Complex.zero
      for row in 0..<(1 << qubitCount) { inner += self[row].conjugate * element(row, column) }
      sum += (inner * self[column]).real
    }
    return sum
  }
}

extension BlochVector {
  /// The mean values of X, Y and Z of a qubit.
  init(
    of qubit: Int, _ expectation: (PauliString) throws(StateError) -> Double
  ) throws(StateError) {
    self.init(
      x: try expectation(PauliString(.x, on: qubit)), y: try expectation(PauliString(.y, on: qubit)),
      z: try expectation(PauliString(.z, on: qubit)))
  }
}
