public import QubitLevels
import QubitPuzzle

extension ValidationSettings {
  /// Weighs everything found, and takes out what is off or excused. Files are named relative to the folder of levels.
  ///
  /// A baseline excuses all findings of a rule in a file, or, where there are more than it says, none. Where there are
  /// fewer, the baseline itself is stale.
  ///
  /// - Returns: What is stale.
  func apply(to outcome: inout ValidationOutcome) -> [Finding] {
    outcome.updateFindings { finding in
      severity(of: finding.rule).map { severity in
        var weighed = finding
        weighed.severity = severity
        return weighed
      }
    }
    var counts: [Known: Int] = [:]
    for finding in outcome.findings { counts[Known(finding.file, finding.rule), default: 0] += 1 }
    var excused: Set<Known> = []
    var stale: [Finding] = []
    for excuse in baseline {
      let known = Known(excuse.file, excuse.rule)
      let found = counts[known] ?? 0
      if 1...excuse.count ~= found { excused.insert(known) }
      if found < excuse.count, let finding = staleness(of: excuse, found: found) {
        stale.append(finding)
      }
    }
    let before = outcome.findings.count
    outcome.updateFindings { excused.contains(Known($0.file, $0.rule)) ? nil : $0 }
    outcome.excusedCount += before - outcome.findings.count
    return stale
  }

  /// The same settings with a baseline that excuses everything adjustable in an outcome that no baseline was applied to.
  public func recording(_ outcome: ValidationOutcome) -> ValidationSettings {
    var counts: [Known: Int] = [:]
    for finding in outcome.findings where finding.rule.isAdjustable && finding.rule != .staleBaseline {
      guard severity(of: finding.rule) != nil else { continue }
      counts[Known(finding.file, finding.rule), default: 0] += 1
    }
    let excuses = counts.map { Excuse(file: $0.key.file, rule: $0.key.rule, count: $0.value) }
    return ValidationSettings(
      weights: weights, baseline: excuses.sorted { ($0.file, $0.rule.rawValue) < ($1.file, $1.rule.rawValue) }
    )
  }

  private func staleness(of excuse: Excuse, found: Int) -> Finding? {
    guard let place = excuse.place, let severity = severity(of: .staleBaseline) else { return nil }
    let fault = SettingsFault.staleBaseline(excuse.rule, recorded: excuse.count, found: found)
    return Finding(
      rule: .staleBaseline, severity: severity, file: place.file, start: place.start, end: place.end,
      message: LocalizedText(Defect.settings(fault).message(in:)), replacement: found > 0 ? "\(found)" : nil)
  }

  /// What a baseline counts by.
  private struct Known: Hashable {
    let file: String
    let rule: Rule

    init(_ file: String, _ rule: Rule) {
      self.file = file
      self.rule = rule
    }
  }
}
