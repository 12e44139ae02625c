extension LevelReader {
  /// A string.
  mutating func string(_ node: JSONNode) -> JSONString? {
    if case .string(let string) = node.value { return string }
    log.record(.wrongType(found: node.kind, wanted: .string), at: node.range)
    return nil
  }

  /// `true` or `false`.
  mutating func boolean(_ node: JSONNode) -> Bool? {
    if case .boolean(let value) = node.value { return value }
    log.record(.wrongType(found: node.kind, wanted: .boolean), at: node.range)
    return nil
  }

  /// A number from `least` up to `most`.
  mutating func number(_ node: JSONNode, least: Double, most: Double) -> Double? {
    guard case .number(let value) = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .number), at: node.range)
      return nil
    }
    guard least <= value, value <= most else {
      log.record(.outsideRange(value, least: least, most: most), at: node.range)
      return nil
    }
    return value
  }

  /// A whole number within a range. `1.0` is whole, as JSON Schema has it.
  mutating func integer(_ node: JSONNode, in range: ClosedRange<Int>) -> Int? {
    guard
      let value = number(node, least: Double(range.lowerBound), most: Double(range.upperBound))
    else { return nil }
    guard value.rounded() == value else {
      log.record(.notWhole(value), at: node.range)
      return nil
    }
    return Int(value)
  }

  /// The elements of an array whose length is within a range.
  mutating func elements(
    _ node: JSONNode, count range: ClosedRange<Int> = 0...FormatLimits.listLength
  ) -> [JSONNode]? {
    guard case .array(let elements) = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .array), at: node.range)
      return nil
    }
    guard range.contains(elements.count) else {
      log.record(
        .wrongCount(elements.count, least: range.lowerBound, most: range.upperBound), at: node.range)
      return nil
    }
    return elements
  }

  /// A list, each element read by `read`; nil when one of them cannot be read.
  mutating func list<Element>(
    _ node: JSONNode, count range: ClosedRange<Int> = 0...FormatLimits.listLength,
    _ read: (inout LevelReader, JSONNode) -> Element?
  ) -> [Element]? {
    guard let elements = elements(node, count: range) else { return nil }
    var list: [Element] = []
    for element in elements {
      if let value = read(&self, element) { list.append(value) }
    }
    return list.count == elements.count ? list : nil
  }

  /// One of the words that are the cases of a type.
  mutating func word<Word: CaseIterable & RawRepresentable>(_ node: JSONNode) -> Word?
  where Word.RawValue == String {
    word(node, among: Word.texts).flatMap { Word(rawValue: $0) }
  }

  /// One of some words. One that is like one of them is noted and read as that.
  private mutating func word(_ node: JSONNode, among known: [String]) -> String? {
    guard let string = string(node) else { return nil }
    if known.contains(string.text) { return string.text }
    let near = NearMiss.find(for: string.text, among: known)
    log.record(.unknownWord(string.text, wanted: known, near: near), at: node.range)
    return near
  }

  /// A name of the given kind.
  mutating func name(_ node: JSONNode, _ kind: NameKind) -> String? {
    guard let string = string(node) else { return nil }
    guard kind.allows(string.text) else {
      log.record(.badName(string.text, kind), at: node.range)
      return nil
    }
    return string.text
  }

  /// Names of the given kind, none of them twice.
  mutating func names(_ node: JSONNode, _ kind: NameKind, count range: ClosedRange<Int>) -> [String]? {
    guard let elements = elements(node, count: range) else { return nil }
    var names: [String] = []
    var isWhole = true
    for element in elements {
      guard let name = name(element, kind) else {
        isWhole = false
        continue
      }
      if names.contains(name) {
        log.record(.repeated(name), at: element.range)
        isWhole = false
      }
      names.append(name)
    }
    return isWhole ? names : nil
  }

  /// Notes that an element of a list is there twice: where its member `key` stands, or the whole of it.
  mutating func noteRepeated(_ name: String, element index: Int, of node: JSONNode, at key: String? = nil) {
    let element = node.element(index)
    log.record(.repeated(name), at: (key.flatMap { element?.member($0) } ?? element ?? node).range)
  }
}

extension Array where Element: Equatable {
  /// The index of the first element that equals an earlier one; nil where all differ. O(count²).
  var firstRepeat: Int? { indices.first { self[..<$0].contains(self[$0]) } }
}
