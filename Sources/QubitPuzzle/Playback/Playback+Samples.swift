public import QuantumSimulator

/// The arrows at a moment of a board.
public struct MotionSample: Sendable {
  /// How far the board has come: time in the level's unit where waits and pulses stand on it, otherwise operations.
  public let time: Double
  /// The arrow of each qubit, qubit 0 first.
  public let arrows: [BlochVector]
}

extension Playback {
  /// Whether waits or pulses stand on the board, so that there is time to speak of.
  public var hasTime: Bool { session.attempt.placements.contains { level.takesTime($0) } }

  /// The arrows along the whole board, `count` times an operation and at every end of one.
  ///
  /// - Throws: ``PlaybackFault/level(_:)``.
  public func samples(perOperation count: Int) throws(PlaybackFault) -> [MotionSample] {
    let isTimed = hasTime
    var time = 0.0
    var samples: [MotionSample] = []
    let placements = session.attempt.placements
    guard !placements.isEmpty else { return [MotionSample(time: 0, arrows: try arrows())] }
    for (position, placement) in placements.enumerated() {
      var duration = isTimed ? 0.0 : 1.0
      if case .piece(let use) = placement, level.takesTime(placement), let dial = use.dials.first {
        duration = dial
      }
      for step in 0...max(1, count) {
        let fraction = Double(step) / Double(max(1, count))
        samples.append(
          MotionSample(
            time: time + fraction * duration,
            arrows: try arrows(passing: position, fraction: fraction)))
      }
      time += duration
    }
    return samples
  }
}
