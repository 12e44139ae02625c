/// Probabilities as bars, each with its label and its share.
public struct ProbabilityHistogram: Sendable {
  /// One bar.
  public struct Row: Hashable, Sendable {
    /// What can be found, as "011".
    public let label: String
    /// How likely it is.
    public let probability: Double

    /// A bar.
    public init(label: String, probability: Double) {
      self.label = label
      self.probability = probability
    }
  }

  private let rows: ChartRows<Row>

  /// At most `limit` of the rows: the likeliest, in the order given. O(n log n).
  public init(_ rows: [Row], limit: Int = 32) {
    self.rows = ChartRows(rows, limit: limit) { $0.probability }
  }

  /// A line for each bar, and one that says how many are left out.
  ///
  ///     00 ██████████▌          52.6%
  ///
  /// - Parameter barColumns: the length of a bar of probability 1; eighths of a column are drawn.
  public func lines(barColumns: Int = 40) -> [[TextCanvas.Run]] {
    let labels = rows.shown.reduce(0) { max($0, $1.label.columns) }
    let eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    var lines: [[TextCanvas.Run]] = []
    for row in rows.shown {
      let parts = Int((min(max(row.probability, 0), 1) * Double(8 * barColumns)).rounded())
      let bar = String(repeating: "█", count: parts / 8) + eighths[parts % 8]
      let share = Figures.percent(row.probability)
      lines.append([
        .init(text: Figures.padded(row.label, to: labels) + " ", ink: .strong),
        .init(text: Figures.padded(bar, to: barColumns), ink: .bar),
        .init(text: String(repeating: " ", count: max(1, 7 - share.columns)) + share, ink: .plain),
      ])
    }
    if let remark = rows.remark { lines.append([.init(text: remark, ink: .quiet)]) }
    return lines
  }

  /// The bars as a vector picture, with a scale that ends at the likeliest.
  public func picture(title: String) -> VectorPicture {
    let pitch = 28.0
    let labels = rows.shown.reduce(40) { max($0, VectorPicture.width(of: $1.label)) } + 24
    let bar = 480.0
    let count = rows.shown.count + (rows.omittedCount > 0 ? 1 : 0)
    let greatest = rows.shown.reduce(0) { max($0, $1.probability) }
    let scale = Self.scale(above: greatest)
    let foot = 48 + pitch * Double(count)
    var picture = VectorPicture(
      width: labels + bar + 96, height: foot + 40, title: title,
      summary: String(rows.shown.count) + " probabilities; the greatest is " + Figures.percent(greatest) + "."
    )
    picture.text(title, at: .init(16, 26), anchor: .start, ink: .strong)
    for step in 0...4 {
      let x = labels + bar * Double(step) / 4
      picture.line(from: .init(x, 44), to: .init(x, foot + 4), stroke: step == 0 ? .line : .hidden)
      picture.text(
        Figures.percent(scale * Double(step) / 4), at: .init(x, foot + 18), size: 12, ink: .quiet)
    }
    for (index, row) in rows.shown.enumerated() {
      let y = 48 + pitch * (Double(index) + 0.5)
      picture.text(row.label, at: .init(labels - 8, y), anchor: .end)
      let width = bar * min(max(row.probability, 0) / scale, 1)
      picture.rectangle(at: .init(labels, y - 10), width: width, height: 20, fill: .bar)
      picture.text(
        Figures.percent(row.probability), at: .init(labels + width + 8, y), size: 13, anchor: .start)
    }
    if let remark = rows.remark {
      picture.text(remark, at: .init(labels, 48 + pitch * (Double(count) - 0.5)), anchor: .start, ink: .quiet)
    }
    return picture
  }

  /// The end of a scale: 1, 2, 4 or 8 times a power of ten (in percent), not below a probability.
  private static func scale(above greatest: Double) -> Double {
    var decade = 1.0
    while decade > 1e-9, greatest <= decade / 10 { decade /= 10 }
    for part in [0.1, 0.2, 0.4, 0.8] where greatest <= part * decade { return part * decade }
    return decade
  }
}
