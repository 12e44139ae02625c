/// A board as the search walks along it: stages at which operations may be put, and what stands between them.
///
/// From its start each path through the program spells one board: at a stage it may put operations, one by one, and
/// then goes on to the next, past an operation that stands there, or in its place.
struct SearchProgram {
  /// What one step of a path costs.
  enum Costs {
    /// Operations that the player has put there cost one, and given ones go for free.
    case placements
    /// Whatever is added, removed or replaced costs one.
    case changes
  }

  /// A place where operations may be put.
  struct Stage {
    /// The segment of the board that the stage belongs to.
    var segment: Int
    /// Whether operations may be put here.
    var isOpen: Bool
    /// What stands after the stage; nil at the end of the board.
    var exit: Exit?
  }

  /// What stands between two stages.
  struct Exit {
    /// What stands there, by its number among the program's placements.
    var placements: [Int]
    /// What it adds to the ledger.
    var charges: [Ledger.Charge]
    /// Whether it may be left out or replaced; then it is one placement.
    var isRemovable: Bool
  }

  /// Which way a search walks along the board.
  enum Direction {
    /// As time runs.
    case forward
    /// Against it: each placement is undone.
    case backward
  }

  private(set) var stages: [Stage] = []
  /// Which way the stages are in order.
  private(set) var direction = Direction.forward
  /// The level.
  let level: Level
  /// What the player can put on the board.
  let actions: [SearchAction]
  /// Everything that can stand on the board, once each: what the actions place, at the same numbers as these, then what
  /// is there and no action places.
  private(set) var placements: [Placement]
  /// For each action, the first number under which what it places is known, which what stands on the board goes by too.
  let actionNumbers: [Int]
  /// What putting each of the actions adds to the ledger.
  let insertionCharges: [Ledger.Charge]
  /// What leaving out an operation that stands there adds to the ledger.
  let removalCharge: Ledger.Charge
  /// The counts that have to be remembered.
  let ledger: Ledger
  /// What the steps of a path cost.
  let costs: Costs
  /// Lays out a board for the search.
  ///
  /// - Parameters:
  ///   - attempt: The board.
  ///   - ledger: The counts that have to be remembered.
  ///   - plan: What steps cost.
  init(of attempt: Attempt, actions: [SearchAction], ledger: Ledger, plan: SearchPlan) {
    level = attempt.level
    let placements = actions.map { $0.placement }
    self.placements = placements
    actionNumbers = placements.map { placements.firstIndex(of: $0) ?? 0 }
    self.actions = actions
    self.ledger = ledger
    costs = plan.costs
    insertionCharges = actions.map { action in
      switch action.source {
      case .tool(let tool):
        ledger.charge(for: action.placement, tool: tool, isPlayers: true, edits: 1)
      case .given:
        ledger.charge(for: action.placement, tool: nil, isPlayers: false, edits: 0)
      }
    }
    removalCharge = ledger.chargeForRemoval(edits: plan.editsOfRemoval)
    var current = Stage(segment: 0, isOpen: false)
    var items = attempt.items[...]
    for (index, segment) in attempt.segments.enumerated() {
      current.segment = index
      current.isOpen = segment.isOpen
      while let item = items.popFirst() {
        guard case .operation(let placement, let standing) = item else { continue }
        close(&current, with: placement, standing)
        if standing == .frozen { break }
        (current.segment, current.isOpen) = (index, segment.isOpen)
      }
      if index == attempt.segments.count - 1 { stages.append(current) }
    }
  }

  /// The same board walked along from its end: stage k is what was the last but k.
  var reversed: SearchProgram {
    var reversed = self
    reversed.direction = direction == .forward ? .backward : .forward
    reversed.stages = stages.reversed()
    for index in reversed.stages.indices {
      // What stood after the stage before is now what stands after this one.
      var exit = index < stages.count - 1 ? stages[stages.count - 2 - index].exit : nil
      exit?.placements.reverse()
      exit?.charges.reverse()
      reversed.stages[index].exit = exit
    }
    return reversed
  }

  /// Ends a stage at an operation, and begins the next.
  private mutating func close(
    _ stage: inout Stage, with placement: Placement, _ standing: Standing
  ) {
    let charge = ledger.charge(
      for: placement, tool: level.tool(for: placement), isPlayers: standing.isPlayers,
      edits: standing.isPlayers ? 1 : 0)
    let number = number(of: placement)
    // Frozen operations that follow each other without a gap are passed in one go.
    if standing == .frozen, !stage.isOpen, let last = stages.indices.last,
      stages[last].exit?.isRemovable == false
    {
      stages[last].exit?.placements.append(number)
      stages[last].exit?.charges.append(charge)
    } else {
      stage.exit = Exit(placements: [number], charges: [charge], isRemovable: standing != .frozen)
      stages.append(stage)
    }
    stage = Stage(segment: stage.segment, isOpen: false)
  }

  /// The number of a placement, which it gets when it is first met.
  private mutating func number(of placement: Placement) -> Int {
    if let number = placements.firstIndex(of: placement) { return number }
    placements.append(placement)
    return placements.count - 1
  }

  /// Whether two paths may spell the same board, because operations that stand there may be left out, or others put
  /// back.
  var mayRepeatBoards: Bool {
    stages.contains { $0.exit?.isRemovable == true }
      || actions.contains { action in
        if case .given = action.source { true } else { false }
      }
  }
}
