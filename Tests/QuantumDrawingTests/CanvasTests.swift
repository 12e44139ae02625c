import Testing

@testable import QuantumDrawing

@Suite struct CanvasTests {
  @Test func xmlHoldsAnyText() {
    #expect(XMLText.escaped("<a b=\"&\">\u{1}\n") == "&lt;a b=&quot;&amp;&quot;&gt;\u{FFFD}&#10;")
  }

  @Test func wideCharactersTakeTwoColumns() {
    var canvas = TextCanvas(width: 6, height: 1)
    canvas.write("a量b", column: 0, row: 0)
    canvas.put("c", column: 5, row: 0, ink: .accent)
    #expect(canvas.lines == ["a量b c"])
    #expect(canvas.runs(ofRow: 0) == [.init(text: "a量b ", ink: .plain), .init(text: "c", ink: .accent)])
  }

  @Test func whatLiesOutsideIsLeftOut() {
    var canvas = TextCanvas(width: 3, height: 1)
    canvas.write("abcdef", column: 1, row: 0)
    canvas.write("x", column: 0, row: 7)
    canvas.write("量", column: 2, row: 0)
    canvas.put("y", column: -1, row: 0)
    #expect(canvas.lines == [" ab"])
  }

  @Test func dots() {
    var grid = DotGrid(columns: 2, rows: 1)
    grid.line(from: (0, 0), to: (3, 3))
    grid.set(-5, 2)
    var canvas = TextCanvas(width: 2, height: 1)
    grid.draw(on: &canvas, column: 0, row: 0, ink: .plain)
    // Dots 1 and 5 of the first cell, 3 and 8 of the second.
    #expect(canvas.lines == ["⠑⢄"])
  }

  @Test func pictureTextIsEscaped() {
    var picture = VectorPicture(width: 10, height: 10, title: "a<b", summary: "\"&\"")
    picture.text("<script>\u{0}", at: .init(1, 2))
    #expect(picture.svg.contains("<title>a&lt;b</title>"))
    #expect(picture.svg.contains("<desc>&quot;&amp;&quot;</desc>"))
    #expect(picture.svg.contains(">&lt;script&gt;\u{FFFD}</text>"))
  }

  @Test func figures() {
    #expect(Figures.fixed(0.5, decimals: 2) == "0.50")
    #expect(Figures.fixed(-0.001, decimals: 2) == "0.00")
    #expect(Figures.fixed(-1, decimals: 1) == "−1.0")
    #expect(Figures.fixed(12, decimals: 0) == "12")
    #expect(Figures.signed(0.25, decimals: 2) == "+0.25")
    #expect(Figures.percent(1) == "100.0%")
  }
}
