/// Which rows of a long chart are shown: the greatest, in the order of the chart.
struct ChartRows<Row: Sendable>: Sendable {
  /// The rows shown.
  let shown: [Row]
  /// How many are not.
  let omittedCount: Int
  /// What those would add up to.
  let omittedTotal: Double

  /// At most `limit` of the rows with a number above `least`; the others count as nothing. Only the rows that are shown are
  /// made. O(n log `limit`).
  ///
  /// - Parameter row: Makes the row of one of the numbers, by its index.
  init(of values: some Sequence<Double>, above least: Double, limit: Int, row: (Int) -> Row) {
    var greatest = GreatestNumbers(limit: max(0, limit))
    for (index, value) in values.enumerated() where value > least { greatest.offer(value, at: index) }
    shown = greatest.indices.map(row)
    (omittedCount, omittedTotal) = (greatest.omittedCount, greatest.omittedTotal)
  }

  /// A line that says what is not shown; `nil` if nothing is missing.
  var remark: String? {
    guard omittedCount > 0 else { return nil }
    return "… " + String(omittedCount) + " more, together " + Figures.percent(omittedTotal)
  }
}

/// The greatest of many numbers, the earlier of equal ones, and what the others come to. Memory O(`limit`).
private struct GreatestNumbers {
  private let limit: Int
  /// Up to twice as many as are wanted, so that sorting them costs little for each.
  private var kept: [(value: Double, index: Int)] = []
  private(set) var omittedCount = 0
  private(set) var omittedTotal = 0.0

  init(limit: Int) { self.limit = limit }

  /// The indices of the greatest, ascending.
  var indices: [Int] {
    mutating get {
      prune()
      return kept.map { $0.index }.sorted()
    }
  }

  /// Takes a number into account; indices come in ascending order.
  mutating func offer(_ value: Double, at index: Int) {
    kept.append((value, index))
    // At least this many, lest a short list be sorted for every number.
    if kept.count / 2 > max(limit, 32) { prune() }
  }

  private mutating func prune() {
    guard kept.count > limit else { return }
    kept.sort { ($1.value, $0.index) < ($0.value, $1.index) }
    for number in kept[limit...] { omittedTotal += number.value }
    omittedCount += kept.count - limit
    kept.removeLast(kept.count - limit)
  }
}
