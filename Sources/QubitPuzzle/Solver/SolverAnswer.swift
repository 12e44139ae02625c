public import QuantumSimulator

/// What a solver can say about a level.
public enum SolverAnswer: Hashable, Sendable {
  /// There is a solution; none takes fewer moves.
  case solved(LeastSolution)
  /// There is none, however many moves are made.
  case impossible(ImpossibilityProof)
  /// The search ended before it knew. It says nothing about whether there is a solution.
  case unknown(SearchEnd)
}

/// The solutions of a level that take the fewest moves.
public struct LeastSolution: Hashable, Sendable {
  /// How many moves they take, as the level counts them.
  public var moves: Int
  /// How many there are: boards that differ in the order or the place of their operations count each.
  public var count: SolutionCount
  /// One of them, as moves that can be replayed.
  public var example: [Move]
  /// The tools that at least one of them uses, by their index in the toolbox, ascending.
  public var tools: [Int]
  /// The gates among these, in the order of the toolbox, each once.
  public var gates: [StandardGate]
  /// How many states the search told apart.
  public var statesExplored: Int

  /// Makes the description of a level's least solutions.
  public init(
    moves: Int, count: SolutionCount, example: [Move], tools: [Int], of level: Level,
    statesExplored: Int
  ) {
    self.moves = moves
    self.count = count
    self.example = example
    self.tools = tools
    var gates: [StandardGate] = []
    for tool in tools {
      if let gate = level.toolbox[tool].gate, !gates.contains(gate) { gates.append(gate) }
    }
    self.gates = gates
    self.statesExplored = statesExplored
  }
}

/// A number of solutions.
public enum SolutionCount: Hashable, Sendable {
  /// Exactly this many.
  case exactly(Int)
  /// This many or more: the search stopped counting.
  case atLeast(Int)
}

/// Why a level cannot be solved: how the finite set of what can be reached was exhausted.
public struct ImpossibilityProof: Hashable, Sendable {
  /// How it was exhausted.
  public var reason: Reason
  /// How many states were told apart, all that can be reached.
  public var statesExplored: Int

  /// Makes a proof.
  public init(reason: Reason, statesExplored: Int) {
    self.reason = reason
    self.statesExplored = statesExplored
  }

  /// How a finite set was exhausted.
  public enum Reason: Hashable, Sendable {
    /// After this many moves no further move led to a state that had not been reached before.
    case everyStateReached(moves: Int)
    /// All boards were tried that have no more moves than the level's budget allows.
    case everyBoardWithinBudget(moves: Int)
  }
}

/// Where a search that found nothing ended.
public struct SearchEnd: Hashable, Sendable {
  /// Why it ended.
  public var reason: Reason
  /// No board of this many moves or fewer is a solution; −1 where nothing is ruled out, as where states came so near
  /// each other that the search took them for one.
  public var movesRuledOut: Int
  /// How many states had been told apart.
  public var statesExplored: Int

  /// Makes an end.
  public init(reason: Reason, movesRuledOut: Int, statesExplored: Int) {
    self.reason = reason
    self.movesRuledOut = movesRuledOut
    self.statesExplored = statesExplored
  }

  /// Why a search ends without an answer.
  public enum Reason: Hashable, Sendable {
    /// The limits on states or memory were reached.
    case limit
    /// The toolbox can make more operations than a search tries.
    case tooManyOperations
    /// Boards of this many moves reach the goals, but the level's own way of counting them does not let any of them pass;
    /// longer ones were not tried.
    case contestedCounts
  }
}
