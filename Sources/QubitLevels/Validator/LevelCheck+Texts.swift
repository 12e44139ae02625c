import QubitPuzzle

extension LevelCheck {
  /// Checks every text of the level.
  mutating func checkTexts() {
    let used = level.qubitsInUse
    for (place, text, lengths) in textsOfLevel {
      for (fault, stretch) in text.faults(lengths: lengths) { note(fault, at: place, stretch) }
      for language in Language.allCases { checkQubits(in: text[language], used: used, at: place, language) }
    }
  }

  private var textsOfLevel: [(LevelPlace.TextPlace, LocalizedText, TextLengths)] {
    let texts = level.texts
    var all: [(LevelPlace.TextPlace, LocalizedText, TextLengths)] = [
      (.title, texts.title, .title), (.brief, texts.brief, .short),
      (.explanation, texts.explanation, .long),
    ]
    for (index, hint) in texts.hints.enumerated() { all.append((.hint(index), hint, .short)) }
    for (index, each) in level.cases.enumerated() {
      if let title = each.title { all.append((.levelCase(index), title, .choice)) }
    }
    for (index, route) in level.routes.enumerated() { all.append((.route(index), route.text, .long)) }
    for (index, goal) in level.goals.enumerated() {
      guard case .prediction(let prediction) = goal else { continue }
      all.append((.question(goal: index), prediction.question, .short))
      guard case .choice(let choices) = prediction.answer else { continue }
      for (choice, offered) in choices.enumerated() {
        all.append((.choice(goal: index, choice), offered.text, .choice))
      }
    }
    return all
  }

  /// Notes names of qubits that lead nowhere.
  private mutating func checkQubits(
    in text: String, used: Set<Int>, at place: LevelPlace.TextPlace, _ language: Language
  ) {
    var noted: [String] = []
    for word in Self.words(of: text) where !noted.contains(word) {
      if let qubit = level.qubits.firstIndex(of: word) {
        guard Self.isTelling(word), !used.contains(qubit) else { continue }
        note(.idleQubit(word), at: place, .language(language))
      } else if Self.isNumberedQubit(word) {
        note(.unknownQubit(word), at: place, .language(language))
      } else {
        continue
      }
      noted.append(word)
    }
  }

  /// The words of a text that could be names: letters, digits and underscores.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.isLetter || scalar.isDigit || scalar == "_" {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether a word in a text can only be a name: one with a digit, or a long one. A qubit `a` is like the article.
  private static func isTelling(_ word: String) -> Bool {
    word.utf8.count > 3 || word.unicodeScalars.contains { $0.isDigit }
  }

  private static func isNumberedQubit(_ word: String) -> Bool {
    let scalars = Array(word.unicodeScalars)
    return scalars.count > 1 && scalars[0] == "q" && scalars.dropFirst().allSatisfy { $0.isDigit }
  }
}
