public import QubitLevels

/// What checking one folder of levels, or one file, has come to.
public struct ValidationOutcome: Hashable, Sendable {
  /// What reading found: files that are no levels, or do not fit together.
  public var onReading: [Finding]
  /// The levels that could be read, packs before labs, in order.
  public var levels: [CheckedLevel]
  /// What only all levels together show.
  public var across: [Finding]
  /// How many findings the settings excuse.
  public var excusedCount: Int
  /// How many of the levels were played and solved for this outcome, and not looked up in a cache.
  public var freshCount: Int

  /// Makes an outcome.
  public init(
    onReading: [Finding] = [], levels: [CheckedLevel] = [], across: [Finding] = [], excusedCount: Int = 0,
    freshCount: Int = 0
  ) {
    self.onReading = onReading
    self.levels = levels
    self.across = across
    self.excusedCount = excusedCount
    self.freshCount = freshCount
  }

  /// Everything found wrong.
  public var findings: [Finding] { onReading + levels.flatMap { $0.findings } + across }

  /// How many findings weigh so much.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Two outcomes as one.
  public static func + (first: ValidationOutcome, second: ValidationOutcome) -> ValidationOutcome {
    ValidationOutcome(
      onReading: first.onReading + second.onReading, levels: first.levels + second.levels,
      across: first.across + second.across, excusedCount: first.excusedCount + second.excusedCount,
      freshCount: first.freshCount + second.freshCount)
  }
}

extension ValidationOutcome {
  /// Changes every finding, or takes it out.
  mutating func updateFindings(_ change: (Finding) -> Finding?) {
    onReading = onReading.compactMap(change)
    for index in levels.indices { levels[index].findings = levels[index].findings.compactMap(change) }
    across = across.compactMap(change)
  }

  /// Names every file as seen from the folder that `folder` is relative to.
  mutating func locate(below folder: String) {
    updateFindings { finding in
      var located = finding
      located.file = "\(folder)/\(finding.file)"
      return located
    }
    for index in levels.indices { levels[index].file = "\(folder)/\(levels[index].file)" }
  }
}
