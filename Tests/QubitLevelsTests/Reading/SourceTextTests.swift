import Testing

@testable import QubitLevels

@Suite("Lines and columns")
struct SourceTextTests {
  /// CRLF, tabs, an emoji and a composed character before the fault: columns count Unicode scalars.
  @Test func countsScalars() {
    let text = SourceText(Array("{\r\n\t\"é😀e\u{301}\": x\r\n}".utf8))
    //          \t " é 😀 e ◌́ " : ␠ x
    let fault = text.position(at: 3 + 1 + 1 + 2 + 4 + 1 + 2 + 1 + 1 + 1)
    #expect(fault == SourcePosition(line: 2, column: 10, utf16Column: 11, offset: 17))
  }

  @Test func countsLines() {
    let text = SourceText(Array("a\n\nbc\r\n".utf8))
    let positions = (0...7).map { text.position(at: $0) }
    #expect(positions.map(\.line) == [1, 1, 2, 3, 3, 3, 3, 4])
    #expect(positions.map(\.column) == [1, 2, 1, 1, 2, 3, 4, 1])
  }

  @Test func outsideTheFileIsItsEdge() {
    let text = SourceText(Array("ab".utf8))
    #expect(text.position(at: -5).column == 1)
    #expect(text.position(at: 99).column == 3)
    #expect(SourceText([]).position(at: 0) == SourcePosition(line: 1, column: 1, utf16Column: 1, offset: 0))
    #expect(text.text(in: SourceRange(1, 99)) == "b")
  }

  @Test func bytesThatAreNoUTF8CountOneEach() {
    let text = SourceText([0x61, 0xFF, 0xE9, 0x87, 0x62])
    #expect(text.position(at: 4).column == 5)
  }

  /// Every offset of a text against a count by Swift's own decoding.
  @Test func agreesWithTheStandardLibrary() {
    let string = "αβ\n😀量子\r\n\t👩‍🔬 x\n\nend"
    let text = SourceText(Array(string.utf8))
    var line = 1
    var column = 1
    var utf16Column = 1
    var offset = 0
    for scalar in string.unicodeScalars {
      let wanted = SourcePosition(line: line, column: column, utf16Column: utf16Column, offset: offset)
      #expect(text.position(at: offset) == wanted)
      offset += UTF8.width(scalar)
      column += 1
      utf16Column += UTF16.width(scalar)
      if scalar == "\n" { (line, column, utf16Column) = (line + 1, 1, 1) }
    }
  }
}
