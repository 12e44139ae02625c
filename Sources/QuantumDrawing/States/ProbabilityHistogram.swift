import QuantumSimulator

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

    /// The probability as far as a bar can show it: from 0 to 1, and 0 where there is none.
    fileprivate var share: Double { probability.isNaN ? 0 : min(max(probability, 0), 1) }
  }

  private let rows: ChartRows<Row>

  /// Basis states no likelier than this are there by rounding alone, and left out.
  static let negligible = 1e-12

  /// At most `limit` of the rows: the likeliest, in the order given. O(n log `limit`).
  ///
  /// - Parameter rows: Their probabilities must be finite; others count as 0.
  public init(_ rows: [Row], limit: Int = 32) {
    self.rows = ChartRows(
      of: rows.lazy.map { $0.probability.isFinite ? $0.probability : 0 }, above: -.infinity, limit: limit
    ) { rows[$0] }
  }

  /// At most `limit` of the basis states of some qubits: the likeliest, in the order of the index, those left out that only
  /// rounding makes possible. O(2ⁿ) time, O(`limit`) memory.
  ///
  /// - Parameter probabilities: One for each of the 2ⁿ basis states, in the order of the index.
  public init(ofBasisStates probabilities: [Double], limit: Int = 32) {
    let count = probabilities.count.trailingZeroBitCount
    rows = ChartRows(of: probabilities, above: Self.negligible, limit: limit) { index in
      Row(label: BitString(index, count: count).description, probability: probabilities[index])
    }
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
      let parts = Int((row.share * Double(8 * barColumns)).rounded())
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
    let greatest = rows.shown.reduce(0) { max($0, $1.share) }
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
      let width = bar * min(row.share / scale, 1)
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
