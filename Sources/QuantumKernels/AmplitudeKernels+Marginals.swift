extension AmplitudeKernels {
  /// Writes the squared lengths of the first `count` amplitudes, in order. O(2ⁿ).
  public static func weights(
    _ amplitudes: UnsafePointer<Lanes>, count: Int, probabilities: UnsafeMutablePointer<Double>
  ) {
    for number in 0..<((count + blockAmplitudes - 1) / blockAmplitudes) {
      let weights = amplitudes.block(number).weights
      for lane in 0..<min(blockAmplitudes, count - number * blockAmplitudes) {
        probabilities[number * blockAmplitudes + lane] = weights[lane]
      }
    }
  }

  /// Writes the 2ᵐ probabilities of the values of *m* qubits, summed over all other qubits.
  ///
  /// Bit *i* of an index into `probabilities` belongs to qubit *i* of `qubits`. The amplitudes are taken as
  /// they are: the numbers sum to the squared norm. O(2ⁿ).
  public static func marginals(
    _ amplitudes: UnsafePointer<Lanes>, blockCount: Int, qubits: UnsafePointer<Int>, qubitCount: Int,
    probabilities: UnsafeMutablePointer<Double>
  ) {
    let split = TargetSplit(targets: qubits, count: qubitCount)
    for index in 0..<(1 << qubitCount) { probabilities[index] = 0 }
    for pattern in 0..<split.blockPatternCount {
      var sum = CompensatedSum()
      let walk = BlockWalk(
        blockCount: blockCount, fixed: split.blockMask, value: split.blockOffset(ofPattern: pattern))
      for number in walk { sum.add(amplitudes.block(number).weights) }
      let patternIndex = split.matrixIndex(ofPattern: pattern)
      let weights = sum.lanes
      for lane in 0..<blockAmplitudes {
        probabilities[patternIndex | split.matrixIndex(ofLane: lane)] += weights[lane]
      }
    }
  }
}
