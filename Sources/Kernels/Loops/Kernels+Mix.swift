import KernelInterface

extension Kernels {
  /// Writes the coefficients of a 2 × 2 matrix on a qubit: what a block keeps of itself and takes of its
  /// partner's lanes, or the four elements. Lanes outside the controls get the identity.
  @Sendable
  static func prepareMix(
    _ matrix: UnsafePointer<Double>, _ qubit: Int, _ controls: ControlMasks,
    _ memory: UnsafeMutableRawPointer
  ) {
    let numbers = memory.assumingMemoryBound(to: Lanes.self)
    let controls = ControlPattern(controls)
    if qubit < laneQubits {
      let (own, partner) = laneCoefficients(matrix, qubit, controls)
      numbers.store(own, at: 0)
      numbers.store(partner, at: 1)
    } else {
      for element in 0..<4 {
        numbers.store(blockCoefficient(element, of: matrix, controls), at: element)
      }
    }
  }

  /// Applies prepared coefficients to a chunk, where the controls that choose blocks agree.
  @inline(__always)
  static func applyMix(
    _ chunk: Chunk, _ qubit: Int, _ controls: ControlMasks, _ memory: UnsafeMutableRawPointer,
    _ part: Part
  ) {
    let numbers = memory.assumingMemoryBound(to: Lanes.self)
    let controls = ControlPattern(controls)
    if qubit < laneQubits {
      mixLanes(chunk, qubit, controls, part, ComplexRow(numbers.block(0), numbers.block(1)))
    } else {
      let first = ComplexRow(numbers.block(0), numbers.block(1))
      let second = ComplexRow(numbers.block(2), numbers.block(3))
      mixBlocks(chunk, 1 << (qubit - laneQubits), controls, part, first, second)
    }
  }

  /// What each lane keeps of itself and takes of its partner.
  static func laneCoefficients(
    _ matrix: UnsafePointer<Double>, _ bit: Int, _ controls: ControlPattern
  ) -> (own: Block, partner: Block) {
    var own = Block.one
    var partner = Block.zero
    for lane in 0..<blockAmplitudes where controls.isActive(lane: lane) {
      let row = lane >> bit & 1
      own.real[lane] = Real(matrix[6 * row])
      own.imaginary[lane] = Real(matrix[6 * row + 1])
      partner.real[lane] = Real(matrix[2 + 2 * row])
      partner.imaginary[lane] = Real(matrix[3 + 2 * row])
    }
    return (own, partner)
  }

  /// An element of the matrix in the lanes where the controls agree, and of the identity in the others.
  @inline(__always)
  static func blockCoefficient(
    _ element: Int, of matrix: UnsafePointer<Double>, _ controls: ControlPattern
  ) -> Block {
    let identity = element == 0 || element == 3 ? Block.one : Block.zero
    return identity.replacing(with: Block(repeating: element, of: matrix), where: controls.activeLanes)
  }
}
