import QubitLab

/// What a validation found, for people.
struct TextReport {
  private let outcome: ValidationOutcome

  init(_ outcome: ValidationOutcome) { self.outcome = outcome }

  /// Every finding as compilers print it, what was proved about each level without errors, and a last line that counts.
  var text: String {
    var lines = outcome.onReading.flatMap { self.lines(for: $0) }
    for level in outcome.levels {
      lines += level.findings.flatMap { self.lines(for: $0) }
      guard level.fact != .read, !level.findings.contains(where: { $0.severity == .error }) else { continue }
      lines.append("\(level.id): \(level.fact.sentence)")
    }
    lines += outcome.across.flatMap { self.lines(for: $0) }
    return (lines + [summary]).joined(separator: "\n")
  }

  private func lines(for finding: Finding) -> [String] {
    guard let replacement = finding.replacement else { return [finding.description] }
    return [finding.description, "  write \(replacement) there"]
  }

  /// The last line: how many levels were checked, what was proved and what was found.
  private var summary: String {
    let sandboxes = outcome.levels.count { $0.fact == .sandbox }
    let read = outcome.levels.count { $0.fact == .read }
    let answered = outcome.levels.count { if case .question = $0.fact { true } else { false } }
    var parts = [count(outcome.levels.count - sandboxes - read, "level") + " checked"]
    if read > 0 { parts = [count(read, "level") + " read"] }
    if read == 0 {
      parts += [
        "par proved for \(outcome.levels.count { $0.fact.isParProved })",
        "\(count(answered, "question")) answered",
        "\(count(sandboxes, "sandbox", plural: "sandboxes")) playable",
      ]
    }
    parts += [count(outcome.count(.error), "error"), count(outcome.count(.warning), "warning")]
    if outcome.excusedCount > 0 { parts.append("\(outcome.excusedCount) excused") }
    return parts.joined(separator: ", ")
  }

  private func count(_ number: Int, _ word: String, plural: String? = nil) -> String {
    "\(number) \(number == 1 ? word : plural ?? word + "s")"
  }
}

extension CheckedLevel.Fact {
  /// What is known about a level, in words.
  fileprivate var sentence: String {
    switch self {
    case .read: "read"
    case .sandbox: "a sandbox, and it can be played"
    case .question(.choice(let id)): "a question; the right answer is \(id)"
    case .question(.number(let value, let tolerance)):
      "a question; the right answer is \(Decimals.text(value)) ± \(Decimals.text(tolerance))"
    case .unjudged: "not judged"
    case .solved(let moves, let count, let states, let isParProved):
      "par \(moves) \(isParProved ? "proved" : "not proved"), \(count.sentence), \(states) states explored"
    case .impossible: "proved impossible"
    case .unknown(let movesRuledOut, let states, _):
      "not known: no solution of \(movesRuledOut) moves or fewer, \(states) states explored"
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
