import QubitLab

extension Command {
  /// Finds puzzles that occur twice.
  static let duplicates = Command(
    name: "duplicates",
    summary: "Find levels that are the same puzzle under other names.",
    discussion: """
      Two levels are the same puzzle when start, board, toolbox, goals and budgets agree up to the order of the qubits and a
      global phase. Levels of more than four qubits are not compared. Each PATH is a folder of levels or one file; a file
      is compared with everything before it.
      """,
    operands: .any("PATH"),
    options: [],
    examples: [
      Example(line: "qubitlab duplicates", effect: "Looks through the folder Levels."),
      Example(line: "qubitlab duplicates Levels draft.json", effect: "Looks whether a draft is new."),
    ],
    run: { invocation, console throws(Failure) in
      var levels: [LoadedLevel] = []
      let paths = invocation.operands.isEmpty ? [LevelLookup.usualFolder] : invocation.operands
      for path in paths {
        if LevelFolder.isFolder(path) {
          levels += try LevelLookup.contents(of: path).reading.catalogue.levels.map {
            $0.located(below: path)
          }
        } else {
          let reading = try LevelLookup.reading(atPath: path)
          guard let loaded = reading.loaded else {
            throw .badData(reading.diagnostics.map(\.description).joined(separator: "\n"))
          }
          levels.append(loaded)
        }
      }
      let found = Validator().duplicates(among: levels)
      found.forEach { console.print($0.description) }
      console.print(
        "\(levels.count) levels compared, \(found.count) \(found.count == 1 ? "duplicate" : "duplicates")")
      return found.isEmpty ? .clean : .findings
    })
}

extension LoadedLevel {
  /// The level with its file named as seen from the folder that `folder` is relative to.
  fileprivate func located(below folder: String) -> LoadedLevel {
    var located = self
    located.source.file = "\(folder)/\(source.file)"
    return located
  }
}
