/// One thing that a player does.
///
/// Positions count the operations on the board from 0, frozen ones included, gaps not.
public enum Move: Hashable, Sendable {
  /// Puts an operation on the board: before the operation at `position`, or, where that is nil, at the end of the
  /// first gap (of the board, where the level has no gap).
  case place(Placement, position: Int?)
  /// Takes an operation away.
  case remove(position: Int)
  /// Puts an operation in the place of another.
  case replace(position: Int, with: Placement)
  /// Takes an operation from where it is to where it then stands at position `to`.
  case move(from: Int, to: Int)
  /// Turns the dial that says for how many rounds the board is played.
  case rounds(Int)
  /// Answers the level's question.
  case answer(Answer)
}

/// A player's answer to a question.
public enum Answer: Hashable, Sendable {
  /// The choice with this id.
  case choice(id: String)
  /// A number.
  case number(Double)
}
