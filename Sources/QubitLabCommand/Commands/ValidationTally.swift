import QubitLab

/// What a validation has found so far, counted.
struct ValidationTally {
  private(set) var errors = 0
  private(set) var warnings = 0
  private var levels = 0
  private var proved = 0
  private var answered = 0
  private var sandboxes = 0

  /// Prints and counts findings. Their files are named as seen from where the command runs: below `folder`.
  mutating func print(_ diagnostics: [Diagnostic], below folder: String? = nil, on console: Console) {
    for var diagnostic in diagnostics {
      if let folder { diagnostic.file = "\(folder)/\(diagnostic.file)" }
      console.print(diagnostic.description)
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      }
    }
  }

  /// Prints and counts what is known about one level.
  mutating func print(_ report: LevelReport, below folder: String? = nil, on console: Console) {
    print(report.diagnostics, below: folder, on: console)
    if report.facts == .sandbox { sandboxes += 1 } else { levels += 1 }
    switch report.facts {
    case .question: answered += 1
    case .puzzle(_, isParProved: true): proved += 1
    default: break
    }
    guard !report.diagnostics.contains(where: { $0.severity == .error }) else { return }
    console.print("\(report.id): \(report.facts.sentence)")
  }

  /// The last line: how many levels were checked, what was proved and what was found.
  var summary: String {
    let parts = [
      "\(count(levels, "level")) checked", "par proved for \(proved)",
      "\(count(answered, "question")) answered",
      "\(count(sandboxes, "sandbox", plural: "sandboxes")) playable", count(errors, "error"),
      count(warnings, "warning"),
    ]
    return parts.joined(separator: ", ")
  }

  private func count(_ number: Int, _ word: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? word : plural ?? word + "s")"
  }
}

extension LevelFacts {
  /// What has been proved about a level, in words.
  fileprivate var sentence: String {
    switch self {
    case .sandbox: "a sandbox, and it can be played"
    case .question(.choice(let id)): "a question; the right answer is \(id)"
    case .question(.number(let value, let tolerance)):
      "a question; the right answer is \(Decimals.text(value)) ± \(Decimals.text(tolerance))"
    case .unjudged: "not judged"
    case .puzzle(.solved(let least), let isParProved):
      "par \(least.moves) \(isParProved ? "proved" : "not proved"), \(least.count.sentence), "
        + "\(least.statesExplored) states explored"
    case .puzzle(.impossible, _): "proved impossible"
    case .puzzle(.unknown(let end), _):
      "not known: no solution of \(end.movesRuledOut) moves or fewer, \(end.statesExplored) states explored"
    }
  }
}

extension SolutionCount {
  fileprivate var sentence: String {
    switch self {
    case .exactly(1): "1 least solution"
    case .exactly(let count): "\(count) least solutions"
    case .atLeast(let count): "\(count) least solutions or more"
    }
  }
}
