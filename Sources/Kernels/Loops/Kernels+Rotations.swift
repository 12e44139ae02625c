import KernelInterface

extension Kernels {
  /// Applies the matrices to a chunk, in one pass over it.
  ///
  /// What a loop does is settled before it begins: a choice inside would make the compiler take the vectors apart.
  static func applyRotations(_ chunk: Chunk, _ memory: UnsafeMutableRawPointer, _ part: Part) {
    let numbers = RotationNumbers(memory: memory)
    switch numbers.laneForm {
    case .none: rotate(chunk, numbers, part, NoLaneMix.self)
    case .one: rotateOneLaneQubit(chunk, numbers, part)
    case .tangents: rotate(chunk, numbers, part, TangentLaneMix.self)
    case .parts: rotate(chunk, numbers, part, PartLaneMix.self)
    }
  }

  @inline(__always)
  private static func rotate<Mix: LaneMix>(
    _ chunk: Chunk, _ numbers: RotationNumbers, _ part: Part, _: Mix.Type
  ) {
    switch numbers.tileQubits {
    case 0: rotate(chunk, numbers, part, Mix.self, Single.self)
    case 1: rotate(chunk, numbers, part, Mix.self, Doubled<Single>.self)
    case 2: rotate(chunk, numbers, part, Mix.self, Doubled<Doubled<Single>>.self)
    case 3: rotate(chunk, numbers, part, Mix.self, Doubled<Doubled<Doubled<Single>>>.self)
    default: rotate(chunk, numbers, part, Mix.self, Doubled<Doubled<Doubled<Doubled<Single>>>>.self)
    }
  }

  @inline(__always)
  private static func rotate<Mix: LaneMix, Vectors: Tile>(
    _ chunk: Chunk, _ numbers: RotationNumbers, _ part: Part, _: Mix.Type, _: Vectors.Type
  ) {
    let (lanes, writeOffset) = (numbers.lanes, numbers.writeOffset)
    let factors = numbers.factors[0]
    let tangents = Four(numbers.tangents)
    let (readStrides, writeStrides) = (Four(numbers.readStrides), Four(numbers.writeStrides))
    var mask = 0
    for index in 0..<Vectors.qubits { mask |= readStrides[index] }
    for number in BlockWalk(blockCount: 2 &* chunk.count, fixed: mask, value: 0, part: part) {
      let memory = chunk.lanes + number
      var tile = Vectors.load(memory, readStrides, times: factors)
      Mix.apply(to: &tile, lanes)
      tile.turn(tangents)
      tile.store(memory + writeOffset, writeStrides)
    }
  }

  private static func rotateOneLaneQubit(_ chunk: Chunk, _ numbers: RotationNumbers, _ part: Part) {
    let (own, partner) = (numbers.lanes[2 * numbers.laneQubit], numbers.lanes[2 * numbers.laneQubit + 1])
    withConstant(laneQubit: numbers.laneQubit) { bit in
      for place in part.range(of: 2 * chunk.count) {
        let vector = chunk.lanes[place]
        chunk.lanes[place] = (own * vector).adding(partner, times: vector.exchanged(acrossBit: bit))
      }
    }
  }
}
