import QubitLab

extension Command {
  /// Shows how hard the levels of a folder are.
  static let stats = Command(
    name: "stats",
    summary: "Show how hard the levels of each pack are, as a table and as a picture.",
    discussion: """
      The difficulty is an estimate in bits: how many yes-or-no questions a least solution answers. It is the logarithm, to
      base 2, of how many sequences of moves there are as long as the least solution, divided by how many of them solve the
      level; each move that leads further from the goal before it leads there counts as one bit more. It compares levels
      with one another and says nothing about any one player.
      """,
    operands: .optional("FOLDER"),
    options: [.svg, .pack, .json, .markdown],
    examples: [
      Example(line: "qubitlab stats", effect: "A table for each pack of the folder Levels."),
      Example(line: "qubitlab stats --svg curve.svg", effect: "Draws the curve through each pack too."),
    ],
    run: { invocation, console throws(Failure) in
      let reading = try LevelLookup.contents(of: invocation.operands.first ?? LevelLookup.usualFolder).reading
      guard !reading.catalogue.packs.isEmpty else {
        throw .badData(reading.diagnostics.map(\.description).joined(separator: "\n"))
      }
      var packs = reading.catalogue.packs
      if let wanted = invocation[.pack] {
        packs = packs.filter { $0.pack.id == wanted }
        guard !packs.isEmpty else { throw .usage("there is no pack '\(wanted)'") }
      }
      var curves: [DifficultyCurve] = []
      for pack in packs { curves.append(try DifficultyCurve(of: pack)) }
      if invocation.has(.json) {
        let list = JSONText.array(curves.map { $0.json })
        console.print(JSONText.object([("version", .integer(1)), ("packs", list)]).trimmedFile)
      } else if invocation.has(.markdown) {
        for curve in curves {
          let place = reading.catalogue.packs.firstIndex { $0.pack.id == curve.id } ?? 0
          console.print(curve.markdown(number: place + 1))
        }
      } else {
        for curve in curves { curve.table.forEach(console.print) }
      }
      if let file = invocation[.svg] {
        try OutputFile.write(DifficultyCurve.picture(of: curves), to: file)
      }
      return .clean
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
