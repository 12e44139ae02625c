import Testing

@testable import QubitLevels

@Suite("Places inside JSON strings")
struct JSONStringTests {
  @Test func withoutEscapesOffsetsAreShifted() throws {
    let string = try read(#"["|00> + é|11>"]"#)
    #expect(string.sourceOffset(ofUTF8: 0) == 2)
    #expect(string.sourceOffset(ofUTF8: 9) == 11)
    #expect(string.sourceRange(ofUTF8: 2..<4) == SourceRange(4, 6))
  }

  /// Each UTF-8 offset of the text against its place in the file, counted by hand.
  @Test func escapesAreAccountedFor() throws {
    //           0123456789…
    let source = #"["a\u00e9b\ud83d\ude00\nc"]"#
    let string = try read(source)
    #expect(string.text == "aéb😀\nc")
    //                a  é  é  b   😀  😀  😀  😀  \n  c   end
    let wanted = [2, 3, 3, 9, 10, 10, 10, 10, 22, 24, 25]
    #expect((0...10).map { string.sourceOffset(ofUTF8: $0) } == wanted)
    #expect(string.sourceRange(ofUTF8: 1..<3) == SourceRange(3, 9))
    #expect(string.sourceRange(ofUTF8: 4..<8) == SourceRange(10, 22))
  }

  private func read(_ text: String) throws -> JSONString {
    let document = try JSONDocument(reading: Array(text.utf8))
    guard case .string(let string)? = document.root.element(0)?.value else { throw NotAString() }
    return string
  }

  private struct NotAString: Error {}
}
