/// The least number of steps that a program takes, as far as it can be told before it runs.
///
/// Loops with known bounds and gates built upon gates multiply the steps that a short text asks for; what could never
/// end in time is refused before it begins. A choice counts for one step, and so does a loop that may be left early.
struct LeastWork {
  /// The steps so far; more than any limit where they cannot be counted.
  private(set) var steps = 0
  /// How many statements so far leave a loop, a subroutine or the program.
  private(set) var exits = 0

  /// Adds steps.
  mutating func add(_ count: Int) {
    let (sum, overflows) = steps.addingReportingOverflow(count)
    steps = overflows ? .max : sum
  }

  /// Adds a statement that leaves what it stands in.
  mutating func addExit() { exits += 1 }

  /// Takes what has been added since `start` for something that may not happen.
  mutating func mayBeLeftOut(since start: LeastWork) {
    steps = start.steps
    add(1)
  }

  /// Takes what has been added since `start` for one round of a loop, of so many where that is known.
  mutating func isRound(since start: LeastWork, rounds: UInt64?) {
    guard exits == start.exits, let rounds else { return mayBeLeftOut(since: start) }
    let (product, overflows) = UInt64(steps - start.steps).multipliedReportingOverflow(by: rounds)
    steps = start.steps
    add(overflows ? .max : Int(clamping: product))
  }
}
