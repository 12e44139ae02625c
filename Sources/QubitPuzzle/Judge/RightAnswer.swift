/// The answer to a level's question, worked out by the engine.
public enum RightAnswer: Hashable, Sendable {
  /// The one choice whose claim holds.
  case choice(id: String)
  /// A number, and how far off an answer may be.
  case number(Double, tolerance: Double)

  /// Whether an answer is right.
  public func isMet(by answer: Answer?) -> Bool {
    switch (self, answer) {
    case (.choice(let id), .choice(let given)): id == given
    case (.number(let value, let tolerance), .number(let given)):
      abs(value - given) <= tolerance + Judge.roundingSlack
    default: false
    }
  }

  /// The answer as a player would give it.
  public var answer: Answer {
    switch self {
    case .choice(let id): .choice(id: id)
    case .number(let value, _): .number(value)
    }
  }
}
