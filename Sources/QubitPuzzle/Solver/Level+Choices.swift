extension Level {
  /// How many different things the toolbox can make and the level's rules let be placed; nil where there are more than
  /// 20,000.
  ///
  /// Places on the board are not counted, nor is the order of wires where it makes no difference: CZ q0 q1 and CZ q1 q0
  /// are one, CX q0 q1 and CX q1 q0 two. What lies across the parties of a game, or waits for a bit that its party does
  /// not hear, is none. O(choices).
  public var placementChoices: Int? { actions(bytes: .max)?.count }
}
