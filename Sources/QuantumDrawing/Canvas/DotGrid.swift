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

  /// Sets the dot nearest to a place given in dots, (0, 0) being the upper left corner. Places outside the grid, and
  /// nowhere, are left out.
  mutating func set(_ x: Double, _ y: Double) {
    guard let column = Self.nearest(x, below: 2 * columns), let row = Self.nearest(y, below: 4 * rows) else {
      return
    }
    // The eighth patterns of the block number the dots down the left column, then down the right, and then the lowest
    // row (Unicode, chapter 21.1).
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    patterns[row / 4 * columns + column / 2] |= bits[row % 4][column % 2]
  }

  private static func nearest(_ place: Double, below count: Int) -> Int? {
    let rounded = place.rounded()
    return rounded >= 0 && rounded < Double(count) ? Int(rounded) : nil
  }

  /// Sets the dots of a straight line, as far as it lies on the grid; none where an end lies nowhere.
  mutating func line(from a: (x: Double, y: Double), to b: (x: Double, y: Double)) {
    let way = (x: b.x - a.x, y: b.y - a.y)
    guard way.x.isFinite, way.y.isFinite, let part = part(ofLineFrom: a, along: way) else { return }
    let length = max(way.x.magnitude, way.y.magnitude) * (part.upperBound - part.lowerBound)
    let steps = max(1, Int(length.rounded(.up)))
    for step in 0...steps {
      let t = part.lowerBound + (part.upperBound - part.lowerBound) * Double(step) / Double(steps)
      set(a.x + t * way.x, a.y + t * way.y)
    }
  }

  /// Which part of a line, from 0 at its beginning to 1 at its end, lies on the grid or less than a dot beside it (Y.-D. Liang
  /// and B. A. Barsky, "A new concept and method for line clipping", ACM Transactions on Graphics 3, 1984).
  private func part(
    ofLineFrom a: (x: Double, y: Double), along way: (x: Double, y: Double)
  ) -> ClosedRange<Double>? {
    var (first, last) = (0.0, 1.0)
    for (start, step, end) in [(a.x, way.x, Double(2 * columns)), (a.y, way.y, Double(4 * rows))] {
      guard step != 0 else {
        guard (-1...end).contains(start) else { return nil }
        continue
      }
      let (one, other) = ((-1 - start) / step, (end - start) / step)
      first = max(first, min(one, other))
      last = min(last, max(one, other))
    }
    return first <= last ? first...last : nil
  }

  /// Puts the characters that have a dot on a canvas.
  func draw(on canvas: inout TextCanvas, column: Int, row: Int, ink: Ink) {
    for place in patterns.indices where patterns[place] != 0 {
      guard let scalar = Unicode.Scalar(0x2800 + patterns[place]) else { continue }
      canvas.put(Character(scalar), column: column + place % columns, row: row + place / columns, ink: ink)
    }
  }
}
