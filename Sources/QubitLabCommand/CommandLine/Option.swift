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
  /// Shows the version.
  static let version = Option(name: "version", value: nil, help: "Show the version.")
  /// Picks the language of the levels' texts.
  static let language = Option(
    name: "language", value: .oneOf(["en", "zh-Hans"]), help: "The language of texts; en unless given.")
  /// Names the folder of levels.
  static let levels = Option(
    name: "levels", value: .any("FOLDER"), help: "The folder of levels; Levels unless given.")
  /// Writes the result as JSON.
  static let json = Option(name: "json", value: nil, help: "Write the result as JSON.")
}
