import QubitLab

/// What a validation found, for people.
struct TextReport {
  private let outcome: ValidationOutcome
  private let language: Language
  private let words: ReportWords
  private let known: Set<CheckedLevel>

  /// A report in a language. What was proved about levels that are `known` already is not told again.
  init(_ outcome: ValidationOutcome, in language: Language, known: Set<CheckedLevel> = []) {
    self.outcome = outcome
    self.known = known
    self.language = language
    words = ReportWords(language)
  }

  /// Every finding as compilers print it, what was proved about each level without errors, and a last line that counts.
  var text: String {
    var lines = outcome.onReading.flatMap { self.lines(for: $0) }
    for level in outcome.levels {
      lines += level.findings.flatMap { self.lines(for: $0) }
      guard level.fact != .read, !known.contains(level),
        !level.findings.contains(where: { $0.severity == .error })
      else { continue }
      lines.append("\(level.id): \(words.sentence(level.fact))")
    }
    lines += outcome.across.flatMap { self.lines(for: $0) }
    return (lines + [summary]).joined(separator: "\n")
  }

  private func lines(for finding: Finding) -> [String] {
    let line = finding.line(in: language)
    return finding.replacement.map { [line, words.mend($0)] } ?? [line]
  }

  /// The last line: how many levels were checked, what was proved and what was found.
  private var summary: String {
    let sandboxes = outcome.levels.count { $0.fact == .sandbox }
    let read = outcome.levels.count { $0.fact == .read }
    let answered = outcome.levels.count { if case .question = $0.fact { true } else { false } }
    var parts: [String] = []
    if read > 0 {
      parts.append(words.read(read))
    } else {
      parts = [
        words.checked(outcome.levels.count - sandboxes),
        words.proved(outcome.levels.count { $0.fact.isParProved }),
        words.answered(answered), words.playable(sandboxes),
      ]
    }
    parts += [words.errors(outcome.count(.error)), words.warnings(outcome.count(.warning))]
    if outcome.excusedCount > 0 { parts.append(words.excused(outcome.excusedCount)) }
    return words.list(parts)
  }
}
