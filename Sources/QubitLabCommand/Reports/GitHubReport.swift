import QubitLab

/// What a validation found, as workflow commands that GitHub Actions shows beside the lines of a change.
struct GitHubReport {
  private let outcome: ValidationOutcome
  private let language: Language

  init(_ outcome: ValidationOutcome, in language: Language) {
    self.outcome = outcome
    self.language = language
  }

  /// One command a line.
  var text: String { outcome.findings.map(line).joined(separator: "\n") }

  private func line(_ finding: Finding) -> String {
    let properties = [
      "file=\(Self.property(finding.file))", "line=\(finding.start.line)", "col=\(finding.start.column)",
      "endLine=\(finding.end.line)", "endColumn=\(finding.end.column)", "title=\(finding.rule.rawValue)",
    ]
    return
      "::\(finding.severity.rawValue) \(properties.joined(separator: ","))::\(Self.data(finding.message[language]))"
  }

  /// What comes after the second pair of colons: a command ends at the end of its line.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// A property, which ends at a comma, and all of them at a colon.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars { escaped += escapes[scalar] ?? String(Character(scalar)) }
    return escaped
  }
}
