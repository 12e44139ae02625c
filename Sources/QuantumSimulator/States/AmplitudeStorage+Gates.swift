import KernelInterface

extension AmplitudeStorage {
  /// Applies a dense matrix, row-major, to its targets; bit *i* of a row or column is target *i*.
  func applyDense(_ matrix: [Complex], targets: [Int], controls: ControlMasks) {
    Self.withNumbers(of: matrix) { numbers in
      forEachPart { kernels.gates.dense(blocks, numbers, targets, targets.count, controls, $0) }
    }
  }

  /// Multiplies each amplitude by the entry of `diagonal` that its target bits choose.
  func applyDiagonal(_ diagonal: [Complex], targets: [Int], controls: ControlMasks = ControlMasks()) {
    Self.withNumbers(of: diagonal) { numbers in
      forEachPart { kernels.gates.diagonal(blocks, numbers, targets, targets.count, controls, $0) }
    }
  }

  /// Applies X.
  func applyFlip(_ qubit: Int, controls: ControlMasks) {
    forEachPart { kernels.gates.flip(blocks, qubit, controls, $0) }
  }

  /// Exchanges two qubits.
  func applySwap(_ first: Int, _ second: Int, controls: ControlMasks) {
    forEachPart { kernels.gates.swap(blocks, first, second, controls, $0) }
  }

  /// Replaces ψ by identity·ψ + string·Pψ.
  func combineWithPauli(flipMask: Int, signMask: Int, identity: Complex, string: Complex) {
    forEachPart {
      kernels.gates.pauliCombination(
        blocks, flipMask, signMask, (identity.real, identity.imaginary), (string.real, string.imaginary), $0)
    }
  }

  /// Multiplies every amplitude by a real number.
  func scale(by factor: Double) { forEachPart { kernels.gates.scale(blocks, factor, $0) } }
}
