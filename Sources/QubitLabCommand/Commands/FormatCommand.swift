import QubitLab

extension Command {
  /// Writes files of levels canonically.
  static let format = Command(
    name: "format",
    summary: "Write the files of levels as they are written canonically.",
    discussion: """
      Each PATH is a folder of levels or one file; Levels unless given. A level is written from what it means: keys in the
      order of the format, what fits on one line on one line. packs.json and validation.json keep the order of their keys
      and are laid out alike; schemas are left alone. Formatting twice is formatting once.

      JSON has no comments, so none are kept or lost: a file with a comment, as with any error, is left as it is, and the
      error is shown.
      """,
    operands: .any("PATH"),
    options: [.check],
    examples: [
      Example(line: "qubitlab format", effect: "Formats the folder Levels."),
      Example(line: "qubitlab format --check draft.json", effect: "Only says whether the file would change."),
    ],
    run: { invocation, console throws(Failure) in
      let paths = invocation.operands.isEmpty ? [LevelLookup.usualFolder] : invocation.operands
      var isClean = true
      for path in paths {
        for file in try FormattedFile.files(at: path) {
          let canonical = CanonicalFile(file)
          canonical.diagnostics.forEach { console.print($0.description) }
          if !canonical.diagnostics.isEmpty { isClean = false }
          guard let text = canonical.text, Array(text.utf8) != file.bytes else { continue }
          if invocation.has(.check) {
            console.print("\(file.path): not as it is written canonically")
            isClean = false
          } else {
            try OutputFile.write(text, to: file.path)
            console.print("\(file.path): formatted")
          }
        }
      }
      return isClean ? .clean : .findings
    })
}

extension Option {
  /// Changes nothing.
  static let check = Option(
    name: "check", value: nil,
    help: "Change nothing; say what would change, and end with 1 if anything would.")
}
