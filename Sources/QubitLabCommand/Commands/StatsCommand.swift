import QubitLab

extension Command {
  /// Shows how hard the levels of a folder are.
  static let stats = Command(
    name: "stats",
    summary: "Show how hard the levels of each pack are, as a table and as a picture.",
    discussion: """
      The difficulty is an estimate in bits, or yes-or-no questions, and a sum of parts that all count alike. It
      compares levels with one another and says nothing about any one player.

      search    how many bits a least solution takes to find: among all boards of as many moves, or, where moves repeat,
                log2 of the choices for each different move, one bit for each that comes back to it, and log2 of the
                length of a row of one and the same. A question counts log2 of its choices, or of the decimal digits to work out.
      detours   moves that lead further from the goal before they lead there, one bit each
      setting   one bit for each qubit after the first and for each kind of operation on the board; log2 of the cases
      ideas     one bit for each concept that the level teaches or takes for granted
      practice  what is taken off again: a concept that n earlier levels had counts 1/(n + 1) of a bit
      beneath   how many levels have to come before; they and the level itself count log2 of their number

      The rule difficulty-curve of `qubitlab validate` watches the curve through the course.
      """,
    operands: .optional("FOLDER"),
    options: [.svg, .pack, .json, .markdown, .language],
    examples: [
      Example(line: "qubitlab stats", effect: "A table for each pack of the folder Levels."),
      Example(line: "qubitlab stats --svg curve.svg", effect: "Draws the curve through each pack too."),
    ],
    run: { invocation, console throws(Failure) in
      let folder = invocation.operands.first ?? LevelLookup.usualFolder
      let reading = try LevelLookup.contents(of: folder).reading
      guard !invocation.has(.json) || !invocation.has(.markdown) else {
        throw .usage("--json and --markdown exclude one another")
      }
      let unread = reading.errors(below: folder, in: invocation.language)
      guard !reading.catalogue.packs.isEmpty else { throw .badData(unread.joined(separator: "\n")) }
      unread.forEach(console.complain)
      var curves = DifficultyCurve.curves(of: reading.catalogue)
      if let wanted = invocation[.pack] {
        curves = curves.filter { $0.id == wanted }
        guard !curves.isEmpty else {
          let near = NearMiss.find(for: wanted, among: reading.catalogue.packs.map(\.pack.id))
          throw .usage("there is no pack '\(wanted)'\(suggestion(near))")
        }
      }
      if invocation.has(.json) {
        let list = JSONText.array(curves.map { $0.json })
        console.print(JSONText.object([("version", .integer(1)), ("packs", list)]).trimmedFile)
      } else if invocation.has(.markdown) {
        for curve in curves { console.print(curve.markdown) }
      } else {
        for curve in curves { curve.table(in: invocation.language).forEach(console.print) }
      }
      if let file = invocation[.svg] {
        try OutputFile.write(DifficultyCurve.picture(of: curves), to: file)
      }
      // A curve with gaps is none.
      return unread.isEmpty ? .clean : .findings
    })
}

extension Option {
  /// Prints Markdown.
  fileprivate static let markdown = Option(
    name: "markdown", value: nil, help: "Print the tables in Markdown, as Levels/README.md holds them.")
  /// Draws a picture.
  fileprivate static let svg = Option(
    name: "svg", value: .any("FILE"), help: "Draw the curves into this SVG file.")
}
