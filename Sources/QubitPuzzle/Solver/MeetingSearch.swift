import QuantumSimulator

/// A search from both ends of the board that meets in the middle: forward from what enters, and backward from what has to
/// come out, each operation undone.
///
/// Every board that costs f + b is cut in one place: after its f-th operation that costs something. What comes before the
/// cut is a shortest way to a node of the forward search's layer f, since a shorter one would make a cheaper board; what
/// comes after it is one to a node of the backward search's layer b. The number of solutions is the sum, over all pairs of
/// nodes that fit, of the products of the numbers of ways.
///
/// With k operations to choose from and solutions of n moves, both searches together visit about 2·k^(n/2) states instead
/// of kⁿ.
struct MeetingSearch {
  /// Two nodes that fit: the state that has been made is that of which the target is made.
  struct Meeting {
    /// The node of the forward search.
    var forward: Int
    /// The node of the backward search.
    var backward: Int
  }

  /// How a search ended.
  enum Ending {
    /// These nodes fit, at this cost, the least there is.
    case found([Meeting], cost: Int)
    /// One of the searches has visited every node that there is; no board is a solution. Its last new one lay at this cost.
    case exhausted(depth: Int, states: Int)
    /// Every board that costs no more than the level allows has been ruled out.
    case outOfBudget(cost: Int)
    /// The limits were reached after every board of up to this cost had been ruled out.
    case limited(searchedCost: Int)
    /// A number grew too great to be kept exactly.
    case overflowed
  }

  private(set) var forward: BoardSearch
  private(set) var backward: BoardSearch
  private let goal: WholeGoal
  private let limits: SearchLimits
  private let greatestCost: Int?

  /// The least fidelity that a goal must ask for where states are compared as numbers: the more is let through, the
  /// more pairs have to be compared.
  static let leastFidelity = 0.9999

  /// Goes on, from both ends, where a forward search has paused.
  init(
    _ forward: BoardSearch, backward: BoardSearch, goal: WholeGoal, limits: SearchLimits,
    greatestCost: Int?
  ) {
    self.forward = forward
    self.backward = backward
    self.goal = goal
    self.limits = limits
    self.greatestCost = greatestCost
  }

  /// The number of states told apart, from both ends.
  var stateCount: Int { forward.stateCount + backward.stateCount }

  /// Searches until nodes fit, nothing is left, or a limit is reached.
  mutating func run() throws(LevelFault) -> Ending {
    var total = forward.cost
    _ = try backward.completeLayer()
    while true {
      if total == greatestCost { return .outOfBudget(cost: total) }
      let isForward = Self.size(of: forward) <= Self.size(of: backward)
      switch isForward
        ? try Self.extend(&forward, beside: backward, limits)
        : try Self.extend(&backward, beside: forward, limits)
      {
      case .extended: total += 1
      case .exhausted:
        let search = isForward ? forward : backward
        return .exhausted(depth: search.cost, states: search.stateCount)
      case .limited: return .limited(searchedCost: total)
      case .overflowed: return .overflowed
      }
      let meetings = meetings()
      if !meetings.isEmpty { return .found(meetings, cost: total) }
    }
  }

  private static func size(of search: BoardSearch) -> Int {
    search.frontier.reduce(0) { $0 + $1.count }
  }

  private enum Extension { case extended, exhausted, limited, overflowed }

  /// Adds a layer to one of the searches, within what the other has left of the limits.
  private static func extend(
    _ search: inout BoardSearch, beside other: BoardSearch, _ limits: SearchLimits
  ) throws(LevelFault) -> Extension {
    search.limits.states = limits.states - other.stateCount
    search.limits.bytes = limits.bytes - other.byteCount
    search.limits.steps = limits.steps - other.stepCount
    let isExtended = search.extend()
    if search.space.hasOverflowed { return .overflowed }
    guard isExtended else { return .limited }
    guard search.advance() else { return .exhausted }
    let isComplete = try search.completeLayer() != nil
    if search.space.hasOverflowed { return .overflowed }
    return isComplete ? .extended : .limited
  }
}

extension MeetingSearch {
  /// All pairs of nodes of the present layers that fit.
  private func meetings() -> [Meeting] {
    let last = forward.program.stages.count - 1
    var meetings: [Meeting] = []
    let isForwardFiled = Self.size(of: forward) <= Self.size(of: backward)
    let filed = isForwardFiled ? forward : backward
    let sought = isForwardFiled ? backward : forward
    var (one, other) = (filed.space.start, sought.space.start)
    let table = MeetingKeys(
      width: goal.target.width, fidelity: goal.minimumFidelity,
      isExact: filed.space.form == .stabilizer && sought.space.form == .stabilizer)
    for stage in 0...last where !filed.frontier[stage].isEmpty {
      var index = MeetingIndex(expecting: filed.frontier[stage].count)
      for node in filed.frontier[stage] {
        filed.space.load(node, into: &one.state, tag: &one.tag)
        _ = filed.space.unpack(&one.state)
        index.add(node, under: table.key(of: one.state))
      }
      for node in sought.frontier[last - stage] {
        sought.space.load(node, into: &other.state, tag: &other.tag)
        _ = sought.space.unpack(&other.state)
        for key in table.keysAround(other.state) {
          index.forEach(under: key) { candidate in
            filed.space.load(candidate, into: &one.state, tag: &one.tag)
            _ = filed.space.unpack(&one.state)
            let fits =
              isForwardFiled
              ? isMeeting(one, other, table) : isMeeting(other, one, table)
            if fits {
              meetings.append(
                isForwardFiled
                  ? Meeting(forward: candidate, backward: node)
                  : Meeting(forward: node, backward: candidate))
            }
          }
        }
      }
    }
    return meetings.filter { forward.paidWayCount(of: $0.forward) > 0 }
  }

  private func isMeeting(
    _ made: (state: SearchSpace.Carried, tag: [Int32]),
    _ wanted: (state: SearchSpace.Carried, tag: [Int32]), _ keys: MeetingKeys
  ) -> Bool {
    guard forward.program.ledger.isSettled(made.tag, joinedBy: wanted.tag, from: SearchSpace.head)
    else { return false }
    return keys.isExact
      ? made.state.words == wanted.state.words
      : goal.isMet(by: made.state.bundle, against: wanted.state.bundle)
  }

  /// The shortest ways through some pairs of nodes.
  func leastPaths(through meetings: [Meeting]) -> LeastPaths {
    var sum: UInt64 = 0
    for meeting in meetings {
      let product = forward.paidWayCount(of: meeting.forward)
        .multipliedUpToMaximum(by: backward.wayCount(of: meeting.backward))
      sum = sum.addingUpToMaximum(product)
    }
    var used = [Bool](repeating: false, count: forward.program.actions.count)
    var before: [Int] = []
    for meeting in meetings {
      for edge in forward.leastEdges(to: meeting.forward) {
        guard let action = edge.action else { continue }
        used[action] = true
        before.append(Int(edge.parent))
      }
    }
    forward.mark(&used, before: before)
    backward.mark(&used, before: meetings.map { $0.backward })
    return LeastPaths(
      count: SolutionCount(sum), used: used, example: meetings.first.map(example(through:)) ?? [])
  }

  /// A way through a pair of nodes, in the order of the board.
  private func example(through meeting: Meeting) -> [PathStep] {
    var path: [PathStep] = []
    if let edge = forward.leastEdges(to: meeting.forward).last(where: { $0.action != nil }) {
      path = forward.path(to: Int(edge.parent))
      path.append(
        PathStep(stage: forward.stage(of: meeting.forward), choice: edge.choice))
    }
    let last = forward.program.stages.count - 1
    var node = meeting.backward
    while let edge = backward.leastEdges(to: node).last {
      path.append(PathStep(stage: last - backward.stage(of: node), choice: edge.choice))
      node = Int(edge.parent)
    }
    return path
  }
}

extension BoardSearch {
  /// The number of shortest paths to a node whose last step costs something; 1 for the start.
  func paidWayCount(of node: Int) -> UInt64 {
    let edges = leastEdges(to: node)
    guard !edges.isEmpty else { return 1 }
    var sum: UInt64 = 0
    for edge in edges where edge.action != nil {
      sum = sum.addingUpToMaximum(wayCount(of: Int(edge.parent)))
    }
    return sum
  }
}
