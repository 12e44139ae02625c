import QuantumSimulator

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
    /// What it does.
    var steps: [BundleStep]
    /// What it adds to the ledger.
    var charges: [Ledger.Charge]
    /// The operations.
    var operations: [Operation]
    /// Whether it may be left out or replaced; then it is one operation.
    var isRemovable: Bool
    /// What happens to a bundle instead where a measurement or reset is left out or replaced; nil for nothing.
    var bypass: BundleStep?
  }

  private(set) var stages: [Stage] = []
  /// What the player can put on the board.
  let actions: [SearchAction]
  /// What putting each of the actions adds to the ledger.
  let insertionCharges: [Ledger.Charge]
  /// What leaving out an operation that stands there adds to the ledger.
  let removalCharge: Ledger.Charge
  /// The counts that have to be remembered.
  let ledger: Ledger
  /// What the steps of a path cost.
  let costs: Costs
  /// The layout of the bundles at the end of the board.
  private(set) var layout: BundleLayout
  /// 2ⁿ for n qubits.
  let dimension: Int

  /// Lays out a board for the search.
  ///
  /// - Parameters:
  ///   - attempt: The board.
  ///   - layout: What enters it.
  ///   - ledger: The counts that have to be remembered.
  ///   - plan: What steps cost.
  init(
    of attempt: Attempt, actions: [SearchAction], layout: BundleLayout, ledger: Ledger, plan: SearchPlan
  ) {
    self.actions = actions
    self.ledger = ledger
    costs = plan.costs
    self.layout = layout
    dimension = 1 << layout.qubitCount
    insertionCharges = actions.map { action in
      switch action.source {
      case .tool(let tool):
        ledger.charge(for: action.operation, tool: tool, isPlayers: true, edits: 1)
      case .given:
        ledger.charge(for: action.operation, tool: nil, isPlayers: false, edits: 0)
      }
    }
    removalCharge = ledger.chargeForRemoval(edits: plan.editsOfRemoval)
    var current = Stage(segment: 0, isOpen: false)
    var items = attempt.items[...]
    for (index, segment) in attempt.segments.enumerated() {
      current.segment = index
      current.isOpen = segment.isOpen
      while let item = items.popFirst() {
        guard case .operation(let operation, let standing) = item else { continue }
        close(&current, with: operation, standing, level: attempt.level)
        if standing == .frozen { break }
        (current.segment, current.isOpen) = (index, segment.isOpen)
      }
      if index == attempt.segments.count - 1 { stages.append(current) }
    }
  }

  /// Ends a stage at an operation, and begins the next.
  private mutating func close(
    _ stage: inout Stage, with operation: Operation, _ standing: Standing, level: Level
  ) {
    let tool = level.tool(making: operation)
    let charge = ledger.charge(
      for: operation, tool: tool, isPlayers: standing.isPlayers, edits: standing.isPlayers ? 1 : 0)
    let isRemovable = standing != .frozen
    let vectorCount = layout.inputs.count
    let steps = layout.step(for: operation, mayBeLeftOut: isRemovable).map { [$0] } ?? []
    // Frozen operations that follow each other without a gap are passed in one go.
    if standing == .frozen, !stage.isOpen, let last = stages.indices.last,
      stages[last].exit?.isRemovable == false
    {
      stages[last].exit?.steps += steps
      stages[last].exit?.charges.append(charge)
      stages[last].exit?.operations.append(operation)
    } else {
      stage.exit = Exit(
        steps: steps, charges: [charge], operations: [operation], isRemovable: isRemovable,
        bypass: layout.inputs.count > vectorCount ? .bypass(vectorCount: vectorCount) : nil)
      stages.append(stage)
    }
    stage = Stage(segment: stage.segment, isOpen: false)
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
