/// One command, described once: the parser, the help and the suggestions after a slip of the hand all read this.
struct Command: Sendable {
  /// What the user types after `qubitlab`: one word, or two for a command of a family.
  let name: String
  /// One line that says what it does.
  let summary: String
  /// What a user needs to know beyond the summary, in paragraphs.
  let discussion: String
  /// What may follow the options.
  let operands: Operands
  /// The options it takes, beside those that every command takes.
  let options: [Option]
  /// An example and what it does.
  let examples: [Example]
  /// Runs the command.
  let run: @Sendable (Invocation, Console) throws(Failure) -> ExitCode

  /// One way to use a command.
  struct Example: Sendable {
    /// The command line.
    let line: String
    /// What it does.
    let effect: String
  }
}

/// What may follow the options of a command.
enum Operands: Sendable, Equatable {
  /// Nothing.
  case none
  /// Exactly one, called by this name in the help.
  case one(String)
  /// One or nothing, called by this name in the help.
  case optional(String)
  /// Any number, called by this name in the help.
  case any(String)
  /// One or more, called by this name in the help.
  case some(String)

  /// How the synopsis shows them.
  var synopsis: String {
    switch self {
    case .none: ""
    case .one(let name): name
    case .optional(let name): "[\(name)]"
    case .any(let name): "[\(name) …]"
    case .some(let name): "\(name) …"
    }
  }

  /// The numbers of operands that will do.
  var range: ClosedRange<Int> {
    switch self {
    case .none: 0...0
    case .one: 1...1
    case .optional: 0...1
    case .any: 0...Int.max
    case .some: 1...Int.max
    }
  }
}
