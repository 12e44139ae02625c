/// Something found in a level's files: what, and where.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong.
  public var defect: Defect
  /// How much it weighs.
  public var severity: Severity
  /// The file, as a path relative to the folder of levels.
  public var file: String
  /// Where it begins.
  public var start: SourcePosition
  /// Where it ends.
  public var end: SourcePosition
  /// A change that would mend it, where one can be told.
  public var mend: Mend?

  /// Makes a diagnostic for a stretch of a file.
  public init(_ defect: Defect, in file: String, text: SourceText, range: SourceRange) {
    self.defect = defect
    self.severity = defect.rule.severity
    self.file = file
    self.start = text.position(at: range.start)
    self.end = text.position(at: range.end)
    self.mend = defect.replacement.map { Mend(range: range, replacement: $0) }
  }

  /// The rule that is broken.
  public var rule: Rule { defect.rule }

  /// What is wrong, as a sentence without a full stop.
  public var message: String { defect.message }
}

/// A change to a file.
public struct Mend: Hashable, Sendable {
  /// The bytes to be replaced.
  public var range: SourceRange
  /// What to put there.
  public var replacement: String

  /// Makes a change.
  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension Diagnostic: CustomStringConvertible {
  /// One line, as compilers print it: `file:line:column: error[rule-id]: message`.
  public var description: String {
    "\(file):\(start.line):\(start.column): \(severity.rawValue)[\(rule.rawValue)]: \(message)"
  }
}

extension [Diagnostic] {
  /// The findings of one file, the first in it first.
  var inOrderOfFile: [Diagnostic] {
    sorted { ($0.start.offset, $0.end.offset) < ($1.start.offset, $1.end.offset) }
  }
}
