import QubitLevels
public import QubitPuzzle

extension PlayerProgress {
  /// Takes in how a game stands: what has been solved, and what stands on the board. A game without an event is none.
  public mutating func keep(_ playback: Playback, _ verdict: Verdict) {
    record(verdict, of: playback.level.id)
    keep(
      attempt: playback.log.isEmpty ? nil : ReplayFile(of: playback)?.text, of: playback.level.id)
  }

  /// The game that was left at a level; nil where there is none, or none that this version of the level can play.
  public func playback(of judge: Judge) -> Playback? {
    guard let text = attempts[judge.level.id] else { return nil }
    return try? ReplayFile(reading: Array(text.utf8), level: judge.level).playback(of: judge)
  }
}
