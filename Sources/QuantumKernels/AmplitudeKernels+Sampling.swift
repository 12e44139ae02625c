extension AmplitudeKernels {
  /// Writes the running total of the squared lengths after each chunk of `chunkBlocks` neighbouring blocks.
  ///
  /// The totals never fall, and rise only where a chunk has weight. O(2ⁿ).
  public static func runningWeights(
    _ amplitudes: UnsafePointer<Lanes>, blockCount: Int, chunkBlocks: Int,
    totals: UnsafeMutablePointer<Double>
  ) {
    var total = 0.0
    var error = 0.0
    for chunk in 0..<(blockCount / chunkBlocks) {
      var sum = CompensatedSum()
      for number in (chunk * chunkBlocks)..<((chunk + 1) * chunkBlocks) {
        sum.add(amplitudes.block(number).weights)
      }
      let term = sum.total
      let next = total + term
      let added = next - total
      error += (total - (next - added)) + (term - added)
      total = next
      totals[chunk] = chunk == 0 ? total : max(totals[chunk - 1], total + error)
    }
  }

  /// The first amplitude, from block `firstBlock` on through `blocks` blocks, at which the sum of squared
  /// lengths passes `weight`; the last that is not zero when rounding keeps the sum from getting there, and
  /// −1 when all are zero. O(8 · blocks).
  public static func position(
    ofWeight weight: Double, _ amplitudes: UnsafePointer<Lanes>, firstBlock: Int, blocks: Int
  ) -> Int {
    var sum = 0.0
    var last = -1
    for number in firstBlock..<(firstBlock + blocks) {
      let weights = amplitudes.block(number).weights
      for lane in 0..<blockAmplitudes where weights[lane] > 0 {
        sum += weights[lane]
        last = number * blockAmplitudes + lane
        if weight < sum { return last }
      }
    }
    return last
  }
}
