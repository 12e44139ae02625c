public import QuantumSimulator

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
    before.looks = held.looks
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
    beginning.looks = held.looks
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
  private mutating func happen(_ event: PlayEvent) throws(PlaybackFault) {
    try perform(event, recorded: [])
    undone.removeAll()
  }

  /// Performs an event. Looks find what is recorded, as far as that reaches and is possible.
  mutating func perform(_ event: PlayEvent, recorded: [Outcome]) throws(PlaybackFault) {
    var next = self
    switch event {
    case .move(let move):
      do throws(MoveRefusal) {
        try next.session.play(move)
      } catch {
        throw .refused(error)
      }
    case .lookAgain:
      next.looks.take += 1
    case .force(let look, let outcome):
      guard outcomes.indices.contains(look) else { throw .noSuchLook(look, count: outcomes.count) }
      next.looks.forced[look] = outcome
    case .release:
      next.looks.forced.removeAll()
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
    next.past.append(Held(looks: looks, outcomes: outcomes))
    self = next
  }
}
