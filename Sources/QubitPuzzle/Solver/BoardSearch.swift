import QuantumSimulator

/// A breadth-first search over the boards of a level, for those that cost least.
///
/// A node is a stage of the board, the ensemble of states on all branches of all cases (or of the images of several
/// inputs) and a row of the ledger. Boards that reach the same node are equivalent from there on, so that each node is left once, at its least cost, and the
/// number of boards that reach it at that cost is carried along: the sum over its predecessors, as each path spells
/// another board.
///
/// **What rounding can do.** Two states that differ by less than `VectorIndex.tolerance` are one node. If, conversely, one
/// state were kept as two nodes, costs and counts would still be right, since the second node either lies on the same
/// layer, where the counts of both are added, or on a later one, where it no longer matters; the search would
/// only take longer.
struct BoardSearch {
  /// How one node follows from another.
  enum Choice {
    /// An operation, by its index among the actions, was put at the stage.
    case insert(Int)
    /// What stands after the stage was passed.
    case keep
    /// What stands after the stage was left out.
    case remove
    /// An operation was put in the place of what stands after the stage.
    case replace(Int)
  }

  /// One way to reach a node at its least cost.
  struct Edge {
    /// The node before it.
    var parent: Int32
    /// How the node follows from that.
    var choice: Choice
    /// The next way to reach the same node, or −1.
    var next: Int32
  }

  /// How a search ended.
  enum Ending {
    /// These nodes are goals, at this cost, the least there is.
    case found([Int], cost: Int)
    /// Every node that can be reached has been visited; none is a goal. The last new one lay at this cost.
    case exhausted(depth: Int)
    /// Every board that costs no more than the level allows has been visited; none is a goal.
    case outOfBudget(cost: Int)
    /// The limits were reached after every board of up to this cost had been visited.
    case limited(searchedCost: Int)
  }

  let program: SearchProgram
  private let limits: SearchLimits
  /// The most that a board may cost, where the level says so.
  private let greatestCost: Int?
  private let order: StrandOrder
  private var layouts: LayoutTable
  private var index: VectorIndex
  /// The squared length of every bundle, which all steps keep.
  private var normSquared = 1.0
  private var layers: [Int32] = []
  private var ways: [UInt64] = []
  private var lastEdges: [Int32] = []
  private var edges: [Edge] = []
  /// The new nodes of the present layer, by stage, and those of the next.
  private var frontier: [[Int]]
  private var nextFrontier: [[Int]]

  /// How many integers of a node's tag come before the row of the ledger: the stage and the layout.
  private static let head = 2

  /// Prepares a search of the boards of a program.
  ///
  /// - Parameter strandWidth: The number of entries of a strand.
  init(
    _ program: SearchProgram, strandWidth: Int, phase: PhasePolicy, limits: SearchLimits,
    greatestCost: Int?
  ) {
    self.program = program
    self.limits = limits
    self.greatestCost = greatestCost
    order = StrandOrder(width: strandWidth, phase: phase)
    layouts = LayoutTable(program.placements, of: program.level)
    index = VectorIndex(phase: phase, tagLength: Self.head + program.ledger.rowLength)
    frontier = program.stages.map { _ in [] }
    nextFrontier = frontier
  }

  /// The number of nodes visited.
  var stateCount: Int { index.count }

  /// The stage of a node.
  func stage(of node: Int) -> Int { Int(index.tag(of: node, at: 0)) }

  /// The number of paths that reach a node at its least cost, at most `UInt64.max`.
  func wayCount(of node: Int) -> UInt64 { ways[node] }

  /// The ways in which a node is reached at its least cost.
  func leastEdges(to node: Int) -> [Edge] {
    var found: [Edge] = []
    var edge = lastEdges[node]
    while edge >= 0 {
      found.append(edges[Int(edge)])
      edge = edges[Int(edge)].next
    }
    return found
  }

  /// Searches from a bundle of inputs until goals are found, nothing is left, or a limit is reached.
  mutating func run(
    from inputs: VectorBundle, _ layout: StrandLayout,
    isGoal: (VectorBundle, StrandLayout) throws(LevelFault) -> Bool
  ) throws(LevelFault) -> Ending {
    normSquared = inputs.normSquared
    var buffers = Buffers(
      bundle: inputs, tag: [Int32](repeating: 0, count: Self.head + program.ledger.rowLength))
    buffers.tag[1] = Int32(layouts.number(of: layout))
    visit(inputs, tag: buffers.tag, layer: 0, from: nil)
    var cost = 0
    while true {
      let goals = try passLayer(cost, &buffers, isGoal)
      if let goals, !goals.isEmpty { return .found(goals, cost: cost) }
      if goals == nil { return .limited(searchedCost: cost - 1) }
      if cost == greatestCost { return .outOfBudget(cost: cost) }
      guard extendLayer(cost, &buffers) else { return .limited(searchedCost: cost) }
      frontier = nextFrontier
      nextFrontier = frontier.map { _ in [] }
      if frontier.allSatisfy({ $0.isEmpty }) { return .exhausted(depth: cost) }
      cost += 1
    }
  }

  /// Where a node is unpacked and its successors are made.
  private struct Buffers {
    /// The node's bundle.
    var bundle: VectorBundle
    /// The node's tag.
    var tag: [Int32]
    /// A successor's bundle.
    var changed: VectorBundle
    /// A bundle on the way to that.
    var other: VectorBundle
    /// A successor's tag.
    var row: [Int32]

    init(bundle: VectorBundle, tag: [Int32]) {
      self.bundle = bundle
      self.tag = tag
      (changed, other, row) = (bundle, bundle, tag)
    }
  }

  /// Follows all steps of a layer that cost nothing, and returns the goals among its nodes; nil at a limit.
  ///
  /// Such steps lead from a stage to the next, so that a stage's nodes are complete when their turn comes.
  private mutating func passLayer(
    _ cost: Int, _ buffers: inout Buffers,
    _ isGoal: (VectorBundle, StrandLayout) throws(LevelFault) -> Bool
  ) throws(LevelFault) -> [Int]? {
    var goals: [Int] = []
    for stage in program.stages.indices {
      var position = 0
      while position < frontier[stage].count {
        let node = frontier[stage][position]
        position += 1
        index.load(node, into: &buffers.bundle, tag: &buffers.tag)
        guard let exit = program.stages[stage].exit else {
          if program.ledger.isSettled(buffers.tag, from: Self.head),
            try isGoal(buffers.bundle, layouts[Int(buffers.tag[1])])
          {
            goals.append(node)
          }
          continue
        }
        keep(exit, after: node, stage, cost, &buffers)
        if exit.isRemovable, program.costs == .placements {
          remove(after: node, stage, cost, &buffers)
        }
        if isAtLimit { return nil }
      }
    }
    return goals
  }

  /// Follows all steps of a layer that cost one; false at a limit.
  private mutating func extendLayer(_ cost: Int, _ buffers: inout Buffers) -> Bool {
    for stage in program.stages.indices where program.stages[stage].isOpen {
      let exit = program.stages[stage].exit
      for node in frontier[stage] {
        index.load(node, into: &buffers.bundle, tag: &buffers.tag)
        for action in program.actions.indices
        where program.actions[action].isAllowed(in: program.stages[stage].segment) {
          buffers.row = buffers.tag
          guard
            program.ledger.add(program.insertionCharges[action], to: &buffers.row, from: Self.head)
          else { continue }
          apply(action, to: buffers.bundle, into: &buffers.changed, tag: &buffers.row)
          visit(buffers.changed, tag: buffers.row, layer: cost + 1, from: (node, .insert(action)))
          if let exit, exit.isRemovable, exit.placements != [program.actionNumbers[action]] {
            buffers.row[0] = Int32(stage + 1)
            visit(buffers.changed, tag: buffers.row, layer: cost + 1, from: (node, .replace(action)))
          }
          if isAtLimit { return false }
        }
        if let exit, exit.isRemovable, program.costs == .changes {
          remove(after: node, stage, cost + 1, &buffers)
          if isAtLimit { return false }
        }
      }
    }
    return true
  }

  /// Passes what stands after a stage.
  private mutating func keep(
    _ exit: SearchProgram.Exit, after node: Int, _ stage: Int, _ layer: Int, _ buffers: inout Buffers
  ) {
    buffers.row = buffers.tag
    buffers.row[0] = Int32(stage + 1)
    for charge in exit.charges {
      guard program.ledger.add(charge, to: &buffers.row, from: Self.head) else { return }
    }
    buffers.changed = buffers.bundle
    for placement in exit.placements {
      apply(placement, to: buffers.changed, into: &buffers.other, tag: &buffers.row)
      swap(&buffers.changed, &buffers.other)
    }
    visit(buffers.changed, tag: buffers.row, layer: layer, from: (node, .keep))
  }

  /// Leaves out what stands after a stage.
  private mutating func remove(after node: Int, _ stage: Int, _ layer: Int, _ buffers: inout Buffers) {
    buffers.row = buffers.tag
    buffers.row[0] = Int32(stage + 1)
    guard program.ledger.add(program.removalCharge, to: &buffers.row, from: Self.head) else { return }
    visit(buffers.bundle, tag: buffers.row, layer: layer, from: (node, .remove))
  }

  private var isAtLimit: Bool {
    index.count > limits.states || index.amplitudeCount > limits.amplitudes
  }

  /// Writes what a placement, by its number, makes of a bundle, and the number of its layout into the tag.
  private mutating func apply(
    _ placement: Int, to bundle: VectorBundle, into target: inout VectorBundle, tag: inout [Int32]
  ) {
    let transition = layouts.transition(of: placement, from: Int(tag[1]))
    let width = order.width
    target.resize(to: transition.maps.count * width)
    for (number, map) in transition.maps.enumerated() {
      let (from, to) = (map.source * width, number * width)
      guard let operation = map.operation else {
        target.copy(width, from: from, of: bundle, to: to)
        continue
      }
      var offset = 0
      while offset < width {
        operation.apply(to: bundle, from: from + offset, into: &target, at: to + offset)
        offset += operation.dimension
      }
    }
    if let layout = transition.layout {
      order.turnPhases(of: &target)
      tag[1] = Int32(layout)
    } else {
      tag[1] = Int32(
        layouts.number(of: order.arrange(&target, transition.maps.map { $0.strand })))
    }
  }

  /// Comes to a node: keeps it if it is new, and notes the way if it is as short as the first.
  private mutating func visit(
    _ bundle: VectorBundle, tag: [Int32], layer: Int, from origin: (parent: Int, choice: Choice)?
  ) {
    let parentWays = origin.map { ways[$0.parent] } ?? 1
    let node: Int
    switch index.insert(bundle, normSquared: normSquared, tag: tag) {
    case .added(let added):
      node = added
      layers.append(Int32(layer))
      ways.append(parentWays)
      lastEdges.append(-1)
      if layer == layers[origin?.parent ?? added] {
        frontier[Int(tag[0])].append(added)
      } else {
        nextFrontier[Int(tag[0])].append(added)
      }
    case .found(let found):
      guard layers[found] == Int32(layer) else { return }
      node = found
      let (sum, overflows) = ways[found].addingReportingOverflow(parentWays)
      ways[found] = overflows ? .max : sum
    }
    if let origin {
      edges.append(Edge(parent: Int32(origin.parent), choice: origin.choice, next: lastEdges[node]))
      lastEdges[node] = Int32(edges.count - 1)
    }
  }
}
