import QubitLab

/// The forms in which `validate` can say what it found.
enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for people.
  case text
  /// One JSON object with a version.
  case json
  /// A SARIF 2.1.0 log, which code-review sites and editors read.
  case sarif
  /// A JUnit report, which build servers read.
  case junit
  /// Workflow commands of GitHub Actions, which it shows beside the lines.
  case github

  /// The report on an outcome.
  ///
  /// - Parameters:
  ///   - failing: What makes a level fail.
  ///   - known: The levels whose state the reader knows already.
  func text(
    of outcome: ValidationOutcome, failing: FailureBar, in language: Language, known: Set<CheckedLevel> = []
  ) -> String {
    switch self {
    case .text: TextReport(outcome, in: language, known: known).text
    case .json: JSONReport(outcome).text
    case .sarif: SARIFReport(outcome, in: language).text
    case .junit: JUnitReport(outcome, failing: failing, in: language).text
    case .github: GitHubReport(outcome, in: language).text
    }
  }
}

/// What makes a validation fail.
enum FailureBar: Hashable, Sendable {
  /// Errors.
  case errors
  /// Warnings too.
  case warnings

  /// Whether a finding of this weight is enough.
  func isReached(by severity: Severity) -> Bool { severity == .error || self == .warnings }

  /// Whether an outcome fails.
  func isReached(by outcome: ValidationOutcome) -> Bool {
    outcome.findings.contains { isReached(by: $0.severity) }
  }
}

/// One report that was asked for, as `--format` spells it: `sarif`, or `sarif=FILE`.
struct ReportRequest: Hashable, Sendable {
  /// The form.
  let format: ReportFormat
  /// The file to write; nil for the output.
  let file: String?

  init(_ spelling: String) throws(Failure) {
    let parts = spelling.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let known = ReportFormat.allCases.map(\.rawValue)
    guard let format = ReportFormat(rawValue: name) else {
      let near = NearMiss.find(for: name, among: known)
      throw .usage(
        "there is no format '\(name)'\(near.map { suggestion($0) } ?? ": \(known.joined(separator: ", "))")")
    }
    self.format = format
    file = parts.count > 1 ? String(parts[1]) : nil
    guard file?.isEmpty != true else { throw .usage("format '\(name)=' wants the name of a file") }
  }

  private init(_ format: ReportFormat) {
    self.format = format
    file = nil
  }

  /// The reports that a command line asks for: text to the output, where nothing else goes there.
  static func all(_ spellings: [String]) throws(Failure) -> [ReportRequest] {
    var requests: [ReportRequest] = []
    for spelling in spellings { requests.append(try ReportRequest(spelling)) }
    let printed = requests.filter { $0.file == nil }
    guard printed.count < 2 else {
      throw .usage("only one format can go to the output; write the others to files: --format sarif=FILE")
    }
    return printed.isEmpty ? [ReportRequest(.text)] + requests : requests
  }
}
