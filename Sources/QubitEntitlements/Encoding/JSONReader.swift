/// A strict reader of JSON (RFC 8259) for signed payloads.
///
/// Stricter than most: duplicate keys, lone surrogates, byte order marks and anything after the value are errors. A
/// platform's decoder may take the first of two keys while another takes the last, and then the two disagree about
/// what was signed. This module has its own reader because it may not import the one for levels, which stands on its
/// own floor.
struct JSONReader {
  /// How deep lists and objects may be nested.
  static let depthLimit = 64

  let bytes: [UInt8]
  var offset = 0

  /// Reads one value that is the whole text. O(length).
  static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.offset == bytes.count else { throw reader.fault(.trailingText) }
    return value
  }

  func fault(_ kind: JSONFault.Kind) -> JSONFault { JSONFault(kind: kind, offset: offset) }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
  }

  /// Takes a byte if it is the next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  mutating func expect(_ byte: UInt8) throws(JSONFault) {
    guard take(byte) else { throw fault(peek == nil ? .truncated : .unexpectedByte) }
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    guard let byte = peek else { throw fault(.truncated) }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .list(try list(depth: depth + 1))
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: throw fault(.unexpectedByte)
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount { try expect(word.utf8Start[index]) }
    return value
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONObject {
    guard depth <= Self.depthLimit else { throw fault(.tooDeep) }
    offset += 1
    var object = JSONObject()
    skipSpace()
    if take(UInt8(ascii: "}")) { return object }
    repeat {
      skipSpace()
      let start = offset
      guard peek == UInt8(ascii: "\"") else { throw fault(peek == nil ? .truncated : .unexpectedByte) }
      let key = try text()
      skipSpace()
      try expect(UInt8(ascii: ":"))
      skipSpace()
      let member = try value(depth: depth)
      guard object.add(key, member) else { throw JSONFault(kind: .duplicateKey, offset: start) }
      skipSpace()
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return object
  }

  private mutating func list(depth: Int) throws(JSONFault) -> [JSONValue] {
    guard depth <= Self.depthLimit else { throw fault(.tooDeep) }
    offset += 1
    var list: [JSONValue] = []
    skipSpace()
    if take(UInt8(ascii: "]")) { return list }
    repeat {
      skipSpace()
      list.append(try value(depth: depth))
      skipSpace()
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return list
  }
}
