import QubitLab

/// A command line that was not understood, with the evidence.
enum UsageError: Error {
  /// No command was named.
  case noCommand
  /// There is no such command; the nearest name, if one is near.
  case unknownCommand(String, nearest: String?)
  /// The first word of a family of commands was given without the second.
  case incompleteCommand(String, members: [String])
  /// The command has no such option; the nearest name, if one is near.
  case unknownOption(String, command: String, nearest: String?)
  /// An option was given twice.
  case repeatedOption(Option)
  /// An option that takes no value was given one.
  case unwantedValue(Option)
  /// An option was given without its value.
  case missingValue(Option)
  /// An option was given a value that it does not take.
  case badValue(String, Option)
  /// Too few or too many operands.
  case operandCount(found: Int, command: String, wanted: Operands)
}

extension UsageError {
  /// The error as a sentence for the user.
  var sentence: String {
    switch self {
    case .noCommand:
      return "no command was given"
    case .unknownCommand(let found, let nearest):
      return "there is no command '\(found)'" + suggestion(nearest)
    case .incompleteCommand(let found, let members):
      return "'\(found)' wants one more word: " + members.joined(separator: ", ")
    case .unknownOption(let found, let command, let nearest):
      return "'\(command)' has no option '\(found)'" + suggestion(nearest.map { "--\($0)" })
    case .repeatedOption(let option):
      return "option --\(option.name) was given twice"
    case .unwantedValue(let option):
      return "option --\(option.name) takes no value"
    case .missingValue(let option):
      return "option --\(option.name) wants a value: \(option.synopsis)"
    case .badValue(let found, let option):
      let near = option.value?.word(near: found)
      return
        "option --\(option.name) does not take '\(found)'\(near.map { suggestion($0) } ?? ": \(option.synopsis)")"
    case .operandCount(let found, let command, let wanted):
      let names = wanted.synopsis.isEmpty ? "nothing" : wanted.synopsis
      return "'\(command)' wants \(names) after its options; found \(found == 0 ? "nothing" : "\(found)")"
    }
  }
}
