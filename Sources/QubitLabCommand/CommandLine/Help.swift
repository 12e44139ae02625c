/// The help, drawn from the table of commands.
enum Help {
  /// The overview that `qubitlab --help` shows.
  static func overview(of table: [Command]) -> String {
    let width = table.map(\.name.count).max() ?? 0
    let rows = table.map { "  \($0.name.padded(to: width))  \($0.summary)" }
    return """
      qubitlab \(toolVersion): puzzles of quantum physics, for those who make them and those who play them

      usage: qubitlab COMMAND [OPTION …] [OPERAND …]

      commands:
      \(rows.joined(separator: "\n"))

      `qubitlab COMMAND --help` tells more.
      """
  }

  /// The most characters of an option that has its explanation beside it, and not below.
  private static let widestSynopsis = 32

  /// The help of one command.
  static func text(for command: Command) -> String {
    let options = command.options + [.help]
    let width = options.map(\.synopsis.count).filter { $0 <= widestSynopsis }.max() ?? 0
    let rows = options.map { option in
      let synopsis = option.synopsis
      let isWide = synopsis.count > width
      let column = isWide ? "\(synopsis)\n  \("".padded(to: width))" : synopsis.padded(to: width)
      return "  \(column)  \(option.help)"
    }
    let usage = ["qubitlab", command.name, "[OPTION …]", command.operands.synopsis]
      .filter { !$0.isEmpty }.joined(separator: " ")
    let examples = command.examples.map { "  \($0.line)\n      \($0.effect)" }
    let codes = ExitCode.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return """
      \(command.summary)

      usage: \(usage)

      \(command.discussion)

      options:
      \(rows.joined(separator: "\n"))

      examples:
      \(examples.joined(separator: "\n"))

      exit codes: \(codes.joined(separator: ", "))
      """
  }
}

extension String {
  /// The text with spaces added at its end until it has `width` characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
