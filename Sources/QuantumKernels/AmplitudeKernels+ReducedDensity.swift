extension AmplitudeKernels {
  /// Writes the reduced density matrix ρ of some qubits: ρ[a][b] = Σₑ ψ(a,e)·conj(ψ(b,e)) over all values
  /// *e* of the other qubits.
  ///
  /// `density` receives 2ᵏ × 2ᵏ complex numbers in rows; bit *i* of an index belongs to qubit *i* of
  /// `qubits`. O(2ⁿ⁺ᵏ).
  public static func reducedDensity(
    _ amplitudes: UnsafePointer<Lanes>, blockCount: Int, qubits: UnsafePointer<Int>, qubitCount: Int,
    density: UnsafeMutablePointer<Double>
  ) {
    let split = TargetSplit(targets: qubits, count: qubitCount)
    let size = 1 << qubitCount
    for index in 0..<(2 * size * size) { density[index] = 0 }
    for row in 0..<split.blockPatternCount {
      for column in 0...row {
        for pattern in 0..<split.lanePatternCount {
          let exchange = split.laneBits(ofPattern: pattern)
          let (real, imaginary) = correlation(amplitudes, blockCount, split, row, column, exchange)
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
    _ amplitudes: UnsafePointer<Lanes>, _ blockCount: Int, _ split: TargetSplit, _ row: Int, _ column: Int,
    _ exchange: Int
  ) -> (Lanes, Lanes) {
    let rowOffset = split.blockOffset(ofPattern: row)
    let columnOffset = split.blockOffset(ofPattern: column)
    var real = CompensatedSum()
    var imaginary = CompensatedSum()
    for number in BlockWalk(blockCount: blockCount, fixed: split.blockMask, value: 0) {
      let left = amplitudes.block(number | rowOffset)
      let right = amplitudes.block(number | columnOffset).exchanged(acrossBits: exchange)
      real.add(left.real * right.real + left.imaginary * right.imaginary)
      imaginary.add(left.imaginary * right.real - left.real * right.imaginary)
    }
    return (real.lanes, imaginary.lanes)
  }
}
