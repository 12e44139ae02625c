import KernelInterface

extension Kernels {
  /// Writes the sum of squared lengths of each of `chunkCount` equal runs of blocks.
  @Sendable
  static func chunkWeights(
    _ state: AmplitudeBlocks, _ chunkCount: Int, _ part: Part, _ sums: UnsafeMutablePointer<Double>
  ) {
    let size = state.count / chunkCount
    for chunk in part.range(of: chunkCount) {
      var sum = CompensatedSum()
      for number in (chunk * size)..<((chunk + 1) * size) { sum.add(state.block(number).weights) }
      sums[chunk] = sum.total
    }
  }

  /// The first amplitude at which the sum of squared lengths passes `weight`.
  @Sendable
  static func position(
    _ state: AmplitudeBlocks, _ weight: Double, _ firstBlock: Int, _ blockCount: Int
  ) -> Int {
    var sum = 0.0
    var last = -1
    for number in firstBlock..<(firstBlock + blockCount) {
      let weights = state.block(number).weights
      for lane in 0..<blockAmplitudes where weights[lane] > 0 {
        sum += weights[lane]
        last = number * blockAmplitudes + lane
        if weight < sum { return last }
      }
    }
    return last
  }
}
