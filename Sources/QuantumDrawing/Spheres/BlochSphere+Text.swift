import QuantumSimulator

extension BlochSphere {
  /// The extent of a sphere in characters, with its caption and a blank line and column after it.
  public static let textColumns = 46
  /// The rows of a sphere in characters.
  public static let textRows = 18

  private static let centre = (column: 22, row: 8)
  /// The radius in dots: two to a column, four to a row.
  private static let radius = 24.0

  /// The sphere in characters, its lines of Unicode's braille patterns.
  ///
  /// What lies behind is dotted. The arrow's head is a filled dot where it points towards the viewer and a hollow one
  /// where it points away.
  public func text() -> TextCanvas {
    var canvas = TextCanvas(width: Self.textColumns, height: Self.textRows)
    var outline = DotGrid(columns: Self.textColumns, rows: Self.textRows)
    for step in 0..<180 {
      let (cosine, sine) = Angle.cosineAndSine(2 * .pi * Double(step) / 180)
      outline.set(Self.dots(cosine, sine).x, Self.dots(cosine, sine).y)
    }
    for arc in SphereView.equator {
      for (index, point) in arc.points.enumerated() where !arc.isBehind || index % 3 == 0 {
        let place = Self.dots(point.right, point.up)
        outline.set(place.x, place.y)
      }
    }
    for pole in SphereView.poles {
      let end = SphereView.project(pole.end)
      for step in 0...12 {
        let place = Self.dots(end.right * Double(step) / 12, end.up * Double(step) / 12)
        outline.set(place.x, place.y)
      }
    }
    outline.draw(on: &canvas, column: 0, row: 0, ink: .quiet)
    for pole in SphereView.poles {
      let end = SphereView.project(pole.end)
      let place = Self.square(1.22 * end.right, 1.16 * end.up)
      let label = pole.name.isEmpty ? pole.ket : pole.name + " " + pole.ket
      canvas.write(label, column: place.column - label.columns / 2, row: place.row, ink: .quiet)
    }
    drawPath(on: &canvas)
    drawArrow(on: &canvas)
    canvas.write(
      caption, column: max(0, (Self.textColumns - caption.columns) / 2), row: Self.textRows - 1, ink: .strong)
    return canvas
  }

  private func drawPath(on canvas: inout TextCanvas) {
    var grid = DotGrid(columns: Self.textColumns, rows: Self.textRows)
    let places = path.map { point in
      let projected = SphereView.project(point)
      return Self.dots(projected.right, projected.up)
    }
    for (a, b) in zip(places, places.dropFirst()) { grid.line(from: a, to: b) }
    grid.draw(on: &canvas, column: 0, row: 0, ink: .bar)
  }

  private func drawArrow(on canvas: inout TextCanvas) {
    guard let arrow else { return }
    let end = SphereView.project(arrow)
    var grid = DotGrid(columns: Self.textColumns, rows: Self.textRows)
    if arrow.length >= Self.shortest { grid.line(from: Self.dots(0, 0), to: Self.dots(end.right, end.up)) }
    grid.draw(on: &canvas, column: 0, row: 0, ink: .accent)
    guard end.right.isFinite, end.up.isFinite else { return }
    let head = Self.square(end.right, end.up)
    // Of an arrow in the plane of the picture rounding must not decide.
    canvas.put(end.depth < -1e-9 ? "○" : "●", column: head.column, row: head.row, ink: .accent)
  }

  /// A place of the projection in dots.
  private static func dots(_ right: Double, _ up: Double) -> (x: Double, y: Double) {
    (2 * Double(centre.column) + 0.5 + radius * right, 4 * Double(centre.row) + 1.5 - radius * up)
  }

  /// A place of the projection in characters, beside the sheet where it lies farther away.
  private static func square(_ right: Double, _ up: Double) -> (column: Int, row: Int) {
    let place = dots(right, up)
    func square(_ place: Double, below count: Int) -> Int {
      Int(min(max(place.rounded(.down), -1), Double(count)))
    }
    return (square(place.x / 2, below: textColumns), square(place.y / 4, below: textRows))
  }
}

extension TextCanvas {
  /// Sheets in rows, as many in a row as `width` holds, at least one.
  public init(tiling canvases: [TextCanvas], width: Int) {
    var rows: [TextCanvas] = []
    var row: [TextCanvas] = []
    for canvas in canvases {
      if !row.isEmpty, row.reduce(canvas.width, { $0 + $1.width }) > width {
        rows.append(TextCanvas(abreast: row))
        row = []
      }
      row.append(canvas)
    }
    if !row.isEmpty { rows.append(TextCanvas(abreast: row)) }
    self.init(stacking: rows)
  }
}
