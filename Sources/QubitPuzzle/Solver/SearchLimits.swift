/// How far a search may go in time, states and memory before it gives up and says that it does not know.
public struct SearchLimits: Hashable, Sendable {
  /// The most states that are told apart.
  public var states: Int
  /// The most complex numbers that are kept, 16 bytes each.
  public var amplitudes: Int
  /// The most steps that are tried, each an operation put to a state. They bound the time by something that is the same
  /// on every machine, so that an answer is too.
  public var steps: Int
  /// The most boards that are written out one by one where given operations may be removed.
  public var boards: Int

  /// Makes limits.
  public init(states: Int, amplitudes: Int, boards: Int, steps: Int = 30_000_000) {
    self.steps = steps
    self.states = states
    self.amplitudes = amplitudes
    self.boards = boards
  }

  /// What a validator allows itself for one level: 250,000 states and 48 MiB of amplitudes, so that two levels at a time stay
  /// below 200 MB with all that the search keeps beside them.
  public static let thorough = SearchLimits(
    states: 250_000, amplitudes: 3_000_000, boards: 10_000, steps: 30_000_000)
  /// What fits between a player's question and an answer: 20,000 states, 16 MiB.
  public static let brief = SearchLimits(
    states: 20_000, amplitudes: 1_000_000, boards: 100, steps: 1_000_000)
}
