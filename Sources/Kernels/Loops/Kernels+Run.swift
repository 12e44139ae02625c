import KernelInterface

extension Kernels {
  /// Runs steps one after another on a chunk; `high` is the index of its first amplitude.
  ///
  /// Successive steps that reach no further than the first-level cache are done part by part.
  @Sendable
  static func run(
    _ chunk: AmplitudeBlocks, _ high: Int, _ steps: UnsafePointer<Step>, _ stepCount: Int,
    _ numbers: UnsafeMutableRawPointer
  ) {
    let nearBlocks = KernelSet.Programs.nearBlocks
    var index = 0
    while index < stepCount {
      let end = chunk.count > nearBlocks ? endOfNearSteps(steps, from: index, stepCount) : index
      guard end > index + 1 else {
        apply(steps[index], chunk, high, numbers)
        index += 1
        continue
      }
      for first in stride(from: 0, to: chunk.count, by: nearBlocks) {
        let part = AmplitudeBlocks(memory: chunk.memory + first * KernelSet.blockBytes, count: nearBlocks)
        for near in index..<end { apply(steps[near], part, high | first * blockAmplitudes, numbers) }
      }
      index = end
    }
  }

  /// Where the steps from `start` on cease to be near ones.
  private static func endOfNearSteps(_ steps: UnsafePointer<Step>, from start: Int, _ stepCount: Int) -> Int {
    let nearQubits = KernelSet.Programs.nearQubits(laneQubits: laneQubits)
    var end = start
    while end < stepCount && steps[end].reach <= nearQubits { end += 1 }
    return end
  }

  @inline(__always)
  private static func apply(
    _ step: Step, _ chunk: AmplitudeBlocks, _ high: Int, _ numbers: UnsafeMutableRawPointer
  ) {
    guard high & step.outside.mask == step.outside.value else { return }
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
