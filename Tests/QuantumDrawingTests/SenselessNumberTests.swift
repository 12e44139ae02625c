import QuantumSimulator
import Testing

@testable import QuantumDrawing

/// Numbers that are none, or without bounds, leave a gap in a drawing and stop nothing.
@Suite struct SenselessNumberTests {
  static let numbers = [Double.nan, .infinity, -.infinity, 1e300, -.greatestFiniteMagnitude, 1e12]

  @Test(arguments: numbers)
  func arrows(number: Double) {
    let path = [BlochVector(x: 0, y: 0, z: 1), BlochVector(x: 0, y: number, z: 0)]
    let sphere = BlochSphere(name: "q", arrow: BlochVector(x: 0, y: number, z: 0), path: path)
    let text = sphere.text().lines.joined()
    #expect(text.contains("|+⟩") && !text.contains("●") && !text.contains("○"))
    #expect(sphere.picture().svg.hasSuffix("</svg>\n"))
    let runs = BlochGauges.line(name: "q", nameColumns: 1, arrow: BlochVector(x: number, y: 0, z: 0))
    let dots = runs.map(\.text).joined().filter { $0 == "●" }.count
    #expect(dots == (number.isNaN ? 2 : 3))
  }

  @Test(arguments: numbers)
  func curves(number: Double) {
    let inside = TimePlot.Point(time: 0, value: 0.5)
    for point in [TimePlot.Point(time: 1, value: number), TimePlot.Point(time: number, value: 0)] {
      let curves = (0..<2).map { index in
        TimePlot.Curve(
          name: "c\(index)", range: 0...1, stroke: .line, points: [inside, point])
      }
      let plot = TimePlot(title: "t", unit: "s", curves: curves)
      #expect(plot.text().lines[0] == "t")
      #expect(plot.picture().svg.hasSuffix("</svg>\n"))
    }
  }

  /// A range with nothing in it, and one without an end.
  @Test(arguments: [0.5...0.5, -.infinity...(.infinity)])
  func ranges(range: ClosedRange<Double>) {
    let points = [TimePlot.Point(time: 0, value: 0.5), TimePlot.Point(time: 1, value: 0.25)]
    let curve = TimePlot.Curve(name: "c", range: range, stroke: .line, points: points)
    let plot = TimePlot(title: "t", unit: "s", curves: [curve])
    #expect(plot.text().lines[0] == "t")
    #expect(plot.picture().svg.hasSuffix("</svg>\n"))
  }

  @Test(arguments: numbers)
  func probabilities(number: Double) {
    let histogram = ProbabilityHistogram([
      .init(label: "0", probability: number), .init(label: "1", probability: 0.5),
    ])
    #expect(TextCanvas(lines: histogram.lines()).lines.count == 2)
    #expect(histogram.picture(title: "t").svg.hasSuffix("</svg>\n"))
  }

  /// Of a line that leaves the grid the part on it is drawn, at once however long the rest is.
  @Test func linesThatLeaveTheGrid() {
    var long = DotGrid(columns: 4, rows: 1)
    long.line(from: (0, 1), to: (1e15, 1))
    var short = DotGrid(columns: 4, rows: 1)
    short.line(from: (0, 1), to: (7, 1))
    var (one, other) = (TextCanvas(width: 4, height: 1), TextCanvas(width: 4, height: 1))
    long.draw(on: &one, column: 0, row: 0, ink: .plain)
    short.draw(on: &other, column: 0, row: 0, ink: .plain)
    #expect(one.lines == ["⠒⠒⠒⠒"] && one == other)
  }

  @Test func placesFarFromTheSheet() {
    var canvas = TextCanvas(width: 3, height: 1)
    canvas.put("a", column: .max, row: 0)
    canvas.write("ab", column: .max, row: 0)
    canvas.fill(-10..<Int.max, row: 0, with: "-")
    #expect(canvas.lines == ["---"])
  }
}
