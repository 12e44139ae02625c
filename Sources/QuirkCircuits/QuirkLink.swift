import QubitLevels

/// Links to the Quirk page, which carry a circuit after the sign `#`.
enum QuirkLink {
  /// The page.
  static let page = "https://algassert.com/quirk"

  /// The link to a circuit: the JSON with every byte that a link may not hold written as `%` and two digits (RFC 3986).
  static func link(toJSON json: String) -> String {
    page + "#circuit=" + PercentEncoding.text(of: json, keeping: ",:/()*")
  }

  /// Whether a text is a link and not JSON.
  static func isLink(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("http://".utf8)) || bytes.starts(with: Array("https://".utf8))
  }

  /// The JSON that a link carries, with its percent signs resolved.
  static func json(in bytes: [UInt8]) throws(QuirkReadFault) -> [UInt8] {
    let mark = Array("circuit=".utf8)
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "#")),
      bytes[(sign + 1)...].starts(with: mark)
    else { throw .noCircuitInLink }
    var json: [UInt8] = []
    var rest = bytes[(sign + 1 + mark.count)...]
    while let last = rest.last, last <= UInt8(ascii: " ") { rest.removeLast() }
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        json.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue
      else { throw .badLink }
      json.append(UInt8(high << 4 | low))
    }
    return json
  }
}
