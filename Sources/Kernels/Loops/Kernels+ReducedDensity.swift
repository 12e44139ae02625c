import KernelInterface

extension Kernels {
  /// Writes the reduced density matrix ρ of *m* qubits.
  @Sendable
  static func reducedDensity(
    _ state: AmplitudeBlocks, _ qubits: UnsafePointer<Int>, _ qubitCount: Int, _ part: Part,
    _ density: UnsafeMutablePointer<Double>
  ) {
    let split = TargetSplit(targets: qubits, count: qubitCount)
    let size = 1 << qubitCount
    for index in 0..<(2 * size * size) { density[index] = 0 }
    for row in 0..<split.blockPatternCount {
      for column in 0...row {
        for pattern in 0..<split.lanePatternCount {
          let exchange = split.laneBits(ofPattern: pattern)
          let (real, imaginary) = correlation(state, split, row, column, exchange, part)
          for lane in 0..<blockAmplitudes {
            let a = split.matrixIndex(ofPattern: row) | split.matrixIndex(ofLane: lane)
            let b = split.matrixIndex(ofPattern: column) | split.matrixIndex(ofLane: lane ^ exchange)
            density[2 * (a * size + b)] += real[lane]
            density[2 * (a * size + b) + 1] += imaginary[lane]
            if row != column {
              density[2 * (b * size + a)] += real[lane]
              density[2 * (b * size + a) + 1] -= imaginary[lane]
            }
          }
        }
      }
    }
  }

  /// Sums, lane by lane, the products of blocks of pattern `row` with the conjugates of blocks of pattern
  /// `column`, the latter's lanes exchanged.
  @inline(__always)
  private static func correlation(
    _ state: AmplitudeBlocks, _ split: TargetSplit, _ row: Int, _ column: Int, _ exchange: Int, _ part: Part
  ) -> (WideLanes, WideLanes) {
    let rowOffset = split.blockOffset(ofPattern: row)
    let columnOffset = split.blockOffset(ofPattern: column)
    var real = CompensatedSum()
    var imaginary = CompensatedSum()
    for number in BlockWalk(blockCount: state.count, fixed: split.blockMask, value: 0, part: part) {
      let left = state.block(number | rowOffset)
      let right = state.block(number | columnOffset).exchanged(acrossBits: exchange)
      real.add(right.realOverlap(with: left))
      imaginary.add(right.imaginaryOverlap(with: left))
    }
    return (real.lanes, imaginary.lanes)
  }
}
