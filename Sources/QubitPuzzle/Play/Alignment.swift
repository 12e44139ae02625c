/// The cheapest way to make one run of operations out of another: what stays, what is put in the place of
/// something, what is added and what goes.
///
/// It is worked out from the two runs alone. How the player got there does not matter: two equal boards get the same
/// counts, however many detours led to one of them. Among the cheapest ways the one counts that keeps most (Wagner
/// and Fischer, "The string-to-string correction problem", Journal of the ACM 21, 1974).
struct Alignment {
  /// One step along both runs.
  enum Step: Hashable {
    /// An operation stays.
    case keep
    /// The new run has another operation in the place of one of the old.
    case replace(Placement)
    /// The new run has an operation more.
    case add
    /// The old run has this operation more.
    case remove(Placement)
  }

  /// The steps, in the order of time.
  private(set) var steps: [Step] = []

  /// Explains `new` from `old`. O(old · new).
  ///
  /// - Parameters:
  ///   - counting: What is scored. Where placements are, taking a given operation away is free.
  ///   - canCome: Whether an operation can have been added. One that cannot is explained as one of the old
  ///     wherever that is possible at all.
  init(
    of new: [Placement], from old: [Placement], counting: Scoring.Counting,
    canCome: (Placement) -> Bool
  ) {
    if old.isEmpty {
      steps = new.map { _ in .add }
      return
    }
    let arrivals = new.map { canCome($0) ? Self.change : Self.wonder }
    let costs = Self.costs(of: new, arrivals: arrivals, from: old, counting: counting)
    let width = new.count + 1
    var (i, j) = (old.count, new.count)
    while i > 0 || j > 0 {
      let cost = costs[i * width + j]
      if i > 0, j > 0 {
        let isKept = old[i - 1] == new[j - 1]
        if cost == costs[(i - 1) * width + j - 1] + (isKept ? Self.keeping : arrivals[j - 1]) {
          steps.append(isKept ? .keep : .replace(old[i - 1]))
          (i, j) = (i - 1, j - 1)
          continue
        }
      }
      if j > 0, cost == costs[i * width + j - 1] + arrivals[j - 1] {
        steps.append(.add)
        j -= 1
      } else {
        steps.append(.remove(old[i - 1]))
        i -= 1
      }
    }
    steps.reverse()
  }

  /// What each operation of the new run is to a player who was given the old one.
  var standings: [Standing] {
    var standings: [Standing] = []
    for step in steps {
      switch step {
      case .keep: standings.append(.loose)
      case .replace(let given): standings.append(.substituted(for: given))
      case .add: standings.append(.placed)
      case .remove: break
      }
    }
    return standings
  }

  /// The operations of the old run that have gone without another in their place.
  var removed: [Placement] {
    var removed: [Placement] = []
    for case .remove(let operation) in steps { removed.append(operation) }
    return removed
  }

  // Where `Int` has 32 bits, as in a browser, it does not hold these.

  /// The cost of a change. It outweighs any number of kept operations that fit on a board.
  private static let change: Int64 = 1 << 20
  /// The cost of an operation that comes though it cannot. It outweighs any number of changes.
  private static let wonder: Int64 = 1 << 40
  /// What keeping an operation costs: less than nothing, so that ties are broken in its favour.
  private static let keeping: Int64 = -1

  /// Element i·(new.count + 1) + j is the least cost of making the first j new operations from the first i old ones.
  private static func costs(
    of new: [Placement], arrivals: [Int64], from old: [Placement], counting: Scoring.Counting
  ) -> [Int64] {
    let removal: Int64
    switch counting {
    case .edits, .answers: removal = change
    case .placements, .rounds: removal = 0
    }
    let width = new.count + 1
    var costs = [Int64](repeating: 0, count: (old.count + 1) * width)
    for i in 0...old.count {
      for j in 0...new.count {
        var least = i == 0 && j == 0 ? 0 : Int64.max
        if i > 0 { least = min(least, costs[(i - 1) * width + j] + removal) }
        if j > 0 { least = min(least, costs[i * width + j - 1] + arrivals[j - 1]) }
        if i > 0, j > 0 {
          let step = old[i - 1] == new[j - 1] ? keeping : arrivals[j - 1]
          least = min(least, costs[(i - 1) * width + j - 1] + step)
        }
        costs[i * width + j] = least
      }
    }
    return costs
  }
}
