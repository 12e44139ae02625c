import QubitContent
import QubitEntitlements

extension Simulation {
  /// The timeline for people: each step, what the app was told and wanted, and what could be shown afterwards.
  public var text: String {
    var lines: [String] = []
    for moment in timeline {
      lines.append("\(String(moment.line.number).padded(to: 4))\(moment.line.text.safeForTerminals)")
      for happening in moment.happenings {
        let effects = happening.effects.map { ScriptStep.EffectKind($0).rawValue }.joined(separator: ", ")
        lines.append("      \(happening.event.words)\(effects.isEmpty ? "" : " → \(effects)")")
      }
      lines.append("      = \(moment.entitlement.standing.rawValue): \(moment.presentation.words)")
    }
    for failure in failures {
      lines.append("line \(failure.line.number): wanted \(failure.wanted), found \(failure.found)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The timeline for machines: a JSON object with the version of its shape.
  public var json: String {
    JSONOutput.object([
      ("version", .integer(1)),
      ("timeline", .list(timeline.map(\.json))),
      ("failures", .list(failures.map(\.json))),
    ]).written() + "\n"
  }
}

extension Simulation.Failure {
  fileprivate var json: JSONOutput {
    .object([("line", .integer(Int64(line.number))), ("wanted", .text(wanted)), ("found", .text(found))])
  }
}

extension Simulation.Moment {
  fileprivate var json: JSONOutput {
    .object([
      ("line", .integer(Int64(line.number))),
      ("step", .text(line.text)),
      ("happenings", .list(happenings.map(\.json))),
      ("isOwned", .boolean(entitlement.isOwned)),
      ("isResolved", .boolean(entitlement.isResolved)),
      ("access", .text(presentation.access.words)),
      ("entry", .text(presentation.entry.words)),
      ("offersRestore", .boolean(presentation.offersRestore)),
      ("awaitsApproval", .boolean(presentation.awaitsApproval)),
    ])
  }
}

extension Simulation.Happening {
  fileprivate var json: JSONOutput {
    .object([
      ("event", .text(event.words)),
      ("effects", .list(effects.map { .text(ScriptStep.EffectKind($0).rawValue) })),
    ])
  }
}
