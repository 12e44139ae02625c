/// What makes a file no JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public var fault: JSONFault
  /// Where.
  public var range: SourceRange
}

/// What makes a file no JSON. Its wording is in `JSONFault+Message.swift`.
public enum JSONFault: Hashable, Sendable {
  // Bounds
  /// More bytes than the limit.
  case tooLarge(byteCount: Int, limit: Int)
  /// More arrays and objects inside one another than the limit.
  case tooDeep(limit: Int)

  // Encoding
  /// A byte order mark before the first character.
  case byteOrderMark
  /// Text in UTF-16.
  case utf16
  /// Bytes that are no UTF-8.
  case invalidUTF8(UTF8Fault)

  // Structure
  /// Nothing but white space.
  case empty
  /// Something stands where something else has to stand.
  case unexpected(Found, wanted: Wanted)
  /// A comma before a closing bracket or brace.
  case trailingComma(Closing)
  /// A comment.
  case comment
  /// A single quote where a value or a key has to stand.
  case singleQuotes
  /// A character that looks like one of JSON's: a typographic quote, a full-width comma.
  case lookalike(Unicode.Scalar, of: Unicode.Scalar)
  /// A word that is neither `true`, `false` nor `null`.
  case unknownWord(String)
  /// A value after the end of the file's value.
  case afterTheEnd(Found)

  // Strings
  /// A string whose closing quote never comes.
  case unclosedString
  /// A control character, which has to be written as an escape.
  case controlCharacter(UInt8)
  /// A backslash before a character that makes no escape.
  case badEscape(Found)
  /// `\u` without four hexadecimal digits.
  case badUnicodeEscape
  /// Half of a surrogate pair.
  case loneSurrogate(UInt16)

  // Numbers
  /// A number that begins with a zero and goes on with a digit.
  case leadingZero
  /// A plus sign in front of a number.
  case leadingPlus
  /// A point without a digit in front of it.
  case missingWholePart
  /// A point without a digit behind it.
  case missingFraction
  /// An `e` without digits behind it.
  case missingExponent
  /// A minus sign without a number.
  case missingNumber
  /// A comma in a number where a point belongs.
  case decimalComma
  /// A number too great, or too near to zero, for a `Double`.
  case numberOutOfRange(OutOfRange)

  /// How a number misses the range of a `Double`.
  public enum OutOfRange: Hashable, Sendable {
    /// It is past the greatest, about 1.8 · 10³⁰⁸.
    case tooGreat
    /// It is not zero, but nearer to zero than half the least, about 4.9 · 10⁻³²⁴.
    case tooSmall
  }

  /// What a reader came upon.
  public enum Found: Hashable, Sendable {
    /// The end of the file.
    case end
    /// A character.
    case scalar(Unicode.Scalar)
  }

  /// What a reader looked for.
  public enum Wanted: Hashable, Sendable {
    /// A value.
    case value
    /// A value, or the bracket that closes the array.
    case valueOrClosingBracket
    /// A key.
    case key
    /// A key, or the brace that closes the object.
    case keyOrClosingBrace
    /// A colon after a key.
    case colon
    /// A comma, or the bracket that closes the array.
    case commaOrClosingBracket
    /// A comma, or the brace that closes the object.
    case commaOrClosingBrace
  }

  /// What closes an array or an object.
  public enum Closing: Hashable, Sendable {
    /// The bracket of an array.
    case bracket
    /// The brace of an object.
    case brace
  }
}
