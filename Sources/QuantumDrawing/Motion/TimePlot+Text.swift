import QuantumSimulator

extension TimePlot {
  private static let labelColumns = 6
  private static let plotColumns = 54
  private static let plotRows = 4

  /// The plot in characters: a strip for each curve, one below the other, so that none hides another.
  public func text() -> TextCanvas {
    let strip = Self.plotRows + 1
    var canvas = TextCanvas(
      width: Self.labelColumns + Self.plotColumns + 8, height: 2 + strip * curves.count)
    canvas.write(title, column: 0, row: 0, ink: .strong)
    for (index, curve) in curves.enumerated() {
      let top = 1 + index * strip
      canvas.write(curve.name, column: 0, row: top + Self.plotRows / 2 - 1, ink: .strong)
      let bounds = [curve.range.upperBound, curve.range.lowerBound]
      for (bound, row) in zip(bounds, [top, top + Self.plotRows - 1]) {
        canvas.write(
          Figures.rounded(bound, decimals: 1), column: Self.labelColumns + Self.plotColumns + 1,
          row: row, ink: .quiet)
      }
      var dots = DotGrid(columns: Self.plotColumns, rows: Self.plotRows)
      for (point, next) in zip(curve.points, curve.points.dropFirst()) {
        dots.line(from: place(point, curve), to: place(next, curve))
      }
      dots.draw(on: &canvas, column: Self.labelColumns, row: top, ink: .accent)
    }
    let foot = 1 + strip * curves.count
    canvas.write("0", column: Self.labelColumns, row: foot, ink: .quiet)
    canvas.write(
      endLabel, column: Self.labelColumns + Self.plotColumns - endLabel.columns, row: foot, ink: .quiet)
    return canvas
  }

  /// Where a point lies in a strip, in dots.
  private func place(_ point: Point, _ curve: Curve) -> (x: Double, y: Double) {
    let width = Double(2 * Self.plotColumns - 1)
    let height = Double(4 * Self.plotRows - 1)
    let span = curve.range.upperBound - curve.range.lowerBound
    return (width * point.time / end, height * (curve.range.upperBound - point.value) / span)
  }
}
