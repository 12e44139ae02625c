import KernelInterface

/// The numbers of a step of rotations: a header, tangents for qubits that choose a block, and pairs of vectors
/// for qubits that choose a lane.
///
/// A matrix (a, −c; c, a) with |a| ≥ |c| is a·(1, −t; t, 1), t = c/a: the factors a of all qubits multiply the
/// vectors once, as they are read. A matrix (a, c; c, −a) with |a| < |c| is c·(t, 1; 1, −t), t = a/c: the same
/// turn, and the two results change places as they are written.
struct RotationNumbers {
  /// What is done to the qubits that choose a lane.
  enum LaneForm: Int {
    /// None of them has a matrix.
    case none
    /// One of them has, and nothing else does: each lane keeps a part of itself and takes one of its partner.
    case one
    /// Each lane takes a part of its partner, in one rounding; what it keeps is in the factors.
    case tangents
    /// Each lane keeps a part of itself and takes one of its partner.
    case parts
  }

  let memory: UnsafeMutableRawPointer

  private var header: UnsafeMutablePointer<Int> { memory.assumingMemoryBound(to: Int.self) }

  /// How many matrices are on qubits that choose a block.
  var tileQubits: Int {
    get { header[0] }
    nonmutating set { header[0] = newValue }
  }

  /// What is done to the qubits that choose a lane.
  var laneForm: LaneForm {
    get { LaneForm(rawValue: header[1]) ?? .none }
    nonmutating set { header[1] = newValue.rawValue }
  }

  /// The qubit of ``LaneForm/one``.
  var laneQubit: Int {
    get { header[2] }
    nonmutating set { header[2] = newValue }
  }

  /// How far the vectors of the tile are written from where they were read.
  var writeOffset: Int {
    get { header[3] }
    nonmutating set { header[3] = newValue }
  }

  /// How far apart vectors are read, in vectors.
  var readStrides: UnsafeMutablePointer<Int> { header + 4 }
  /// How far apart they are written: backwards where they change places.
  var writeStrides: UnsafeMutablePointer<Int> { header + 8 }
  /// What multiplies each lane of all vectors as they are read.
  var factors: BlockPointer { (memory + 128).assumingMemoryBound(to: Lanes.self) }
  /// The tangents of the qubits that choose a block.
  var tangents: UnsafeMutablePointer<Real> { (memory + 192).assumingMemoryBound(to: Real.self) }
  /// What a lane keeps of itself and takes of its partner, for lane qubit *i* at 2*i* and 2*i* + 1.
  var lanes: BlockPointer { (memory + 256).assumingMemoryBound(to: Lanes.self) }
}

extension Kernels {
  /// Below this product of the parts that lanes keep, tangents would lose small amplitudes on the way.
  private static var leastLaneFactor: Double { 1.0 / 64 }

  /// Writes matrices on distinct qubits, at most four of which choose a block.
  @Sendable
  static func prepareRotations(
    _ rotations: UnsafePointer<RealRotation>, _ count: Int, _ memory: UnsafeMutableRawPointer
  ) {
    let numbers = RotationNumbers(memory: memory)
    var (tile, offset, factor) = (0, 0, 1.0)
    for index in 0..<count where rotations[index].qubit >= laneQubits {
      let rotation = rotations[index]
      let stride = 2 << (rotation.qubit - laneQubits)
      let changesPlaces = rotation.changesPlaces
      numbers.readStrides[tile] = stride
      numbers.writeStrides[tile] = changesPlaces ? -stride : stride
      if changesPlaces { offset += stride }
      factor *= changesPlaces ? rotation.c : rotation.a
      numbers.tangents[tile] = Real(changesPlaces ? rotation.a / rotation.c : rotation.c / rotation.a)
      tile += 1
    }
    numbers.tileQubits = tile
    numbers.writeOffset = offset
    numbers.factors[0] = Lanes(repeating: Real(factor))
    prepareLanes(rotations, count, numbers)
  }

  /// Writes the matrices on qubits that choose a lane.
  private static func prepareLanes(
    _ rotations: UnsafePointer<RealRotation>, _ count: Int, _ numbers: RotationNumbers
  ) {
    var (laneCount, kept) = (0, 1.0)
    for index in 0..<count where rotations[index].qubit < laneQubits {
      laneCount += 1
      kept *= rotations[index].a.magnitude
      numbers.laneQubit = rotations[index].qubit
    }
    switch laneCount {
    case 0: numbers.laneForm = .none
    case 1 where numbers.tileQubits == 0: numbers.laneForm = .one
    default: numbers.laneForm = kept < leastLaneFactor ? .parts : .tangents
    }
    let tangents = numbers.laneForm == .tangents
    for qubit in 0..<laneQubits {
      numbers.lanes[2 * qubit] = Lanes(repeating: 1)
      numbers.lanes[2 * qubit + 1] = Lanes(repeating: 0)
    }
    for index in 0..<count where rotations[index].qubit < laneQubits {
      let rotation = rotations[index]
      let place = 2 * rotation.qubit
      for lane in 0..<blockAmplitudes {
        let isOne = lane >> rotation.qubit & 1 == 1
        if tangents {
          // With the sign of d/a taken over by the factors, both lanes keep the same part a of themselves.
          let partner = isOne ? rotation.c / rotation.a : rotation.b * rotation.d / (rotation.a * rotation.a)
          numbers.lanes[place + 1][lane] = Real(partner)
          numbers.factors[0][lane] *= Real(isOne ? rotation.d : rotation.a)
        } else {
          numbers.lanes[place][lane] = Real(isOne ? rotation.d : rotation.a)
          numbers.lanes[place + 1][lane] = Real(isOne ? rotation.c : rotation.b)
        }
      }
    }
  }
}
