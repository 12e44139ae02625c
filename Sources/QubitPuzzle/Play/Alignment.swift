import QuantumSimulator

/// How a run of operations came out of the run that was given: which are still the given ones, which were put in
/// the place of one, which were added, and which given ones are gone.
///
/// It is worked out from the two runs alone. How the player got there does not matter: two equal boards get the same
/// counts, however many detours led to one of them. Among all explanations the cheapest counts, and among the
/// cheapest the one that keeps most of what was given (Wagner and Fischer, "The string-to-string correction
/// problem", Journal of the ACM 21, 1974).
struct Alignment {
  /// What each operation of the present run is.
  private(set) var standings: [Standing] = []
  /// How many of the given operations have gone without another in their place.
  private(set) var removedCount = 0

  /// Explains `present` from `given`. O(given · present).
  ///
  /// - Parameter counting: What is scored. Where placements are, taking a given operation away is free.
  init(of present: [Operation], from given: [Operation], counting: Scoring.Counting) {
    if given.isEmpty {
      standings = present.map { _ in .placed }
      return
    }
    let costs = Self.costs(of: present, from: given, counting: counting)
    let width = present.count + 1
    let removal = Self.removal(counting)
    var (i, j) = (given.count, present.count)
    while i > 0 || j > 0 {
      let cost = costs[i * width + j]
      if i > 0, j > 0 {
        let isKept = given[i - 1] == present[j - 1]
        if cost == costs[(i - 1) * width + j - 1] + (isKept ? Self.keeping : Self.change) {
          standings.append(isKept ? .loose : .substituted(for: given[i - 1]))
          (i, j) = (i - 1, j - 1)
          continue
        }
      }
      if j > 0, cost == costs[i * width + j - 1] + Self.change {
        standings.append(.placed)
        j -= 1
      } else {
        assert(cost == costs[(i - 1) * width + j] + removal)
        removedCount += 1
        i -= 1
      }
    }
    standings.reverse()
  }

  /// The cost of a change. It outweighs any number of kept operations that fit on a board.
  private static let change = 1 << 20
  /// What keeping a given operation costs: less than nothing, so that ties are broken in its favour.
  private static let keeping = -1

  private static func removal(_ counting: Scoring.Counting) -> Int {
    switch counting {
    case .edits, .answers: change
    case .placements: 0
    }
  }

  /// Element i·(present.count + 1) + j is the least cost of making the first j present operations from the
  /// first i given ones.
  private static func costs(
    of present: [Operation], from given: [Operation], counting: Scoring.Counting
  ) -> [Int] {
    let width = present.count + 1
    let removal = removal(counting)
    var costs = [Int](repeating: 0, count: (given.count + 1) * width)
    for i in 0...given.count {
      for j in 0...present.count {
        var least = i == 0 && j == 0 ? 0 : Int.max
        if i > 0 { least = min(least, costs[(i - 1) * width + j] + removal) }
        if j > 0 { least = min(least, costs[i * width + j - 1] + change) }
        if i > 0, j > 0 {
          let step = given[i - 1] == present[j - 1] ? keeping : change
          least = min(least, costs[(i - 1) * width + j - 1] + step)
        }
        costs[i * width + j] = least
      }
    }
    return costs
  }
}
