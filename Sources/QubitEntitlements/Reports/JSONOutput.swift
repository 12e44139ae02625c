/// A JSON text to be written: members in the order in which they are given.
package indirect enum JSONOutput {
  case text(String)
  case integer(Int64)
  case boolean(Bool)
  case null
  case list([JSONOutput])
  case object([(key: String, value: JSONOutput)])

  /// The text or, where there is none, `null`.
  package static func optional(_ text: String?) -> JSONOutput { text.map { .text($0) } ?? .null }

  /// The JSON text, indented by two spaces a level. O(size).
  package func written(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .integer(let value): return String(value)
    case .boolean(let value): return value ? "true" : "false"
    case .null: return "null"
    case .list(let list) where list.isEmpty: return "[]"
    case .list(let list):
      return "[\n" + list.map { inner + $0.written(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where members.isEmpty: return "{}"
    case .object(let members):
      let lines = members.map { inner + Self.quoted($0.key) + ": " + $0.value.written(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
