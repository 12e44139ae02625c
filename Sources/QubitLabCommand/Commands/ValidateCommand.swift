import QubitLab

extension Command {
  /// Checks levels and proves their par.
  static let validate = Command(
    name: "validate",
    summary: "Check levels, prove that each can be solved, and prove its par.",
    discussion: """
      Each PATH is a folder of levels (the one that holds packs.json) or one file: a level, packs.json or
      validation.json; Levels unless given.
      Every finding is a line `file:line:column: severity[rule]: what was found and what was wanted`, and, where it can be
      told, what to write instead; `qubitlab explain RULE` says more. A level without errors gets a line with what was
      proved: the least number of moves, and how many boards do it with so few. What only all levels together show, such
      as the order of concepts, is checked for folders.

      The file validation.json in a folder can weigh rules otherwise and excuse what is known; --record-baseline writes
      into it what there is to excuse now. Reports go to the output, or as FORMAT=FILE to files, several at once.

      What was proved about a level is kept in the user's cache folder ($XDG_CACHE_HOME or ~/.cache) and used again as long
      as the level's file, its path, the limits of the search and the tool itself are the same to the last byte.
      """,
    operands: .any("PATH"),
    options: [.reports, .language, .strict, .structure, .jobs, .noCache, .watch, .settings, .recordBaseline],
    examples: [
      Example(line: "qubitlab validate", effect: "Checks the folder Levels."),
      Example(line: "qubitlab validate --strict Levels", effect: "Lets warnings fail too."),
      Example(line: "qubitlab validate draft.json", effect: "Checks one level on its own."),
      Example(
        line: "qubitlab validate --format github --format sarif=levels.sarif --format junit=levels.xml",
        effect: "Tells three programs at once."),
      Example(line: "qubitlab validate --watch", effect: "Checks again whatever changes, until interrupted."),
    ],
    run: { invocation, console throws(Failure) in
      guard !invocation.has(.watch) || !invocation.has(.recordBaseline) else {
        throw .usage("--watch and --record-baseline exclude one another")
      }
      let run = try ValidationRun(invocation)
      if invocation.has(.recordBaseline) { return try run.recordBaseline(on: console) }
      guard invocation.has(.watch) else { return try run.report(on: console) }
      try run.watch(on: console)
      return .clean
    })
}

extension Option {
  /// Lets warnings fail too.
  static let strict = Option(name: "strict", value: nil, help: "Warnings count as findings too.")
  /// Asks for a report.
  static let reports = Option(
    name: "format", value: .any("FORMAT[=FILE]"),
    help: "text, json, sarif, junit or github; may be given several times.", occurrence: .repeatedly)
  /// Reads without playing.
  static let structure = Option(
    name: "structure", value: nil, help: "Only read the files; play and solve nothing.")
  /// Says how many levels are checked at a time.
  static let jobs = Option(
    name: "jobs", value: .any("N"),
    help: "Check so many levels at a time; as many as there are processors unless given.")
  /// Finds out everything anew.
  static let noCache = Option(
    name: "no-cache", value: nil, help: "Use nothing that was found out before, and keep nothing.")
  /// Checks again what changes.
  static let watch = Option(
    name: "watch", value: nil, help: "Stay, and check again what has changed.")
  /// Names the file of settings.
  static let settings = Option(
    name: "settings", value: .any("FILE"), help: "The settings; validation.json of each folder unless given.")
  /// Excuses what there is.
  static let recordBaseline = Option(
    name: "record-baseline", value: nil, help: "Excuse all that can be excused, in the folder's settings.")
}
