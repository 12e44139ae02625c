/// A part of a level that a finding can be about.
///
/// The judge and the solver know nothing of files. Whoever asks them names the part that the answer is about, and
/// `LevelSource` says where it is written.
public enum LevelPlace: Hashable, Sendable {
  /// The whole level: its opening brace.
  case level
  /// The id.
  case id
  /// The mechanic.
  case mechanic
  /// One of the level's texts.
  case text(TextPlace)
  /// A concept that is taught, by its index.
  case taught(Int)
  /// A concept that is required, by its index.
  case required(Int)
  /// A qubit's name, by its index.
  case qubit(Int)
  /// The state that enters the board.
  case start
  /// An item of the board, by its index.
  case boardItem(Int)
  /// The gate of a tool, by the tool's index.
  case tool(Int)
  /// A goal, by its index.
  case goal(Int)
  /// A choice of the question that is a goal, by the goal's index and its own.
  case choice(goal: Int, Int)
  /// One of the level's pieces, by its index.
  case piece(Int)
  /// The list of cases.
  case cases
  /// A case, by its index.
  case levelCase(Int)
  /// A party, by its index.
  case party(Int)
  /// A qubit that a party holds, by the indices of both.
  case partyQubit(party: Int, Int)
  /// A bit of a party, by the indices of both.
  case partyBit(party: Int, Int)
  /// The pairs of qubits that are joined.
  case connectivity
  /// The dial of rounds.
  case rounds
  /// The dynamics.
  case dynamics
  /// A term of the dynamics' Hamiltonian, by its index.
  case term(Int)
  /// A relaxation, by its index.
  case relaxation(Int)
  /// A budget, by its index.
  case budget(Int)
  /// The scoring.
  case scoring
  /// The par.
  case par
  /// A solution, by its index.
  case solution(Int)
  /// A move of a solution, by the indices of both.
  case solutionMove(solution: Int, Int)
  /// A route, by its index.
  case route(Int)
  /// A move of a route, by the indices of both.
  case routeMove(route: Int, Int)
  /// A red herring, by its index.
  case redHerring(Int)
  /// A reference to a picture, by its index.
  case media(Int)

  /// Which of the level's texts.
  public enum TextPlace: Hashable, Sendable {
    /// The title.
    case title
    /// The brief.
    case brief
    /// A hint, by its index.
    case hint(Int)
    /// The explanation.
    case explanation
    /// The title of a case, by its index.
    case levelCase(Int)
    /// The text of a route, by its index.
    case route(Int)
    /// The question of a goal, by the goal's index.
    case question(goal: Int)
    /// The text of a choice, by the goal's index and its own.
    case choice(goal: Int, Int)
  }
}
