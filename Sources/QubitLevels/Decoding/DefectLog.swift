/// The findings of one file, as they come up.
struct DefectLog {
  let file: String
  let text: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private var muted: [Rule] = []

  /// How many findings one file shows: a hostile file could hold a hundred thousand.
  static let limit = 100

  init(file: String, text: SourceText) {
    self.file = file
    self.text = text
  }

  /// Whether nothing more will be noted.
  var isFull: Bool { diagnostics.count > Self.limit }

  /// The findings in the order of the file.
  var sorted: [Diagnostic] {
    diagnostics.sorted { ($0.start.offset, $0.end.offset) < ($1.start.offset, $1.end.offset) }
  }

  /// Keeps findings of a rule out from here on, because they would only follow from one that is noted.
  mutating func mute(_ rule: Rule) { muted.append(rule) }

  /// Notes what is wrong. Past the limit, a last one says so.
  mutating func record(_ defect: Defect, at range: SourceRange) {
    guard !isFull, !muted.contains(defect.rule) else { return }
    let isLast = diagnostics.count == Self.limit
    diagnostics.append(
      Diagnostic(
        isLast ? .tooManyErrors(shown: Self.limit) : defect, in: file, text: text, range: range))
  }

  /// Notes what is wrong with the shape of a file.
  mutating func record(_ fault: StructureFault, at range: SourceRange) {
    record(.structure(fault), at: range)
  }

  /// Notes what is wrong inside a string.
  mutating func record(_ fault: ValueFault, at range: SourceRange) {
    record(.value(fault), at: range)
  }

  /// Notes what is wrong with what a level asks for.
  mutating func record(_ fault: GoalFault, at range: SourceRange) {
    record(.goal(fault), at: range)
  }

  /// Notes a document's duplicate keys.
  mutating func recordDuplicateKeys(of document: JSONDocument) {
    for duplicate in document.duplicateKeys.prefix(Self.limit + 1) {
      let firstLine = text.position(at: duplicate.first.start).line
      record(.duplicateKey(duplicate.key.text, firstLine: firstLine), at: duplicate.key.range)
    }
  }
}
