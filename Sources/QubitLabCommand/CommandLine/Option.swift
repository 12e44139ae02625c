import QubitLab

/// One option of the command line, without or with a value.
struct Option: Hashable, Sendable {
  /// The long name, without the two hyphens.
  let name: String
  /// What values it takes, or nil where it takes none.
  let value: Value?
  /// One line that says what it does.
  let help: String
  /// How often it may be given.
  var occurrence = Occurrence.once

  /// How often an option may be given.
  enum Occurrence: Hashable, Sendable {
    /// Once at most.
    case once
    /// As often as one likes.
    case repeatedly
  }

  /// What values an option takes.
  enum Value: Hashable, Sendable {
    /// Anything; the help calls it by this name.
    case any(String)
    /// One of these words.
    case oneOf([String])

    /// The word that is meant by another, where one is near enough.
    func word(near found: String) -> String? {
      guard case .oneOf(let words) = self else { return nil }
      return NearMiss.find(for: found, among: words) ?? NearMiss.find(forLanguage: found, among: words)
    }

    /// How the help shows the value.
    var placeholder: String {
      switch self {
      case .any(let name): name
      case .oneOf(let words): words.joined(separator: "|")
      }
    }
  }

  /// How the help shows the option.
  var synopsis: String {
    guard let value else { return "--\(name)" }
    return "--\(name) \(value.placeholder)"
  }
}

extension Option {
  /// Shows the help of a command.
  static let help = Option(name: "help", value: nil, help: "Show this help.")
  /// Picks the language of the levels' texts.
  static let language = Option(
    name: "language", value: .oneOf(Language.spellings), help: "The language of texts; en unless given.")
  /// Names the folder of levels.
  static let levels = Option(
    name: "levels", value: .any("FOLDER"), help: "The folder of levels; Levels unless given.")
  /// Writes the result as JSON.
  static let json = Option(name: "json", value: nil, help: "Write the result as JSON.")
  /// Seeds chances.
  static let seed = Option(
    name: "seed", value: .any("NUMBER"), help: "Where the chances come from; 0 unless given.")
  /// The precision of states.
  static let precision = Option(
    name: "precision", value: .oneOf(["single", "double"]),
    help: "How amplitudes are held: 7 or 16 decimal digits; double unless given.")
  /// The threads to use.
  static let threads = Option(
    name: "threads", value: .any("COUNT"), help: "The most threads to use; one a processor unless given.")
  /// Prints all rows.
  static let all = Option(name: "all", value: nil, help: "Every row of a table, not the 32 likeliest.")
}

extension Language {
  /// How the command line spells the languages.
  static let spellings = allCases.map(\.rawValue)
}
