/// 2ᵏ vectors of real numbers held in registers while rotations of *k* qubits pass over them.
///
/// A real matrix treats real and imaginary parts alike, so that a tile holds one kind or the other.
protocol Tile {
  /// How many qubits choose among the tile's vectors.
  static var qubits: Int { get }
  /// Reads the vectors times factors, `strides[i]` apart for qubit *i* of the tile.
  static func load(_ memory: BlockPointer, _ strides: Four<Int>, times factors: Lanes) -> Self
  /// Writes the vectors, `strides[i]` apart.
  func store(_ memory: BlockPointer, _ strides: Four<Int>)
  /// Turns each pair of vectors (x, y) at the same place in two tiles into (x − t·y, y + t·x).
  static func turn(_ low: inout Self, _ high: inout Self, _ tangent: Lanes)
  /// Turns by the tangent of every qubit of the tile.
  mutating func turn(_ tangents: Four<Real>)
  /// Adds to each lane a part of the lane whose number differs in one bit.
  mutating func addLanes(acrossBit bit: Int, partner: Lanes)
  /// Takes from each lane a part of itself and a part of the lane whose number differs in one bit.
  mutating func mixLanes(acrossBit bit: Int, own: Lanes, partner: Lanes)
}

/// One vector.
struct Single: Tile {
  var vector: Lanes

  @inline(__always)
  static var qubits: Int { 0 }

  @inline(__always)
  static func load(_ memory: BlockPointer, _ strides: Four<Int>, times factors: Lanes) -> Single {
    Single(vector: factors * memory[0])
  }

  @inline(__always)
  func store(_ memory: BlockPointer, _ strides: Four<Int>) { memory[0] = vector }

  @inline(__always)
  static func turn(_ low: inout Single, _ high: inout Single, _ tangent: Lanes) {
    let x = low.vector
    low.vector = x.subtracting(tangent, times: high.vector)
    high.vector = high.vector.adding(tangent, times: x)
  }

  @inline(__always)
  mutating func turn(_ tangents: Four<Real>) {}

  @inline(__always)
  mutating func addLanes(acrossBit bit: Int, partner: Lanes) {
    vector = vector.adding(partner, times: vector.exchanged(acrossBit: bit))
  }

  @inline(__always)
  mutating func mixLanes(acrossBit bit: Int, own: Lanes, partner: Lanes) {
    vector = (own * vector).adding(partner, times: vector.exchanged(acrossBit: bit))
  }
}

/// Two tiles of half the size: the vectors with a zero in the highest of the tile's qubits, and those with a one.
struct Doubled<Half: Tile>: Tile {
  var low: Half
  var high: Half

  @inline(__always)
  static var qubits: Int { Half.qubits + 1 }

  @inline(__always)
  static func load(_ memory: BlockPointer, _ strides: Four<Int>, times factors: Lanes) -> Doubled {
    Doubled(
      low: Half.load(memory, strides, times: factors),
      high: Half.load(memory + strides[Half.qubits], strides, times: factors))
  }

  @inline(__always)
  func store(_ memory: BlockPointer, _ strides: Four<Int>) {
    low.store(memory, strides)
    high.store(memory + strides[Half.qubits], strides)
  }

  @inline(__always)
  static func turn(_ low: inout Doubled, _ high: inout Doubled, _ tangent: Lanes) {
    Half.turn(&low.low, &high.low, tangent)
    Half.turn(&low.high, &high.high, tangent)
  }

  @inline(__always)
  mutating func turn(_ tangents: Four<Real>) {
    low.turn(tangents)
    high.turn(tangents)
    Half.turn(&low, &high, Lanes(repeating: tangents[Half.qubits]))
  }

  @inline(__always)
  mutating func addLanes(acrossBit bit: Int, partner: Lanes) {
    low.addLanes(acrossBit: bit, partner: partner)
    high.addLanes(acrossBit: bit, partner: partner)
  }

  @inline(__always)
  mutating func mixLanes(acrossBit bit: Int, own: Lanes, partner: Lanes) {
    low.mixLanes(acrossBit: bit, own: own, partner: partner)
    high.mixLanes(acrossBit: bit, own: own, partner: partner)
  }
}
