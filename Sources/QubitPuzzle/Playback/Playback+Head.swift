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
