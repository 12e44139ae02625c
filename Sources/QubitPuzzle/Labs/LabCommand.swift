public import QuantumSimulator

/// One thing that can be done in a lab.
public enum LabCommand: Hashable, Sendable {
  /// A move on the board.
  case move(Move)
  /// Takes the last command that changed something back.
  case undo
  /// Prepares the board many times, looks at some qubits each time, each in a basis of its own, and counts.
  case count(Int, qubits: [Int], bases: [Pauli])
  /// Looks at a qubit once, in a basis, and leaves the board as the look left it: with the measurement on it. Held to an
  /// outcome where one is given.
  case collapse(qubit: Int, basis: Pauli, into: Int, onto: Outcome?)
  /// Sets the field that acts on a qubit always, in radians for each unit of time.
  case field(qubit: Int, Field)
  /// Sets how a qubit relaxes: T1 and T2 in the level's unit of time, infinite for never.
  case relaxation(qubit: Int, t1: Double, t2: Double)
  /// Sets the strength and the carrier of a pulse, by the piece's index; nil for no carrier.
  case drive(piece: Int, amplitude: Double, carrier: Double?)
}

/// What a lab answers to a command.
public enum LabReport: Hashable, Sendable {
  /// The board has changed: the arrow of each qubit now, qubit 0 first.
  case arrows([BlochVector])
  /// How often each outcome was found, bit k of an index belonging to the k-th qubit, and how likely each is.
  case counts([Int], probabilities: [Double])
  /// What a look found, how likely that was, and the arrow of each qubit after it.
  case look(Outcome, probability: Double, [BlochVector])
}

/// Why a lab does not do what it is told.
public enum LabFault: Error, Hashable, Sendable {
  /// The level has a goal: a lab has none.
  case notASandbox
  /// The board does not take it.
  case playback(PlaybackFault)
  /// The level does not say in what frame and unit things move.
  case noDynamics
  /// The new field, pulse or relaxation makes no sense.
  case level(LevelFault)
  /// Things are counted from 1 to this many times.
  case shotCount(found: Int, limit: Int)
  /// The piece is no pulse.
  case notAPulse(piece: Int)
  /// There is nothing to take back.
  case nothingToUndo
}
