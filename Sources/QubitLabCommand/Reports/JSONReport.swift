import QubitLab

/// What a validation found, for programs: one JSON object. Its version changes when a member changes its meaning.
struct JSONReport {
  private let outcome: ValidationOutcome

  init(_ outcome: ValidationOutcome) { self.outcome = outcome }

  /// The report: how many of what, then every level, then every finding, in the order of the text report.
  var text: String {
    let summary: [(key: String, value: JSONText)] = [
      ("levels", .integer(outcome.levels.count)), ("errors", .integer(outcome.count(.error))),
      ("warnings", .integer(outcome.count(.warning))), ("excused", .integer(outcome.excusedCount)),
    ]
    let levels = outcome.levels.map { level in
      JSONText.object([
        ("id", .string(level.id)), ("file", .string(level.file)), ("fact", level.fact.json),
      ])
    }
    let report = JSONText.object([
      ("version", .integer(1)), ("tool", .string("qubitlab \(toolVersion)")), ("summary", .object(summary)),
      ("levels", .array(levels)), ("findings", .array(outcome.findings.map { $0.json })),
    ])
    return report.trimmedFile
  }
}

extension JSONText {
  /// The text of a file, to be printed as lines.
  var trimmedFile: String { String(file.dropLast()) }
}
