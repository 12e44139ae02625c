/// A fine grid of dots, eight to a character (Unicode's braille patterns, two wide and four high), in which lines can
/// be drawn on a terminal.
struct DotGrid {
  /// The extent in characters.
  let columns: Int
  let rows: Int
  private var patterns: [UInt32]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    patterns = [UInt32](repeating: 0, count: columns * rows)
  }

  /// Sets the dot nearest to a place given in dots, (0, 0) being the upper left corner.
  mutating func set(_ x: Double, _ y: Double) {
    let (column, row) = (Int(x.rounded()), Int(y.rounded()))
    guard column >= 0, column < 2 * columns, row >= 0, row < 4 * rows else { return }
    // The eighth patterns of the block number the dots down the left column, then down the right, and then the lowest
    // row (Unicode, chapter 21.1).
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    patterns[row / 4 * columns + column / 2] |= bits[row % 4][column % 2]
  }

  /// Sets the dots of a straight line.
  mutating func line(from a: (x: Double, y: Double), to b: (x: Double, y: Double)) {
    let steps = max(1, Int(max((b.x - a.x).magnitude, (b.y - a.y).magnitude).rounded(.up)))
    for step in 0...steps {
      let t = Double(step) / Double(steps)
      set(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y))
    }
  }

  /// Puts the characters that have a dot on a canvas.
  func draw(on canvas: inout TextCanvas, column: Int, row: Int, ink: Ink) {
    for place in patterns.indices where patterns[place] != 0 {
      guard let scalar = Unicode.Scalar(0x2800 + patterns[place]) else { continue }
      canvas.put(Character(scalar), column: column + place % columns, row: row + place / columns, ink: ink)
    }
  }
}
