public import QuantumSimulator

/// A session with its pictures: the state after every operation, a play head among them, and a log of moves and looks.
///
/// ```swift
/// var playback = try Playback(of: level, seed: 7)
/// try playback.play(.place(.gate(.h, on: [0]), position: nil))
/// playback.rewind()
/// let arrows = try playback.arrows(passing: 0, fraction: 0.5)   // halfway through the H
/// ```
///
/// A playback is a value: a copy is a snapshot. It is deterministic: what look number k finds is drawn from a stream of
/// the seed that belongs to k and to how often the player has looked again, so that the same seed and the same events
/// show the same outcomes on every platform. Verdicts do not depend on outcomes at all; see ``Judge``.
///
/// A level with several cases, such as one with a black box, is shown in one of them at a time.
///
/// Every stage of the board is kept: 16 bytes an amplitude and operation.
public struct Playback: Sendable {
  /// The player's session: level, board, judge and hints.
  public internal(set) var session: Session
  /// What has happened, undone events left out.
  public internal(set) var log: [PlayLogEntry] = []
  /// Which of the level's cases is shown; 0 where the level lists none. At first it is the one that the seed draws.
  public internal(set) var shownCase: Int
  /// The stages of the board.
  private var stages: BoardStages
  /// How many operations the play head has passed: 0 is before the first.
  public internal(set) var head: Int
  /// What decides how looks come out.
  var looks: Looks
  /// What held before each entry of the log.
  var past: [Held] = []
  /// Entries that were undone, the next one to be made again last.
  var undone: [PlayLogEntry] = []

  /// What an undo brings back beside the board.
  struct Held {
    var looks: Looks
    var outcomes: [Outcome]
  }

  /// Begins a level.
  ///
  /// - Throws: ``LevelFault`` for a level that cannot be judged or run.
  public init(of level: Level, seed: UInt64 = 0) throws(LevelFault) {
    try self.init(judge: try Judge(of: level), seed: seed)
  }

  /// Begins the level of a judge.
  ///
  /// - Throws: ``LevelFault`` where the board cannot be run.
  public init(judge: Judge, seed: UInt64 = 0) throws(LevelFault) {
    session = Session(judge: judge)
    looks = Looks(seed: seed)
    shownCase = judge.level.secretCase(seed: seed) ?? 0
    stages = try BoardStages(
      of: session.attempt.placements, judge.level, in: judge.cases[shownCase], looks, recorded: [])
    head = stages.count
  }

  /// Plays a log from the beginning of the level, with the outcomes that are written in it.
  ///
  /// - Throws: ``PlaybackFault/replay(index:_:)`` for the first entry that cannot be played, or
  ///   ``PlaybackFault/level(_:)``.
  public init(replaying log: [PlayLogEntry], judge: Judge, seed: UInt64) throws(PlaybackFault) {
    do throws(LevelFault) {
      try self.init(judge: judge, seed: seed)
    } catch {
      throw .level(error)
    }
    for (index, entry) in log.enumerated() {
      do throws(PlaybackFault) {
        try perform(entry.event, recorded: entry.outcomes)
      } catch {
        throw .replay(index: index, error)
      }
    }
  }

  /// The level that is played.
  public var level: Level { session.level }

  /// What the looks are drawn from.
  public var seed: UInt64 { looks.seed }

  /// Which looks are held to which outcome.
  public var forced: [Int: Outcome] { looks.forced }

  /// What each look on the board has found, the first look first.
  public var outcomes: [Outcome] { stages.outcomes }

  /// How many operations stand on the board, a piece counting as one.
  public var operationCount: Int { stages.count }

  /// The run after the first `position` operations of the board, noise left out, and of a mixed start all but its likeliest
  /// part: 0 is before the first. Traps outside
  /// 0…``operationCount``.
  public func noiselessStage(_ position: Int) -> CircuitRun { stages.noiseless(position) }

  /// The run after so many operations of the simulator within the operation at a position.
  func noiselessStage(_ position: Int, _ number: Int) -> CircuitRun { stages.noiseless(position, number) }

  /// Before the first placement and after each, where states mix; empty otherwise.
  var mixedStages: [MixedStage] { stages.mixed }

  /// What the looks of the operation at a position found, the first look first; empty where it has none.
  public func outcomes(at position: Int) -> [Outcome] { stages.outcomes(at: position) }

  /// Runs the board and sets the play head to its end.
  mutating func run(recorded: [Outcome]) throws(LevelFault) {
    stages = try BoardStages(
      of: session.attempt.placements, level, in: session.judge.cases[shownCase], looks, recorded: recorded)
    head = operationCount
  }
}
