extension JSONText {
  /// A value as it is written in a file: numbers keep their spelling, objects the order of their keys.
  package init(_ node: JSONNode, in source: SourceText) {
    switch node.value {
    case .null, .boolean, .number: self = .literal(source.text(in: node.range))
    case .string(let string): self = .string(string.text)
    case .array(let elements): self = .array(elements.map { JSONText($0, in: source) })
    case .object(let members):
      self = .object(members.map { ($0.key.text, JSONText($0.value, in: source)) })
    }
  }
}
