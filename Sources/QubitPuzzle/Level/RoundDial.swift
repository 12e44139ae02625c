/// How often a board is played, where that is the player's choice: the rounds are independent of each other.
public struct RoundDial: Hashable, Sendable {
  /// The least number of rounds, at which the dial stands at first. 1 or more.
  public var least: Int
  /// The greatest number of rounds.
  public var most: Int

  /// Makes a dial.
  public init(least: Int, most: Int) {
    self.least = least
    self.most = most
  }

  /// The most rounds that a dial may offer.
  public static let limit = 10_000

  /// Whether the dial can stand at a number.
  public func allows(_ rounds: Int) -> Bool { least <= rounds && rounds <= most }
}
