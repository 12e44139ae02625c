import QubitPuzzle

/// How many Unicode scalars a text may have to fit a phone.
enum TextLengths {
  /// A name in a list.
  case title
  /// One of several answers or cases.
  case choice
  /// What stands above a board or under a name: a brief, a hint, a question, a summary.
  case short
  /// What has a page of its own.
  case long

  fileprivate func most(in language: Language) -> Int {
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

extension LocalizedText {
  /// What is wrong with the text, whatever it is about: languages, lengths, placeholders, characters.
  func faults(lengths: TextLengths) -> [(TextFault, TextStretch)] {
    var faults: [(TextFault, TextStretch)] = []
    if english == simplifiedChinese, english.hasWords { faults.append((.sameInBothLanguages, .everywhere)) }
    for language in Language.allCases {
      let count = self[language].unicodeScalars.count
      let most = lengths.most(in: language)
      if count > most { faults.append((.tooLong(count, most: most, language), .language(language))) }
      if let (fault, character) = self[language].strayCharacter(in: language) {
        faults.append((fault, .character(character, language)))
      }
      let others = Language.allCases.filter { $0 != language }.flatMap { self[$0].placeholders }
      let alone = self[language].placeholders.filter { !others.contains($0) }
      if !alone.isEmpty { faults.append((.placeholders(alone, language), .language(language))) }
    }
    return faults
  }
}

extension String {
  /// Whether there is anything to translate: a Chinese character, or two Latin letters in a row. Signs such as `x=0` or
  /// `q1` are the same in every language.
  fileprivate var hasWords: Bool {
    var isAfterLetter = false
    for scalar in unicodeScalars {
      if scalar.isHan || isAfterLetter && scalar.isLetter { return true }
      isAfterLetter = scalar.isLetter
    }
    return false
  }

  /// The words in braces, such as `{name}`, each once.
  fileprivate var placeholders: [String] {
    var found: [String] = []
    var current: String?
    for scalar in unicodeScalars {
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

extension Unicode.Scalar {
  /// Whether the scalar is an ASCII letter.
  var isLetter: Bool { value < 0x80 && UInt8(value).isLetter }
  /// Whether the scalar is an ASCII digit.
  var isDigit: Bool { value < 0x80 && UInt8(value).isDigit }
}
