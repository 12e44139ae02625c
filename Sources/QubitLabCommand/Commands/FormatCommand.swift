import QubitLab

extension Command {
  /// Writes files of levels canonically.
  static let format = Command(
    name: "format",
    summary: "Write the files of levels as they are written canonically.",
    discussion: """
      Each PATH is a folder of levels or one file; Levels unless given. For -, a level is read from the input and goes to
      the output, as editors want it. A level is written from what it means: keys in the
      order of the format, what fits on one line on one line. packs.json and validation.json keep the order of their keys
      and are laid out alike; schemas are left alone. Formatting twice is formatting once.

      JSON has no comments, so none are kept or lost: a file with a comment, as with any error, is left as it is, and the
      error is shown.
      """,
    operands: .any("PATH"),
    options: [.check, .language],
    examples: [
      Example(line: "qubitlab format", effect: "Formats the folder Levels."),
      Example(line: "qubitlab format - <draft.json", effect: "Prints a level as it is written canonically."),
      Example(line: "qubitlab format --check draft.json", effect: "Only says whether the file would change."),
    ],
    run: { invocation, console throws(Failure) in
      let paths = invocation.operands.isEmpty ? [LevelLookup.usualFolder] : invocation.operands
      var isClean = true
      for path in paths {
        let isInput = path == FormattedFile.input
        for file in try FormattedFile.files(at: path, console: console) {
          let canonical = CanonicalFile(file)
          for diagnostic in canonical.diagnostics {
            // What goes to the output is the level.
            (isInput ? console.complain : console.print)(Finding(diagnostic).line(in: invocation.language))
            isClean = false
          }
          guard let text = canonical.text else { continue }
          if invocation.has(.check) {
            guard let place = FormattedFile.firstDifference(of: file.bytes, from: text) else { continue }
            console.print("\(file.path):\(place.line):\(place.column): \(invocation.language.notCanonical)")
            isClean = false
          } else if isInput {
            console.printPiece(text)
          } else if Array(text.utf8) != file.bytes {
            try OutputFile.write(text, to: file.path)
            console.print("\(file.path): \(invocation.language.formatted)")
          }
        }
      }
      return isClean ? .clean : .findings
    })
}

extension Language {
  fileprivate var formatted: String {
    switch self {
    case .english: "formatted"
    case .simplifiedChinese: "已整理"
    }
  }

  fileprivate var notCanonical: String {
    switch self {
    case .english: "from here on not as it is written canonically"
    case .simplifiedChinese: "从这里起不是规范的写法"
    }
  }
}

extension Option {
  /// Changes nothing.
  static let check = Option(
    name: "check", value: nil,
    help: "Change nothing; say what would change, and end with 1 if anything would.")
}
