import KernelInterface

extension Kernels {
  /// Runs steps one after another on a chunk; `high` is the index of its first amplitude.
  @Sendable
  static func run(
    _ chunk: Chunk, _ high: Int, _ steps: UnsafePointer<Step>, _ stepCount: Int,
    _ numbers: UnsafeMutableRawPointer, _ part: Part
  ) {
    let nearBlocks = KernelSet.Programs.nearBlocks
    guard chunk.count > nearBlocks else {
      // All of it is near: one part's work.
      guard part.index == 0 else { return }
      for index in 0..<stepCount { apply(steps[index], chunk, high, numbers, .whole) }
      return
    }
    var index = 0
    while index < stepCount {
      let end = KernelSet.Programs.endOfStage(steps, index, stepCount, laneQubits: laneQubits)
      if end == index + 1 {
        applyPart(part, of: steps[index], chunk, high, numbers)
      } else {
        for number in part.range(of: chunk.count / nearBlocks) {
          let first = number * nearBlocks
          let near = Chunk(memory: chunk.memory + first * KernelSet.blockBytes, count: nearBlocks)
          for step in index..<end {
            applyPart(.whole, of: steps[step], near, high | first * blockAmplitudes, numbers)
          }
        }
      }
      index = end
    }
  }

  /// A call of its own: `apply` is inlined where a call would be felt, into the loop over the steps of a small chunk,
  /// and only there.
  @inline(never)
  private static func applyPart(
    _ part: Part, of step: Step, _ chunk: Chunk, _ high: Int, _ numbers: UnsafeMutableRawPointer
  ) {
    apply(step, chunk, high, numbers, part)
  }

  @inline(__always)
  private static func apply(
    _ step: Step, _ chunk: Chunk, _ high: Int, _ numbers: UnsafeMutableRawPointer, _ part: Part
  ) {
    guard high & step.outside.mask == step.outside.value else { return }
    let numbers = numbers + step.numbers
    switch step.kind {
    case .mix(let qubit): applyMix(chunk, qubit, step.controls, numbers, part)
    case .rotations: applyRotations(chunk, numbers, part)
    case .phases: applyPhases(chunk, high, numbers, part)
    case .flip(let qubit): applyFlip(chunk, qubit, step.controls, part)
    case .swap(let first, let second): applySwap(chunk, first, second, step.controls, part)
    case .dense(let targetCount):
      applyDense(
        chunk, (numbers + 64).assumingMemoryBound(to: Double.self),
        numbers.assumingMemoryBound(to: Int.self), targetCount, step.controls, part)
    }
  }
}
