import QubitLab

/// A command line that has been understood: a command, its options and its operands.
struct Invocation: Sendable {
  /// The command that was named.
  let command: Command
  /// The operands, in order.
  let operands: [String]
  /// The values of the options that were given, in order; an option without a value has the empty string.
  private let given: [Option: [String]]

  /// Reads `arguments` (without the program's name) by the table of commands.
  ///
  /// A command's name comes first. Options may stand anywhere after it, as `--name value` or `--name=value`, until
  /// `--` ends them.
  init(_ arguments: [String], table: [Command]) throws(UsageError) {
    let (command, rest) = try Self.command(in: arguments, table: table)
    var operands: [String] = []
    var given: [Option: [String]] = [:]
    var remaining = rest[...]
    while let argument = remaining.popFirst() {
      if argument == "--" {
        operands += remaining
        break
      }
      guard argument.hasPrefix("--") else {
        if argument.hasPrefix("-"), argument != "-", argument != "-h" {
          throw UsageError.unknownOption(argument, command: command.name, nearest: nil)
        }
        if argument == "-h" { given[.help] = [""] } else { operands.append(argument) }
        continue
      }
      let (option, value) = try Self.option(argument, of: command, following: &remaining)
      guard given[option] == nil || option.occurrence == .repeatedly else { throw .repeatedOption(option) }
      given[option, default: []].append(value)
    }
    if given[.help] == nil, !command.operands.range.contains(operands.count) {
      throw .operandCount(found: operands.count, command: command.name, wanted: command.operands)
    }
    self.command = command
    self.operands = operands
    self.given = given
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { given[option] != nil }

  /// The value of an option, or nil where it was not given.
  subscript(option: Option) -> String? { given[option]?.first }

  /// The values of an option that may be given repeatedly, in order.
  func values(of option: Option) -> [String] { given[option] ?? [] }

  /// The command that a command line names, and what follows it.
  static func command(
    in arguments: [String], table: [Command]
  ) throws(UsageError) -> (Command, ArraySlice<String>) {
    guard let first = arguments.first else { throw .noCommand }
    let pair = arguments.prefix(2).joined(separator: " ")
    if arguments.count > 1, let command = table.first(where: { $0.name == pair }) {
      return (command, arguments.dropFirst(2))
    }
    guard let command = table.first(where: { $0.name == first }) else {
      let family = table.filter { $0.name.hasPrefix(first + " ") }.map(\.name)
      guard family.isEmpty else { throw .incompleteCommand(first, members: family) }
      throw .unknownCommand(first, nearest: NearMiss.find(for: first, among: table.map(\.name)))
    }
    return (command, arguments.dropFirst())
  }

  private static func option(
    _ argument: String, of command: Command, following: inout ArraySlice<String>
  ) throws(UsageError) -> (Option, String) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let known = command.options + [.help]
    guard let option = known.first(where: { $0.name == name }) else {
      throw .unknownOption(
        argument, command: command.name, nearest: NearMiss.find(for: name, among: known.map(\.name)))
    }
    guard let wanted = option.value else {
      guard parts.count == 1 else { throw .unwantedValue(option) }
      return (option, "")
    }
    guard let value = parts.count == 2 ? String(parts[1]) : following.popFirst() else {
      throw .missingValue(option)
    }
    if case .oneOf(let words) = wanted, !words.contains(value) {
      throw .badValue(value, option)
    }
    return (option, value)
  }
}
