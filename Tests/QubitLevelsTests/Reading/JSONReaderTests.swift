import Testing

@testable import QubitLevels

@Suite("JSON reader")
struct JSONReaderTests {
  /// Texts that RFC 8259 accepts.
  @Test(
    arguments: [
      "null", "true", "false", "0", "-0", "0.5", "-1.5e+3", "1E-2", "123456789012345678901234567890", "\"\"",
      "\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"", "\"\\ud83d\\ude00\"", "\"\u{7F}\"", "\"\u{2028}\"", "[]",
      "{}",
      " [ ] ", "[1,2 , 3]", "{\"a\":1}", "{\"\":null,\"b\":{}}", "\t\r\n[\n]\n", "[[[[]]]]", "\"😀é量\"",
      "\"\\u0000\"",
    ])
  func accepts(text: String) throws {
    _ = try JSONDocument(reading: Array(text.utf8))
  }

  /// Texts that RFC 8259 refuses, with the fault and the byte where it lies.
  @Test(
    arguments: [
      ("", JSONFault.empty, 0),
      (" \n ", .empty, 0),
      ("[1,]", .trailingComma(.bracket), 2),
      ("{\"a\":1 , }", .trailingComma(.brace), 7),
      ("[,1]", .unexpected(.scalar(","), wanted: .valueOrClosingBracket), 1),
      ("[1,,2]", .unexpected(.scalar(","), wanted: .value), 3),
      ("[1 2]", .unexpected(.scalar("2"), wanted: .commaOrClosingBracket), 3),
      ("[1", .unexpected(.end, wanted: .commaOrClosingBracket), 2),
      ("[", .unexpected(.end, wanted: .valueOrClosingBracket), 1),
      ("{", .unexpected(.end, wanted: .keyOrClosingBrace), 1),
      ("{1:2}", .unexpected(.scalar("1"), wanted: .keyOrClosingBrace), 1),
      ("{\"a\":1,b:2}", .unexpected(.scalar("b"), wanted: .key), 7),
      ("{\"a\" 1}", .unexpected(.scalar("1"), wanted: .colon), 5),
      ("{\"a\"", .unexpected(.end, wanted: .colon), 4),
      ("{\"a\":}", .unexpected(.scalar("}"), wanted: .value), 5),
      ("{\"a\":1 \"b\":2}", .unexpected(.scalar("\""), wanted: .commaOrClosingBrace), 7),
      ("{\"a\":1]", .unexpected(.scalar("]"), wanted: .commaOrClosingBrace), 6),
      ("{'a':1}", .singleQuotes, 1),
      ("['a']", .singleQuotes, 1),
      ("[1] // one", .comment, 4),
      ("/* one */ [1]", .comment, 0),
      ("# one", .comment, 0),
      ("[1/2]", .unexpected(.scalar("/"), wanted: .commaOrClosingBracket), 2),
      ("[True]", .unknownWord("True"), 1),
      ("[nul]", .unknownWord("nul"), 1),
      ("[NaN]", .unknownWord("NaN"), 1),
      ("[-Infinity]", .missingNumber, 1),
      ("{} {}", .afterTheEnd(.scalar("{")), 3),
      ("1 😀", .afterTheEnd(.scalar("😀")), 2),
      ("]", .unexpected(.scalar("]"), wanted: .value), 0),
      ("[\"a]", .unclosedString, 1),
      ("[\"a\n\"]", .controlCharacter(0x0A), 3),
      ("[\"\t\"]", .controlCharacter(0x09), 2),
      ("[\"\u{0}\"]", .controlCharacter(0), 2),
      ("\"\\x\"", .badEscape(.scalar("x")), 1),
      ("\"\\", .badEscape(.end), 1),
      ("\"\\é\"", .badEscape(.scalar("é")), 1),
      ("\"\\u12\"", .badUnicodeEscape, 1),
      ("\"\\u12g4\"", .badUnicodeEscape, 1),
      ("\"a\\ud800\"", .loneSurrogate(0xD800), 2),
      ("\"\\udc00\"", .loneSurrogate(0xDC00), 1),
      ("\"\\ud800\\u0041\"", .loneSurrogate(0xD800), 1),
      ("\"\\ud800\\n\"", .loneSurrogate(0xD800), 1),
      ("[01]", .leadingZero, 1),
      ("[-012]", .leadingZero, 1),
      ("[+1]", .leadingPlus, 1),
      ("[.5]", .missingWholePart, 1),
      ("[-.5]", .missingWholePart, 1),
      ("[5.]", .missingFraction, 1),
      ("[5.e1]", .missingFraction, 1),
      ("[5e]", .missingExponent, 1),
      ("[5e+]", .missingExponent, 1),
      ("[-]", .missingNumber, 1),
      ("[--1]", .missingNumber, 1),
      ("[0x10]", .unexpected(.scalar("x"), wanted: .commaOrClosingBracket), 2),
      ("[1e999]", .numberOutOfRange(.tooGreat), 1),
      ("[-1e309]", .numberOutOfRange(.tooGreat), 1),
      ("[1e-400]", .numberOutOfRange(.tooSmall), 1),
      ("[1e999999999999999999999]", .numberOutOfRange(.tooGreat), 1),
      ("[\u{A0}1]", .unexpected(.scalar("\u{A0}"), wanted: .valueOrClosingBracket), 1),
    ] as [(String, JSONFault, Int)])
  func refuses(text: String, fault: JSONFault, offset: Int) {
    let error = fails(Array(text.utf8))
    #expect(error?.fault == fault)
    #expect(error?.range.start == offset)
  }

  /// Bytes that are no UTF-8, inside a string and outside.
  @Test(
    arguments: [
      ([0x80], UTF8Fault.strayByte(0x80)), ([0xFF], .strayByte(0xFF)), ([0xC0, 0x80], .overlong),
      ([0xC1, 0xBF], .overlong), ([0xE0, 0x9F, 0xBF], .overlong), ([0xF0, 0x8F, 0xBF, 0xBF], .overlong),
      ([0xED, 0xA0, 0x80], .surrogate), ([0xED, 0xBF, 0xBF], .surrogate),
      ([0xF4, 0x90, 0x80, 0x80], .beyondUnicode), ([0xF5, 0x80, 0x80, 0x80], .beyondUnicode),
      ([0xC3], .truncated), ([0xE9, 0x87], .truncated), ([0xF0, 0x9F, 0x98], .truncated),
    ] as [([UInt8], UTF8Fault)])
  func refusesInvalidUTF8(bytes: [UInt8], fault: UTF8Fault) {
    let inString = fails(Array("[\"é".utf8) + bytes + Array("\"]".utf8))
    #expect(inString == JSONError(fault: .invalidUTF8(fault), range: SourceRange(4, 5)))
    let outside = fails([.openBracket] + bytes + [.closeBracket])
    #expect(outside == JSONError(fault: .invalidUTF8(fault), range: SourceRange(1, 2)))
  }

  @Test func everyScalarSurvives() throws {
    for value in UInt32(0x20)...0x10FFFF {
      guard value % 97 == 0 || value < 0x900, let scalar = Unicode.Scalar(value) else { continue }
      guard scalar != "\"", scalar != "\\" else { continue }
      let document = try JSONDocument(reading: Array("\"\(Character(scalar))\"".utf8))
      guard case .string(let string) = document.root.value else { continue }
      #expect(Array(string.text.unicodeScalars) == [scalar])
    }
  }

  @Test func refusesByteOrderMarks() {
    #expect(fails([0xEF, 0xBB, 0xBF] + Array("{}".utf8))?.fault == .byteOrderMark)
    #expect(fails([0xFF, 0xFE, 0x7B, 0x00])?.fault == .utf16)
  }

  @Test func refusesWhatIsTooDeep() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: .openBracket, count: depth) + Array(repeating: .closeBracket, count: depth)
    }
    _ = try JSONDocument(reading: nested(64))
    #expect(fails(nested(65)) == JSONError(fault: .tooDeep(limit: 64), range: SourceRange(64, 65)))
    #expect(fails(Array(repeating: .openBracket, count: 1 << 20))?.fault == .tooDeep(limit: 64))
    let siblings = "[" + Array(repeating: "[]", count: 200).joined(separator: ",") + "]"
    _ = try JSONDocument(reading: Array(siblings.utf8))
  }

  @Test func refusesWhatIsTooLarge() throws {
    let limit = 1 << 20
    _ = try JSONDocument(reading: [.digitZero] + Array(repeating: .space, count: limit - 1))
    let error = fails([.digitZero] + Array(repeating: .space, count: limit))
    #expect(error?.fault == .tooLarge(byteCount: limit + 1, limit: limit))
  }

  @Test func reportsEveryDuplicateKey() throws {
    let text = #"{"a":1,"b":{"a":2,"\u0061":3},"a":4,"a":5}"#
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(document.duplicateKeys.map(\.key.range.start) == [18, 30, 36])
    #expect(document.duplicateKeys.map(\.first.start) == [12, 1, 1])
    #expect(document.root.member("a")?.value == .number(1))
  }

  /// Keys that are canonically equivalent but spelled with other scalars are two keys.
  @Test func comparesKeysByScalar() throws {
    let document = try JSONDocument(reading: Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8))
    #expect(document.duplicateKeys.isEmpty)
  }

  @Test func findsDuplicatesAmongManyKeys() throws {
    let keys = (0..<50_000).map { "\"k\($0)\":0" }
    let text = "{" + (keys + ["\"k3\":1", "\"k40000\":1"]).joined(separator: ",") + "}"
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(document.duplicateKeys.map(\.key.text) == ["k3", "k40000"])
  }

  @Test func keepsTheRangeOfEveryValue() throws {
    let text = "{ \"a\" : [ -1.5e0, \"x\", {} ] , \"b\":null}"
    let document = try JSONDocument(reading: Array(text.utf8))
    func spelling(_ node: JSONNode?) -> String? { node.map { document.source.text(in: $0.range) } }
    let array = document.root.member("a")
    #expect(spelling(document.root) == text)
    #expect(spelling(array) == "[ -1.5e0, \"x\", {} ]")
    #expect(spelling(array?.element(0)) == "-1.5e0")
    #expect(spelling(array?.element(1)) == "\"x\"")
    #expect(spelling(array?.element(2)) == "{}")
    #expect(spelling(document.root.member("b")) == "null")
    #expect(array?.element(3) == nil && document.root.member("c") == nil)
  }
}

/// The error that reading these bytes throws.
private func fails(_ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONDocument(reading: bytes)
    return nil
  } catch { return error }
}
