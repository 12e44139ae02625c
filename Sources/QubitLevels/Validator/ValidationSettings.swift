/// How much the findings of each rule weigh in one folder of levels, and which findings are known and excused.
///
/// The file `validation.json` in the folder holds them; ``SettingsReading`` reads it.
public struct ValidationSettings: Hashable, Sendable {
  /// The rules whose findings weigh other than usual.
  public var weights: [Rule: Weight]
  /// What is known and excused, in the order of the file.
  public var baseline: [Excuse]

  /// Makes settings; those of a folder without a file change nothing.
  public init(weights: [Rule: Weight] = [:], baseline: [Excuse] = []) {
    self.weights = weights
    self.baseline = baseline
  }

  /// The path of the file in the folder of levels.
  public static let path = "validation.json"

  /// How much findings of a rule weigh.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// As errors.
    case error
    /// As warnings.
    case warning
    /// Nothing: they are not shown.
    case off
  }

  /// So many findings of one rule in one file that are known and not shown. One more, and all are.
  public struct Excuse: Hashable, Sendable {
    /// The file, as a path relative to the folder of levels.
    public var file: String
    /// The rule.
    public var rule: Rule
    /// How many findings are excused.
    public var count: Int
    /// Where the settings say so; nil where no file does.
    public var place: Place?

    /// Excuses findings.
    public init(file: String, rule: Rule, count: Int, place: Place? = nil) {
      self.file = file
      self.rule = rule
      self.count = count
      self.place = place
    }
  }

  /// A place in the file of settings.
  public struct Place: Hashable, Sendable {
    /// The path of the file.
    public var file: String
    /// Where the place begins.
    public var start: SourcePosition
    /// Where it ends.
    public var end: SourcePosition
  }

  /// How much findings of a rule weigh here; nil where they are not shown.
  public func severity(of rule: Rule) -> Severity? {
    switch weights[rule] {
    case .error: .error
    case .warning: .warning
    case .off: nil
    case nil: rule.severity
    }
  }

  /// The file that holds these settings: rules and files in the order of their names.
  public var encoded: String {
    let rules = weights.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { (key: $0.key.rawValue, value: JSONText.string($0.value.rawValue)) }
    var files: [String: [(key: String, value: JSONText)]] = [:]
    for excuse in baseline.sorted(by: { $0.rule.rawValue < $1.rule.rawValue }) {
      files[excuse.file, default: []].append((excuse.rule.rawValue, .integer(excuse.count)))
    }
    var members: Members<FileKeys.Settings> = Members()
    members[.schema] = .string(FileKeys.Settings.schemaFile)
    members[.schemaVersion] = .integer(FormatVersion.current)
    members[.rules] = .object(rules)
    members[.baseline] = .object(files.sorted { $0.key < $1.key }.map { ($0.key, .object($0.value)) })
    return members.object.file
  }
}

extension FileKeys {
  /// The settings of the validator.
  enum Settings: String, CaseIterable {
    case schema = "$schema"
    case schemaVersion, rules, baseline

    /// Where a file of settings says its schema is.
    static let schemaFile = "validation.schema.json"
  }
}
