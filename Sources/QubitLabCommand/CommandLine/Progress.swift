import Synchronization

/// Tells somebody who waits at a terminal how many gates have been applied, once a second has passed.
final class Progress: Sendable {
  private let total: Int
  private let console: Console
  private let start = ContinuousClock.now
  private let state = Mutex((done: 0, shownAt: ContinuousClock.now, isShown: false))

  /// Progress towards about so many gates.
  init(of total: Int, on console: Console) {
    self.total = total
    self.console = console
  }

  /// One more gate has been applied.
  func advance() {
    let line: String? = state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard now - start > .seconds(1), now - state.shownAt > .milliseconds(200) else { return nil }
      (state.shownAt, state.isShown) = (now, true)
      return "\r\(state.done) of about \(max(total, state.done)) gates, \((now - start).components.seconds) s"
    }
    if let line { console.note(line) }
  }

  /// Wipes what was shown.
  func end() {
    if state.withLock({ $0.isShown }) { console.note("\r\u{1B}[K") }
  }
}
