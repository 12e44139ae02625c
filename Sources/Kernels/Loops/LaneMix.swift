/// What a step of rotations does to the qubits that choose a lane.
protocol LaneMix {
  /// Mixes lanes by the coefficients, a pair of vectors for each lane qubit.
  static func apply<Vectors: Tile>(to tile: inout Vectors, _ lanes: BlockPointer)
}

/// Nothing.
enum NoLaneMix: LaneMix {
  @inline(__always)
  static func apply<Vectors: Tile>(to tile: inout Vectors, _ lanes: BlockPointer) {}
}

/// To each lane a part of its partner is added, for all lane qubits in turn; one without a matrix adds nothing.
enum TangentLaneMix: LaneMix {
  @inline(__always)
  static func apply<Vectors: Tile>(to tile: inout Vectors, _ lanes: BlockPointer) {
    tile.addLanes(acrossBit: 0, partner: lanes[1])
    tile.addLanes(acrossBit: 1, partner: lanes[3])
    tile.addLanes(acrossBit: 2, partner: lanes[5])
    #if SINGLE_PRECISION
      tile.addLanes(acrossBit: 3, partner: lanes[7])
    #endif
  }
}

/// Each lane keeps a part of itself and takes one of its partner, for all lane qubits in turn; one without a matrix has
/// the identity.
enum PartLaneMix: LaneMix {
  @inline(__always)
  static func apply<Vectors: Tile>(to tile: inout Vectors, _ lanes: BlockPointer) {
    tile.mixLanes(acrossBit: 0, own: lanes[0], partner: lanes[1])
    tile.mixLanes(acrossBit: 1, own: lanes[2], partner: lanes[3])
    tile.mixLanes(acrossBit: 2, own: lanes[4], partner: lanes[5])
    #if SINGLE_PRECISION
      tile.mixLanes(acrossBit: 3, own: lanes[6], partner: lanes[7])
    #endif
  }
}
