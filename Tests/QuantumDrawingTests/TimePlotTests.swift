import QuantumDrawing
import QuantumSimulator
import Testing

/// Numbers over time, as text and as a picture.
@Suite("Time plots")
struct TimePlotTests {
  /// One turn about z from |+⟩ in two units of time.
  private var plot: TimePlot {
    let times = (0...40).map { Double($0) / 20 }
    let arrows = times.map { time in
      Field(x: 0, y: 0, z: .pi).rotation(after: time).applied(to: BlochVector(x: 1, y: 0, z: 0))
    }
    return TimePlot(title: "q0", unit: "µs", curves: TimePlot.curves(of: arrows, at: times))
  }

  @Test func curvesAreMeanValues() {
    let curves = plot.curves
    #expect(curves.map(\.name) == ["P(1)", "⟨X⟩", "⟨Y⟩", "⟨Z⟩"])
    #expect(curves[0].points.allSatisfy { abs($0.value - 0.5) < 1e-12 })
    #expect(abs(curves[1].points[20].value + 1) < 1e-12)
    #expect(abs(curves[2].points[10].value - 1) < 1e-12)
    #expect(curves[3].points.allSatisfy { abs($0.value) < 1e-12 })
  }

  /// ⟨X⟩ begins and ends at the top of its strip and is at the bottom half-way; ⟨Z⟩ stays in the middle.
  @Test func textHasAStripForEach() {
    let canvas = plot.text()
    #expect(canvas.lines[0] == "q0")
    #expect(canvas.character(column: 6, row: 6) != nil)
    #expect(canvas.character(column: 59, row: 6) != nil)
    #expect(canvas.character(column: 33, row: 6) == nil)
    #expect(canvas.character(column: 33, row: 9) != nil)
    #expect(canvas.character(column: 33, row: 16) == nil)
    #expect(canvas.lines.last?.hasSuffix("2 µs") == true)
  }

  /// Names that end at the same height are written apart, and who cannot see the curves is told where they end.
  @Test func pictureSaysWhereCurvesEnd() {
    let svg = plot.picture().svg
    #expect(svg.contains("P(1) ends at +0.50, ⟨X⟩ ends at +1.00, ⟨Y⟩ ends at +0.00, ⟨Z⟩ ends at +0.00"))
    #expect(svg.components(of: "<polyline") == 4)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
