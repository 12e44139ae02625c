/// Something that helps a player on.
public enum Hint: Hashable, Sendable {
  /// One of the author's hints, from a nudge to nearly the answer: its index among them, and the text.
  case text(Int, LocalizedText)
  /// A move that begins a shortest way from the board as it is to a solution, and how many moves that way has.
  case move(Move, remaining: Int)
  /// The board is solved.
  case nothingToDo
  /// Neither the author nor the solver knows any further: the solver has reached its limits, or there is no way from
  /// here.
  case noneLeft
}
