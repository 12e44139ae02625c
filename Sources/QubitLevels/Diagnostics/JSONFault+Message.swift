extension JSONFault {
  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .tooLarge(let byteCount, let limit): "file of \(byteCount) bytes; at most \(limit) are read"
    case .tooDeep(let limit): "more than \(limit) arrays and objects inside one another"
    case .byteOrderMark: "byte order mark at the start of the file; save it as UTF-8 without one"
    case .utf16: "the file is UTF-16; save it as UTF-8"
    case .invalidUTF8(let fault): "not UTF-8: \(fault.message)"
    case .empty: "empty file; wanted a JSON object"
    case .unexpected(let found, let wanted): "found \(found.words), wanted \(wanted.words)"
    case .trailingComma(let closing): "trailing comma before '\(closing.character)'"
    case .comment: "comment; JSON has none"
    case .lookalike(let scalar, let meant):
      "found '\(Character(scalar))' (U+\(hexadecimal(scalar.value, digits: 4))), which only looks like '\(Character(meant))'"
    case .singleQuotes: "single quote; JSON strings stand in double quotes"
    case .unknownWord(let word): Self.message(forWord: word)
    case .afterTheEnd(let found): "found \(found.words) after the end of the file's value"
    case .unclosedString: "string without a closing quote"
    case .controlCharacter(let byte): Self.message(forControlCharacter: byte)
    case .badEscape(let found):
      "backslash before \(found.words); escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
    case .badUnicodeEscape: "\\u wants four hexadecimal digits"
    case .loneSurrogate(let unit):
      "\\u\(hexadecimal(UInt32(unit), digits: 4)) is half of a surrogate pair; its other half is missing"
    case .leadingZero: "number with a zero in front"
    case .leadingPlus: "number with a plus sign in front"
    case .missingWholePart: "number without a digit before the point"
    case .missingFraction: "number without a digit after the point"
    case .missingExponent: "number without digits after the 'e'"
    case .missingNumber: "minus sign without a number"
    case .decimalComma: "comma in a number; JSON writes a point"
    case .numberOutOfRange(.tooGreat): "number too great; the greatest is about 1.8e308"
    case .numberOutOfRange(.tooSmall): "number too near to zero; the least is about 4.9e-324"
    }
  }

  private static func message(forWord word: String) -> String {
    switch word {
    case "True", "TRUE": "found '\(word)'; did you mean 'true'?"
    case "False", "FALSE": "found '\(word)'; did you mean 'false'?"
    case "None", "nil", "undefined", "Null", "NULL": "found '\(word)'; did you mean 'null'?"
    case "NaN", "nan", "Infinity", "inf": "found '\(word)'; JSON numbers are finite"
    default: "found '\(word)'; text stands in double quotes"
    }
  }

  private static func message(forControlCharacter byte: UInt8) -> String {
    switch byte {
    case .lineFeed, .carriageReturn: "line break in a string; close the string, or write \\n"
    case .tab: "tab in a string; write \\t"
    default: "control character in a string; write \\u\(hexadecimal(UInt32(byte), digits: 4))"
    }
  }
}

extension UTF8Fault {
  /// What is wrong with the bytes.
  public var message: String {
    switch self {
    case .strayByte(let byte): "byte 0x\(hexadecimal(UInt32(byte), digits: 2)) begins no character"
    case .truncated: "a character's bytes end too early"
    case .overlong: "a character spelled with too many bytes"
    case .surrogate: "a surrogate, which only UTF-16 has"
    case .beyondUnicode: "a number past U+10FFFF, the last character"
    }
  }
}

extension JSONFault.Found {
  /// How a message names it.
  fileprivate var words: String {
    switch self {
    case .end: "the end of the file"
    case .scalar(let scalar) where scalar.isInvisible:
      "the invisible character U+\(hexadecimal(scalar.value, digits: 4))"
    case .scalar(let scalar): "'\(Character(scalar))'"
    }
  }
}

extension JSONFault.Wanted {
  /// How a message names it.
  fileprivate var words: String {
    switch self {
    case .value: "a value"
    case .valueOrClosingBracket: "a value or ']'"
    case .key: "a key in double quotes"
    case .keyOrClosingBrace: "a key in double quotes or '}'"
    case .colon: "':'"
    case .commaOrClosingBracket: "',' or ']'"
    case .commaOrClosingBrace: "',' or '}'"
    }
  }
}

extension JSONFault.Closing {
  fileprivate var character: Character {
    switch self {
    case .bracket: "]"
    case .brace: "}"
    }
  }
}

/// The number in upper-case hexadecimal digits, with zeros in front up to `digits` of them.
private func hexadecimal(_ number: UInt32, digits: Int) -> String {
  let spelling = String(number, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - spelling.utf8.count)) + spelling
}
