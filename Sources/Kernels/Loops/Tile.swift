/// 2ᵏ vectors of real numbers held in registers while matrices on *k* qubits pass over them.
///
/// A real matrix treats real and imaginary parts alike, so that a tile holds one kind or the other.
protocol Tile {
  /// How many qubits choose among the tile's vectors.
  static var qubits: Int { get }
  /// Reads the vectors, `strides[i]` apart for qubit *i* of the tile.
  static func load(_ memory: BlockPointer, _ strides: UnsafePointer<Int>) -> Self
  /// Writes them back.
  func store(_ memory: BlockPointer, _ strides: UnsafePointer<Int>)
  /// Applies a matrix to each pair of vectors at the same place in two tiles.
  static func mix(_ low: inout Self, _ high: inout Self, _ matrix: UnsafePointer<Real>)
  /// Applies the matrix of every qubit of the tile, four numbers each.
  mutating func rotate(_ matrices: UnsafePointer<Real>)
  /// Applies the matrices of qubits that choose a lane.
  mutating func rotate(_ lanes: LaneRotations)
}

/// One vector.
struct Single: Tile {
  var vector: Lanes

  @inline(__always)
  static var qubits: Int { 0 }

  @inline(__always)
  static func load(_ memory: BlockPointer, _ strides: UnsafePointer<Int>) -> Single {
    Single(vector: memory[0])
  }

  @inline(__always)
  func store(_ memory: BlockPointer, _ strides: UnsafePointer<Int>) { memory[0] = vector }

  @inline(__always)
  static func mix(_ low: inout Single, _ high: inout Single, _ matrix: UnsafePointer<Real>) {
    let (x, y) = (low.vector, high.vector)
    low.vector = (Lanes(repeating: matrix[0]) * x).adding(Lanes(repeating: matrix[1]), times: y)
    high.vector = (Lanes(repeating: matrix[2]) * x).adding(Lanes(repeating: matrix[3]), times: y)
  }

  @inline(__always)
  mutating func rotate(_ matrices: UnsafePointer<Real>) {}

  @inline(__always)
  mutating func rotate(_ lanes: LaneRotations) { vector = lanes.applied(to: vector) }
}

/// Two tiles of half the size: the vectors with a zero in the highest of the tile's qubits, and those with a one.
struct Doubled<Half: Tile>: Tile {
  var low: Half
  var high: Half

  @inline(__always)
  static var qubits: Int { Half.qubits + 1 }

  @inline(__always)
  static func load(_ memory: BlockPointer, _ strides: UnsafePointer<Int>) -> Doubled {
    Doubled(low: Half.load(memory, strides), high: Half.load(memory + strides[Half.qubits], strides))
  }

  @inline(__always)
  func store(_ memory: BlockPointer, _ strides: UnsafePointer<Int>) {
    low.store(memory, strides)
    high.store(memory + strides[Half.qubits], strides)
  }

  @inline(__always)
  static func mix(_ low: inout Doubled, _ high: inout Doubled, _ matrix: UnsafePointer<Real>) {
    Half.mix(&low.low, &high.low, matrix)
    Half.mix(&low.high, &high.high, matrix)
  }

  @inline(__always)
  mutating func rotate(_ matrices: UnsafePointer<Real>) {
    low.rotate(matrices)
    high.rotate(matrices)
    Half.mix(&low, &high, matrices + 4 * Half.qubits)
  }

  @inline(__always)
  mutating func rotate(_ lanes: LaneRotations) {
    low.rotate(lanes)
    high.rotate(lanes)
  }
}
