import QuantumSimulator

/// A puzzle: where it starts, what may be used, what has to hold at the end, and the words around it.
///
/// A level is plain data. `Attempt` holds what a player has made of it, `Judge` says whether that solves it, and
/// `Solver` finds the shortest way.
public struct Level: Hashable, Sendable {
  /// The stable name under which progress is kept: lower-case words joined by hyphens. Never an index or a title.
  public var id: String
  /// What the player is asked to do.
  public var mechanic: Mechanic
  /// The words around the puzzle.
  public var texts: Texts
  /// What the level teaches and what it takes for granted.
  public var concepts: Concepts
  /// The names of the qubits; the first is qubit 0, the least significant bit and the rightmost symbol of a ket.
  public var qubits: [String]
  /// The names of the classical bits; the first is bit 0. Empty where nothing is measured on the board.
  public var bits: [String]
  /// The level's own pieces: macros and black boxes.
  public var pieces: [Piece]
  /// The situations in which the board is judged; empty where there is only the one that the level's start describes.
  public var cases: [LevelCase]
  /// Who acts where; empty where the player may act everywhere.
  public var parties: [Party]
  /// The pairs of qubits on which the player may put something together, or nil where any will do.
  public var connectivity: [Pair]?
  /// For how many rounds the board may be played, or nil where it is played once.
  public var rounds: RoundDial?
  /// What moves and disturbs the qubits, or nil where nothing does but gates.
  public var dynamics: Dynamics?
  /// The state that enters the board.
  public var start: Start
  /// What stands on the board before the first move, in the order of time.
  public var board: [BoardItem]
  /// What the player may place.
  public var toolbox: [Tool]
  /// What has to hold at the end. Empty only in a sandbox.
  public var goals: [Goal]
  /// How much may be used.
  public var budgets: [Budget]
  /// How a solution is scored, or nil in a sandbox, which has no goal and no score.
  public var scoring: Scoring?
  /// Solutions by the author, each checked by the validator. At least one, unless the level is a sandbox.
  public var solutions: [[Move]]
  /// Honest other ways that the author knows of, each with a text for the player who finds it.
  public var routes: [Route]
  /// Tools that are there to mislead, and that the texts own up to.
  public var redHerrings: [Tool.Kind]
  /// Pictures and the like, as paths relative to the level's file.
  public var media: [String]

  /// Makes a level; whoever makes it from a file has checked it.
  public init(
    id: String, mechanic: Mechanic, texts: Texts, concepts: Concepts, qubits: [String], bits: [String],
    start: Start, board: [BoardItem], toolbox: [Tool], goals: [Goal], budgets: [Budget], scoring: Scoring?,
    solutions: [[Move]], routes: [Route], redHerrings: [Tool.Kind], media: [String],
    pieces: [Piece] = [], cases: [LevelCase] = [], parties: [Party] = [], connectivity: [Pair]? = nil,
    rounds: RoundDial? = nil, dynamics: Dynamics? = nil
  ) {
    self.id = id
    self.mechanic = mechanic
    self.texts = texts
    self.concepts = concepts
    self.qubits = qubits
    self.bits = bits
    self.start = start
    self.board = board
    self.toolbox = toolbox
    self.goals = goals
    self.budgets = budgets
    self.scoring = scoring
    self.solutions = solutions
    self.routes = routes
    self.redHerrings = redHerrings
    self.media = media
    self.pieces = pieces
    self.cases = cases
    self.parties = parties
    self.connectivity = connectivity
    self.rounds = rounds
    self.dynamics = dynamics
  }

  /// Two qubits that are joined, in either order.
  public struct Pair: Hashable, Sendable {
    /// One of them.
    public var first: Int
    /// The other.
    public var second: Int

    /// Joins two qubits.
    public init(_ first: Int, _ second: Int) {
      self.first = first
      self.second = second
    }

    /// Whether the pair joins these two.
    public func joins(_ one: Int, _ other: Int) -> Bool {
      (first == one && second == other) || (first == other && second == one)
    }
  }

  /// Whether the level is a sandbox: no goal, no score.
  public var isSandbox: Bool { scoring == nil }
}
