import QubitLab

/// What a validation found, as a log in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
///
/// Columns count UTF-16 code units, as the log says of itself. A mend is a fix that replaces the very region.
struct SARIFReport {
  private let outcome: ValidationOutcome
  private let language: Language

  init(_ outcome: ValidationOutcome, in language: Language) {
    self.outcome = outcome
    self.language = language
  }

  /// The log.
  var text: String {
    let driver = JSONText.object([
      ("name", .string("qubitlab")), ("semanticVersion", .string(toolVersion)),
      ("rules", .array(Rule.allCases.map(rule))),
    ])
    let run = JSONText.object([
      ("tool", .object([("driver", driver)])),
      ("language", .string(languageTag)),
      ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(outcome.findings.map(result))),
    ])
    return JSONText.object([
      (
        "$schema",
        .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      ("version", .string("2.1.0")), ("runs", .array([run])),
    ]).trimmedFile
  }

  /// The language as SARIF spells it, with a country and without a script.
  private var languageTag: String {
    switch language {
    case .english: "en-US"
    case .simplifiedChinese: "zh-CN"
    }
  }

  /// A rule, as the log describes it once.
  private func rule(_ rule: Rule) -> JSONText {
    .object([
      ("id", .string(rule.rawValue)), ("fullDescription", message(rule.explanation(in: language))),
      ("help", message(rule.explanation(in: language))),
      ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
    ])
  }

  private func result(_ finding: Finding) -> JSONText {
    let artifact = JSONText.object([("uri", .string(Self.uri(of: finding.file)))])
    let region = JSONText.object([
      ("startLine", .integer(finding.start.line)), ("startColumn", .integer(finding.start.utf16Column)),
      ("endLine", .integer(finding.end.line)), ("endColumn", .integer(finding.end.utf16Column)),
    ])
    let location = JSONText.object([
      ("physicalLocation", .object([("artifactLocation", artifact), ("region", region)]))
    ])
    var members: [(key: String, value: JSONText)] = [
      ("ruleId", .string(finding.rule.rawValue)),
      ("ruleIndex", .integer(Rule.allCases.firstIndex(of: finding.rule) ?? -1)),
      ("level", .string(finding.severity.rawValue)), ("message", message(finding.message[language])),
      ("locations", .array([location])),
    ]
    if let replacement = finding.replacement {
      let change = JSONText.object([
        ("deletedRegion", region), ("insertedContent", message(replacement)),
      ])
      let changes = JSONText.array([
        .object([("artifactLocation", artifact), ("replacements", .array([change]))])
      ])
      members.append(
        (
          "fixes",
          .array([.object([("description", message("write \(replacement)")), ("artifactChanges", changes)])])
        ))
    }
    return .object(members)
  }

  private func message(_ text: String) -> JSONText { .object([("text", .string(text))]) }

  /// A path as a URI reference (RFC 3986): an absolute one where the path is absolute.
  static func uri(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + PercentEncoding.text(of: path, keeping: "/")
  }
}
