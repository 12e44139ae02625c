public import QubitPuzzle
public import QuantumSimulator

/// A level played through text alone: moves as people write them, everything told as one line of JSON.
///
/// ```swift
/// var player = try TextPlayer(level: bytes, seed: 7)
/// try player.play("H q0")
/// player.snapshot(in: .english)     // {"board": […], "head": 1, …}
/// ```
///
/// It is what the C interface and the browser share. Swift front ends use ``QubitPuzzle/Playback`` itself.
public struct TextPlayer: Sendable {
  /// The level being played, with its pictures.
  public private(set) var playback: Playback
  /// How moves are written.
  public let notation: LevelNotation
  /// The level's file as it came: what is shared.
  let file: [UInt8]

  /// Opens a level from the bytes of its file.
  ///
  /// - Throws: ``TextPlayerError/unreadable(_:)`` or ``TextPlayerError/fault(_:)``.
  public init(level bytes: [UInt8], seed: UInt64) throws(TextPlayerError) {
    let reading = LevelReading(LevelFile(path: "level.json", bytes: bytes))
    guard let level = reading.level else { throw .unreadable(reading.diagnostics) }
    try self.init(playing: level, from: bytes, seed: seed)
  }

  /// Opens a level from the line in which it was shared.
  ///
  /// - Throws: ``TextPlayerError/unshareable(_:)`` or ``TextPlayerError/fault(_:)``.
  public init(shared line: String, seed: UInt64) throws(TextPlayerError) {
    let bytes: [UInt8]
    let level: Level
    do throws(ShareStringError) {
      bytes = try ShareString.file(from: line)
      level = try ShareString.level(inFile: bytes)
    } catch {
      throw .unshareable(error)
    }
    try self.init(playing: level, from: bytes, seed: seed)
  }

  private init(playing level: Level, from file: [UInt8], seed: UInt64) throws(TextPlayerError) {
    playback = try Self.told { () throws(LevelFault) in try Playback(of: level, seed: seed) }
    notation = LevelNotation(level: level)
    self.file = file
  }

  /// Makes the move that a text spells; see ``LevelNotation``.
  ///
  /// - Throws: ``TextPlayerError/spelling(_:)`` or ``TextPlayerError/fault(_:)``; nothing has changed then.
  public mutating func play(_ text: String) throws(TextPlayerError) {
    let move: Move
    do throws(SpellingError) {
      move = try notation.move(text)
    } catch {
      throw .spelling(error)
    }
    try Self.told { () throws(PlaybackFault) in try playback.play(move) }
  }

  /// Whether the move that a text spells would be allowed now; the error it would give otherwise.
  public func refusal(of text: String) -> TextPlayerError? {
    var copy = self
    do throws(TextPlayerError) {
      try copy.play(text)
      return nil
    } catch {
      return error
    }
  }

  /// Takes the last event back. Returns whether there was one.
  public mutating func undo() -> Bool { playback.undo() != nil }

  /// Makes the event again that was taken back last. Returns whether there was one.
  public mutating func redo() -> Bool { playback.redo() != nil }

  /// Begins again.
  public mutating func restart() { playback.restart() }

  /// Moves the play head; beyond the ends it stops there.
  public mutating func seek(to position: Int) { playback.seek(to: position) }

  /// Draws anew every look that is not held to an outcome.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public mutating func lookAgain() throws(TextPlayerError) {
    try Self.told { () throws(PlaybackFault) in try playback.lookAgain() }
  }

  /// Holds a look to an outcome.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``; nothing has changed then.
  public mutating func forceOutcome(_ outcome: Outcome, ofLook look: Int) throws(TextPlayerError) {
    try Self.told { () throws(PlaybackFault) in try playback.forceOutcome(outcome, ofLook: look) }
  }

  /// Lets all looks fall freely again.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public mutating func releaseOutcomes() throws(TextPlayerError) {
    try Self.told { () throws(PlaybackFault) in try playback.releaseOutcomes() }
  }

  /// Shows the board in another of the level's cases; see ``QubitPuzzle/Playback/show(case:)``.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``; nothing has changed then.
  public mutating func show(case index: Int) throws(TextPlayerError) {
    try Self.told { () throws(PlaybackFault) in try playback.show(case: index) }
  }

  /// Plays a replay of the level from its beginning.
  ///
  /// - Throws: ``TextPlayerError/replay(_:)`` or ``TextPlayerError/fault(_:)``; nothing has changed then.
  public mutating func load(replay bytes: [UInt8]) throws(TextPlayerError) {
    let file: ReplayFile
    do throws(ReplayFileError) {
      file = try ReplayFile(reading: bytes, level: playback.level)
    } catch {
      throw .replay(error)
    }
    let judge = playback.session.judge
    try Self.told { () throws(PlaybackFault) in playback = try file.playback(of: judge) }
  }

  /// What has happened so far, as a replay file.
  ///
  /// - Throws: ``TextPlayerError/unwritable``.
  public func replay() throws(TextPlayerError) -> String {
    guard let file = ReplayFile(of: playback) else { throw .unwritable }
    return file.text
  }

  /// The next hint.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public mutating func nextHint() throws(TextPlayerError) -> Hint {
    try Self.told { () throws(LevelFault) in try playback.nextHint() }
  }

  /// What the judge says about the board now.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public func verdict() throws(TextPlayerError) -> Verdict {
    try Self.told { () throws(LevelFault) in try playback.session.verdict() }
  }

  /// The state at the play head; see ``QubitPuzzle/Playback/state``.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``, as where the state is mixed.
  public func state() throws(TextPlayerError) -> StateVector {
    try Self.told { () throws(PlaybackFault) in try playback.state }
  }

  /// The state at the play head as a ket.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``, as where the state is mixed.
  public func ketText() throws(TextPlayerError) -> String {
    let state = try state()
    return try Self.told { () throws(LevelFault) in
      do throws(StateError) {
        return try state.ketText()
      } catch {
        throw LevelFault(.level, .state(error))
      }
    }
  }

  /// The arrow of each qubit at the play head, qubit 0 first.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public func arrows() throws(TextPlayerError) -> [BlochVector] {
    try Self.told { () throws(PlaybackFault) in try playback.arrows() }
  }

  /// The state on the way through an operation; see ``QubitPuzzle/Playback/state(passing:fraction:)``.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public func state(passing index: Int, fraction: Double) throws(TextPlayerError) -> StateVector {
    try Self.told { () throws(PlaybackFault) in try playback.state(passing: index, fraction: fraction) }
  }

  /// The arrow of each qubit on the way through an operation; see ``QubitPuzzle/Playback/arrows(passing:fraction:)``.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public func arrows(passing index: Int, fraction: Double) throws(TextPlayerError) -> [BlochVector] {
    try Self.told { () throws(PlaybackFault) in try playback.arrows(passing: index, fraction: fraction) }
  }

  /// Does something, and tells as this player's error what speaks against it.
  private static func told<Result>(
    _ body: () throws(PlaybackFault) -> Result
  ) throws(TextPlayerError) -> Result {
    do throws(PlaybackFault) {
      return try body()
    } catch {
      throw .fault(error)
    }
  }

  /// Does something, and tells as this player's error what speaks against the level.
  static func told<Result>(
    _ body: () throws(LevelFault) -> Result
  ) throws(TextPlayerError) -> Result {
    try told { () throws(PlaybackFault) in
      do throws(LevelFault) {
        return try body()
      } catch {
        throw .level(error)
      }
    }
  }
}
