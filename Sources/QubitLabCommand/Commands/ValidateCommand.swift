import QubitLab

extension Command {
  /// Checks levels and proves their par.
  static let validate = Command(
    name: "validate",
    summary: "Check levels, prove that each can be solved, and prove its par.",
    discussion: """
      Each PATH is a folder of levels (the one that holds packs.json) or the file of one level; Levels unless given.
      Every finding is a line `file:line:column: severity[rule]: what was found and what was wanted`. A level without
      errors gets a line with what was proved: the least number of moves, and how many boards do it with so few. What
      only all levels together show, such as the order of concepts, is checked for folders.
      """,
    operands: .any("PATH"),
    options: [.strict],
    examples: [
      Example(line: "qubitlab validate", effect: "Checks the folder Levels."),
      Example(line: "qubitlab validate --strict Levels", effect: "Lets warnings fail too."),
      Example(line: "qubitlab validate draft.json", effect: "Checks one level on its own."),
    ],
    run: { invocation, console throws(Failure) in
      let paths = invocation.operands.isEmpty ? [LevelLookup.usualFolder] : invocation.operands
      var tally = ValidationTally()
      for path in paths {
        let target = try ValidationTarget(path: path)
        target.validate(on: console, tally: &tally)
      }
      console.print(tally.summary)
      let fails = tally.errors > 0 || (invocation.has(.strict) && tally.warnings > 0)
      return fails ? .findings : .clean
    })
}

extension Option {
  /// Lets warnings fail too.
  static let strict = Option(name: "strict", value: nil, help: "Warnings count as findings too.")
}

/// What one path of the command line asks to be checked.
private enum ValidationTarget {
  /// A folder of levels, and what was read there.
  case folder(String, CatalogueReading)
  /// The file of one level, and what was read there.
  case file(LevelReading)

  init(path: String) throws(Failure) {
    if LevelFolder.isFolder(path) {
      self = .folder(path, try LevelLookup.contents(of: path).reading)
    } else {
      self = .file(try LevelLookup.reading(atPath: path))
    }
  }

  /// Prints what is found, level by level, and counts it.
  func validate(on console: Console, tally: inout ValidationTally) {
    let validator = Validator()
    switch self {
    case .file(let reading):
      tally.print(reading.diagnostics, on: console)
      if let loaded = reading.loaded { tally.print(validator.report(on: loaded), on: console) }
    case .folder(let folder, let reading):
      let catalogue = reading.catalogue
      tally.print(reading.diagnostics, below: folder, on: console)
      for loaded in catalogue.levels + catalogue.labs.map(\.level) {
        tally.print(validator.report(on: loaded), below: folder, on: console)
      }
      tally.print(validator.diagnostics(across: catalogue), below: folder, on: console)
    }
  }
}
