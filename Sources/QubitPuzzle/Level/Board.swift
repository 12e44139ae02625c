public import QuantumSimulator

/// Where a level begins: the state that enters the board from the left.
public enum Start: Hashable, Sendable {
  /// A state written as a ket over all qubits of the level.
  case ket(WrittenKet)
  /// Gates that act on |0…0⟩ before the player's board; the player sees their result only.
  case circuit([Operation])
  /// A mixed state: on such a board nothing is known but means over it.
  case density(WrittenDensity)
}

/// One thing that a level's author has put on the board.
public enum BoardItem: Hashable, Sendable {
  /// An operation that is there from the start.
  case operation(Placement, Standing)
  /// An opening: the only places where the player may put operations between frozen ones.
  case gap

  /// Whether the player may touch an operation that was there from the start.
  public enum Standing: Hashable, Sendable {
    /// It can be neither removed nor replaced.
    case frozen
    /// It can be removed and replaced.
    case loose
  }
}
