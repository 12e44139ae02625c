import QubitLab

/// Keeps a game in a file of progress: what stands on the board after every move, and what has been solved.
final class GameRecord {
  private let store: ProgressStore
  private var progress: PlayerProgress

  /// Opens the file, which need not exist. A damaged one is set aside and reported.
  init(path: String, on console: Console) throws(Failure) {
    store = ProgressStore(path: path)
    do throws(ProgressError) {
      let (progress, origin) = try store.load()
      self.progress = progress
      if case .recovered(let aside, let reason) = origin {
        console.complain("qubitlab: \(reason); it is now '\(aside)', and the last good copy is used")
      }
    } catch {
      throw .badData("\(error)")
    }
  }

  /// The game that was left at a level, or a new one where there is none that can be played.
  func playback(of level: Level) throws(Failure) -> Playback {
    let judge: Judge
    do throws(LevelFault) {
      judge = try Judge(of: level)
      if let left = progress.playback(of: judge) { return left }
      return try Playback(judge: judge)
    } catch {
      throw .badData("\(error)")
    }
  }

  /// Writes down how a game stands. When it returns, the disk has it.
  func keep(_ playback: Playback, _ verdict: Verdict) throws(Failure) {
    progress.keep(playback, verdict)
    do throws(ProgressError) {
      try store.save(progress)
    } catch {
      throw .cannotWrite("\(error)")
    }
  }
}
