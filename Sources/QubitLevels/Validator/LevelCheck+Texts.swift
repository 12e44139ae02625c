import QuantumSimulator
import QubitPuzzle

extension LevelCheck {
  /// Checks every text of the level.
  mutating func checkTexts() {
    let used = level.qubitsInUse
    for (place, text, lengths) in textsOfLevel {
      if text.english == text.simplifiedChinese,
        text.english.unicodeScalars.contains(where: { $0.isLetter || $0.isHan })
      {
        note(.sameInBothLanguages, at: place)
      }
      for language in Language.allCases {
        let count = text[language].unicodeScalars.count
        let most = lengths.most(in: language)
        if count > most { note(.tooLong(count, most: most, language), at: place, in: language) }
        checkQubits(in: text[language], used: used, at: place, in: language)
        checkCharacters(of: text[language], at: place, in: language)
      }
      checkPlaceholders(text, at: place)
    }
  }

  private var textsOfLevel: [(LevelPlace.TextPlace, LocalizedText, TextLengths)] {
    let texts = level.texts
    var all: [(LevelPlace.TextPlace, LocalizedText, TextLengths)] = [
      (.title, texts.title, .title), (.brief, texts.brief, .short),
      (.explanation, texts.explanation, .long),
    ]
    for (index, hint) in texts.hints.enumerated() { all.append((.hint(index), hint, .short)) }
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
    in text: String, used: Set<Int>, at place: LevelPlace.TextPlace, in language: Language
  ) {
    var noted: [String] = []
    for word in Self.words(of: text) where !noted.contains(word) {
      if let qubit = level.qubits.firstIndex(of: word) {
        guard Self.isTelling(word), !used.contains(qubit) else { continue }
        note(.idleQubit(word), at: place, in: language)
      } else if Self.isNumberedQubit(word) {
        note(.unknownQubit(word), at: place, in: language)
      } else {
        continue
      }
      noted.append(word)
    }
  }

  /// Notes placeholders that one language has and another lacks.
  private mutating func checkPlaceholders(_ text: LocalizedText, at place: LevelPlace.TextPlace) {
    for language in Language.allCases {
      let others = Language.allCases.filter { $0 != language }.flatMap { Self.placeholders(in: text[$0]) }
      let alone = Self.placeholders(in: text[language]).filter { !others.contains($0) }
      if !alone.isEmpty { note(.placeholders(alone, language), at: place, in: language) }
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

  /// The words in braces, such as `{name}`, each once.
  private static func placeholders(in text: String) -> [String] {
    var found: [String] = []
    var current: String?
    for scalar in text.unicodeScalars {
      if scalar == "{" {
        current = "{"
      } else if var open = current {
        open.unicodeScalars.append(scalar)
        current = scalar == "}" ? nil : open
        if scalar == "}", !found.contains(open) { found.append(open) }
      }
    }
    return found
  }
}

/// How many Unicode scalars a text may have to fit a phone.
private enum TextLengths {
  /// A name in a list.
  case title
  /// One answer of several.
  case choice
  /// What stands above the board: a brief, a hint, a question.
  case short
  /// What has a page of its own.
  case long

  func most(in language: Language) -> Int {
    switch (self, language) {
    case (.title, .english): 30
    case (.title, .simplifiedChinese): 12
    case (.choice, .english): 90
    case (.choice, .simplifiedChinese): 40
    case (.short, .english): 160
    case (.short, .simplifiedChinese): 70
    case (.long, .english): 400
    case (.long, .simplifiedChinese): 180
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an ASCII letter.
  fileprivate var isLetter: Bool { value < 0x80 && UInt8(value).isLetter }
  /// Whether the scalar is an ASCII digit.
  fileprivate var isDigit: Bool { value < 0x80 && UInt8(value).isDigit }
}
