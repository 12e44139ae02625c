import KernelInterface

extension Kernels {
  /// Applies a 2 × 2 matrix to one qubit where the controls agree.
  ///
  /// Lanes outside the controls get the identity as coefficients, so that one loop serves every pattern.
  static func applyOneQubit(
    _ state: some BlockMemory, _ matrix: UnsafePointer<Double>, _ qubit: Int, _ controls: ControlMasks,
    _ part: Part
  ) {
    let controls = ControlPattern(controls)
    let isReal = matrix[1] == 0 && matrix[3] == 0 && matrix[5] == 0 && matrix[7] == 0
    if qubit < laneQubits {
      let (own, partner) = laneCoefficients(matrix, qubit, controls)
      if isReal {
        mixLanes(state, qubit, controls, part, RealRow(own, partner))
      } else {
        mixLanes(state, qubit, controls, part, ComplexRow(own, partner))
      }
    } else {
      let stride = 1 << (qubit - laneQubits)
      let m00 = blockCoefficient(0, of: matrix, controls)
      let m01 = blockCoefficient(1, of: matrix, controls)
      let m10 = blockCoefficient(2, of: matrix, controls)
      let m11 = blockCoefficient(3, of: matrix, controls)
      if isReal {
        mixBlocks(state, stride, controls, part, RealRow(m00, m01), RealRow(m10, m11))
      } else {
        mixBlocks(state, stride, controls, part, ComplexRow(m00, m01), ComplexRow(m10, m11))
      }
    }
  }

  /// Multiplies the pairs of blocks whose numbers are `stride` apart by a matrix of two rows.
  @inline(__always)
  static func mixBlocks<Row: MixRow>(
    _ state: some BlockMemory, _ stride: Int, _ controls: ControlPattern, _ part: Part, _ first: Row,
    _ second: Row
  ) {
    let distance = state.distance(stride)
    var segments = state.segments(fixed: controls.blockMask | stride, value: controls.blockValue, part: part)
    while let segment = segments.next() {
      let (low, high) = (segment.blocks, segment.blocks.advanced(byBlocks: distance))
      for number in segment.walk {
        let (a, b) = (low.block(number), high.block(number))
        low.store(first.mixed(a, b), at: number)
        high.store(second.mixed(a, b), at: number)
      }
    }
  }

  /// Replaces each block by what `row` makes of it and of its lanes exchanged across one bit.
  @inline(__always)
  static func mixLanes<Row: MixRow>(
    _ state: some BlockMemory, _ bit: Int, _ controls: ControlPattern, _ part: Part, _ row: Row
  ) {
    withConstant(laneQubit: bit) { bit in
      var segments = state.segments(fixed: controls.blockMask, value: controls.blockValue, part: part)
      while let segment = segments.next() {
        for number in segment.walk {
          let block = segment.blocks.block(number)
          segment.blocks.store(row.mixed(block, block.exchanged(acrossBit: bit)), at: number)
        }
      }
    }
  }
}
