public import QubitLevels
public import QubitPuzzle

/// Something found in a folder of levels, weighed by its settings and ready to be told.
public struct Finding: Hashable, Sendable {
  /// The rule that is broken.
  public var rule: Rule
  /// How much it weighs.
  public var severity: Severity
  /// The file, as seen from where the check was asked for.
  public var file: String
  /// Where it begins.
  public var start: SourcePosition
  /// Where it ends.
  public var end: SourcePosition
  /// What is wrong, as a sentence without a full stop, in every language.
  public var message: LocalizedText
  /// What to write between start and end instead, where that can be told.
  public var replacement: String?

  /// Puts what was found into words.
  public init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    severity = diagnostic.severity
    file = diagnostic.file
    start = diagnostic.start
    end = diagnostic.end
    message = LocalizedText(diagnostic.defect.message(in:))
    replacement = diagnostic.mend?.replacement
  }

  /// Makes a finding.
  public init(
    rule: Rule, severity: Severity, file: String, start: SourcePosition, end: SourcePosition,
    message: LocalizedText, replacement: String?
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.start = start
    self.end = end
    self.message = message
    self.replacement = replacement
  }
}

extension Finding: CustomStringConvertible {
  /// One line, as compilers print it: `file:line:column: error[rule-id]: message`.
  public var description: String { line(in: .english) }

  /// The same line with the message in a language.
  public func line(in language: Language) -> String {
    "\(file):\(start.line):\(start.column): \(severity.rawValue)[\(rule.rawValue)]: \(message[language])"
  }
}

extension LocalizedText {
  /// A text that is made for each language.
  init(_ text: (Language) -> String) {
    self.init(simplifiedChinese: text(.simplifiedChinese), english: text(.english))
  }
}
