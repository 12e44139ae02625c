extension Lexer {
  /// Reads an operator or a bracket: the longest that fits.
  mutating func sign() throws(QASMError) -> TokenKind {
    let byte = peek()
    if let single = Self.single(byte) {
      offset += 1
      return .sign(single)
    }
    let sign: Sign
    switch byte {
    case UInt8(ascii: "="): sign = longer(.equals, "=", .equal)
    case UInt8(ascii: "+"): sign = longer(.plus, "+", .plusPlus, "=", .plusEquals)
    case UInt8(ascii: "-"): sign = longer(.minus, ">", .arrow, "=", .minusEquals)
    case UInt8(ascii: "*"): sign = doubled(.times, "*", .timesEquals, .power, .powerEquals)
    case UInt8(ascii: "/"): sign = longer(.divide, "=", .divideEquals)
    case UInt8(ascii: "%"): sign = longer(.remainder, "=", .remainderEquals)
    case UInt8(ascii: "|"): sign = longer(.bitOr, "|", .or, "=", .orEquals)
    case UInt8(ascii: "&"): sign = longer(.bitAnd, "&", .and, "=", .andEquals)
    case UInt8(ascii: "^"): sign = longer(.xor, "=", .xorEquals)
    case UInt8(ascii: "~"): sign = longer(.bitNot, "=", .notEquals)
    case UInt8(ascii: "!"): sign = longer(.not, "=", .unequal)
    case UInt8(ascii: "<"): sign = doubled(.less, "<", .lessOrEqual, .shiftLeft, .shiftLeftEquals)
    case UInt8(ascii: ">"): sign = doubled(.greater, ">", .greaterOrEqual, .shiftRight, .shiftRightEquals)
    default: throw error(.unexpectedCharacter(UInt32(byte)), at: offset)
    }
    offset += sign.spelling.utf8CodeUnitCount
    return .sign(sign)
  }

  /// The sign that a byte is whatever follows it.
  @inline(__always)
  private static func single(_ byte: UInt8) -> Sign? {
    switch byte {
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "@"): .at
    default: nil
    }
  }

  private func longer(
    _ short: Sign, _ second: Unicode.Scalar, _ long: Sign, _ other: Unicode.Scalar = "\0",
    _ otherLong: Sign? = nil
  ) -> Sign {
    if peek(1) == UInt8(ascii: second) { return long }
    if let otherLong, peek(1) == UInt8(ascii: other) { return otherLong }
    return short
  }

  /// The sign among `c`, `c=`, `cc` and `cc=`.
  private func doubled(
    _ single: Sign, _ c: Unicode.Scalar, _ singleEquals: Sign, _ double: Sign, _ doubleEquals: Sign
  ) -> Sign {
    if peek(1) == UInt8(ascii: c) { return peek(2) == UInt8(ascii: "=") ? doubleEquals : double }
    return peek(1) == UInt8(ascii: "=") ? singleEquals : single
  }
}
