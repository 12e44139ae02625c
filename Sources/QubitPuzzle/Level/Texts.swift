/// The words around a puzzle.
public struct Texts: Hashable, Sendable {
  /// The name that a list of levels shows.
  public var title: LocalizedText
  /// What the player reads first: at most three short sentences.
  public var brief: LocalizedText
  /// Hints, from a nudge to nearly the answer.
  public var hints: [LocalizedText]
  /// What the player reads after solving: what happened, and where it is used.
  public var explanation: LocalizedText

  /// Makes the words of a level.
  public init(
    title: LocalizedText, brief: LocalizedText, hints: [LocalizedText], explanation: LocalizedText
  ) {
    self.title = title
    self.brief = brief
    self.hints = hints
    self.explanation = explanation
  }
}

/// What a level teaches and what it takes for granted, by concept id.
public struct Concepts: Hashable, Sendable {
  /// The concepts that this level introduces.
  public var teaches: [String]
  /// The concepts that an earlier level has to have taught.
  public var requires: [String]

  /// Makes the concepts of a level.
  public init(teaches: [String], requires: [String]) {
    self.teaches = teaches
    self.requires = requires
  }
}

/// Another way to solve a level that its author knows of.
public struct Route: Hashable, Sendable {
  /// The moves.
  public var moves: [Move]
  /// What a player who takes this way is told.
  public var text: LocalizedText

  /// Makes a route.
  public init(moves: [Move], text: LocalizedText) {
    self.moves = moves
    self.text = text
  }
}
