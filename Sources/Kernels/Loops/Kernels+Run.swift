import KernelInterface

extension Kernels {
  /// Runs steps one after another on a chunk; `high` is the index of its first amplitude.
  @Sendable
  static func run(
    _ chunk: AmplitudeBlocks, _ high: Int, _ steps: UnsafePointer<Step>, _ stepCount: Int,
    _ numbers: UnsafeMutableRawPointer
  ) {
    for index in 0..<stepCount {
      let step = steps[index]
      guard high & step.outside.mask == step.outside.value else { continue }
      let numbers = numbers + step.numbers
      switch step.kind {
      case .mix(let qubit): applyMix(chunk, qubit, step.controls, numbers)
      case .rotations: applyRotations(chunk, numbers)
      case .phases: applyPhases(chunk, high, numbers)
      case .flip(let qubit): applyFlip(chunk, qubit, step.controls, .whole)
      case .swap(let first, let second): applySwap(chunk, first, second, step.controls, .whole)
      case .dense(let targetCount):
        applyDense(
          chunk, (numbers + 64).assumingMemoryBound(to: Double.self),
          numbers.assumingMemoryBound(to: Int.self), targetCount, step.controls, .whole)
      }
    }
  }
}
