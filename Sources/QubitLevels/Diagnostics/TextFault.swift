public import QubitPuzzle

/// What is wrong with the words around a puzzle.
public enum TextFault: Hashable, Sendable {
  /// A text that is the same in both languages.
  case sameInBothLanguages
  /// A text of more characters than a phone shows well.
  case tooLong(Int, most: Int, Language)
  /// A text that names a qubit which the level does not have.
  case unknownQubit(String)
  /// A text that names a qubit which neither goals, start nor board are about.
  case idleQubit(String)
  /// Words in braces that the other language does not have.
  case placeholders([String], Language)
  /// A Chinese character or full-width mark in a text in another language.
  case chinese(Unicode.Scalar, in: Language)
  /// A half-width mark beside a Chinese character, and the full-width one that belongs there.
  case halfWidth(Unicode.Scalar, wanted: Unicode.Scalar)
}

extension TextFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .sameInBothLanguages: .textUntranslated
    case .tooLong: .textTooLong
    case .unknownQubit, .idleQubit: .textQubit
    case .placeholders: .textPlaceholder
    case .chinese, .halfWidth: .textLanguage
    }
  }

  /// What would have to stand at the fault's place, where that can be told.
  var replacement: String? {
    if case .halfWidth(_, let wanted) = self { String(Character(wanted)) } else { nil }
  }

  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .sameInBothLanguages: "the text is the same in both languages"
    case .tooLong(let count, let most, let language):
      "\(count) characters in \(language.rawValue); at most \(most) fit a phone"
    case .unknownQubit(let name): "the text names '\(name)', which the level does not have"
    case .idleQubit(let name): "the text names '\(name)', but goals, start and board do not"
    case .placeholders(let names, let language):
      "\(list(names, joinedBy: "and")) in \(language.rawValue) only"
    case .chinese(let scalar, let language): "found '\(Character(scalar))' in \(language.rawValue)"
    case .halfWidth(let scalar, let wanted):
      "found '\(Character(scalar))' beside a Chinese character, wanted '\(Character(wanted))'"
    }
  }
}
