import QubitLab

extension Command {
  /// Finds puzzles that occur twice.
  static let duplicates = Command(
    name: "duplicates",
    summary: "Find levels that are the same puzzle under other names.",
    discussion: """
      Two levels are the same puzzle when start, board, toolbox, goals and budgets agree up to the order of the qubits and a
      global phase. Levels of more than four qubits are not compared. Each PATH is a folder of levels or one file; a file
      is compared with everything before it, and not with itself where it lies in one of the folders.

      What cannot be read is named on the error stream, and the rest is compared.
      """,
    operands: .any("PATH"),
    options: [.language],
    examples: [
      Example(line: "qubitlab duplicates", effect: "Looks through the folder Levels."),
      Example(line: "qubitlab duplicates Levels draft.json", effect: "Looks whether a draft is new."),
    ],
    run: { invocation, console throws(Failure) in
      let language = invocation.language
      var shelf = ComparedLevels()
      let paths = invocation.operands.isEmpty ? [LevelLookup.usualFolder] : invocation.operands
      for path in paths { try shelf.add(path, language) }
      shelf.unread.forEach(console.complain)
      let found = Validator().duplicates(among: shelf.levels)
      found.forEach { console.print(Finding($0).line(in: language)) }
      console.print(language.summary(of: shelf.levels, duplicates: found.count))
      guard shelf.unread.isEmpty else { return .badData }
      return found.isEmpty ? .clean : .findings
    })
}

/// The levels of several folders and files, each file once.
private struct ComparedLevels {
  private(set) var levels: [LoadedLevel] = []
  /// What could not be read, a line each.
  private(set) var unread: [String] = []
  private var paths: Set<String> = []

  /// Adds a folder, or one file.
  mutating func add(_ path: String, _ language: Language) throws(Failure) {
    guard LevelFolder.isFolder(path) else {
      let reading = try LevelLookup.reading(atPath: path)
      unread += reading.diagnostics.map { Finding($0).line(in: language) }
      if let loaded = reading.loaded { add(loaded) }
      return
    }
    let reading = try LevelLookup.contents(of: path).reading
    unread += reading.errors(below: path, in: language)
    for var loaded in reading.catalogue.levels {
      loaded.source.file = "\(path)/\(loaded.source.file)"
      add(loaded)
    }
  }

  private mutating func add(_ loaded: LoadedLevel) {
    guard paths.insert(LevelLookup.realPath(of: loaded.source.file)).inserted else { return }
    levels.append(loaded)
  }
}

extension Language {
  /// The last line: how many levels were compared, and how many are there twice.
  fileprivate func summary(of levels: [LoadedLevel], duplicates: Int) -> String {
    let compared = levels.count { $0.level.qubits.count <= Validator.mostQubitsCompared }
    let large = levels.count - compared
    switch self {
    case .english:
      let rest = large == 0 ? "" : ", \(large) not compared: more than \(Validator.mostQubitsCompared) qubits"
      return
        "\(compared) \(compared == 1 ? "level" : "levels") compared\(rest), \(duplicates) \(duplicates == 1 ? "duplicate" : "duplicates")"
    case .simplifiedChinese:
      let rest = large == 0 ? "" : "，\(large) 关超过 \(Validator.mostQubitsCompared) 个量子比特，没有比较"
      return "比较了 \(compared) 关\(rest)，\(duplicates) 关重复"
    }
  }
}
