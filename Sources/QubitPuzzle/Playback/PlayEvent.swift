public import QuantumSimulator

/// One thing that happens while a level is played, as the log of a ``Playback`` keeps it.
public enum PlayEvent: Hashable, Sendable {
  /// The player made a move.
  case move(Move)
  /// The player looked again: every measurement that is not held to an outcome is drawn anew.
  case lookAgain
  /// A look was held to an outcome: `forceOutcome` for teaching. Looks are the board's measurements and resets, counted
  /// from 0 in the order of time.
  case force(look: Int, Outcome)
  /// No look is held to an outcome any more.
  case release
}

/// An event together with what the looks found after it.
///
/// The outcomes are written down and not drawn again: an undo or a replay shows what the player saw, also on a machine
/// whose rounding would have tipped a draw to the other side.
public struct PlayLogEntry: Hashable, Sendable {
  /// What happened.
  public let event: PlayEvent
  /// What each look on the board found then, the first look first.
  public let outcomes: [Outcome]

  /// Makes an entry.
  public init(_ event: PlayEvent, outcomes: [Outcome]) {
    self.event = event
    self.outcomes = outcomes
  }
}
