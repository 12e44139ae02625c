import QubitPuzzle

extension LevelReader {
  /// One piece of text in every language.
  mutating func text(_ node: JSONNode) -> LocalizedText? {
    guard let fields = Fields<FileKeys.Text>(of: node, log: &log) else { return nil }
    let simplifiedChinese = words(fields.required(.simplifiedChinese, log: &log))
    let english = words(fields.required(.english, log: &log))
    guard let simplifiedChinese, let english else { return nil }
    return LocalizedText(simplifiedChinese: simplifiedChinese, english: english)
  }

  /// A string that is more than white space.
  private mutating func words(_ node: JSONNode?) -> String? {
    guard let node, let string = string(node) else { return nil }
    guard !string.text.unicodeScalars.allSatisfy({ $0.isBlank }) else {
      log.record(.blankText, at: node.range)
      return nil
    }
    return string.text
  }

  /// What a level teaches and takes for granted.
  mutating func concepts(_ node: JSONNode) -> Concepts? {
    guard let fields = Fields<FileKeys.Concepts>(of: node, log: &log) else { return nil }
    let range = 0...FormatLimits.listLength
    let teaches = fields.required(.teaches, log: &log).flatMap { names($0, .id, count: range) }
    let requires = fields.required(.requires, log: &log).flatMap { names($0, .id, count: range) }
    guard let teaches, let requires else { return nil }
    return Concepts(teaches: teaches, requires: requires)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is white space (the property White_Space of the Unicode Standard) or an ASCII separator.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x1C...0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
