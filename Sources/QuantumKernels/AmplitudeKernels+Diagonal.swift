extension AmplitudeKernels {
  /// Multiplies every amplitude by the entry of a diagonal matrix that its target bits choose, where the
  /// controls agree.
  ///
  /// `diagonal` holds 2ᵏ complex numbers for *k* targets. Blocks whose factors are all one are not touched:
  /// a phase on one qubit reads half of the state, a controlled phase a quarter. O(2ⁿ).
  public static func applyDiagonal(
    _ amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int, diagonal: UnsafePointer<Double>,
    targets: UnsafePointer<Int>, targetCount: Int, controlMask: Int, controlValue: Int
  ) {
    let split = TargetSplit(targets: targets, count: targetCount)
    let controls = ControlPattern(mask: controlMask, value: controlValue)
    for pattern in 0..<split.blockPatternCount {
      let patternIndex = split.matrixIndex(ofPattern: pattern)
      var factors = Block(repeating: 1, 0)
      var isIdentity = true
      for lane in 0..<blockAmplitudes where controls.isActive(lane: lane) {
        let entry = patternIndex | split.matrixIndex(ofLane: lane)
        factors.real[lane] = diagonal[2 * entry]
        factors.imaginary[lane] = diagonal[2 * entry + 1]
        isIdentity = isIdentity && diagonal[2 * entry] == 1 && diagonal[2 * entry + 1] == 0
      }
      if isIdentity { continue }
      let walk = BlockWalk(
        blockCount: blockCount, fixed: controls.blockMask | split.blockMask,
        value: controls.blockValue | split.blockOffset(ofPattern: pattern))
      for number in walk { amplitudes.store(factors * amplitudes.block(number), at: number) }
    }
  }
}
