/// How far a search may go in time, states and memory before it gives up and says that it does not know.
public struct SearchLimits: Hashable, Sendable {
  /// The most states that are told apart.
  public var states: Int
  /// The most bytes that are taken by all that is kept of the states and the ways to them.
  public var bytes: Int
  /// The most steps that are tried, each an operation put to a state. They bound the time by something that is the same
  /// on every machine, so that an answer is too.
  public var steps: Int
  /// The most boards that are written out one by one where given operations may be removed.
  public var boards: Int

  /// Makes limits.
  public init(states: Int, bytes: Int, boards: Int, steps: Int = 30_000_000) {
    self.steps = steps
    self.states = states
    self.bytes = bytes
    self.boards = boards
  }

  /// What a validator allows itself for one level: a million states in 80 MiB, so that two levels at a time stay below
  /// 200 MB. A state of a Clifford board on two qubits takes about a hundred bytes.
  public static let thorough = SearchLimits(
    states: 1_000_000, bytes: 80 << 20, boards: 10_000, steps: 30_000_000)
  /// What fits between a player's question and an answer: 20,000 states, 20 MiB.
  public static let brief = SearchLimits(states: 20_000, bytes: 20 << 20, boards: 100, steps: 1_000_000)
}
