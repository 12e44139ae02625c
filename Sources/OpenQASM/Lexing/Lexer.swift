/// Cuts a program's bytes into tokens, one at a time.
///
/// Works on UTF-8 bytes and never looks at one twice: linear in the length of the text.
struct Lexer {
  /// The text.
  let bytes: [UInt8]
  /// The offset of the next byte to look at.
  var offset = 0
  /// The names seen so far, the keywords first.
  var symbols: SymbolTable
  /// The dialect that decides which words are keywords.
  var dialect: Dialect {
    didSet { reserved = Self.reservedKeywords(in: dialect) }
  }
  /// The keyword that each of the first symbols stands for in the dialect, if any.
  private var reserved: [Keyword?]

  /// Begins at the first byte of a text, after a byte order mark.
  init(_ bytes: [UInt8], dialect: Dialect) {
    self.bytes = bytes
    self.dialect = dialect
    var symbols = SymbolTable()
    for keyword in Keyword.allCases { _ = symbols.symbol(for: keyword.spelling) }
    self.symbols = symbols
    reserved = Self.reservedKeywords(in: dialect)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private static func reservedKeywords(in dialect: Dialect) -> [Keyword?] {
    Keyword.allCases.map { $0.isReserved(in: dialect) ? $0 : nil }
  }

  /// The error at a place in the text.
  func error(_ fault: QASMFault, at offset: Int) -> QASMError {
    QASMError(position: SourcePosition(ofByte: offset, in: bytes), fault: fault)
  }

  /// The byte `distance` after the next one, or zero past the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  /// Reads the next token, or the end of the text.
  mutating func next() throws(QASMError) -> Token {
    try skipBlanks()
    let start = offset
    guard start < bytes.count else { return Token(kind: .end, start: start, end: start) }
    let byte = bytes[start]
    let kind: TokenKind
    if ASCII.isLetter(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 {
      kind = try word()
    } else if ASCII.isDigit(byte) || (byte == UInt8(ascii: ".") && ASCII.isDigit(peek(1))) {
      kind = try number()
    } else {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): kind = try string(quotedBy: byte)
      case UInt8(ascii: "$"): kind = try hardwareQubit()
      case UInt8(ascii: "#"): kind = try hashWord()
      default: kind = try sign()
      }
    }
    return Token(kind: kind, start: start, end: offset)
  }

  /// Skips what is left of the line.
  mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private mutating func skipBlanks() throws(QASMError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        try skipBlockComment()
      default:
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(QASMError) {
    let start = offset
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw error(.unclosedComment, at: start)
  }

  private mutating func word() throws(QASMError) -> TokenKind {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_") {
        offset += 1
      } else if byte >= 0x80 {
        offset += try lengthOfUnicodeLetter()
      } else {
        break
      }
    }
    let symbol = symbols.symbol(for: start..<offset, of: bytes)
    guard symbol.number < UInt32(reserved.count), let keyword = reserved[Int(symbol.number)] else {
      return .name(symbol)
    }
    return .keyword(keyword)
  }

  private mutating func string(quotedBy quote: UInt8) throws(QASMError) -> TokenKind {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      offset += 1
      if bytes[offset - 1] == quote { return .string }
    }
    throw error(.unclosedString, at: start)
  }

  private mutating func hardwareQubit() throws(QASMError) -> TokenKind {
    let start = offset
    offset += 1
    guard ASCII.isDigit(peek()) else {
      throw error(.unexpectedCharacter(UInt32(UInt8(ascii: "$"))), at: start)
    }
    var number: UInt64 = 0
    while ASCII.isDigit(peek()) {
      let (product, overflows) = number.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(UInt64(peek() - UInt8(ascii: "0")))
      guard !overflows, !carries else { throw error(.numberTooLarge, at: start) }
      number = sum
      offset += 1
    }
    return .hardwareQubit(number)
  }

  /// `#pragma`; the other word that begins with the sign, `#dim`, belongs to arrays, which are refused before.
  private mutating func hashWord() throws(QASMError) -> TokenKind {
    let start = offset
    offset += 1
    if ASCII.isLetter(peek()), try word() == .keyword(.pragma) { return .keyword(.pragma) }
    throw error(.unexpectedCharacter(UInt32(UInt8(ascii: "#"))), at: start)
  }
}
