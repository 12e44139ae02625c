public import Observation
public import QuantumSimulator
import QubitLevels
public import QubitPuzzle

/// A level as a user interface holds it: observable, on Apple's systems and on Linux.
///
/// ```swift
/// @State private var player: LevelPlayer
/// // …
/// Button("H") { try? player.play(.place(.gate(.h, on: [0]), position: nil)) }
/// Text(player.verdict.isSolved ? "★" : "☆")
/// ```
///
/// All it holds are values: ``playback`` and ``verdict`` can be kept, compared and sent to another task, and a copy is a
/// snapshot. Whatever changes the board judges it again at once, exactly, over all cases and branches.
@MainActor @Observable
public final class LevelPlayer {
  /// The board with the state after each operation, the play head, and the log of what has happened.
  public private(set) var playback: Playback
  /// What the judge says about the board now.
  public private(set) var verdict: Verdict
  /// The hint that was asked for last; nil once the board has changed after it.
  public private(set) var hint: Hint?
  /// The language of the sentences.
  public var language: Language

  /// Begins a level, or goes on from a playback.
  ///
  /// - Parameter seed: What the looks are drawn from; the same seed and the same moves show the same.
  /// - Throws: ``QubitPuzzle/LevelFault`` for a level that cannot be judged or run.
  public convenience init(
    _ level: Level, seed: UInt64 = 0, language: Language = .english
  ) throws(LevelFault) {
    try self.init(continuing: try Playback(of: level, seed: seed), language: language)
  }

  /// Goes on from where a game was left.
  ///
  /// - Throws: ``QubitPuzzle/LevelFault`` where the board cannot be judged.
  public init(continuing playback: Playback, language: Language = .english) throws(LevelFault) {
    self.playback = playback
    self.language = language
    verdict = try playback.session.verdict()
  }

  /// The level that is played.
  public var level: Level { playback.level }

  // MARK: - Commands

  /// Makes a move; the play head goes to the end of the board.
  ///
  /// - Throws: ``QubitPuzzle/PlaybackFault``, which has a code for programs and a sentence for the player; nothing has changed then.
  public func play(_ move: Move) throws(PlaybackFault) {
    try change { (playback) throws(PlaybackFault) in try playback.play(move) }
  }

  /// Why a move is not allowed now, or nil where it is: for showing where a gate may be dropped.
  public func refusal(of move: Move) -> MoveRefusal? { playback.session.attempt.refusal(of: move) }

  /// Takes the last event back, outcomes included. Returns whether there was one.
  @discardableResult
  public func undo() -> Bool { travel { $0.undo() != nil } }

  /// Makes the event again that was taken back last, with the outcomes it had. Returns whether there was one.
  @discardableResult
  public func redo() -> Bool { travel { $0.redo() != nil } }

  /// Takes everything back; it can be made again step by step.
  public func restart() {
    _ = travel { playback in
      playback.restart()
      return true
    }
  }

  /// Asks for the next hint: the author's, one after another, then the solver's next move from here.
  ///
  /// - Throws: ``QubitPuzzle/LevelFault`` where the board cannot be judged.
  public func askForHint(limits: SearchLimits = .brief) throws(LevelFault) {
    hint = try playback.nextHint(limits: limits)
  }
}

extension LevelPlayer {
  // MARK: - Looks

  /// Draws every look anew that is not held to an outcome.
  ///
  /// - Throws: ``QubitPuzzle/PlaybackFault``.
  public func lookAgain() throws(PlaybackFault) {
    try change { (playback) throws(PlaybackFault) in try playback.lookAgain() }
  }

  /// Holds a look to an outcome, to show a class what follows from it.
  ///
  /// - Throws: ``QubitPuzzle/PlaybackFault``; nothing has changed then.
  public func forceOutcome(_ outcome: Outcome, ofLook look: Int) throws(PlaybackFault) {
    try change { (playback) throws(PlaybackFault) in try playback.forceOutcome(outcome, ofLook: look) }
  }

  /// Lets all looks fall freely again.
  ///
  /// - Throws: ``QubitPuzzle/PlaybackFault``.
  public func releaseOutcomes() throws(PlaybackFault) {
    try change { (playback) throws(PlaybackFault) in try playback.releaseOutcomes() }
  }

  /// Every way in which the looks on the board can come out, each with its exact probability.
  ///
  /// - Throws: ``QubitPuzzle/LevelFault``, as on a board with noise, which has ``noisyBranches()``.
  public func branches() throws(LevelFault) -> [CircuitRun] {
    try playback.session.judge.runs(of: playback.session.attempt, inCase: playback.shownCase)
  }

  /// Every register of bits with which the board can end, each with its exact probability and mixed state.
  ///
  /// - Throws: ``QubitPuzzle/LevelFault``.
  public func noisyBranches() throws(LevelFault) -> [NoisyBranch] {
    try playback.session.judge.noisyRuns(of: playback.session.attempt, inCase: playback.shownCase)
  }

  /// Shows the board in another of the level's cases. What is judged does not change.
  ///
  /// - Throws: ``QubitPuzzle/PlaybackFault`` where there is no such case.
  public func show(case index: Int) throws(PlaybackFault) {
    var next = playback
    try next.show(case: index)
    playback = next
  }

  // MARK: - The play head

  /// Moves the play head to where `position` operations have been passed; beyond the ends it stops there.
  public func seek(to position: Int) { playback.seek(to: position) }

  /// Moves the play head past the next operation.
  public func step() { playback.step() }

  /// Moves the play head back before the last operation that it has passed.
  public func stepBack() { playback.stepBack() }

  /// Moves the play head to the beginning.
  public func rewind() { playback.rewind() }

  /// What a screen reader says of the board and the state at the play head, in the player's language.
  public var spokenSentences: [String] { SpokenState(of: playback, in: language).sentences }
}

extension LevelPlayer {
  /// Changes a copy, has it judged, and takes it over only when both have succeeded.
  private func change(_ body: (inout Playback) throws(PlaybackFault) -> Void) throws(PlaybackFault) {
    var next = playback
    try body(&next)
    do throws(LevelFault) {
      verdict = try next.session.verdict()
    } catch {
      throw .level(error)
    }
    playback = next
    hint = nil
  }

  /// Goes back or forth to a board that has been judged before.
  private func travel(_ body: (inout Playback) -> Bool) -> Bool {
    var next = playback
    guard body(&next), let judged = try? next.session.verdict() else { return false }
    playback = next
    verdict = judged
    hint = nil
    return true
  }
}
