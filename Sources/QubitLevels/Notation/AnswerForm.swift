import QubitPuzzle

/// What the notation of moves knows of the answers that a level takes.
enum AnswerForm: Hashable, Sendable {
  /// Nothing is known: any id and any number will do.
  case unknown
  /// The level asks no question.
  case noQuestion
  /// The level asks for a number.
  case number
  /// The level asks for one of these choices, by their ids.
  case choices([String])

  /// What a level with these goals takes.
  init(for goals: [Goal]) {
    self = .noQuestion
    for case .prediction(let prediction) in goals {
      switch prediction.answer {
      case .choice(let offered): self = .choices(offered.map { $0.id })
      case .number: self = .number
      }
    }
  }
}
