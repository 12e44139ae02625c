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
  public private(set) var session: Session
  /// What the looks are drawn from.
  public let seed: UInt64
  /// What has happened, undone events left out.
  public private(set) var log: [PlayLogEntry] = []
  /// Which of the level's cases is shown; 0 where the level lists none. At first it is the one that the seed draws.
  public private(set) var shownCase: Int
  /// The run before the first operation of the simulator and after each.
  private var trace: [CircuitRun] = []
  /// How many operations of the simulator have been done before the board and after each placement on it: a piece can be
  /// several.
  private var ends: [Int] = [0]
  /// Before the first placement and after each, where there is noise; empty otherwise.
  private(set) var mixedStages: [MixedStage] = []
  /// How many operations the play head has passed: 0 is before the first.
  public private(set) var head = 0
  /// Which looks are held to which outcome.
  public private(set) var forced: [Int: Outcome] = [:]
  /// How often the player has looked again.
  private var take: UInt64 = 0
  /// What held before each entry of the log.
  private var past: [Held] = []
  /// Entries that were undone, the next one to be made again last.
  private var undone: [PlayLogEntry] = []

  /// What an undo brings back beside the board.
  private struct Held {
    var forced: [Int: Outcome]
    var take: UInt64
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
    self.seed = seed
    shownCase = judge.level.secretCase(seed: seed) ?? 0
    try run(recorded: [])
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

  /// What each look on the board has found, the first look first.
  public var outcomes: [Outcome] {
    mixedStages.last?.outcomes ?? trace[trace.count - 1].record.map { $0.outcome }
  }

  /// How many operations stand on the board, a piece counting as one.
  public var operationCount: Int { ends.count - 1 }

  /// The run after the first `position` operations of the board, noise left out: 0 is before the first. Traps outside
  /// 0…``operationCount``.
  public func noiselessStage(_ position: Int) -> CircuitRun { trace[ends[position]] }

  /// The run after so many operations of the simulator within the operation at a position.
  func noiselessStage(_ position: Int, _ number: Int) -> CircuitRun { trace[ends[position] + number] }

  /// What the looks of the operation at a position found, the first look first; empty where it has none.
  public func outcomes(at position: Int) -> [Outcome] {
    guard (0..<operationCount).contains(position) else { return [] }
    if !mixedStages.isEmpty {
      let before = mixedStages[position].outcomes.count
      return Array(mixedStages[position + 1].outcomes.dropFirst(before))
    }
    let passed = ends[position]..<ends[position + 1]
    return trace[trace.count - 1].record.filter { passed.contains($0.operation) }.map { $0.outcome }
  }
}

extension Playback {
  /// Makes a move; the play head goes to the end of the board.
  ///
  /// - Throws: ``PlaybackFault/refused(_:)`` or ``PlaybackFault/level(_:)``; nothing has changed then.
  public mutating func play(_ move: Move) throws(PlaybackFault) { try happen(.move(move)) }

  /// Draws every look anew that is not held to an outcome.
  ///
  /// - Throws: ``PlaybackFault/level(_:)``.
  public mutating func lookAgain() throws(PlaybackFault) { try happen(.lookAgain) }

  /// Holds a look to an outcome, to show a class what follows from it.
  ///
  /// - Throws: ``PlaybackFault/noSuchLook(_:count:)`` or ``PlaybackFault/impossibleOutcome(look:)``; nothing has changed
  ///   then.
  public mutating func forceOutcome(_ outcome: Outcome, ofLook look: Int) throws(PlaybackFault) {
    try happen(.force(look: look, outcome))
  }

  /// Lets all looks fall freely again.
  ///
  /// - Throws: ``PlaybackFault/level(_:)``.
  public mutating func releaseOutcomes() throws(PlaybackFault) { try happen(.release) }

  /// Whether there is something to take back.
  public var canUndo: Bool { !log.isEmpty }

  /// Whether there is something to make again.
  public var canRedo: Bool { !undone.isEmpty }

  /// Takes the last event back, outcomes included, and returns it; nil where there is none.
  @discardableResult
  public mutating func undo() -> PlayEvent? {
    guard let entry = log.last, let held = past.last else { return nil }
    var before = self
    if case .move = entry.event { before.session.undo() }
    before.forced = held.forced
    before.take = held.take
    do throws(LevelFault) {
      try before.run(recorded: held.outcomes)
    } catch {
      return nil
    }
    before.log.removeLast()
    before.past.removeLast()
    before.undone.append(entry)
    self = before
    return entry.event
  }

  /// Makes the event again that was taken back last, with the outcomes it had, and returns it; nil where there is none.
  @discardableResult
  public mutating func redo() -> PlayEvent? {
    guard let entry = undone.last else { return nil }
    do throws(PlaybackFault) {
      try perform(entry.event, recorded: entry.outcomes)
    } catch {
      return nil
    }
    undone.removeLast()
    return entry.event
  }

  /// Begins again. The events can be made again one by one, as after undoing them all.
  public mutating func restart() {
    guard let held = past.first else { return }
    var beginning = self
    beginning.session.restart()
    beginning.forced = held.forced
    beginning.take = held.take
    do throws(LevelFault) {
      try beginning.run(recorded: held.outcomes)
    } catch {
      return
    }
    beginning.undone += log.reversed()
    beginning.log = []
    beginning.past = []
    self = beginning
  }

  /// The next hint; see ``Session/nextHint(limits:)``.
  ///
  /// - Throws: ``LevelFault`` where the board cannot be judged.
  public mutating func nextHint(limits: SearchLimits = .brief) throws(LevelFault) -> Hint {
    try session.nextHint(limits: limits)
  }
}

extension Playback {
  /// Shows the board in another of the level's cases; the play head goes to its end. What is judged does not change.
  ///
  /// - Throws: ``PlaybackFault/level(_:)`` where there is no such case, or the board cannot be run in it.
  public mutating func show(case index: Int) throws(PlaybackFault) {
    guard session.judge.cases.indices.contains(index) else {
      let count = session.judge.cases.count
      throw .level(LevelFault(.level, .caseOutOfRange(index: index, count: count)))
    }
    var next = self
    next.shownCase = index
    do throws(LevelFault) {
      try next.run(recorded: [])
    } catch {
      throw .level(error)
    }
    self = next
  }

  /// Moves the play head to where `position` operations have been passed; beyond the ends it stops there.
  public mutating func seek(to position: Int) { head = min(max(0, position), operationCount) }

  /// Moves the play head past the next operation; at the end it stays.
  public mutating func step() { seek(to: head + 1) }

  /// Moves the play head back before the last operation that it has passed; at the beginning it stays.
  public mutating func stepBack() { seek(to: head - 1) }

  /// Moves the play head to the beginning.
  public mutating func rewind() { seek(to: 0) }
}

extension Playback {
  private mutating func happen(_ event: PlayEvent) throws(PlaybackFault) {
    try perform(event, recorded: [])
    undone.removeAll()
  }

  /// Performs an event. Looks find what is recorded, as far as that reaches and is possible.
  private mutating func perform(_ event: PlayEvent, recorded: [Outcome]) throws(PlaybackFault) {
    var next = self
    switch event {
    case .move(let move):
      do throws(MoveRefusal) {
        try next.session.play(move)
      } catch {
        throw .refused(error)
      }
    case .lookAgain:
      next.take += 1
    case .force(let look, let outcome):
      guard outcomes.indices.contains(look) else { throw .noSuchLook(look, count: outcomes.count) }
      next.forced[look] = outcome
    case .release:
      next.forced.removeAll()
    }
    do throws(LevelFault) {
      try next.run(recorded: recorded)
    } catch {
      throw .level(error)
    }
    if case .force(let look, let outcome) = event, next.outcomes[look] != outcome {
      throw .impossibleOutcome(look: look)
    }
    next.log.append(PlayLogEntry(event, outcomes: next.outcomes))
    next.past.append(Held(forced: forced, take: take, outcomes: outcomes))
    self = next
  }

  /// Runs the board and sets the play head to its end.
  private mutating func run(recorded: [Outcome]) throws(LevelFault) {
    var operations: [Operation] = []
    ends = [0]
    for placement in session.attempt.placements {
      operations += level.operations(for: [placement], inCase: shownCase)
      ends.append(operations.count)
    }
    let circuit = try level.circuit(of: operations, at: .level)
    let situation = session.judge.cases[shownCase]
    let (forced, seed, take) = (forced, seed, take)
    let finding = { (look: Int, probabilityOfOne: Double) -> Outcome in
      if let outcome = forced[look] { return outcome }
      if recorded.indices.contains(look) { return recorded[look] }
      var generator = SeededGenerator(seed: seed, stream: take << 16 | UInt64(look))
      return Outcome(bit: generator.nextUniform() < probabilityOfOne)
    }
    do throws(RunError) {
      trace = try circuit.trace(on: situation.start, setBits: situation.setBits, choosing: finding)
      mixedStages = []
      if level.isNoisy {
        mixedStages = try MixedStage.stages(
          of: session.attempt.placements, level, in: situation, finding: finding)
      }
    } catch {
      throw LevelFault(.level, .run(error))
    }
    head = operationCount
  }
}
