/// What a part of a drawing is, from which a terminal picks its style and a picture its colour.
///
/// Meaning never rests on it alone: what it says is also said by a sign, a place or a word.
public enum Ink: String, CaseIterable, Hashable, Sendable {
  /// The drawing itself.
  case plain
  /// Wires, outlines and what has not happened yet.
  case quiet
  /// What the eye should find first: arrows, a player's own gates.
  case accent
  /// Names.
  case strong
  /// Bars and gauges.
  case bar
}
