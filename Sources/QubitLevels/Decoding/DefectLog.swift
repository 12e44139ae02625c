/// The findings of one file, as they come up.
struct DefectLog {
  let file: String
  let text: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  private var muted: [Rule] = []
  #if !PAGE
    /// Keys that are like none of those that their objects lack.
    private var strays: [Stray] = []

    private struct Stray {
      let key: JSONString
      /// Where its object begins.
      let object: SourceRange
      /// Which of the findings is about it.
      let finding: Int
    }
  #endif

  /// How many findings one file shows: a hostile file could hold a hundred thousand.
  static let limit = 100

  init(file: String, text: SourceText) {
    self.file = file
    self.text = text
  }

  /// Whether nothing more will be noted.
  var isFull: Bool { diagnostics.count > Self.limit }

  /// The findings in the order of the file.
  var sorted: [Diagnostic] { diagnostics.inOrderOfFile }

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

  #if !PAGE
    /// Notes a key that is like none of those that its object, which begins at `object`, could have beside its others.
    mutating func recordStray(_ key: JSONString, free: [String], in object: SourceRange) {
      if diagnostics.count < Self.limit {
        strays.append(Stray(key: key, object: object, finding: diagnostics.count))
      }
      record(.strayKey(key.text, free: free), at: key.range)
    }
  #endif

  /// Notes that one of some keys is missing from the object that begins at `object`. Where the object has a key instead
  /// that it should not have, that is one mistake, and the finding about that key says both.
  mutating func recordMissing(oneOf keys: [String], in object: SourceRange) {
    #if !PAGE
      if let index = strays.firstIndex(where: { $0.object == object }) {
        let stray = strays.remove(at: index)
        diagnostics[stray.finding] = Diagnostic(
          .structure(.keyInsteadOf(stray.key.text, missing: keys)), in: file, text: text,
          range: stray.key.range)
        return
      }
    #endif
    record(keys.count == 1 ? .missingKey(keys[0]) : .notExactlyOne(of: keys, found: []), at: object)
  }

  /// Notes a document's duplicate keys.
  mutating func recordDuplicateKeys(of document: JSONDocument) {
    for duplicate in document.duplicateKeys.prefix(Self.limit + 1) {
      let firstLine = text.position(at: duplicate.first.start).line
      record(.duplicateKey(duplicate.key.text, firstLine: firstLine), at: duplicate.key.range)
    }
  }
}
