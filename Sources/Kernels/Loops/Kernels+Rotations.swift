import KernelInterface

/// The numbers of a step of rotations: a header, tangents for qubits that choose a block, and pairs of vectors
/// for qubits that choose a lane.
///
/// A matrix (a, −c; c, a) with |a| ≥ |c| is a·(1, −t; t, 1), t = c/a: the factors a of all qubits multiply the
/// vectors once, as they are read. A matrix (a, c; c, −a) with |a| < |c| is c·(t, 1; 1, −t), t = a/c: the same
/// turn, and the two results change places as they are written.
private struct RotationNumbers {
  let memory: UnsafeMutableRawPointer

  private var header: UnsafeMutablePointer<Int> { memory.assumingMemoryBound(to: Int.self) }
  private var reals: UnsafeMutablePointer<Real> { (memory + 128).assumingMemoryBound(to: Real.self) }

  /// How many matrices are on qubits that choose a block.
  var tileQubits: Int {
    get { header[0] }
    nonmutating set { header[0] = newValue }
  }

  /// Which qubits that choose a lane have a matrix.
  var laneMask: Int {
    get { header[1] }
    nonmutating set { header[1] = newValue }
  }

  /// How far the vectors of the tile are written from where they were read.
  var writeOffset: Int {
    get { header[2] }
    nonmutating set { header[2] = newValue }
  }

  /// How far apart vectors are read, in vectors.
  var readStrides: UnsafeMutablePointer<Int> { header + 4 }
  /// How far apart they are written: backwards where they change places.
  var writeStrides: UnsafeMutablePointer<Int> { header + 8 }
  /// What multiplies all vectors.
  var factor: UnsafeMutablePointer<Real> { reals }
  /// The tangents of the qubits that choose a block.
  var tangents: UnsafeMutablePointer<Real> { reals + 4 }
  /// What a lane keeps of itself and takes of its partner, for lane qubit *i* at 2*i* and 2*i* + 1.
  var lanes: BlockPointer { (memory + 256).assumingMemoryBound(to: Lanes.self) }
}

extension Kernels {
  /// Writes matrices on distinct qubits, at most four of which choose a block.
  @Sendable
  static func prepareRotations(
    _ rotations: UnsafePointer<RealRotation>, _ count: Int, _ memory: UnsafeMutableRawPointer
  ) {
    let numbers = RotationNumbers(memory: memory)
    var (tile, laneMask, offset) = (0, 0, 0)
    var factor = 1.0
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
        let stride = 2 << (rotation.qubit - laneQubits)
        let changesPlaces = rotation.changesPlaces
        numbers.readStrides[tile] = stride
        numbers.writeStrides[tile] = changesPlaces ? -stride : stride
        if changesPlaces { offset += stride }
        factor *= changesPlaces ? rotation.c : rotation.a
        numbers.tangents[tile] = Real(
          changesPlaces ? rotation.a / rotation.c : rotation.c / rotation.a)
        tile += 1
      }
    }
    numbers.tileQubits = tile
    numbers.laneMask = laneMask
    numbers.writeOffset = offset
    numbers.factor[0] = Real(factor)
  }

  /// Applies the matrices to a chunk, in one pass over it.
  static func applyRotations(_ chunk: AmplitudeBlocks, _ memory: UnsafeMutableRawPointer) {
    let numbers = RotationNumbers(memory: memory)
    switch numbers.tileQubits {
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
    let (lanes, laneMask, writeOffset) = (numbers.lanes, numbers.laneMask, numbers.writeOffset)
    let factor = Lanes(repeating: numbers.factor[0])
    var mask = 0
    for index in 0..<Vectors.qubits { mask |= numbers.readStrides[index] / 2 }
    for number in BlockWalk(blockCount: chunk.count, fixed: mask, value: 0, part: .whole) {
      for half in 0..<2 {
        let memory = chunk.lanes + (2 &* number &+ half)
        var tile = Vectors.load(memory, numbers.readStrides, times: factor)
        if laneMask != 0 {
          if laneMask & 1 != 0 { tile.mixLanes(acrossBit: 0, own: lanes[0], partner: lanes[1]) }
          if laneMask & 2 != 0 { tile.mixLanes(acrossBit: 1, own: lanes[2], partner: lanes[3]) }
          if laneMask & 4 != 0 { tile.mixLanes(acrossBit: 2, own: lanes[4], partner: lanes[5]) }
          #if SINGLE_PRECISION
            if laneMask & 8 != 0 { tile.mixLanes(acrossBit: 3, own: lanes[6], partner: lanes[7]) }
          #endif
        }
        tile.turn(numbers.tangents)
        tile.store(memory + writeOffset, numbers.writeStrides)
      }
    }
  }
}
