/// A reader that walks once over the bytes of a JSON file.
///
/// The parts of its grammar are in files of their own: strings, numbers, and here the rest.
struct JSONReader {
  let bytes: [UInt8]
  let limits: JSONLimits
  var offset = 0
  var depth = 0
  var duplicateKeys: [JSONDocument.DuplicateKey] = []

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads the whole file.
  mutating func readDocument() throws(JSONError) -> JSONNode {
    guard bytes.count <= limits.byteCount else {
      throw JSONError(
        fault: .tooLarge(byteCount: bytes.count, limit: limits.byteCount), range: .beginning)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONError(fault: .byteOrderMark, range: SourceRange(0, 3))
    }
    if isUTF16 { throw JSONError(fault: .utf16, range: SourceRange(0, 2)) }
    try skipSpace()
    guard offset < bytes.count else { throw JSONError(fault: .empty, range: .beginning) }
    let root = try readValue(wanted: .value)
    try skipSpace()
    guard offset == bytes.count else {
      let (found, range) = try look()
      throw JSONError(fault: .afterTheEnd(found), range: range)
    }
    return root
  }

  /// Reads the value that begins here.
  mutating func readValue(wanted: JSONFault.Wanted) throws(JSONError) -> JSONNode {
    guard offset < bytes.count else { throw unexpected(wanted) }
    let start = offset
    let value: JSONNode.Value
    switch bytes[offset] {
    case .openBrace: value = .object(try readObject())
    case .openBracket: value = .array(try readArray())
    case .quote: value = .string(try readString())
    case .minus, .plus, .point, 0x30...0x39: value = .number(try readNumber())
    case let byte where byte.isLetter: value = try readWord()
    default: throw unexpected(wanted)
    }
    return JSONNode(range: SourceRange(start, offset), value: value)
  }

  private mutating func readArray() throws(JSONError) -> [JSONNode] {
    try descend()
    var elements: [JSONNode] = []
    if try skipSpace(to: .closeBracket) { return elements }
    while true {
      elements.append(try readValue(wanted: elements.isEmpty ? .valueOrClosingBracket : .value))
      if try skipSpace(to: .closeBracket) { return elements }
      try readComma(before: .closeBracket)
    }
  }

  private mutating func readObject() throws(JSONError) -> [JSONMember] {
    try descend()
    var members: [JSONMember] = []
    var keys = SeenKeys()
    if try skipSpace(to: .closeBrace) { return members }
    while true {
      guard offset < bytes.count, bytes[offset] == .quote else {
        if let error = decimalComma() { throw error }
        throw unexpected(members.isEmpty ? .keyOrClosingBrace : .key)
      }
      let key = try readString()
      if let first = keys.insert(key, after: members) {
        duplicateKeys.append(JSONDocument.DuplicateKey(key: key, first: first))
      }
      try skipSpace()
      guard offset < bytes.count, bytes[offset] == .colon else { throw unexpected(.colon) }
      offset += 1
      try skipSpace()
      members.append(JSONMember(key: key, value: try readValue(wanted: .value)))
      if try skipSpace(to: .closeBrace) { return members }
      try readComma(before: .closeBrace)
    }
  }

  /// Steps over an opening bracket or brace.
  private mutating func descend() throws(JSONError) {
    depth += 1
    guard depth <= limits.depth else {
      throw JSONError(fault: .tooDeep(limit: limits.depth), range: SourceRange(offset, offset + 1))
    }
    offset += 1
  }

  /// Skips white space; where `closing` follows, steps over it and out of the array or object.
  private mutating func skipSpace(to closing: UInt8) throws(JSONError) -> Bool {
    try skipSpace()
    guard offset < bytes.count, bytes[offset] == closing else { return false }
    offset += 1
    depth -= 1
    return true
  }

  /// Steps over the comma between two elements and the space after it.
  private mutating func readComma(before closing: UInt8) throws(JSONError) {
    let inArray = closing == .closeBracket
    guard offset < bytes.count, bytes[offset] == .comma else {
      throw unexpected(inArray ? .commaOrClosingBracket : .commaOrClosingBrace)
    }
    let comma = SourceRange(offset, offset + 1)
    offset += 1
    try skipSpace()
    if offset < bytes.count, bytes[offset] == closing {
      throw JSONError(fault: .trailingComma(inArray ? .bracket : .brace), range: comma)
    }
  }

  /// Reads `true`, `false` or `null`.
  private mutating func readWord() throws(JSONError) -> JSONNode.Value {
    let start = offset
    while offset < bytes.count, bytes[offset].isLetter || bytes[offset].isDigit { offset += 1 }
    let word = bytes[start..<offset]
    if word.elementsEqual("true".utf8) { return .boolean(true) }
    if word.elementsEqual("false".utf8) { return .boolean(false) }
    if word.elementsEqual("null".utf8) { return .null }
    throw JSONError(
      fault: .unknownWord(String(decoding: word, as: UTF8.self)), range: SourceRange(start, offset))
  }

  /// Skips white space, and stops at what looks like a comment.
  mutating func skipSpace() throws(JSONError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case .space, .lineFeed, .carriageReturn, .tab: offset += 1
      case .slash:
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
        guard next == .slash || next == 0x2A else { return }
        throw JSONError(fault: .comment, range: SourceRange(offset, offset + 2))
      case 0x23: throw JSONError(fault: .comment, range: SourceRange(offset, offset + 1))
      default: return
      }
    }
  }
}

extension JSONReader {
  /// The error that something else stands here than what is wanted; bytes that are no UTF-8 come first.
  func unexpected(_ wanted: JSONFault.Wanted) -> JSONError {
    do {
      let (found, range) = try look()
      if case .scalar("'") = found { return JSONError(fault: .singleQuotes, range: range) }
      if case .scalar(let scalar) = found, let meant = scalar.meantInJSON {
        return JSONError(fault: .lookalike(scalar, of: meant), range: range)
      }
      return JSONError(fault: .unexpected(found, wanted: wanted), range: range)
    } catch { return error }
  }

  /// What stands here, and where it ends.
  func look() throws(JSONError) -> (JSONFault.Found, SourceRange) {
    guard offset < bytes.count else { return (.end, SourceRange(offset, offset)) }
    if let fault = UTF8Fault.find(in: bytes, at: offset) {
      throw JSONError(fault: .invalidUTF8(fault), range: SourceRange(offset, offset + 1))
    }
    guard let sequence = UTF8Sequence(in: bytes, at: offset), let scalar = Unicode.Scalar(sequence.scalar)
    else { return (.end, SourceRange(offset, offset)) }
    return (.scalar(scalar), SourceRange(offset, offset + sequence.length))
  }
}
