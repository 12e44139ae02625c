/// What reading a file of settings has come to.
public struct SettingsReading: Hashable, Sendable {
  /// The settings; nil where the file has an error.
  public var settings: ValidationSettings?
  /// Everything found wrong, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Reads a file. O(n).
  public init(_ file: LevelFile) {
    let reading = StrictReading(file) { $0.settings($1) }
    settings = reading.meaning
    diagnostics = reading.diagnostics
  }
}

extension LevelReader {
  /// The settings of the validator.
  fileprivate mutating func settings(_ root: JSONNode) -> ValidationSettings? {
    guard let fields = Fields<FileKeys.Settings>(of: root, log: &log) else { return nil }
    readVersion(fields[.schemaVersion], opening: fields.opening)
    if let schema = fields[.schema] { _ = string(schema) }
    var settings = ValidationSettings()
    if let rules = fields[.rules].flatMap({ members($0) }) {
      for member in rules {
        guard let rule = adjustableRule(member.key),
          let weight: ValidationSettings.Weight = word(member.value)
        else { continue }
        settings.weights[rule] = weight
      }
    }
    if let files = fields[.baseline].flatMap({ members($0) }) {
      for file in files { settings.baseline += excuses(file) }
    }
    return settings
  }

  /// What is excused in one file.
  private mutating func excuses(_ file: JSONMember) -> [ValidationSettings.Excuse] {
    guard RelativePath.isClean(file.key.text) else {
      log.record(.badName(file.key.text, .path), at: file.key.range)
      return []
    }
    guard let rules = members(file.value) else { return [] }
    var excuses: [ValidationSettings.Excuse] = []
    for member in rules {
      let range = member.value.range
      guard let rule = adjustableRule(member.key),
        let count = integer(member.value, in: 1...FormatLimits.count.upperBound)
      else { continue }
      let place = ValidationSettings.Place(
        file: log.file, start: log.text.position(at: range.start), end: log.text.position(at: range.end))
      excuses.append(
        ValidationSettings.Excuse(file: file.key.text, rule: rule, count: count, place: place))
    }
    return excuses
  }

  /// The rule that a key names, if its weight is for settings to change.
  private mutating func adjustableRule(_ key: JSONString) -> Rule? {
    guard let rule = Rule(rawValue: key.text) else {
      let known = Rule.allCases.filter { $0.isAdjustable }.map { $0.rawValue }
      let near = NearMiss.find(for: key.text, among: known)
      log.record(.settings(.unknownRule(key.text, near: near)), at: key.range)
      return nil
    }
    guard rule.isAdjustable else {
      log.record(.settings(.fixedRule(rule)), at: key.range)
      return nil
    }
    return rule
  }

  /// The members of an object whose keys are names.
  private mutating func members(_ node: JSONNode) -> [JSONMember]? {
    if case .object(let members) = node.value { return members }
    log.record(.wrongType(found: node.kind, wanted: .object), at: node.range)
    return nil
  }
}
