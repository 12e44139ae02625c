/// Which rows of a long chart are shown: the greatest, in the order of the chart.
struct ChartRows<Row: Sendable>: Sendable {
  /// The rows shown.
  let shown: [Row]
  /// How many are not.
  let omittedCount: Int
  /// What those would add up to.
  let omittedTotal: Double

  /// At most `limit` of the rows. O(n log n).
  init(_ rows: [Row], limit: Int, value: (Row) -> Double) {
    guard rows.count > limit else {
      (shown, omittedCount, omittedTotal) = (rows, 0, 0)
      return
    }
    let order = rows.indices.sorted { (value(rows[$1]), $0) < (value(rows[$0]), $1) }
    shown = order.prefix(max(0, limit)).sorted().map { rows[$0] }
    omittedCount = rows.count - shown.count
    omittedTotal = order.dropFirst(max(0, limit)).reduce(0) { $0 + value(rows[$1]) }
  }

  /// A line that says what is not shown; `nil` if nothing is missing.
  var remark: String? {
    guard omittedCount > 0 else { return nil }
    return "… " + String(omittedCount) + " more, together " + Figures.percent(omittedTotal)
  }
}
