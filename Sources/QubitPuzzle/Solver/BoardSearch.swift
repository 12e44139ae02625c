import QuantumSimulator

/// A breadth-first search over the boards of a level, for those that cost least.
///
/// A node is a stage of the board, the ensemble of states on all branches of all cases (or of the images of several
/// inputs) and a row of the ledger. Boards that reach the same node are equivalent from there on, so that each node is
/// left once, at its least cost, and the number of boards that reach it at that cost is carried along: the sum over its
/// predecessors, as each path spells another board.
///
/// **What rounding can do.** Where all gates are of the Clifford group or Clifford+T, states are exact and rounding does
/// nothing; see `SearchSpace`. Otherwise two states that differ by less than `VectorIndex.tolerance` are one node. If,
/// conversely, one state were kept as two nodes, costs and counts would still be right, since the second node either lies
/// on the same layer, where the counts of both are added, or on a later one, where it no longer matters; the search would
/// only take longer.
struct BoardSearch {
  let program: SearchProgram
  private(set) var space: SearchSpace
  private let aim: Aim
  /// How far to go; may be changed between two layers.
  var limits: SearchLimits
  /// The most that a board may cost, where the level says so.
  private let greatestCost: Int?
  /// The cost of the layer that is complete, or being completed.
  private(set) var cost = 0
  /// How many steps have been tried.
  private(set) var stepCount = 0
  private var ways = SearchWays()
  /// The new nodes of the present layer, by stage, and those of the next.
  private(set) var frontier: [[Int]]
  private var nextFrontier: [[Int]]
  /// Whether the steps that cost nothing have been followed in the present layer.
  private var isComplete = false
  private var buffers: Buffers

  /// Where a node is unpacked and its successors are made.
  private struct Buffers {
    /// The node's state.
    var state: SearchSpace.Carried
    /// The node's tag.
    var tag: [Int32]
    /// A successor's state.
    var changed: SearchSpace.Carried
    /// A state on the way to that.
    var other: SearchSpace.Carried
    /// A successor's tag.
    var row: [Int32]
  }

  /// Begins a search of the boards of a program where a space begins.
  init(
    _ program: SearchProgram, in space: SearchSpace, for aim: Aim, limits: SearchLimits,
    greatestCost: Int?
  ) {
    self.program = program
    self.space = space
    self.aim = aim
    self.limits = limits
    self.greatestCost = greatestCost
    frontier = program.stages.map { _ in [] }
    nextFrontier = frontier
    let (state, tag) = space.start
    buffers = Buffers(state: state, tag: tag, changed: state, other: state, row: tag)
    visit(state, tag: tag, layer: 0, from: nil)
  }

  /// The number of nodes visited.
  var stateCount: Int { space.count }

  /// The memory that the nodes and the ways to them take.
  var byteCount: Int {
    // A node stands in one frontier at most.
    space.byteCount + ways.byteCount + heldBytes(stateCount, of: Int.self)
  }

  /// The stage of a node.
  func stage(of node: Int) -> Int { Int(space.tag(of: node, at: 0)) }

  /// The number of paths that reach a node at its least cost, at most `UInt64.max`.
  func wayCount(of node: Int) -> UInt64 { ways.count(to: node) }

  /// The ways in which a node is reached at its least cost.
  func leastEdges(to node: Int) -> [SearchEdge] { ways.edges(to: node) }

  /// Searches until goals are found, nothing is left, or a limit is reached.
  ///
  /// - Parameter pause: The number of states after which to stop between two layers; may be called again then.
  mutating func run(pausingAfter pause: Int?) throws(LevelFault) -> Ending {
    while true {
      let goals = try completeLayer()
      if let goals, !goals.isEmpty { return .found(goals, cost: cost) }
      if space.hasOverflowed { return .overflowed }
      if goals == nil { return .limited(searchedCost: cost - 1) }
      if cost == greatestCost { return .outOfBudget(cost: cost) }
      if let pause, stateCount > pause { return .paused(searchedCost: cost) }
      let isWithinLimits = extend()
      if space.hasOverflowed { return .overflowed }
      guard isWithinLimits else { return .limited(searchedCost: cost) }
      guard advance() else { return .exhausted(depth: cost) }
    }
  }

  /// Goes on to the next layer, which has been begun; false where it is empty.
  mutating func advance() -> Bool {
    guard nextFrontier.contains(where: { !$0.isEmpty }) else { return false }
    frontier = nextFrontier
    nextFrontier = frontier.map { _ in [] }
    cost += 1
    isComplete = false
    return true
  }

  /// Follows all steps of the layer that cost nothing, and returns the goals among its nodes; nil at a limit.
  ///
  /// Such steps lead from a stage to the next, so that a stage's nodes are complete when their turn comes. A layer that is
  /// complete already stays as it is.
  mutating func completeLayer() throws(LevelFault) -> [Int]? {
    guard !isComplete else { return [] }
    var goals: [Int] = []
    for stage in program.stages.indices {
      var position = 0
      while position < frontier[stage].count {
        let node = frontier[stage][position]
        position += 1
        space.load(node, into: &buffers.state, tag: &buffers.tag)
        guard let exit = program.stages[stage].exit else {
          if program.ledger.isSettled(buffers.tag, from: SearchSpace.head), try isGoal() {
            goals.append(node)
          }
          continue
        }
        keep(exit, after: node, stage)
        if exit.isRemovable, program.costs == .placements { remove(after: node, stage, layer: cost) }
        if isAtLimit { return nil }
      }
    }
    isComplete = true
    return goals
  }

  /// Whether the state that was loaded is what is looked for.
  private mutating func isGoal() throws(LevelFault) -> Bool {
    switch aim {
    case .none: return false
    case .words(let words): return buffers.state.words == words
    case .judged(let test):
      guard space.unpack(&buffers.state) else { return false }
      return try test.isMet(by: buffers.state.bundle, space.layouts[Int(buffers.tag[1])])
    }
  }

  /// Follows all steps from the layer that cost one; false at a limit.
  mutating func extend() -> Bool {
    for stage in program.stages.indices where program.stages[stage].isOpen {
      let exit = program.stages[stage].exit
      for node in frontier[stage] {
        space.load(node, into: &buffers.state, tag: &buffers.tag)
        for action in program.actions.indices
        where program.actions[action].isAllowed(in: program.stages[stage].segment) {
          insert(action, after: node, stage, exit)
          if isAtLimit { return false }
        }
        if let exit, exit.isRemovable, program.costs == .changes {
          remove(after: node, stage, layer: cost + 1)
          if isAtLimit { return false }
        }
      }
    }
    return true
  }

  /// Puts an operation at a stage, and also in the place of what stands after it, where that may be replaced.
  private mutating func insert(
    _ action: Int, after node: Int, _ stage: Int, _ exit: SearchProgram.Exit?
  ) {
    buffers.row = buffers.tag
    guard
      program.ledger.add(
        program.insertionCharges[action], to: &buffers.row, from: SearchSpace.head)
    else { return }
    apply(action, to: buffers.state)
    visit(buffers.changed, tag: buffers.row, layer: cost + 1, from: (node, .insert(action)))
    if let exit, exit.isRemovable, exit.placements != [program.actionNumbers[action]] {
      buffers.row[0] = Int32(stage + 1)
      visit(buffers.changed, tag: buffers.row, layer: cost + 1, from: (node, .replace(action)))
    }
  }

  /// Passes what stands after a stage.
  private mutating func keep(_ exit: SearchProgram.Exit, after node: Int, _ stage: Int) {
    buffers.row = buffers.tag
    buffers.row[0] = Int32(stage + 1)
    for charge in exit.charges {
      guard program.ledger.add(charge, to: &buffers.row, from: SearchSpace.head) else { return }
    }
    var isFirst = true
    for placement in exit.placements {
      if isFirst {
        apply(placement, to: buffers.state)
      } else {
        swap(&buffers.changed, &buffers.other)
        apply(placement, to: buffers.other)
      }
      isFirst = false
    }
    visit(
      isFirst ? buffers.state : buffers.changed, tag: buffers.row, layer: cost, from: (node, .keep))
  }

  /// Leaves out what stands after a stage.
  private mutating func remove(after node: Int, _ stage: Int, layer: Int) {
    buffers.row = buffers.tag
    buffers.row[0] = Int32(stage + 1)
    guard program.ledger.add(program.removalCharge, to: &buffers.row, from: SearchSpace.head) else {
      return
    }
    visit(buffers.state, tag: buffers.row, layer: layer, from: (node, .remove))
  }

  /// Makes of a state, in `changed`, what a placement makes of it.
  private mutating func apply(_ placement: Int, to state: SearchSpace.Carried) {
    stepCount += 1
    space.apply(placement, to: state, into: &buffers.changed, tag: &buffers.row)
  }

  private var isAtLimit: Bool {
    space.count > limits.states || byteCount > limits.bytes
      || stepCount > limits.steps || space.hasOverflowed
  }

  /// Comes to a node: keeps it if it is new, and notes the way if it is as short as the first.
  private mutating func visit(
    _ state: SearchSpace.Carried, tag: [Int32], layer: Int,
    from origin: (parent: Int, choice: SearchEdge.Choice)?
  ) {
    let parentWays = origin.map { ways.count(to: $0.parent) } ?? 1
    let node: Int
    switch space.insert(state, tag: tag) {
    case .added(let added):
      node = added
      ways.addNode(layer: layer, count: parentWays)
      if layer == ways.layer(of: origin?.parent ?? added) {
        frontier[Int(tag[0])].append(added)
      } else {
        nextFrontier[Int(tag[0])].append(added)
      }
    case .found(let found):
      guard ways.layer(of: found) == layer else { return }
      node = found
      ways.add(parentWays, to: found)
    }
    if let origin { ways.note(origin.choice, from: origin.parent, to: node) }
  }
}
