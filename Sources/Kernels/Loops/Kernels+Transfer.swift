import KernelInterface

extension Kernels {
  /// Fills the blocks with the basis state of this index.
  @Sendable
  static func setBasisState(_ state: AmplitudeBlocks, _ index: Int, _ part: Part) {
    let range = part.range(of: state.count)
    for number in range { state.store(.zero, at: number) }
    let chosen = index / blockAmplitudes
    if range.contains(chosen) {
      var block = Block.zero
      block.real[index % blockAmplitudes] = 1
      state.store(block, at: chosen)
    }
  }

  /// Copies `count` complex numbers into the blocks and fills the lanes that remain with zeros.
  @Sendable
  static func write(_ numbers: UnsafePointer<Double>, _ count: Int, _ state: AmplitudeBlocks) {
    for number in 0..<state.count {
      var block = Block.zero
      for lane in 0..<min(blockAmplitudes, count - number * blockAmplitudes) {
        block.real[lane] = Real(numbers[2 * (number * blockAmplitudes + lane)])
        block.imaginary[lane] = Real(numbers[2 * (number * blockAmplitudes + lane) + 1])
      }
      state.store(block, at: number)
    }
  }

  /// Copies the first `count` amplitudes out.
  @Sendable
  static func read(_ state: AmplitudeBlocks, _ count: Int, _ numbers: UnsafeMutablePointer<Double>) {
    for index in 0..<count { (numbers[2 * index], numbers[2 * index + 1]) = amplitude(state, index) }
  }

  /// The amplitude with this index.
  @Sendable
  static func amplitude(_ state: AmplitudeBlocks, _ index: Int) -> KernelSet.Number {
    let reals = UnsafePointer(state.memory.assumingMemoryBound(to: Real.self))
    let place = 2 * blockAmplitudes * state.layout.place(index / blockAmplitudes) + index % blockAmplitudes
    return (Double(reals[place]), Double(reals[place + blockAmplitudes]))
  }

  /// Writes the squared lengths of the first `count` amplitudes.
  @Sendable
  static func weights(_ state: AmplitudeBlocks, _ count: Int, _ sums: UnsafeMutablePointer<Double>) {
    for number in 0..<((count + blockAmplitudes - 1) / blockAmplitudes) {
      let weights = state.block(number).weights
      for lane in 0..<min(blockAmplitudes, count - number * blockAmplitudes) {
        sums[number * blockAmplitudes + lane] = weights[lane]
      }
    }
  }

  /// Copies all blocks.
  @Sendable
  static func copy(_ source: AmplitudeBlocks, _ destination: AmplitudeBlocks, _ part: Part) {
    for number in part.range(of: source.count) { destination.store(source.block(number), at: number) }
  }
}
