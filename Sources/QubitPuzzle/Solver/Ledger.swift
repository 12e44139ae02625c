/// What a search has to remember of the way to a state, beside the state: the counts that budgets and stocks refer to.
///
/// Two boards that lead to the same state are the same to the search only when these counts agree too. A count
/// that may grow past any bound is kept only as far as the level looks: up to the number that an "at least" asks for.
struct Ledger {
  /// A count that is a sum over operations.
  struct Sum {
    /// Which operations count.
    var counted: Counted
    /// What the level demands of the count.
    var bound: Budget.Bound
  }

  /// Which operations a sum counts.
  enum Counted {
    /// Those that a budget counts.
    case budget(Budget.Counted, Budget.Scope)
    /// Those that a tool, by its index in the toolbox, has made.
    case stock(Int)
  }

  /// A bound on the number of moments.
  struct Depth {
    /// Whose operations count.
    var scope: Budget.Scope
    /// What the level demands of their depth.
    var bound: Budget.Bound
  }

  private var sums: [Sum] = []
  private var depths: [Depth] = []
  private let level: Level

  /// The ledger of some budgets and, by their index in the toolbox, of some tools' stocks.
  init(of level: Level, budgets: [Budget], stocks: [Int]) {
    self.level = level
    for budget in budgets {
      if budget.counted == .depth {
        depths.append(Depth(scope: budget.scope, bound: budget.bound))
      } else {
        sums.append(Sum(counted: .budget(budget.counted, budget.scope), bound: budget.bound))
      }
    }
    for index in stocks {
      guard let count = level.toolbox[index].count else { continue }
      sums.append(Sum(counted: .stock(index), bound: .atMost(count)))
    }
  }

  private var wireCount: Int { level.qubits.count + level.bits.count }

  /// How many integers a row of the ledger has: one for each sum, and one for each wire for each depth.
  var rowLength: Int { sums.count + depths.count * wireCount }

  /// What an operation adds to the counts.
  struct Charge {
    /// What is added to each sum.
    fileprivate var amounts: [Int32]
    /// For each depth, whether the operation counts for it.
    fileprivate var deepens: [Bool]
    /// The qubits and bits that the operation takes up.
    fileprivate var wires: [Int]
    /// Whether the operation takes a moment; a barrier does not.
    fileprivate var takesMoment: Bool
  }

  /// What a placement adds.
  ///
  /// - Parameters:
  ///   - tool: The tool that made it, if the player has put it there.
  ///   - isPlayers: Whether the player has put it there.
  ///   - edits: How many edits it stands for.
  func charge(for placement: Placement, tool: Int?, isPlayers: Bool, edits: Int) -> Charge {
    var amounts: [Int32] = []
    for sum in sums {
      switch sum.counted {
      case .stock(let index): amounts.append(isPlayers && index == tool ? 1 : 0)
      case .budget(.edits, _): amounts.append(Int32(edits))
      case .budget(_, .player) where !isPlayers: amounts.append(0)
      case .budget(let counted, _): amounts.append(Int32(counted.amount(for: placement, in: level) ?? 0))
      }
    }
    return Charge(
      amounts: amounts, deepens: depths.map { isPlayers || $0.scope == .board },
      wires: placement.qubits + level.bits(of: placement).map { $0 + level.qubits.count },
      takesMoment: !placement.isBarrier)
  }

  /// What leaving an operation out adds: edits, and nothing else.
  func chargeForRemoval(edits: Int) -> Charge {
    let amounts = sums.map { sum in
      if case .budget(.edits, _) = sum.counted { Int32(edits) } else { Int32(0) }
    }
    return Charge(
      amounts: amounts, deepens: depths.map { _ in false }, wires: [], takesMoment: false)
  }

  /// Adds a charge to the row that starts at `start` in `row`; false where a count then exceeds what the level allows,
  /// which no later operation can put right.
  func add(_ charge: Charge, to row: inout [Int32], from start: Int) -> Bool {
    for (index, sum) in sums.enumerated() {
      let count = row[start + index] + charge.amounts[index]
      guard let kept = Self.kept(count, by: sum.bound) else { return false }
      row[start + index] = kept
    }
    for (index, depth) in depths.enumerated() where charge.deepens[index] {
      let base = start + sums.count + index * wireCount
      var moment: Int32 = 0
      for wire in charge.wires { moment = max(moment, row[base + wire]) }
      guard let kept = Self.kept(charge.takesMoment ? moment + 1 : moment, by: depth.bound) else {
        return false
      }
      for wire in charge.wires { row[base + wire] = kept }
    }
    return true
  }

  /// Whether the counts of a row are what the level demands at the end.
  func isSettled(_ row: [Int32], from start: Int) -> Bool {
    for (index, sum) in sums.enumerated() where !sum.bound.allows(Int(row[start + index])) { return false }
    for (index, depth) in depths.enumerated() {
      let base = start + sums.count + index * wireCount
      var deepest: Int32 = 0
      for wire in 0..<wireCount { deepest = max(deepest, row[base + wire]) }
      if !depth.bound.allows(Int(deepest)) { return false }
    }
    return true
  }

  /// Whether the counts of a board are what the level demands, of which one row holds those of its beginning and another
  /// those of its rest.
  ///
  /// The longest chain of operations crosses from one part to the other on some wire, where it is as long as both parts'
  /// chains on that wire together.
  func isSettled(_ row: [Int32], joinedBy rest: [Int32], from start: Int) -> Bool {
    for (index, sum) in sums.enumerated()
    where !sum.bound.allows(Int(row[start + index]) + Int(rest[start + index])) { return false }
    for (index, depth) in depths.enumerated() {
      let base = start + sums.count + index * wireCount
      var deepest = 0
      for wire in base..<base + wireCount { deepest = max(deepest, Int(row[wire]) + Int(rest[wire])) }
      if !depth.bound.allows(deepest) { return false }
    }
    return true
  }

  /// The count as far as the bound needs it, or nil where it is too great for good.
  private static func kept(_ count: Int32, by bound: Budget.Bound) -> Int32? {
    switch bound {
    case .atMost(let most): Int(count) <= most ? count : nil
    case .exactly(let wanted): Int(count) <= wanted ? count : nil
    case .atLeast(let least): Int32(min(Int(count), max(least, 0)))
    }
  }
}
