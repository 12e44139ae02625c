import KernelInterface

extension Kernels {
  /// Writes the 2ᵐ sums of squared lengths for the values of *m* qubits.
  @Sendable
  static func marginals(
    _ state: AmplitudeBlocks, _ qubits: UnsafePointer<Int>, _ qubitCount: Int, _ part: Part,
    _ sums: UnsafeMutablePointer<Double>
  ) {
    let split = TargetSplit(targets: qubits, count: qubitCount)
    for index in 0..<(1 << qubitCount) { sums[index] = 0 }
    for pattern in 0..<split.blockPatternCount {
      var sum = CompensatedSum()
      var segments = state.segments(
        fixed: split.blockMask, value: split.blockOffset(ofPattern: pattern), part: part)
      while let segment = segments.next() {
        for number in segment.walk { sum.add(segment.blocks.block(number).weights) }
      }
      let patternIndex = split.matrixIndex(ofPattern: pattern)
      let weights = sum.lanes
      for lane in 0..<blockAmplitudes {
        sums[patternIndex | split.matrixIndex(ofLane: lane)] += weights[lane]
      }
    }
  }
}
