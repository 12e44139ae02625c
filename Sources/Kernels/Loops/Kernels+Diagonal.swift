import KernelInterface

extension Kernels {
  /// Multiplies every amplitude by the entry of a diagonal matrix that its target bits choose, where the
  /// controls agree.
  ///
  /// Blocks whose factors are all one are not touched: a phase on one qubit reads half of the state, a
  /// controlled phase a quarter. Blocks whose factors are all zero are written and not read: so do projections.
  @Sendable
  static func applyDiagonal(
    _ state: AmplitudeBlocks, _ diagonal: UnsafePointer<Double>, _ targets: UnsafePointer<Int>,
    _ targetCount: Int, _ controls: ControlMasks, _ part: Part
  ) {
    let split = TargetSplit(targets: targets, count: targetCount)
    let controls = ControlPattern(controls)
    for pattern in 0..<split.blockPatternCount {
      let patternIndex = split.matrixIndex(ofPattern: pattern)
      var factors = Block.one
      var (isIdentity, isZero) = (true, controls.coversAllLanes)
      for lane in 0..<blockAmplitudes where controls.isActive(lane: lane) {
        let entry = patternIndex | split.matrixIndex(ofLane: lane)
        factors.real[lane] = Real(diagonal[2 * entry])
        factors.imaginary[lane] = Real(diagonal[2 * entry + 1])
        isIdentity = isIdentity && diagonal[2 * entry] == 1 && diagonal[2 * entry + 1] == 0
        isZero = isZero && diagonal[2 * entry] == 0 && diagonal[2 * entry + 1] == 0
      }
      if isIdentity { continue }
      var segments = state.segments(
        fixed: controls.blockMask | split.blockMask,
        value: controls.blockValue | split.blockOffset(ofPattern: pattern), part: part)
      while let segment = segments.next() {
        let blocks = segment.blocks
        if isZero {
          for number in segment.walk { blocks.store(.zero, at: number) }
        } else {
          for number in segment.walk { blocks.store(factors * blocks.block(number), at: number) }
        }
      }
    }
  }

  /// Multiplies every amplitude by a real number.
  @Sendable
  static func scale(_ state: AmplitudeBlocks, _ factor: Double, _ part: Part) {
    let factors = Lanes(repeating: Real(factor))
    for number in part.range(of: state.count) { state.store(factors * state.block(number), at: number) }
  }
}
