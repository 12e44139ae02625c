/// The whole numbers from a start to a stop, both included, by a step of either sign.
struct IntegerRange: Hashable, Sendable {
  private var upcoming: Int64
  private var remaining: UInt64
  private let step: Int64

  /// The numbers of `[start:step:stop]`; nil where the step is zero.
  init?(start: Int64, step: Int64, stop: Int64) {
    guard step != 0 else { return nil }
    self.step = step
    upcoming = start
    guard step > 0 ? start <= stop : start >= stop else {
      remaining = 0
      return
    }
    let distance = UInt64(bitPattern: step > 0 ? stop &- start : start &- stop)
    let steps = distance / step.magnitude
    remaining = steps == .max ? .max : steps + 1
  }

  /// How many numbers are to come.
  var count: UInt64 { remaining }

  /// The next number, if there is one.
  mutating func next() -> Int64? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    defer { upcoming &+= step }
    return upcoming
  }
}
