/// How long one unit of some work takes.
public struct Timing: Hashable, Sendable {
  /// The shortest time of a unit, in seconds: the machine least disturbed.
  public let minimum: Double
  /// The median, in seconds.
  public let median: Double
  /// How many blocks were timed.
  public let repeats: Int

  /// The shortest block that is timed, in seconds: short work is repeated within a block until it takes this long, so
  /// that the clock's grain and a scheduler's hiccup stay small beside it.
  public static let shortestBlock = 0.01

  /// Times work.
  ///
  /// - Parameters:
  ///   - repeats: How many blocks to time; fewer, but at least two, once `budget` seconds have passed.
  ///   - units: How many units one call of `work` does.
  ///   - preparation: What has to be done before each call and is not timed; a block is one call then.
  ///   - work: The work. It is called once before, untimed.
  /// - Throws: What the work throws.
  public static func measure<Failure: Error>(
    repeats: Int, budget: Double = 20, units: Int = 1, preparation: (() throws(Failure) -> Void)? = nil,
    _ work: () throws(Failure) -> Void
  ) throws(Failure) -> Timing {
    let clock = ContinuousClock()
    func seconds(_ calls: Int) throws(Failure) -> Double {
      let start = clock.now
      for _ in 0..<calls { try work() }
      return (clock.now - start) / .seconds(1)
    }
    try preparation?()
    var calls = 1
    var once = try seconds(1)
    if preparation == nil {
      while once * Double(calls) < shortestBlock {
        calls *= 2
        once = try seconds(calls) / Double(calls)
      }
    }
    var blocks: [Double] = []
    let began = clock.now
    while blocks.count < max(repeats, 2) {
      try preparation?()
      blocks.append(try seconds(calls) / Double(calls * units))
      if blocks.count >= 2, (clock.now - began) / .seconds(1) > budget { break }
    }
    blocks.sort()
    return Timing(minimum: blocks[0], median: blocks[blocks.count / 2], repeats: blocks.count)
  }
}
