/// How far a search may go before it gives up and says that it does not know.
public struct SearchLimits: Hashable, Sendable {
  /// The most states that are told apart.
  public var states: Int
  /// The most complex numbers that are kept, 16 bytes each.
  public var amplitudes: Int
  /// The most boards that are written out one by one where given operations may be removed.
  public var boards: Int

  /// Makes limits.
  public init(states: Int, amplitudes: Int, boards: Int) {
    self.states = states
    self.amplitudes = amplitudes
    self.boards = boards
  }

  /// What a validator allows itself for one level: a million states, half a gibibyte.
  public static let thorough = SearchLimits(states: 1_000_000, amplitudes: 32_000_000, boards: 10_000)
  /// What fits between a player's question and an answer: 20,000 states, 16 MiB.
  public static let brief = SearchLimits(states: 20_000, amplitudes: 1_000_000, boards: 100)
}
