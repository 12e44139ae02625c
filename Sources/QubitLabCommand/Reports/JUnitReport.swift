import QuantumDrawing
import QubitLab

/// What a validation found, in the XML that build servers know from JUnit: a suite for each folder, a case for each level,
/// and one for each other file in which something was found.
struct JUnitReport {
  private let suites: [Suite]
  private let failing: FailureBar
  private let language: Language

  /// A folder.
  private struct Suite {
    let name: String
    var cases: [Case] = []
  }

  /// A file.
  private struct Case {
    let name: String
    let file: String
    var findings: [Finding] = []
  }

  init(_ outcome: ValidationOutcome, failing: FailureBar, in language: Language) {
    self.failing = failing
    self.language = language
    var cases = outcome.levels.map { Case(name: $0.id, file: $0.file) }
    var places: [String: Int] = [:]
    for (place, level) in cases.enumerated() { places[level.file] = place }
    for finding in outcome.findings {
      let place = places[finding.file] ?? cases.count
      if place == cases.count {
        places[finding.file] = place
        cases.append(Case(name: Self.name(of: finding.file), file: finding.file))
      }
      cases[place].findings.append(finding)
    }
    var suites: [Suite] = []
    for each in cases {
      let folder = Self.folder(of: each.file)
      if let index = suites.firstIndex(where: { $0.name == folder }) {
        suites[index].cases.append(each)
      } else {
        suites.append(Suite(name: folder, cases: [each]))
      }
    }
    self.suites = suites
  }

  /// The report.
  var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let cases = suites.flatMap { $0.cases }
    lines.append("<testsuites name=\"qubitlab validate\" \(counts(of: cases))>")
    for suite in suites {
      lines.append("  <testsuite name=\"\(XMLText.escaped(suite.name))\" \(counts(of: suite.cases))>")
      for each in suite.cases { lines += self.lines(of: each, in: suite) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private func counts(of cases: [Case]) -> String {
    let failures = cases.count { each in each.findings.contains { failing.isReached(by: $0.severity) } }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\""
  }

  private func lines(of each: Case, in suite: Suite) -> [String] {
    let opening =
      "    <testcase classname=\"\(XMLText.escaped(suite.name))\" name=\"\(XMLText.escaped(each.name))\" file=\"\(XMLText.escaped(each.file))\""
    guard !each.findings.isEmpty else { return [opening + "/>"] }
    let failures = each.findings.filter { failing.isReached(by: $0.severity) }
    let others = each.findings.filter { !failing.isReached(by: $0.severity) }
    var lines = [opening + ">"]
    if let first = failures.first {
      lines.append(
        "      <failure type=\"\(first.rule.rawValue)\" message=\"\(XMLText.escaped(first.message[language]))\">\(block(failures))</failure>"
      )
    }
    if !others.isEmpty { lines.append("      <system-out>\(block(others))</system-out>") }
    return lines + ["    </testcase>"]
  }

  private func block(_ findings: [Finding]) -> String {
    XMLText.escaped(findings.map { $0.line(in: language) }.joined(separator: "\n"))
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
