import KernelInterface

/// The numbers of a step of rotations: a header, four matrices for qubits that choose a block, and pairs of
/// vectors for qubits that choose a lane.
private struct RotationNumbers {
  let memory: UnsafeMutableRawPointer

  /// How many matrices are on qubits that choose a block, then which lane qubits have one, then the qubits'
  /// strides in vectors.
  var header: UnsafeMutablePointer<Int> { memory.assumingMemoryBound(to: Int.self) }
  var strides: UnsafeMutablePointer<Int> { header + 2 }
  var matrices: UnsafeMutablePointer<Real> { (memory + 64).assumingMemoryBound(to: Real.self) }
  var lanes: BlockPointer { (memory + 256).assumingMemoryBound(to: Lanes.self) }
}

extension Kernels {
  /// Writes real matrices on distinct qubits, at most four of which choose a block.
  @Sendable
  static func prepareRotations(
    _ rotations: UnsafePointer<RealRotation>, _ count: Int, _ memory: UnsafeMutableRawPointer
  ) {
    let numbers = RotationNumbers(memory: memory)
    var (tile, laneMask) = (0, 0)
    for index in 0..<count {
      let rotation = rotations[index]
      if rotation.qubit < laneQubits {
        laneMask |= 1 << rotation.qubit
        for lane in 0..<blockAmplitudes {
          let isOne = lane >> rotation.qubit & 1 == 1
          numbers.lanes[2 * rotation.qubit][lane] = Real(isOne ? rotation.d : rotation.a)
          numbers.lanes[2 * rotation.qubit + 1][lane] = Real(isOne ? rotation.c : rotation.b)
        }
      } else {
        numbers.strides[tile] = 2 << (rotation.qubit - laneQubits)
        numbers.matrices[4 * tile] = Real(rotation.a)
        numbers.matrices[4 * tile + 1] = Real(rotation.b)
        numbers.matrices[4 * tile + 2] = Real(rotation.c)
        numbers.matrices[4 * tile + 3] = Real(rotation.d)
        tile += 1
      }
    }
    numbers.header[0] = tile
    numbers.header[1] = laneMask
  }

  /// Applies the matrices to a chunk, in one pass over it.
  static func applyRotations(_ chunk: AmplitudeBlocks, _ memory: UnsafeMutableRawPointer) {
    let numbers = RotationNumbers(memory: memory)
    switch numbers.header[0] {
    case 0: rotate(chunk, numbers, Single.self)
    case 1: rotate(chunk, numbers, Doubled<Single>.self)
    case 2: rotate(chunk, numbers, Doubled<Doubled<Single>>.self)
    case 3: rotate(chunk, numbers, Doubled<Doubled<Doubled<Single>>>.self)
    default: rotate(chunk, numbers, Doubled<Doubled<Doubled<Doubled<Single>>>>.self)
    }
  }

  @inline(__always)
  private static func rotate<Vectors: Tile>(
    _ chunk: AmplitudeBlocks, _ numbers: RotationNumbers, _: Vectors.Type
  ) {
    let lanes = LaneRotations(mask: numbers.header[1], coefficients: numbers.lanes)
    if lanes.mask == 0 {
      rotate(chunk, numbers) { (tile: inout Vectors) in tile.rotate(numbers.matrices) }
    } else {
      rotate(chunk, numbers) { (tile: inout Vectors) in
        tile.rotate(lanes)
        tile.rotate(numbers.matrices)
      }
    }
  }

  @inline(__always)
  private static func rotate<Vectors: Tile>(
    _ chunk: AmplitudeBlocks, _ numbers: RotationNumbers, _ body: (inout Vectors) -> Void
  ) {
    var mask = 0
    for index in 0..<Vectors.qubits { mask |= numbers.strides[index] / 2 }
    for number in BlockWalk(blockCount: chunk.count, fixed: mask, value: 0, part: .whole) {
      for half in 0..<2 {
        let memory = chunk.lanes + (2 &* number &+ half)
        var tile = Vectors.load(memory, numbers.strides)
        body(&tile)
        tile.store(memory, numbers.strides)
      }
    }
  }
}
