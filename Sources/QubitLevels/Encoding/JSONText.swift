import QuantumSimulator

/// A JSON value on its way to text.
package indirect enum JSONText: Sendable {
  /// A number, `true` or `false`, spelled out.
  case literal(String)
  /// A string, not yet escaped.
  case string(String)
  /// An array.
  case array([JSONText])
  /// An object's members in the order in which they are written.
  case object([(key: String, value: JSONText)])

  /// A whole number.
  package static func integer(_ number: Int) -> JSONText { .literal("\(number)") }

  /// A number in its shortest spelling; `null` for one that is not finite, which JSON cannot spell.
  package static func number(_ number: Double) -> JSONText {
    .literal(number.isFinite ? DecimalNumber(shortest: number).text : "null")
  }

  /// `true` or `false`.
  package static func boolean(_ value: Bool) -> JSONText { .literal(value ? "true" : "false") }

  /// Strings.
  package static func strings(_ strings: [String]) -> JSONText { .array(strings.map { .string($0) }) }

  /// The object with a further member at a place among the others; anything else as it is.
  func inserting(_ key: String, _ value: JSONText, at place: Int) -> JSONText {
    guard case .object(let members) = self else { return self }
    var inserted: [(key: String, value: JSONText)] = []
    for (index, member) in members.enumerated() {
      if index == place { inserted.append((key: key, value: value)) }
      inserted.append(member)
    }
    return .object(inserted)
  }

  /// The widest line on which a whole array or object is written.
  private static let lineWidth = 110

  /// The text of a file: two spaces a level, and on one line whatever fits there, save lists of objects that are members of
  /// the file's own object.
  package var file: String { text(indent: 0, column: 0) + "\n" }

  private func text(indent: Int, column: Int) -> String {
    if indent > 0 || isScalar {
      let flat = flat
      let fits = column + flat.unicodeScalars.count < Self.lineWidth
      if isScalar || isEmpty || fits, !(indent == 1 && isListOfObjects) { return flat }
    }
    let inner = String(repeating: "  ", count: indent + 1)
    let lines: [String]
    switch self {
    case .literal, .string: return flat
    case .array(let elements):
      lines = elements.map { inner + $0.text(indent: indent + 1, column: inner.utf8.count) }
    case .object(let members):
      lines = members.map { member in
        let start = inner + Self.quoted(member.key) + ": "
        return start + member.value.text(indent: indent + 1, column: start.unicodeScalars.count)
      }
    }
    let brackets = isArray ? ("[", "]") : ("{", "}")
    let end = String(repeating: "  ", count: indent)
    return "\(brackets.0)\n\(lines.joined(separator: ",\n"))\n\(end)\(brackets.1)"
  }

  /// The value on one line.
  package var flat: String {
    switch self {
    case .literal(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[\(elements.map { $0.flat }.joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)): \($0.value.flat)" }.joined(separator: ", "))}"
    }
  }

  private var isScalar: Bool {
    switch self {
    case .literal, .string: true
    case .array, .object: false
    }
  }

  private var isArray: Bool {
    if case .array = self { true } else { false }
  }

  private var isEmpty: Bool {
    switch self {
    case .literal, .string: false
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  private var isListOfObjects: Bool {
    guard case .array(let elements) = self, let first = elements.first else { return false }
    if case .object = first { return true }
    return false
  }

  /// A string in quotes, with escapes for what cannot stand there and nothing else.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
